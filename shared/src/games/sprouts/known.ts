import type { Computation } from '../../game/theory.ts';
import { TableCache } from '../../solver/table-cache.ts';
import { type Book, type Entry, entriesOf, packedEntriesOf, readBook } from './book.ts';
import { BOOK_AT_HAND, fetchBook } from './book-at-hand.ts';
import { LandTable } from './land-table.ts';
import { LandValues } from './land-values.ts';
import { type MisereBook, misereBookFrom, readMisereBook } from './misere-book.ts';
import { MisereSearch } from './misere-search.ts';
import { ProofSearch } from './proof-search.ts';

/** What is known of lands in normal play, and the search that extends it. */
export interface Known {
  readonly lands: LandTable;
  readonly search: ProofSearch;
}

/** Most bytes that are kept for the next question. */
const MAX_KEPT = 2 ** 25;
/** Lands with fewer lives are sooner worked out again than remembered. */
const MIN_LIVES = 7;
const SLICE = 5_000;
const KEY = '';

const kept = new TableCache<Known>();
let book: Book = BOOK_AT_HAND ?? { proof: '', worked: '' };
let restOfBook = '';
/** What is large: lands that games met, those of early positions, and the rest of the book. */
let values: LandValues | undefined;
/** The book where the last line loses, once it is loaded. */
let misereBook: MisereBook | null = null;
const keptMisere = new TableCache<MisereSearch>();

/** Loads the opening book where it is not at hand, once. The search does without it, though more slowly. */
export function loadBook(): Promise<void> {
  return once(readOpeningBook);
}

/** Loads the rest of the book as well, and the one where the last line loses, once: what proves all that is claimed. */
export function loadWholeBook(): Promise<void> {
  return once(readWholeBook);
}

/** Loads all that is known, once: 2.9 MB more, which only an analysis waits for. */
export function loadLargeTexts(): Promise<void> {
  return once(readLargeTexts);
}

/** How often something was loaded, and how often it had been when knowledge was begun: what lacks something loaded since is not kept. */
let loaded = 0;
const begun = new WeakMap<Known | MisereSearch, number>();

function forgetOlder(): void {
  loaded++;
  kept.drop(KEY);
  keptMisere.drop(KEY);
}

const loads = new Map<() => Promise<void>, Promise<void>>();

/** Loads something the first time it is asked for, and again where that failed. */
function once(load: () => Promise<void>): Promise<void> {
  const loading =
    loads.get(load) ??
    load().catch((error: unknown) => {
      loads.delete(load);
      throw error;
    });
  loads.set(load, loading);
  return loading;
}

async function readOpeningBook(): Promise<void> {
  if (BOOK_AT_HAND) return;
  book = await fetchBook();
  forgetOlder();
}

async function readWholeBook(): Promise<void> {
  const [{ REST_OF_BOOK }, { MISERE_BOOK }] = await Promise.all([
    import('./rest-of-book-text.ts'),
    import('./misere-book-text.ts'),
    loadBook(),
  ]);
  restOfBook = REST_OF_BOOK;
  misereBook = misereBookFrom(MISERE_BOOK);
  forgetOlder();
}

async function readLargeTexts(): Promise<void> {
  const [{ MET }, { EARLY }] = await Promise.all([import('./met-text.ts'), import('./early-text.ts'), loadWholeBook()]);
  values = new LandValues(MET, EARLY, restOfBook);
  forgetOlder();
}

/** The lands of the book, as far as it has been loaded. */
export function* bookLoaded(): Generator<Entry, void, void> {
  yield* entriesOf(book.proof);
  if (restOfBook) yield* packedEntriesOf(restOfBook);
}

export function misereBookLoaded(): MisereBook | null {
  return misereBook;
}

/** Knowledge from the book and from earlier questions; if that has grown too large, only its nimbers. @param most in bytes */
export function* cachedKnowledge(most = MAX_KEPT): Computation<Known> {
  const known = kept.get(KEY) ?? (yield* whatTheBookSays());
  return bytesOfKnown(known) > most ? yield* essence(known.lands, most) : known;
}

/** Keeps it for the next question, unless it is far too much: then that begins with the book again. */
export function cacheKnowledge(known: Known, most = 2 * MAX_KEPT): void {
  const bytes = bytesOfKnown(known);
  if (bytes > most) kept.drop(KEY);
  else if (begun.get(known) === loaded) kept.keep(KEY, known, bytes);
}

/** The same where the last move loses: all of it, or what the book says where that has become too much. */
export function* misereSoFar(): Computation<MisereSearch> {
  const kept = keptMisere.get(KEY);
  if (kept && kept.bytes <= MAX_KEPT) return kept;
  const search = new MisereSearch();
  begun.set(search, loaded);
  if (misereBook) yield* readMisereBook(search, misereBook);
  return search;
}

export function keepMisere(search: MisereSearch): void {
  if (begun.get(search) === loaded && search.bytes <= MAX_KEPT) keptMisere.keep(KEY, search, search.bytes);
}

export function bytesOfKnown({ lands, search }: Known): number {
  return lands.bytes + search.bytes;
}

export function nothingKnown(values?: LandValues): Known {
  const lands = new LandTable('odd', values);
  return { lands, search: new ProofSearch(lands) };
}

function* whatTheBookSays(): Computation<Known> {
  const known = nothingKnown(values);
  begun.set(known, loaded);
  yield* readBook(known.lands, book);
  return known;
}

/** A new table with the settled values of the larger lands, but for those that the large texts have. */
function* essence(lands: LandTable, most: number): Computation<Known> {
  const known = nothingKnown(values);
  begun.set(known, loaded);
  for (let id = 0; id < lands.size; id++) {
    if (id % SLICE === SLICE - 1) yield { states: 0 };
    if (lands.lives(id) < MIN_LIVES || !lands.isSettled(id) || lands.wasKnown(id)) continue;
    known.lands.copy(lands, id);
  }
  return bytesOfKnown(known) > most ? yield* whatTheBookSays() : known;
}
