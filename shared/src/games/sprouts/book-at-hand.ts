import type { Book } from './book.ts';
import { BOOK } from './book-text.ts';
import { WORKED_OUT } from './worked-text.ts';

/** The opening book, for programs that have it from their beginning. The build of the pages puts book-fetched.ts in place of this file. */
export const BOOK_AT_HAND: Book | null = { proof: BOOK, worked: WORKED_OUT };

export async function fetchBook(): Promise<Book> {
  return BOOK_AT_HAND as Book;
}
