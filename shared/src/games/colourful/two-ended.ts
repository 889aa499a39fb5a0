import { DEFAULT_BUDGET } from '../../game/budget.ts';
import { type Computation, type Method, offsetProgress, type Solution, type Theory } from '../../game/theory.ts';
import { type Phrase, say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { TableCache } from '../../solver/table-cache.ts';
import { solveTameSum } from '../../solver/tame-sum.ts';
import { balanceOf } from './end-nim.ts';
import { byBalance, bySections } from './end-reasons.ts';
import { type EndTable, endTable, statesOf } from './end-table.ts';
import { isFickle, type Pile, type PileMove, type Piles } from './pile.ts';
import { endsWorth, MAX_MIDDLE, threeSections } from './three-sections.ts';

/** A lone pile with more objects uses End-Nim alone. Nimbers are computed one by one up to this many, within the memory of a step. */
const MAX_CONCURRENT = 2_000;
const MAX_LISTED = 8_000;

/**
 * Piles open at both ends. Single sections and pairs are Nim heaps; a lone pile is End-Nim; three sections with a small middle have values by
 * a theorem, which long ones are told by; nimbers of anything else come from a table. Misère: fickle exactly when all sections are single objects, otherwise firm.
 */
export function twoEndedTheory(): Theory<Piles, PileMove> {
  const kept = new TableCache<EndTable>();

  function* tableOf(sections: readonly number[]): Computation<EndTable> {
    const key = sections.join('.');
    const known = kept.get(key);
    if (known) return known;
    const table = yield* endTable(sections);
    kept.keep(key, table, 2 * (key.length + table.top.length + table.bottom.length));
    return table;
  }

  return {
    closed(piles, misere) {
      if (piles.every(({ sections }) => sections.length <= 2)) return heapPairs(piles, misere);
      const open = [...piles.keys()].filter((index) => piles[index]?.sections.length !== 0);
      if (objects(piles) <= MAX_CONCURRENT) return null;
      if (open.length === 1) return lonePile(piles, open[0] as number, misere);
      return piles.every(({ sections }) => knownNimber(sections) !== null) ? byTheorem(piles, misere) : null;
    },
    *table(piles, misere, budget = DEFAULT_BUDGET) {
      const needed = piles.reduce((states, { sections }) => states + statesOf(sections), 0);
      if (objects(piles) > MAX_LISTED || needed > budget.states) return null;
      const tables: EndTable[] = [];
      let states = 0;
      for (const { sections } of piles) {
        tables.push(yield* offsetProgress(states, tableOf(sections.length === 0 ? [0] : sections)));
        states += statesOf(sections);
      }
      return tabled(piles, tables, misere);
    },
  };
}

function objects(piles: Piles): number {
  return piles.reduce((total, { sections }) => total + sections.reduce((sum, size) => sum + size, 0), 0);
}

/** Sections that never meet: one or two to a pile, each is a Nim heap of its own. */
function heapPairs(piles: Piles, misere: boolean): Solution<Piles, PileMove> {
  const nimbers = piles.map(({ sections: [bottom = 0, top = 0] }) => nimSum(bottom, top));
  const lefts = (pile: number, end: End, goal: number) => {
    const sections = (piles[pile] as Pile).sections;
    return [sections.length === 1 ? goal : nimSum(goal, sections.at(end === 'top' ? 0 : 1) as number)];
  };
  return inSum(piles, nimbers, lefts, misere, PAIRS, say`A section with no more than one neighbor counts as a Nim heap.`);
}

/** The nimber of a pile of one or two sections, or of three with a small middle; null of another. */
function knownNimber([bottom = 0, next = 0, top = 0, ...more]: readonly number[]): number | null {
  if (top === 0) return nimSum(bottom, next);
  return more.length === 0 && next <= MAX_MIDDLE ? threeSections(bottom, next, top) : null;
}

/** Piles whose values are known however large they are. */
function byTheorem(piles: Piles, misere: boolean): Solution<Piles, PileMove> {
  const nimbers = piles.map(({ sections }) => knownNimber(sections) as number);
  const lefts = (pile: number, end: End, goal: number) => {
    const { sections } = piles[pile] as Pile;
    const rest = end === 'top' ? sections.slice(0, -1) : sections.slice(1).reverse();
    const [other = 0, middle = 0] = rest;
    return rest.length < 2 ? [nimSum(goal, other)] : endsWorth(goal, middle, other);
  };
  return inSum(piles, nimbers, lefts, misere, THREE_SECTIONS, say`A theorem says so.`);
}

function tabled(piles: Piles, tables: readonly EndTable[], misere: boolean): Solution<Piles, PileMove> {
  const nimbers = tables.map((table) => table.nimber);
  const lefts = (pile: number, end: End, goal: number) => indicesOf((tables[pile] as EndTable)[end], goal);
  const solution = inSum(piles, nimbers, lefts, misere, TABLE, say`Every string was worked out with all that can be left of it.`);
  const open = piles.filter(({ sections }) => sections.length > 0);
  const alone = open.length === 1 ? open[0] : undefined;
  return alone && alone.sections.length > 1 ? { ...solution, explain: () => byBalance(alone.sections, misere) } : solution;
}

type End = PileMove['end'];

/** `lefts` gives every size to which an end section can be brought so that its pile gets a nimber; sizes too large do no harm. */
function inSum(
  piles: Piles,
  nimbers: readonly number[],
  lefts: (pile: number, end: End, goal: number) => Iterable<number>,
  misere: boolean,
  method: Method,
  computed: Phrase,
): Solution<Piles, PileMove> {
  const { sum, ...verdict } = solveTameSum(
    {
      parts: piles.map((pile) => [pile]),
      values: piles.map(({ sections }, pile) => ({ nimber: nimbers[pile] as number, fickle: isFickle(sections) })),
      movesTo(pile, { firm, fickle }): PileMove[] {
        const { sections } = piles[pile] as Pile;
        const moves: PileMove[] = [];
        for (const { end, size, rest } of endsOf(sections)) {
          const ones = isFickle(rest);
          for (const goal of firm === fickle ? [firm] : [firm, fickle]) {
            for (const left of lefts(pile, end, goal))
              if (left < size && goal === (ones && left <= 1 ? fickle : firm)) moves.push({ pile, end, take: size - left });
          }
        }
        return moves;
      },
    },
    misere,
  );
  return { ...verdict, method, explain: () => bySections(nimbers, computed, sum) };
}

/** The ends that can be taken from; a single section has only its top. */
function endsOf(sections: readonly number[]): { end: End; size: number; rest: readonly number[] }[] {
  const top = { end: 'top', size: sections.at(-1) ?? 0, rest: sections.slice(0, -1) } as const;
  return sections.length < 2 ? [top] : [top, { end: 'bottom', size: sections[0] as number, rest: sections.slice(1) }];
}

function* indicesOf(values: ArrayLike<number>, goal: number): Generator<number, void, void> {
  for (let index = 0; index < values.length; index++) {
    if (values[index] === goal) yield index;
  }
}

/** One pile of any size, by End-Nim; misère differs only where every section is a single object. */
function lonePile(piles: Piles, pile: number, misere: boolean): Solution<Piles, PileMove> {
  const { sections } = piles[pile] as Pile;
  const winningMoves = endsOf(sections).flatMap(({ end, size, rest }): PileMove[] => {
    const { below, above } = balanceOf(rest);
    const lost = end === 'top' ? above : below;
    const ones = isFickle(rest);
    const isLost = (left: number) => (misere && ones && left <= 1 ? (rest.length + left) % 2 === 1 : left === lost);
    return [...new Set([lost, 0, 1])].filter((left) => left < size && isLost(left)).map((left) => ({ pile, end, take: size - left }));
  });
  return {
    outcome: winningMoves.length > 0 ? 'N' : 'P',
    nimber: misere ? null : knownNimber(sections),
    winningMoves,
    winningCount: winningMoves.length,
    parts: piles.map((each) => ({ position: [each], nimber: knownNimber(each.sections) })),
    method: END_NIM,
    explain: () => byBalance(sections, misere),
  };
}

const END_NIM: Method = {
  tier: 'theorem',
  source: say`Albert and Nowakowski, The game of End-Nim, 2001: one pile of colors is a row of heaps open at both ends`,
};

const PAIRS: Method = { tier: 'theorem', source: say`Bouton 1901: two sections that never meet are two Nim heaps` };

const THREE_SECTIONS: Method = {
  tier: 'theorem',
  source: say`Proved in the documentation of the solver, case by case; checked against the definition for small heaps`,
};

const TABLE: Method = { tier: 'table', source: say`Nimbers of every pile worked out from all that can be left of it` };
