import type { Heaps } from '../../game/heaps.ts';
import { type RedLevels, readRed } from '../../games/chromatic/red.ts';
import { say } from '../../phrase.ts';
import { pairsWith } from '../boxes.ts';
import type { Claim, Range } from '../claim.ts';
import { type Judge, judge } from '../judge.ts';

export const LEVELS: Range = { of: say`Stones in the higher stack`, from: 0, usual: 40, most: 150 };

/** Which levels are red, for a text that the game reads. */
export function redLevels(text: string): RedLevels['isRed'] {
  const red = readRed(text);
  if (!red.ok) throw new Error(red.error.message);
  return red.value.isRed;
}

/** For a height: every height up to it that makes a lost pair with it. */
export type Partners = (higher: number) => readonly number[];

/** A statement on which pairs of stacks are lost, for some texts of red levels; what it says is worked out from the text. */
export function aboutPairs(
  claim: Omit<Claim, 'paper' | 'range' | 'cost' | 'begin'>,
  reds: readonly string[],
  partnersFor: (red: string) => Partners,
): Claim {
  return {
    ...claim,
    paper: 'chromatic',
    range: LEVELS,
    cost: (to) => (reds.length * (to + 1) * (to + 2)) / 2,
    begin() {
      const tried = reds.map((red) => ({ stacks: judge<Heaps>('chromatic', { red }), partners: partnersFor(red) }));
      return function* (higher) {
        for (const { stacks, partners } of tried) yield* pairsAre(stacks, higher, partners(higher));
      };
    },
  };
}

/** Compares every pair with this higher stack: those with one of the partners are lost, all others won. */
export function* pairsAre(stacks: Judge<Heaps>, higher: number, partners: readonly number[]) {
  for (const pair of pairsWith(higher)) yield stacks.lost(pair, partners.includes(pair[0]));
}
