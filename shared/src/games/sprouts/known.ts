import type { Computation } from '../../game/theory.ts';
import { TableCache } from '../../solver/table-cache.ts';
import { type Book, type Entry, entriesOf, packedEntriesOf, readBook } from './book.ts';
import { BOOK_AT_HAND, fetchBook } from './book-at-hand.ts';
import { LandTable } from './land-table.ts';
import { LandValues } from './land-values.ts';
import { livesToKeep } from './lives-to-keep.ts';
import { type MisereBook, misereBookFrom, readMisereBook } from './misere-book.ts';
import { withMisereEssence } from './misere-essence.ts';
import { MisereSearch } from './misere-search.ts';
import { ProofSearch } from './proof-search.ts';

/** What is known of lands in normal play, and the search that extends it. */
export interface Known {
  readonly lands: LandTable;
  readonly search: ProofSearch;
}

/** Most bytes that are kept for the next question. */
const MAX_KEPT = 2 ** 25;
/** Most lands of which what is settled is kept: 14 MB of numbers and some bytes for each form. */
const MAX_LANDS_KEPT = 2 ** 18;
/** Lands that are gone through between two yields. */
const SLICE = 20_000;
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
  forgetKnowledge();
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

/** Knowledge from the book and from earlier questions; if that has grown too large, only its essence. @param most in bytes */
export function* cachedKnowledge(most = MAX_KEPT): Computation<Known> {
  const known = kept.get(KEY) ?? (yield* whatTheBookSays());
  return bytesOfKnown(known) > most ? yield* essence(known.lands) : known;
}

/** Keeps it for the next question; if it is far too large, only its essence. Gives how many bytes that frees. @param most in bytes */
export function* cacheKnowledge(known: Known, most = 2 * MAX_KEPT): Computation<number> {
  const bytes = bytesOfKnown(known);
  const toKeep = bytes > most ? yield* essence(known.lands) : known;
  if (begun.get(known) === loaded) kept.keep(KEY, toKeep, bytesOfKnown(toKeep));
  return bytes - bytesOfKnown(toKeep);
}

/** Forgets what earlier questions have shown. */
export function forgetKnowledge(): void {
  kept.drop(KEY);
  keptMisere.drop(KEY);
}

/** The same as `cachedKnowledge` where the last move loses. @param most in bytes */
export function* cachedMisere(most = MAX_KEPT): Computation<MisereSearch> {
  const search = keptMisere.get(KEY) ?? (yield* whatTheMisereBookSays());
  return search.bytes > most ? yield* misereEssence(search) : search;
}

/** The same as `cacheKnowledge` where the last move loses. @param most in bytes */
export function* cacheMisere(search: MisereSearch, most = 2 * MAX_KEPT): Computation<number> {
  const { bytes } = search;
  const toKeep = bytes > most ? yield* misereEssence(search) : search;
  if (begun.get(search) === loaded) keptMisere.keep(KEY, toKeep, toKeep.bytes);
  return bytes - toKeep.bytes;
}

function* misereEssence(search: MisereSearch): Computation<MisereSearch> {
  const known = new MisereSearch();
  begun.set(known, loaded);
  return yield* withMisereEssence(known, search);
}

function* whatTheMisereBookSays(): Computation<MisereSearch> {
  const search = new MisereSearch();
  begun.set(search, loaded);
  if (misereBook) yield* readMisereBook(search, misereBook);
  return search;
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

/** A new table with what is settled of the larger lands, at most of so many, but for what the large texts have. */
export function* essence(lands: LandTable, most = MAX_LANDS_KEPT): Computation<Known> {
  const known = nothingKnown(values);
  begun.set(known, loaded);
  return yield* withSettled(known, lands, livesToKeep(settledLives(lands), most));
}

function* settledLives(lands: LandTable): Generator<number, void, void> {
  for (let id = 0; id < lands.size; id++) if (lands.isSettled(id)) yield lands.lives(id);
}

/** Adds what is settled in another table of lands with at least so many lives, but for what that knew beforehand, which this must know as well. */
export function* withSettled(known: Known, lands: LandTable, minLives: number): Computation<Known> {
  for (let id = 0; id < lands.size; id++) {
    if (id % SLICE === SLICE - 1) yield { states: 0 };
    if (lands.lives(id) >= minLives && lands.isSettled(id) && !lands.wasKnown(id)) known.lands.copy(lands, id);
  }
  return known;
}
