import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import type { Chapter } from '@nimhall/shared/lesson/lesson';
import { Store } from '../../reactive/store.ts';

/** The address of the map as it was seen last: chapters lead back to it. */
export const map = new Store('/learn');

/** The map of the course with only some chapters, counted from 1. */
export function chaptersLink(from: number, to: number): string {
  return `/learn?chapters=${from}-${to}`;
}

/** The chapters that the query of the map names; all where it names none. */
export function chaptersIn(query: string): readonly Chapter[] {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(new URLSearchParams(query).get('chapters') ?? '') ?? [];
  const some = CHAPTERS.slice(Math.max(0, Number(from) - 1), Number(to));
  return from !== undefined && some.length > 0 ? some : CHAPTERS;
}
