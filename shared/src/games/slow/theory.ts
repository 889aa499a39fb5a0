import { type Budget, bytesOf, DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Explanation } from '../../game/explanation.ts';
import { type Heaps, standing } from '../../game/heaps.ts';
import type { Takes } from '../../game/takes.ts';
import { type Computation, MAX_MOVES_LISTED, type Method, type Solution, type Theory } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { TableCache } from '../../solver/table-cache.ts';
import { isLostByPlay } from './longest-play.ts';
import { costOfRows, type OutcomeRows, outcomeRows } from './outcome-rows.ts';
import { byParity, over, workedOut } from './reasons.ts';
import { isLostBy, type LostRule, lostRule } from './rules.ts';
import { heapSets, lowered, promisingSets, type Reach } from './sets.ts';
import { costOf, fits, type Kept, positionsOf, type SortedTable, sortedTable } from './sorted-table.ts';

/** Tables as small as this are made for nimbers even if a rule says who wins. */
const MAX_FOR_NIMBER = 50_000;
const MAX_POSITIONS = 10_000_000;
/** Up to this many heaps every set of heaps is tried. */
const FEW_HEAPS = 8;

/** Sizes of the heaps that are left, smallest first. */
function sortedOf(heaps: Heaps): Heaps {
  return heaps.filter((size) => size > 0).sort((a, b) => a - b);
}

export function slowTheory(reach: Reach): Theory<Heaps, Takes> {
  const kept = new TableCache<{ readonly largest: number; readonly table: SortedTable }>();
  const keptRows = new TableCache<{ readonly sorted: Heaps; readonly rows: OutcomeRows }>();

  /** Null where making it would take more than the budget has. */
  function* tableFor(sorted: Heaps, what: Kept, budget: Budget): Computation<SortedTable | null> {
    const key = `${what} ${sorted.length}`;
    const largest = sorted.at(-1) ?? 0;
    const known = kept.get(key);
    if (known && known.largest >= largest) return known.table;
    const { states, bytes } = costOf(sorted.length, largest);
    if (states > budget.states || bytes > bytesOf(budget)) return null;
    const table = yield* sortedTable(sorted.length, largest, reach, what);
    kept.keep(key, { largest, table }, table.values.byteLength);
    return table;
  }

  /** Only who wins, if a table of nimbers would be too large; null if that exceeds the budget too. */
  function* rowsFor(sorted: Heaps, misere: boolean, budget: Budget): Computation<OutcomeRows | null> {
    const key = `rows ${misere} ${sorted.length}`;
    const known = keptRows.get(key);
    if (known && isBelow(sorted, known.sorted)) return known.rows;
    const cost = costOfRows(sorted, reach);
    if (!cost || cost.states > budget.states || cost.bytes > bytesOf(budget)) return null;
    const rows = yield* outcomeRows(sorted, reach, misere);
    keptRows.keep(key, { sorted, rows }, rows.bytes);
    return rows;
  }

  /** Whether too few heaps are left to move. */
  const isOver = (sorted: Heaps) => sorted.length < (reach.exact ? reach.k : 1);

  /** By rule alone; heaps that fell empty leave fewer, for which a rule is known too. */
  function isLostByRule(heaps: Heaps, misere: boolean): boolean {
    const sorted = sortedOf(heaps);
    if (isOver(sorted)) return !misere;
    const rule = lostRule(sorted.length, reach, misere);
    return rule !== null && isLostBy(rule, sorted);
  }

  return {
    closed(heaps, misere) {
      const sorted = sortedOf(heaps);
      if (isOver(sorted)) return solution(heaps, !misere, misere ? null : 0, [], OVER, () => over(misere));
      const rule = lostRule(sorted.length, reach, misere);
      if (rule === null) return null;
      const nimber = misere ? null : nimberByRule(sorted, reach);
      if (!misere && nimber === null && isListed(sorted, reach, MAX_FOR_NIMBER)) return null;
      const isLost = (left: Heaps) => isLostByRule(left, misere);
      const sets = sorted.length <= FEW_HEAPS || reach.k === 1 || reach.exact ? heapSets(heaps, reach) : promisingSets(heaps, reach.k);
      return solution(
        heaps,
        isLost(heaps),
        nimber,
        [...sets].filter((set) => isLost(lowered(heaps, set))),
        byRule(rule),
        () => byParity(rule, sorted, misere),
      );
    },
    *table(heaps, misere, budget = DEFAULT_BUDGET): Computation<Solution<Heaps, Takes> | null> {
      const sorted = sortedOf(heaps);
      const table = isListed(sorted, reach, MAX_POSITIONS) ? yield* tableFor(sorted, misere ? 'misere' : 'nimbers', budget) : null;
      const rows = table ? null : yield* rowsFor(sorted, misere, budget);
      if (!table && !rows) return yield* byPlay(heaps, reach, misere);
      const places = standing(heaps);
      const sizesOf = (left: Heaps) => places.map((heap) => left[heap] as number).sort((a, b) => a - b);
      const nimberOf = (left: Heaps) => table?.values[table.rank(sizesOf(left))] ?? null;
      const isLost = (left: Heaps) => (rows ? rows.isLost(sizesOf(left)) : nimberOf(left) === 0);
      const sets = [...heapSets(heaps, reach)].filter((set) => isLost(lowered(heaps, set)));
      const rule = lostRule(sorted.length, reach, misere);
      const explain = () =>
        rule
          ? byParity(rule, sorted, misere)
          : workedOut(say`All positions of ${sorted.length} heaps with up to ${sorted.at(-1) ?? 0} stones each were worked out.`);
      return solution(heaps, isLost(heaps), misere ? null : nimberOf(heaps), sets, rule ? byRule(rule) : TABLE, explain);
    },
  };
}

function isListed(sorted: Heaps, reach: Reach, most: number): boolean {
  return fits(sorted.length, reach) && positionsOf(sorted.length, sorted.at(-1) ?? 0) <= most;
}

/** Whether each of some sorted heaps is at most the one of others at its place. */
function isBelow(sorted: Heaps, others: Heaps): boolean {
  return sorted.every((size, place) => size <= (others[place] as number));
}

/** One turn is all it takes, or every turn is forced, or two at a time from three heaps: the nimber by odd and even. */
function nimberByRule(sorted: Heaps, { k, exact }: Reach): number | null {
  if (k === 1) return sorted.reduce((total, size) => total + (size % 2), 0) % 2;
  if (exact) return (sorted[0] ?? 0) % 2;
  if (k !== 2 || sorted.length > 3) return null;
  const [x1, x2, x3] = [0, 0, 0, ...sorted].slice(-3) as [number, number, number];
  return (2 * (x1 % 2)) ^ (3 * (x2 % 2)) ^ (x3 % 2);
}

/** Exactly k of k + 1 heaps, where a table would be too large. */
function* byPlay(heaps: Heaps, reach: Reach, misere: boolean): Computation<Solution<Heaps, Takes> | null> {
  const places = standing(heaps);
  if (misere || !reach.exact || places.length !== reach.k + 1) return null;
  const sizesAt = (left: Heaps) => places.map((heap) => left[heap] as number);
  const sets: (readonly number[])[] = [];
  for (const set of heapSets(heaps, reach)) {
    if (yield* isLostByPlay(sizesAt(lowered(heaps, set)))) sets.push(set);
  }
  const computed = say`One line of play was followed from each next position. Every move in it spares the smallest even heap, or a largest one if there is none.`;
  const lost = yield* isLostByPlay(sizesAt(heaps));
  return solution(heaps, lost, null, sets, PLAY, () => workedOut(computed));
}

function solution(
  heaps: Heaps,
  lost: boolean,
  nimber: number | null,
  sets: readonly (readonly number[])[],
  method: Method,
  explain: () => Explanation,
): Solution<Heaps, Takes> {
  return {
    outcome: lost ? 'P' : 'N',
    nimber,
    winningMoves: sets.slice(0, MAX_MOVES_LISTED).map((set) => set.map((heap) => ({ heap, take: 1 }))),
    winningCount: sets.length,
    parts: [{ position: heaps, nimber }],
    method,
    explain,
  };
}

function byRule({ source }: LostRule): Method {
  return { tier: 'theorem', source };
}

const OVER: Method = { tier: 'theorem', source: say`No move is left` };
const TABLE: Method = { tier: 'table', source: say`Every smaller position worked out from the rules` };
const PLAY: Method = {
  tier: 'theorem',
  source: say`Gurvich, Martynov, Maximchuk and Vyalyi, On remoteness functions of exact slow k-NIM with k + 1 piles, 2023`,
};
