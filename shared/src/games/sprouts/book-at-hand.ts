import type { Book } from './book.ts';
import { BOOK } from './book-text.ts';
import { WORKED_OUT } from './worked-text.ts';

const book: Book = { proof: BOOK, worked: WORKED_OUT };

/** The opening book, for programs that have it from their beginning. The build of the pages puts book-fetched.ts in place of this file. */
export const BOOK_AT_HAND: Book | null = book;

export async function fetchBook(): Promise<Book> {
  return book;
}
