import type { Method, Outcome, Solution, Steps } from '../../game/theory.ts';
import { count, say } from '../../phrase.ts';
import { atLeast } from '../../solver/analyse.ts';
import { nimSum } from '../../solver/nimbers.ts';
import type { Inquiry } from './inquiry.ts';
import type { Known } from './known.ts';
import type { LandId } from './land-table.ts';
import type { Line } from './line.ts';
import type { SproutsMap } from './map.ts';
import { landsIn } from './map-lands.ts';
import { partsOf } from './map-parts.ts';
import { classesOf, type MoveClass, movesOf } from './move-classes.ts';
import { NormalPlay } from './normal-play.ts';
import { landsTold, undecidedTold } from './reasons.ts';

/** First who wins, then the winning moves, then what the lands are worth: as far as the budget goes. */
export function* solveNormal(map: SproutsMap, known: Known, inquiry: Inquiry): Steps<Solution<SproutsMap, Line>> {
  const play = new NormalPlay(known, inquiry);
  const lands = landsIn(map);
  const ids = lands.map(({ land }) => known.lands.idOf(land));
  const wins = yield* play.wins(ids);
  const winning = wins === true ? yield* winningIn(map, known, inquiry, play) : { classes: [], all: true };
  const nimbers = wins === null ? ids.map((id) => nimberIfKnown(known, id)) : yield* nimbersOf(ids, play);
  const found = winning.classes.reduce((sum, { count }) => sum + count, 0);
  const sum = wins === false ? 0 : sumOf(nimbers);
  const parts = partsOf(map).map((position, index) => ({ position, nimber: nimbers[index] ?? null }));
  return {
    outcome: outcomeOf(wins),
    nimber: sum,
    winningMoves: movesOf(map, winning.classes, known.lands),
    winningCount: winning.all ? found : atLeast(found),
    parts,
    method:
      wins === null
        ? {
            tier: 'search',
            source: count(inquiry.states, 'Stopped after {0} position without an answer', 'Stopped after {0} positions without an answer'),
          }
        : COUPLES,
    explain: () => (wins === null ? undecidedTold(map, false, inquiry) : landsTold(map, lands, nimbers, sum)),
  };
}

const COUPLES: Method = {
  tier: 'search',
  source: say`Lemoine and Viennot 2010: each land searched beside heaps of Nim until its value is proven`,
};

function outcomeOf(wins: boolean | null): Outcome {
  if (wins === null) return 'unknown';
  return wins ? 'N' : 'P';
}

function* winningIn(map: SproutsMap, { lands }: Known, inquiry: Inquiry, play: NormalPlay): Steps<{ classes: MoveClass[]; all: boolean }> {
  const { classes, all } = yield* classesOf(map, lands, inquiry);
  const lost: MoveClass[] = [];
  for (const each of classes.toSorted((a, b) => play.effort(a.lands) - play.effort(b.lands))) {
    const wins = yield* play.wins(each.lands);
    if (wins === null) return { classes: lost, all: false };
    if (!wins) lost.push(each);
  }
  return { classes: lost, all };
}

function* nimbersOf(ids: readonly LandId[], play: NormalPlay): Steps<(number | null)[]> {
  const nimbers: (number | null)[] = [];
  for (const id of ids) nimbers.push(yield* play.nimber(id));
  return nimbers;
}

function nimberIfKnown({ lands }: Known, id: LandId): number | null {
  const nimber = lands.nimber(id);
  return nimber < 0 ? null : nimber;
}

function sumOf(nimbers: readonly (number | null)[]): number | null {
  return nimbers.reduce((sum, nimber) => (sum === null || nimber === null ? null : nimSum(sum, nimber)), 0);
}
