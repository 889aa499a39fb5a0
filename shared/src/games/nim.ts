import { family, type Ruleset } from '../game/contract.ts';
import { type Claim, type Explanation, type Sentence, tell } from '../game/explanation.ts';
import {
  type HeapMove,
  type Heaps,
  heapMoveNotation,
  heapsKey,
  heapsNotation,
  plainHeapsView,
  singleHeaps,
  standing,
  takeFrom,
} from '../game/heaps.ts';
import { NO_PARAMS } from '../game/params.ts';
import { randomItem } from '../game/random-item.ts';
import type { Solution } from '../game/theory.ts';
import { list, say } from '../phrase.ts';
import { ok } from '../result.ts';
import { explainOddColumns, nimColumns } from '../solver/nim-columns.ts';
import { pairedOff } from '../solver/powers.ts';
import { explainSum, partName, type Sum } from '../solver/reasons.ts';
import { sizesByFormula } from '../solver/size-formula.ts';
import { solveTameSum, type TameValue, wantedSize } from '../solver/tame-sum.ts';

/** Heaps are exact up to here: the largest whole number a JavaScript number holds without gaps, 2^53 − 1. */
const MAX_HEAP = Number.MAX_SAFE_INTEGER;

const rules: Ruleset<Heaps, HeapMove> = {
  rule: say`Take as many stones as you like from one heap.`,
  last: 'stone',
  position: heapsNotation(MAX_HEAP),
  move: heapMoveNotation,
  *moves(heaps) {
    for (const [heap, size] of heaps.entries()) {
      for (let take = 1; take <= size; take++) yield { heap, take };
    }
  },
  play: takeFrom,
  sample(heaps, random) {
    const heap = randomItem(standing(heaps), random);
    return { heap, take: 1 + Math.floor(random() * (heaps[heap] as number)) };
  },
  parts: singleHeaps,
  heaps: (heaps) => heaps,
  key: heapsKey,
  view: (heaps) => plainHeapsView(heaps),
  theory: {
    closed,
    sizes: sizesByFormula(heapValue, { start: 0, length: 1, saltus: 1 }, { start: 2, length: 1, saltus: 1 }),
    rows: {
      longest: Number.POSITIVE_INFINITY,
      byTake: true,
      most: 2,
      pieces: (size) => Array.from({ length: size }, (_, left) => [0, left] as const),
    },
  },
};

/** A heap counts for its size; those of 0 and 1 are the fickle ones. */
function heapValue(size: number): TameValue {
  return { nimber: size, fickle: size <= 1 };
}

/** Bouton 1901. A heap of n has nimber n; heaps of 0 and 1 are the fickle ones. */
function closed(heaps: Heaps, misere: boolean): Solution<Heaps, HeapMove> {
  const { sum, ...verdict } = solveTameSum(
    {
      parts: singleHeaps(heaps),
      values: heaps.map(heapValue),
      movesTo(heap, want) {
        const size = heaps[heap] as number;
        const left = wantedSize(want);
        return left < size ? [{ heap, take: size - left }] : [];
      },
    },
    misere,
  );
  return {
    ...verdict,
    method: METHOD,
    explain: () => reason(heaps, verdict.winningMoves, sum),
  };
}

/** Sizes in binary: columns with an odd number of ones decide. */
function reason(heaps: Heaps, winningMoves: readonly HeapMove[], sum: Sum): Explanation {
  const repairs = winningMoves.map((move) => move.heap);
  const words = { all: say`no heap is larger than 1`, notAll: say`a heap is larger than 1` };
  return {
    sentences: [
      tell(say`Write every heap in binary, one below the other, and count the ones in each column.`),
      ...(sum.turned ? [] : explainOddColumns(sum.nimSum)),
      ...explainSum(sum, 'heaps', words),
      ...(repairs.length > 0 && !sum.turned ? [explainRepairs(winningMoves, sum)] : []),
    ],
    drawings: [
      nimColumns(
        say`The heaps in binary`,
        heaps.map((size, heap) => ({ name: partName(heap), number: size, key: repairs.includes(heap) })),
        sum.nimSum,
      ),
    ],
    ...pairedOff(
      heaps.map((size, heap) => ({ name: partName(heap), number: size })),
      sum.misere,
    ),
  };
}

/** From which heaps a winning move takes: in normal play from those that can make all columns even. */
function explainRepairs(winningMoves: readonly HeapMove[], { misere }: Sum): Sentence {
  const heaps = winningMoves.map(({ heap }) => partName(heap));
  const claim: Claim = { kind: 'winning', moves: winningMoves.map((move) => heapMoveNotation.format(move)), misere };
  if (misere) return tell(say`A winning move takes from ${list('or', heaps)}.`, claim);
  return tell(say`One move on heap ${list('or', heaps)} can make all columns even.`, claim);
}

const METHOD = {
  tier: 'theorem',
  source: say`Bouton, Nim, a game with a complete mathematical theory, 1901; exact for every heap that can be played here`,
} as const;

/** Nim: take any number of stones from one heap. */
export const nim = family({
  id: 'nim',
  name: 'Nim',
  summary: 'Take stones from heaps. Most games here come from this one.',
  group: 'start',
  params: NO_PARAMS,
  presets: [
    { id: '3-4-5', name: '3 – 4 – 5', why: 'The classic first game. Only one move wins. Can you see it?', start: '3,4,5', outcome: 'N' },
    {
      id: '1-3-5-7',
      name: '1 – 3 – 5 – 7',
      why: 'Four rows, made famous by a film. Play second and you can win.',
      start: '1,3,5,7',
      outcome: 'P',
    },
    {
      id: '1-3-5-7-misere',
      name: '1 – 3 – 5 – 7, last loses',
      why: 'The same rows, but the last stone loses, as in most cafés.',
      start: '1,3,5,7',
      misere: true,
      outcome: 'P',
    },
    { id: '6-9-12', name: '6 – 9 – 12', why: 'Small enough to work out in your head.', start: '6,9,12', outcome: 'N' },
    {
      id: '20-31-37-83',
      name: '20 – 31 – 37 – 83',
      why: 'One heap towers over the rest. How much should you leave of it?',
      start: '20,31,37,83',
      outcome: 'N',
    },
  ],
  ruleset: () => ok(rules),
});
