import { atLeast, type Computation, type Method, nimberIfFound, type Outcome, type Solution } from '../../game/theory.ts';
import { count, say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import type { BudgetedSearch } from './budgeted-search.ts';
import type { LandId } from './land-table.ts';
import type { Line } from './line.ts';
import type { SproutsMap } from './map.ts';
import { landsIn } from './map-lands.ts';
import { partsOf } from './map-parts.ts';
import { classesOf, type MoveClass, movesOf } from './move-classes.ts';
import type { Play } from './play.ts';
import { explainLands, explainUndecided } from './reasons.ts';

/** First who wins, then the winning moves, then the nimbers of the lands, as far as the budget allows. */
export function* solve(map: SproutsMap, misere: boolean, play: Play, inquiry: BudgetedSearch): Computation<Solution<SproutsMap, Line>> {
  const lands = landsIn(map);
  const ids = play.lands.idsOf(lands.map(({ land }) => land));
  const wins = yield* play.wins(ids);
  const winning = wins === true ? yield* winningIn(map, play, inquiry) : { classes: [], all: true };
  const nimbers: (number | null)[] = [];
  for (const id of ids) nimbers.push(wins !== null && play.nimber ? yield* play.nimber(id) : nimberIfKnown(play, id));
  const found = winning.classes.reduce((sum, { count }) => sum + count, 0);
  const nimber = wins === false && !misere ? 0 : sumOf(nimbers, misere);
  // Not the inquiry: through it, an explanation would hold all lands of the search.
  const { states, spent } = inquiry;
  return {
    outcome: outcomeOf(wins),
    ...(misere || wins === null ? { nimber } : nimberIfFound(nimber)),
    winningMoves: movesOf(map, winning.classes, play.lands),
    ...(winning.all ? { winningCount: found } : atLeast(found)),
    parts: partsOf(map).map((position, index) => ({ position, nimber: nimbers[index] ?? null })),
    method: methodOf(wins, misere, inquiry),
    explain: () =>
      wins === null ? explainUndecided(map, misere, { states, spent }) : explainLands(map, lands, misere ? null : { nimbers, sum: nimber }),
  };
}

function methodOf(wins: boolean | null, misere: boolean, { states }: BudgetedSearch): Method {
  if (wins !== null) return misere ? TREES : COUPLES;
  const source = count(states, 'Stopped after {0} position without an answer', 'Stopped after {0} positions without an answer');
  return { tier: 'search', source };
}

const COUPLES: Method = {
  tier: 'search',
  source: say`Lemoine and Viennot 2010: each land searched beside heaps of Nim until its value is proven`,
};

const TREES: Method = {
  tier: 'search',
  source: say`Lemoine and Viennot 2009: sums of small lands in their simplest form, and all else searched until it is proven`,
};

function outcomeOf(wins: boolean | null): Outcome {
  if (wins === null) return 'unknown';
  return wins ? 'N' : 'P';
}

function* winningIn(map: SproutsMap, play: Play, inquiry: BudgetedSearch): Computation<{ classes: MoveClass[]; all: boolean }> {
  const { classes, all } = yield* classesOf(map, play.lands, inquiry);
  const lost: MoveClass[] = [];
  const byEffort = classes.map((each) => ({ each, effort: play.effort(each.lands) })).sort((a, b) => a.effort - b.effort);
  for (const { each } of byEffort) {
    const wins = yield* play.wins(each.lands);
    if (wins === null) return { classes: lost, all: false };
    if (!wins) lost.push(each);
  }
  return { classes: lost, all };
}

function nimberIfKnown({ lands }: Play, id: LandId): number | null {
  const nimber = lands.nimber(id);
  return nimber < 0 ? null : nimber;
}

function sumOf(nimbers: readonly (number | null)[], misere: boolean): number | null {
  return nimbers.reduce((sum, nimber) => (sum === null || nimber === null ? null : nimSum(sum, nimber)), misere ? null : 0);
}
