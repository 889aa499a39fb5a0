import { ATTEMPTS, type Attempt } from '@nimhall/shared/learnt/attempts';
import { type Results, resultsOn } from '@nimhall/shared/learnt/days';
import { LruMap } from '@nimhall/shared/lru-map';
import { setOfWord, wordOf } from '@nimhall/shared/puzzle/class';
import { DAILY } from '@nimhall/shared/puzzle/day';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { runInWorker } from '../../../analysis-worker/worker-client.ts';
import { learnt } from '../../../components/learnt/my-learnt.ts';
import { fieldsOf, PersistentStore, parsed } from '../../../reactive/persistent-store.ts';
import { deviceStorage } from '../../../reactive/storage.ts';
import { classLink, dailyLink } from './links.ts';
import { today } from './today.ts';

/** Puzzles that are the same for everybody: those of a day, or of a word of a class. */
export interface SharedSet {
  /** The day; of a word the number of its set, which is later than any day. */
  readonly day: number;
  /** The word; empty for those of a day. */
  readonly word: string;
}

/** How the set of a word went on this device. */
interface ClassDay {
  readonly day: number;
  readonly results: Results;
}

/** The sets of words that were composed lately. */
const composed = new LruMap<number, Promise<readonly Puzzle[] | null>>(2);

/** How the last set of a word went: it is no day, and makes no row of days. */
export const classDays = new PersistentStore(deviceStorage(), 'nimhall:class', (text): ClassDay => {
  const { day, results } = fieldsOf(parsed(text));
  const known = Array.isArray(results) ? results : [];
  return { day: Number(day), results: Array.from({ length: DAILY }, (_, place) => ATTEMPTS.find((each) => each === known[place]) ?? null) };
});

/** The set that a page is about, by its name and its query; null where it is about none. */
export function sharedSet(name: string, query: string): SharedSet | null {
  if (name === 'today') return { day: today(), word: '' };
  const word = name === 'class' ? wordOf(new URLSearchParams(query).get('word') ?? '') : '';
  return word ? setOf(word) : null;
}

/** The set of a word. */
export function setOf(word: string): SharedSet {
  return { day: setOfWord(word), word };
}

/** Its puzzles: those of a day are written down, those of a word come from the worker; null if that failed. */
export async function puzzlesOf({ day, word }: SharedSet): Promise<readonly Puzzle[] | null> {
  if (!word) return (await import('@nimhall/shared/puzzle/daily')).dailyPuzzles(day);
  const puzzles = composed.get(day) ?? runInWorker({ kind: 'word', set: day });
  composed.keep(day, puzzles);
  void puzzles.then((known) => known === null && composed.forget(day));
  return puzzles;
}

/** The results so far. */
export function resultsOf({ day, word }: SharedSet): Results {
  if (!word) return resultsOn(learnt.value.practice.days, day);
  return classDays.value.day === day ? classDays.value.results : Array.from({ length: DAILY }, () => null);
}

/** Saves the first result of a puzzle of a class; those of a day are saved with the progress. */
export function keepInClass({ day, word }: SharedSet, place: number, attempt: Attempt): void {
  const results = resultsOf({ day, word });
  if (word && results[place] === null) classDays.set({ day, results: results.with(place, attempt) });
}

/** The address of one of its puzzles, or of its result where none is named. */
export function linkInto({ word }: SharedSet, place: number | null): string {
  return word ? classLink(word, place) : dailyLink(place);
}
