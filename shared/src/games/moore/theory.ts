import type { Heaps } from '../../game/heaps.ts';
import type { Takes } from '../../game/takes.ts';
import type { Computation, Method, Solution, Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { runToEnd } from '../../solver/analyse.ts';
import { boxTable } from '../../solver/box-table.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { isLost, winningTakes } from './columns.ts';
import { reason } from './reason.ts';

/** Most options looked at to work out a nimber that no formula gives. */
const MAX_EXAMINED = 4_000_000;
/** Up to this many heaps it is quick to list all winning moves. */
const FEW_HEAPS = 4;

/**
 * Moore 1910: the side to move loses exactly when every binary column counts a multiple of k + 1 ones. Nimbers: for
 * k heaps or fewer the number of objects, for k + 1 heaps by Jenkyns and Mayberry 1980, for heaps of one object each their number modulo
 * k + 1, and beyond only from a table.
 */
export function mooreTheory(k: number): Theory<Heaps, Takes> {
  return {
    closed(heaps, misere) {
      const isSoon = k === 1 || heaps.filter((size) => size > 0).length <= FEW_HEAPS;
      const isDone = misere || isFormula(heaps, k) || !isSmall(heaps, k);
      return isSoon && isDone ? runToEnd(solved(heaps, k, misere, misere ? null : formula(heaps, k))) : null;
    },
    *table(heaps, misere): Computation<Solution<Heaps, Takes>> {
      return yield* solved(heaps, k, misere, misere ? null : yield* nimberOf(heaps, k));
    },
  };
}

function* nimberOf(heaps: Heaps, k: number): Computation<number | null> {
  if (isFormula(heaps, k) || !isSmall(heaps, k)) return formula(heaps, k);
  const standing = heaps.filter((size) => size > 0);
  return (yield* boxTable(standing, () => k)).at(standing);
}

function* solved(heaps: Heaps, k: number, misere: boolean, nimber: number | null): Computation<Solution<Heaps, Takes>> {
  return {
    outcome: isLost(heaps, k, misere) ? 'P' : 'N',
    nimber,
    ...(yield* winningTakes(heaps, k, misere)),
    parts: [{ position: heaps, nimber }],
    method: METHOD,
    explain: () => reason(heaps, k, misere),
  };
}

function isFormula(heaps: Heaps, k: number): boolean {
  return k === 1 || heaps.every((size) => size <= 1) || heaps.filter((size) => size > 0).length <= k + 1;
}

/** True when a table of the nimbers of all smaller positions is soon made: it looks at every move from each of them. */
function isSmall(heaps: Heaps, k: number): boolean {
  const cells = heaps.reduce((product, size) => product * (size + 1), 1);
  // Positions that can be reached from one, on average; and no more than there are ways to take from k heaps.
  const below = heaps.reduce((product, size) => product * (size / 2 + 1), 1);
  const standing = heaps.filter((size) => size > 0);
  return cells * Math.min(below, (Math.max(...heaps) * standing.length) ** k) <= MAX_EXAMINED;
}

/** The nimber where a formula is known and it is at most 2^53 − 1, else null. */
function formula(heaps: Heaps, k: number): number | null {
  if (k === 1) return heaps.reduce(nimSum, 0);
  const standing = heaps.filter((size) => size > 0);
  const sum = standing.reduce((total, size) => total + BigInt(size), 0n);
  if (standing.length <= k) return exact(sum);
  if (standing.every((size) => size === 1)) return standing.length % (k + 1);
  if (standing.length > k + 1) return null;
  const least = BigInt(Math.min(...standing));
  const over = sum - BigInt(standing.length) * least;
  const turn = 1n + (over * (over + 1n)) / 2n;
  return exact(least < turn ? sum : turn - 1n + ((least - turn) % (over + 1n)));
}

function exact(value: bigint): number | null {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : null;
}

const METHOD: Method = {
  tier: 'theorem',
  source: say`Moore, A generalization of the game called Nim, 1910; nimbers of k + 1 heaps: Jenkyns and Mayberry, 1980; exact for every heap that can be played here`,
};
