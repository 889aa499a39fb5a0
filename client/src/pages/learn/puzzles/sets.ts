import { dayOfWord, wordOf } from '@nimhall/shared/puzzle/class';
import { KeptStore, parsed } from '../../../reactive/kept-store.ts';
import { deviceStorage } from '../../../reactive/storage.ts';
import { daysAfter, daysFrom, type Results, resultsOn } from './days.ts';
import { journal } from './journal.ts';
import { classLink, dailyLink } from './links.ts';
import type { Attempt } from './skill.ts';
import { today } from './today.ts';

/** Puzzles that are the same for everybody: those of a day, or of a word that a class has agreed on. */
export interface SharedSet {
  /** As `dailyPuzzles` counts them. */
  readonly day: number;
  /** The word; empty for those of a day. */
  readonly word: string;
}

/** How the last set of a word went: it is no day, and makes no row of days. */
export const classDays = new KeptStore(deviceStorage(), 'nimhall:class', (text) => daysFrom(parsed(text)));

/** The set that a page is about, by its name and its query; null where it is about none. */
export function sharedSet(name: string, query: string): SharedSet | null {
  if (name === 'today') return { day: today(), word: '' };
  const word = name === 'class' ? wordOf(new URLSearchParams(query).get('word') ?? '') : '';
  return word ? { day: dayOfWord(word), word } : null;
}

/** How it went so far. */
export function resultsOf({ day, word }: SharedSet): Results {
  return resultsOn(word ? classDays.value : journal.value.days, day);
}

/** Keeps how a puzzle of a class went; those of a day are kept in the journal. */
export function keepInClass({ day, word }: SharedSet, place: number, attempt: Attempt): void {
  if (word) classDays.set(daysAfter(classDays.value, day, place, attempt));
}

/** The address of one of its puzzles, or of its result where none is named. */
export function linkInto({ word }: SharedSet, place: number | null): string {
  return word ? classLink(word, place) : dailyLink(place);
}
