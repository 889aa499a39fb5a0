import type { Book } from './book.ts';

/** What pages have in place of book-at-hand.ts: the opening book is nearly half of what a worker would load, and most never ask about Sprouts. */
export const BOOK_AT_HAND: Book | null = null;

export async function fetchBook(): Promise<Book> {
  const [{ BOOK }, { WORKED_OUT }] = await Promise.all([import('./book-text.ts'), import('./worked-text.ts')]);
  return { proof: BOOK, worked: WORKED_OUT };
}
