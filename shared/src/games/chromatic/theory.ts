import { bytesOf, DEFAULT_BUDGET } from '../../game/budget.ts';
import { tell } from '../../game/explanation.ts';
import { type Heaps, standing } from '../../game/heaps.ts';
import type { Takes } from '../../game/takes.ts';
import { type Computation, MAX_MOVES_LISTED, type Method, type Solution, type Theory } from '../../game/theory.ts';
import { count, say } from '../../phrase.ts';
import { runToEnd } from '../../solver/analyse.ts';
import { advance } from '../../solver/box.ts';
import { boxTable } from '../../solver/box-table.ts';
import { TableCache } from '../../solver/table-cache.ts';
import { costOf, type PPositions, pPositions } from './p-positions.ts';
import { BYTES_A_LEVEL, NONE, partnersUpTo } from './partners.ts';
import { pairing } from './reason.ts';
import type { RedLevels } from './red.ts';

/** Most positions below a position whose nimber is worked out. */
const MAX_FOR_NIMBER = 1_500;
/** Bytes that are taken at most for three or more stacks. */
const MAX_BYTES = 12_000_000;
/** Levels up to which pairing off takes no time to speak of. */
const SOON = 4_000;
/** Moves found between two yields, and for each state that is counted. */
const SLICE = 20_000;
const MOVES_A_STATE = 100;

/** Where the stacks that are not empty stand, and their sizes. */
interface Stacks {
  readonly heaps: Heaps;
  readonly places: readonly number[];
  readonly sizes: readonly number[];
}

/** Fisher and Larsson, Chromatic Nim; for two stacks and any red levels by pairing them off in order of waiting. */
export function chromaticTheory({ isRed }: RedLevels): Theory<Heaps, Takes> {
  const kept = new TableCache<Int32Array>();

  function* partnersTo(highest: number, misere: boolean): Computation<Int32Array> {
    const convention = misere ? 'misere' : 'normal';
    const known = kept.get(convention);
    if (known && known.length > highest) return known;
    const partners = yield* partnersUpTo(Math.max(highest, 255), isRed, misere);
    kept.keep(convention, partners, partners.byteLength);
    return partners;
  }

  function* twoStacks(stacks: Stacks, misere: boolean, nimber: number | null): Computation<Solution<Heaps, Takes>> {
    const [x = 0, y = 0] = stacks.sizes;
    const partners = yield* partnersTo(Math.max(x, y), misere);
    const targets = isRed(x) || isRed(y) ? nearer(x, y, partners) : allBelow(x, y, partners);
    const outcome = partners[x] === y ? 'P' : 'N';
    return yield* solution(stacks, outcome, nimber, targets, {
      method: FIFO,
      explain: () => pairing([x, y], partners, isRed, misere),
    });
  }

  return {
    closed(heaps, misere) {
      const stacks = standingOf(heaps);
      if (stacks.sizes.length > 2 || Math.max(...heaps) > SOON || (!misere && positionsBelow(stacks) <= MAX_FOR_NIMBER)) return null;
      return runToEnd(twoStacks(stacks, misere, null));
    },
    *table(heaps, misere, budget = DEFAULT_BUDGET): Computation<Solution<Heaps, Takes> | null> {
      const stacks = standingOf(heaps);
      const cells = positionsBelow(stacks);
      const isTabled = stacks.sizes.length > 2;
      const cost = isTabled ? costOf(stacks.sizes) : { states: 0, bytes: Math.max(...heaps) * BYTES_A_LEVEL };
      if (cost.bytes > Math.min(bytesOf(budget), MAX_BYTES) || cost.states > budget.states) return null;
      const most = (sizes: readonly number[]) => (sizes.some(isRed) ? 1 : sizes.length);
      const nimber = misere || cells > MAX_FOR_NIMBER ? null : (yield* boxTable(stacks.sizes, most)).at(stacks.sizes);
      if (!isTabled) return yield* twoStacks(stacks, misere, nimber);
      const lost = yield* pPositions(stacks.sizes, isRed, misere);
      const outcome = lost.lastOf(stacks.sizes.slice(0, -1)) === stacks.sizes.at(-1) ? 'P' : 'N';
      const targets = stacks.sizes.some(isRed) ? lostByOne(stacks.sizes, lost) : lostBelow(stacks.sizes, lost);
      const computed = count(
        cells,
        'The one position with stacks no higher than these was worked out.',
        'All {0} positions with stacks no higher than these were worked out.',
      );
      return yield* solution(stacks, outcome, nimber, targets, {
        method: TABLE,
        explain: () => ({ sentences: [tell(computed)], drawings: [] }),
      });
    },
  };
}

/** The highest stack last. */
function standingOf(heaps: Heaps): Stacks {
  const places = standing(heaps).toSorted((a, b) => (heaps[a] as number) - (heaps[b] as number));
  return { heaps, places, sizes: places.map((place) => heaps[place] as number) };
}

function positionsBelow({ sizes }: Stacks): number {
  return sizes.reduce((cells, size) => cells * (size + 1), 1);
}

/** `targets` are the lost positions that can be moved to, as sizes of the standing stacks, among nulls for others looked at. */
function* solution(
  { heaps, places, sizes }: Stacks,
  outcome: 'N' | 'P',
  nimber: number | null,
  targets: Iterable<readonly number[] | null>,
  answer: Pick<Solution<Heaps, Takes>, 'method' | 'explain'>,
): Computation<Solution<Heaps, Takes>> {
  const winningMoves: Takes[] = [];
  let winningCount = 0;
  let looked = 0;
  for (const target of targets) {
    if (++looked % SLICE === 0) yield { states: looked / MOVES_A_STATE };
    if (target === null) continue;
    winningCount++;
    if (winningMoves.length === MAX_MOVES_LISTED) continue;
    const takes = places.map((heap, index) => ({ heap, take: (sizes[index] as number) - (target[index] as number) }));
    winningMoves.push(takes.filter(({ take }) => take > 0).sort((a, b) => a.heap - b.heap));
  }
  return { outcome, nimber, winningMoves, winningCount, parts: [{ position: heaps, nimber }], ...answer };
}

/** Lowering one stack to the partner of the other. */
function* nearer(x: number, y: number, partners: Int32Array): Generator<readonly number[], void, void> {
  const [left, right] = [partners[y] as number, partners[x] as number];
  if (left !== NONE && left < x) yield [left, y];
  if (right !== NONE && right < y) yield [x, right];
}

function* allBelow(x: number, y: number, partners: Int32Array): Generator<readonly number[], void, void> {
  for (let left = 0; left <= x; left++) {
    const right = partners[left] as number;
    if (right !== NONE && right <= y && (left < x || right < y)) yield [left, right];
  }
}

function* lostByOne(sizes: readonly number[], { lastOf }: PPositions): Generator<readonly number[], void, void> {
  const [others, highest] = [sizes.slice(0, -1), sizes.at(-1) as number];
  for (const [axis, size] of others.entries()) {
    for (let left = 0; left < size; left++) {
      if (lastOf(others.with(axis, left)) === highest) yield sizes.with(axis, left);
    }
  }
  const last = lastOf(others);
  if (last !== NONE && last < highest) yield [...others, last];
}

function* lostBelow(limits: readonly number[], { last }: PPositions): Generator<readonly number[] | null, void, void> {
  const others = limits.slice(0, -1);
  const sizes = others.map(() => 0);
  for (const [cell, size] of last.entries()) {
    const isBelow = size !== NONE && (cell < last.length - 1 || size < (limits.at(-1) as number));
    yield isBelow ? [...sizes, size] : null;
    advance(sizes, others);
  }
}

const FIFO: Method = {
  tier: 'theorem',
  source: say`Fisher and Larsson, Chromatic Nim, for some red levels; for any by pairing, proved in the documentation of the solver`,
};
const TABLE: Method = { tier: 'table', source: say`Every smaller position worked out from the rules` };
