import { family, type Ruleset } from '../game/contract.ts';
import { illegal } from '../game/fault.ts';
import {
  type HeapMove,
  type Heaps,
  heapMoveNotation,
  heapsKey,
  heapsNotation,
  plainHeapsView,
  singleHeaps,
  takeFrom,
} from '../game/heaps.ts';
import { named } from '../game/named.ts';
import type { ParamForm, ParamsOf } from '../game/params.ts';
import { randomItem } from '../game/random-item.ts';
import type { Theory } from '../game/theory.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { boundedTheory } from './subtraction/bounded.ts';
import { cofiniteTable } from './subtraction/cofinite.ts';
import { finiteTable } from './subtraction/finite.ts';
import { heapsBy } from './subtraction/row-game.ts';
import { tableTheory } from './subtraction/table.ts';
import { allBut, only, type Takes, upTo } from './subtraction/takes.ts';

/** Heaps are exact up to here, 2^53 − 1; without a proven period the tables end sooner. */
const MAX_HEAP = Number.MAX_SAFE_INTEGER;

const FORM = {
  mode: 'one',
  fields: [
    { kind: 'integer', name: 'max', label: 'Take at most', min: 1, max: MAX_HEAP, default: 3 },
    { kind: 'integers', name: 'take', label: 'Take only', min: 1, max: 1000, most: 64, default: [1, 3, 4] },
    { kind: 'integers', name: 'except', label: 'Take any number but', min: 1, max: 1000, most: 64, default: [2] },
  ],
} as const satisfies ParamForm;

function rules(params: ParamsOf<typeof FORM>): Ruleset<Heaps, HeapMove> {
  const takes = takesOf(params);
  return {
    rule: say`Take ${takes.words} from one heap.`,
    last: takes.has(1) ? 'stone' : 'move',
    position: heapsNotation(MAX_HEAP),
    move: heapMoveNotation,
    *moves(heaps) {
      for (const [heap, size] of heaps.entries()) {
        const count = takes.count(size);
        for (let index = 0; index < count; index++) yield { heap, take: takes.nth(index) };
      }
    },
    play(heaps, move) {
      const next = takeFrom(heaps, move);
      return next.ok && !takes.has(move.take) ? illegal(say`You may not take ${move.take}. Take ${takes.words}.`) : next;
    },
    sample(heaps, random) {
      const open = [...heaps.keys()].filter((heap) => takes.count(heaps[heap] as number) > 0);
      const heap = randomItem(open, random);
      return { heap, take: takes.nth(Math.floor(random() * takes.count(heaps[heap] as number))) };
    },
    parts: singleHeaps,
    heaps: (heaps) => ('max' in params && heaps.every((size) => size <= params.max) ? heaps : null),
    key: heapsKey,
    view: (heaps) => plainHeapsView(heaps),
    theory: theoryOf(params),
  };
}

function takesOf(params: ParamsOf<typeof FORM>): Takes {
  if ('max' in params) return upTo(params.max);
  return 'take' in params ? only(params.take) : allBut(params.except);
}

function theoryOf(params: ParamsOf<typeof FORM>): Theory<Heaps, HeapMove> {
  return { ...valuesOf(params), rows: heapsBy(takesOf(params), longestOf(params)) };
}

function longestOf(params: ParamsOf<typeof FORM>): number {
  if ('max' in params) return params.max;
  return 'take' in params ? (params.take.at(-1) as number) : Number.POSITIVE_INFINITY;
}

function valuesOf(params: ParamsOf<typeof FORM>): Theory<Heaps, HeapMove> {
  if ('max' in params) return boundedTheory(params.max);
  return tableTheory('take' in params ? finiteTable(params.take) : cofiniteTable(params.except));
}

/** Subtraction games: `gameOf(subtraction, { take: [1, 3, 4] })`. */
export const subtraction = family({
  id: 'subtraction',
  name: 'Subtraction',
  summary: 'Take only certain numbers of stones from a heap.',
  group: 'twist',
  params: FORM,
  presets: [
    {
      id: '15-by-3',
      name: '15, take up to 3',
      why: 'One heap and one idea. Count in fours.',
      start: '15',
      outcome: 'N',
    },
    {
      id: '1-3-4',
      name: '20, take 1, 3 or 4',
      why: 'The heaps to leave follow a pattern of seven.',
      start: '20',
      params: { take: [1, 3, 4] },
      outcome: 'N',
    },
    {
      id: '2-4-7',
      name: '17 and 9, take 2, 4 or 7',
      why: 'The pattern is bumpy at first, then it settles.',
      start: '17,9',
      params: { take: [2, 4, 7] },
      outcome: 'N',
    },
    {
      id: 'two-heaps',
      name: '6 and 4, take 1 or 2',
      why: 'Two moves win here. Can you find both?',
      start: '6,4',
      params: { max: 2 },
      outcome: 'N',
    },
    {
      id: 'not-2',
      name: '5 – 6 – 9, never take 2',
      why: 'One forbidden number changes the whole game.',
      start: '5,6,9',
      params: { except: [2] },
      outcome: 'N',
    },
  ],
  ruleset: (params) => ok(rules(params)),
});

export const twentyOne = named(subtraction, {
  id: 'twenty-one',
  name: '21',
  summary: 'Take 1, 2 or 3 from one heap.',
  group: 'start',
  params: { max: 3 },
  presets: [
    { id: '21', name: '21', why: 'The party game. Leave a multiple of four.', start: '21', outcome: 'N' },
    {
      id: '21-misere',
      name: '21, last loses',
      why: 'Count down from 21 again, but avoid the last stone.',
      start: '21',
      misere: true,
      outcome: 'P',
    },
  ],
});
