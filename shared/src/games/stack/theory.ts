import { bytesOf, DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Heaps } from '../../game/heaps.ts';
import { type Computation, type Method, offsetProgress, type Solution, type Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { BYTES_A_CELL, boxTable, LOOKS_A_STATE } from '../../solver/box-table.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { reachesTarget, solveTameSum, type TameValue, type TargetNimbers, wantedSize } from '../../solver/tame-sum.ts';
import { reason, type Stage, stagesOf } from './reason.ts';
import type { Stack, Stacks, StageMove } from './stacks.ts';

/** Most cells of the table of one stage. */
const MAX_CELLS = 1_000_000;
/** Options looked at to find the nimber of a lone stack, whose outcome needs no table. */
const MAX_FOR_NIMBER = 4_000_000;

/**
 * Sequential compounds, Stromquist and Ullman 1993. A stage over a part of value h is Nim where clearing the stage is worth
 * h: for h = 0 Bouton's Nim, for h = 1 misère Nim, beyond a formula for one heap and otherwise only a table. All stages are tame: a stage
 * over a fickle part is Nim or misère Nim, and a stage over a firm part has the same values under both conventions.
 */
export function stackTheory(): Theory<Stacks, StageMove> {
  return {
    closed(stacks, misere) {
      const standing = [...stacks.keys()].filter((index) => stacks[index]?.length !== 0);
      const [index, another] = standing;
      if (index === undefined || another !== undefined) return null;
      const isSmall = (stacks[index] as Stack).every((stage) => isOneHeap(stage) || cellsOf(stage) * objectsIn(stage) <= MAX_FOR_NIMBER);
      return isSmall ? null : loneStack(stacks, index, misere);
    },
    *table(stacks, misere, budget = DEFAULT_BUDGET) {
      const tops: Top[] = [];
      const left = { states: budget.states, bytes: bytesOf(budget) };
      for (const stack of stacks) {
        const top = yield* offsetProgress(budget.states - left.states, topOf(stack, left));
        if (top === null) return null;
        tops.push(top);
      }
      return summed(stacks, tops, misere);
    },
  };
}

/** What decides the value of a stack, whatever is left of its top stage. */
interface Top {
  readonly heaps: Heaps;
  /** Whether everything below the top stage is fickle. */
  readonly fickle: boolean;
  /** Whether `nimberAt` looks nimbers up, so that no formula says which moves make one. */
  readonly tabled: boolean;
  nimberAt(heaps: Heaps): number;
}

/** Null if a stage needs too large a table; takes its cost from the budget before it makes one. */
function* topOf(stack: Stack, left: { states: number; bytes: number }): Computation<Top | null> {
  let spent = 0;
  let top: Top = { heaps: [], fickle: true, tabled: false, nimberAt: () => 0 };
  for (const heaps of stack) {
    const below = top.nimberAt(top.heaps);
    const fickle = top.fickle && top.heaps.every((size) => size <= 1);
    const tabled = below > 1 && !isOneHeap(heaps);
    let nimberAt = below === 0 ? normalNim : below === 1 ? misereNim : (left: Heaps) => oneHeapOver(below, objectsIn(left));
    if (tabled) {
      const cells = cellsOf(heaps);
      const states = (cells * objectsIn(heaps)) / 2 / LOOKS_A_STATE;
      const bytes = cells * BYTES_A_CELL;
      if (cells > MAX_CELLS || states > left.states || bytes > left.bytes) return null;
      nimberAt = (yield* offsetProgress(
        spent,
        boxTable(heaps, () => 1, below),
      )).at;
      left.states -= states;
      left.bytes -= bytes;
      spent += states;
    }
    top = { heaps, fickle, tabled, nimberAt };
  }
  return top;
}

function isOneHeap(heaps: Heaps): boolean {
  return heaps.filter((size) => size > 0).length === 1;
}

function cellsOf(heaps: Heaps): number {
  return heaps.reduce((cells, size) => cells * (size + 1), 1);
}

function objectsIn(heaps: Heaps): number {
  return heaps.reduce((sum, size) => sum + size, 0);
}

function normalNim(heaps: Heaps): number {
  return heaps.reduce(nimSum, 0);
}

/** Nim where the empty position has value 1: as Nim, but heaps of 1 alone count the other way round. */
function misereNim(heaps: Heaps): number {
  return nimSum(normalNim(heaps), heaps.every((size) => size <= 1) ? 1 : 0);
}

/** One heap over a value: the least value that no smaller heap has, where none at all has the value below. */
function oneHeapOver(below: number, size: number): number {
  if (size === 0) return below;
  return size <= below ? size - 1 : size;
}

function valueOver({ fickle, nimberAt }: Top, heaps: Heaps): TameValue {
  return { nimber: nimberAt(heaps), fickle: fickle && heaps.every((size) => size <= 1) };
}

function summed(stacks: Stacks, tops: readonly Top[], misere: boolean): Solution<Stacks, StageMove> {
  const { sum, ...verdict } = solveTameSum(
    {
      parts: stacks.map((stack) => [stack]),
      values: tops.map((top) => valueOver(top, top.heaps)),
      movesTo: (stack, want) => movesTo(stack, tops[stack] as Top, want),
    },
    misere,
  );
  const nimbers = verdict.parts.map((part) => part.nimber);
  return { ...verdict, method: TABLE, explain: () => reason(stacks, nimbers, misere, sum) };
}

function movesTo(stack: number, top: Top, want: TargetNimbers): StageMove[] {
  return top.heaps.flatMap((size, heap) => {
    const others = normalNim(top.heaps.with(heap, 0));
    const worth = [nimSum(want.firm, others), nimSum(want.fickle, others)];
    const lefts = top.tabled ? Array(size).keys() : new Set([...worth, ...worth.map((value) => value + 1), 0, 1]);
    return [...lefts]
      .filter((left) => left < size && reachesTarget(valueOver(top, top.heaps.with(heap, left)), want))
      .map((left): StageMove => ({ stack, heap, take: size - left }));
  });
}

/** A lone stack of any size: its top stage is Nim over a lost part, and misère Nim over a won one. */
function loneStack(stacks: Stacks, index: number, misere: boolean): Solution<Stacks, StageMove> {
  const stack = stacks[index] as Stack;
  const top = stack.at(-1) as Heaps;
  const nimbers = stacks.map((each) => (each.length === 0 ? 0 : null));
  const stage = stagesOf(stack, misere).at(-1) as Stage;
  const { winningMoves, winningCount } = solveTameSum(
    {
      parts: top,
      values: top.map(heapValue),
      movesTo(heap, want): StageMove[] {
        const size = top[heap] as number;
        const left = wantedSize(want);
        return left < size ? [{ stack: index, heap, take: size - left }] : [];
      },
    },
    stage.last === 'loses',
  );
  return {
    outcome: stage.outcome,
    nimber: null,
    winningMoves,
    winningCount,
    parts: stacks.map((each, at) => ({ position: [each], nimber: nimbers[at] ?? null })),
    method: LONE,
    explain: () => reason(stacks, nimbers, misere, null),
  };
}

function heapValue(size: number): TameValue {
  return { nimber: size, fickle: size <= 1 };
}

const TABLE: Method = {
  tier: 'table',
  source: say`Stromquist and Ullman, Sequential compounds of combinatorial games, 1993; values of stages over a value of 2 or more from a table`,
};
const LONE: Method = {
  tier: 'theorem',
  source: say`Stromquist and Ullman, Sequential compounds of combinatorial games, 1993: each stage is Nim over a lost part and misère Nim over a won one`,
};
