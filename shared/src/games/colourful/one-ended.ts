import type { Method, Solution, Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { solveTameSum, type TameValue, type TargetNimbers } from '../../solver/tame-sum.ts';
import { reason } from './eeny-meeny.ts';
import type { PileMove, Piles } from './pile.ts';

/** What decides the value of a pile, whatever size its top section has. */
interface Base {
  /** Nimber of the sections below the top one. */
  readonly below: number;
  readonly fickle: boolean;
  /** Size of the top section; 0 for an empty pile. */
  readonly top: number;
}

/**
 * Piles open at the top only. Liu and Britton, Winning colourful Nim with the eeny-meeny rule: going up, a section larger
 * than the value below it counts in full, any other for one less. The same loop started at 1 gives misère
 * nimbers, so a pile is fickle exactly when all its sections are single objects, and otherwise firm.
 */
export const oneEndedTheory: Theory<Piles, PileMove> = { closed };

function closed(piles: Piles, misere: boolean): Solution<Piles, PileMove> {
  const bases = piles.map(({ sections }) => baseOf(sections));
  const values = bases.map((base) => valueOver(base, base.top));
  const { sum, ...verdict } = solveTameSum(
    {
      parts: piles.map((pile) => [pile]),
      values,
      movesTo: (pile, want) => movesTo(pile, bases[pile] as Base, want),
    },
    misere,
  );
  const nimbers = values.map(({ nimber }) => nimber);
  return { ...verdict, method: METHOD, explain: () => reason(piles, nimbers, sum) };
}

function baseOf(sections: readonly number[]): Base {
  const last = sections.length - 1;
  let below = 0;
  let fickle = true;
  for (let index = 0; index < last; index++) {
    const size = sections[index] as number;
    below = size > below ? size : size - 1;
    if (size > 1) fickle = false;
  }
  return { below, fickle, top: sections[last] ?? 0 };
}

/** The value of the pile with `left` objects in its top section. */
function valueOver({ below, fickle }: Base, left: number): TameValue {
  if (left === 0) return { nimber: below, fickle };
  return { nimber: left > below ? left : left - 1, fickle: fickle && left === 1 };
}

/** Each value is reached by one size of the top section: all of it gone, or within one of the value. */
function movesTo(pile: number, base: Base, want: TargetNimbers): PileMove[] {
  const moves: PileMove[] = [];
  for (const goal of want.firm === want.fickle ? [want.firm] : [want.firm, want.fickle]) {
    const left = goal === base.below ? 0 : goal < base.below ? goal + 1 : goal;
    const value = valueOver(base, left);
    if (left < base.top && goal === (value.fickle ? want.fickle : want.firm)) moves.push({ pile, end: 'top', take: base.top - left });
  }
  return moves;
}

const METHOD: Method = {
  tier: 'theorem',
  source: say`Liu and Britton, Winning colourful Nim with the eeny-meeny rule; last stone loses: all parts are tame`,
};
