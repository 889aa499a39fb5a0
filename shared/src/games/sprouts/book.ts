import type { Computation } from '../../game/theory.ts';
import type { Form } from './canonical.ts';
import { fromDigits, inDigits } from './digits.ts';
import type { LandTable } from './land-table.ts';
import { PackedLands } from './packed-lands.ts';

/** The opening book as text, and what was worked out beforehand. */
export interface Book {
  readonly proof: string;
  readonly worked: string;
}

/** What is written of a land. */
export interface Entry {
  readonly form: Form;
  /** Among the lands of early positions also `NIMBERS` and a heap, where no more is known than that it does not equal this heap. */
  readonly nimber: number;
}

const SLICE = 200;

/** An entry as text: its nimber, and its form. */
export function entryText({ form, nimber }: Entry): string {
  return inDigits([nimber, ...form]);
}

/** What the book says, an entry at a time. */
export function* entriesOf(book: string): Generator<Entry, void, void> {
  for (const [entry] of book.matchAll(/\S+/g)) {
    const [nimber = 0, ...form] = fromDigits(entry);
    yield { form, nimber };
  }
}

/** The entries of a packed text. */
export function* packedEntriesOf(text: string): Generator<Entry, void, void> {
  const lands = new PackedLands(text);
  while (lands.next()) yield { form: Array.from(lands.form.subarray(0, lands.length)), nimber: lands.nimber };
}

/**
 * Reads the opening book into a table, and what was worked out beforehand. The book is a proof: whatever is drawn in a land of it,
 * beside a heap as large as its nimber, there is an answer after which all lands are in the book, or small, and come to 0. What was
 * worked out is what the search says of lands near the beginning of games, where it takes longest.
 */
export function* readBook(lands: LandTable, { proof, worked }: Book): Computation<void> {
  let read = 0;
  for (const text of [proof, worked]) {
    for (const { form, nimber } of entriesOf(text)) {
      lands.settle(lands.idOfForm(form), nimber, false);
      if (++read % SLICE === 0) yield { states: 0 };
    }
  }
}
