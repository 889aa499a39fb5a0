import type { Heaps } from '../../game/heaps.ts';
import { letterOf } from '../../game/letters.ts';
import { positionsOf } from '../../games/slow/sorted-table.ts';
import { say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { sortedLists } from '../boxes.ts';
import type { Claim, Counterexample, Range } from '../claim.ts';
import { type Judge, judge } from '../judge.ts';

export const HEAP: Range = { of: say`Stones in the largest heap`, from: 0, usual: 20, most: 60 };

/** How far a phone gets with this many heaps in some seconds, and the limit of memory. */
const REACH: Readonly<Record<number, Range>> = {
  1: { ...HEAP, usual: 200, most: 1_000 },
  2: { ...HEAP, usual: 100, most: 400 },
  3: { ...HEAP, usual: 24 },
  4: { ...HEAP, usual: 13, most: 24 },
};

export function sumOf(heaps: Heaps): number {
  return heaps.reduce(nimSum, 0);
}

/** What a claim says without its cases. */
export type Words = Omit<Claim, 'range' | 'cost' | 'begin'>;

/** A statement about all sorted lists of this many heaps of Nim, compared one by one; null for lists it says nothing about. */
export function aboutNim(
  words: Words,
  count: number,
  compare: (nim: Judge<Heaps>, heaps: Heaps) => Counterexample | null | undefined,
  { misere = false, range = REACH[count] ?? HEAP }: { readonly misere?: boolean; readonly range?: Range } = {},
): Claim {
  return {
    ...words,
    range,
    cost: (to) => positionsOf(count, to),
    begin() {
      const nim = judge<Heaps>('nim', {}, misere);
      return function* (largest) {
        for (const heaps of sortedLists(count, largest)) {
          const compared = compare(nim, heaps);
          if (compared !== undefined) yield compared;
        }
      };
    },
  };
}

/** Worked examples: what a judge finds of each. */
export function nimExamples(
  words: Words,
  compare: (nim: Judge<Heaps>, misere: Judge<Heaps>) => readonly (Counterexample | null)[],
  cost = 10_000,
): Claim {
  return { ...words, range: null, cost: () => cost, begin: () => () => compare(judge('nim'), judge('nim', {}, true)) };
}

/** The move that lowers a heap to a size, as text. */
export function lowering(heaps: Heaps, heap: number, to: number): string {
  return `${letterOf(heap)}${(heaps[heap] as number) - to}`;
}
