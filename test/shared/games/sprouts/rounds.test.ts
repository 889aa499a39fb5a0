import { nothingKnown } from '@nimhall/shared/games/sprouts/known';
import type { LandId } from '@nimhall/shared/games/sprouts/land-table';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { expect, test } from 'vitest';
import { positionsOf } from '../../../sprouts-book/positions.ts';
import { nimberOf, optionsOf } from '../../../sprouts-book/questions.ts';
import { Rounds } from '../../../sprouts-book/rounds.ts';

/** So few moves that most questions stay open in the first round, and how many times as many in the next. */
const EFFORT = 20;
const MORE = 4;

test.each([
  ['each question', Number.POSITIVE_INFINITY],
  ['each question, every move and every answer', EFFORT],
])('rounds with more moves for %s answer what one search answers', (_, many) => {
  const rounds = new Rounds(nothingKnown, () => false, many);
  const reference = nothingKnown();
  const formsOf = (ids: readonly LandId[]) => ids.map((id) => rounds.known.lands.form(id));
  const worth = (ids: readonly LandId[]) =>
    formsOf(ids).map((form) => nimberOf(reference, reference.lands.idOfForm(form), Number.POSITIVE_INFINITY) as number);
  const positions = positionsOf('4:3');
  const stillOpen: number[] = [];
  const wrong: unknown[] = [];
  function isOpen(map: SproutsMap, effort: number): boolean {
    let noted = 0;
    const open = rounds.openIn(map, effort, (ids) => {
      noted++;
      const known = ids.map((id) => rounds.known.lands.nimber(id));
      const isWonBySearch = worth(ids).reduce(nimSum, 0) !== 0;
      if (known.every((nimber) => nimber >= 0) && (known.reduce(nimSum, 0) !== 0) !== isWonBySearch)
        wrong.push({ won: isWonBySearch, forms: formsOf(ids) });
    });
    if (open > 0) return true;
    const ids = rounds.known.lands.idsOf(bareLandsIn(map));
    const nimbers = ids.map((id) => rounds.known.lands.nimber(id));
    const answers = optionsOf(rounds.known, ids).length + 1;
    if (noted !== answers || nimbers.join() !== worth(ids).join()) wrong.push({ noted, answers, nimbers, forms: formsOf(ids) });
    return false;
  }
  let left = positions;
  for (let effort = EFFORT; left.length > 0; effort *= MORE) {
    left = left.filter((map) => isOpen(map, effort));
    stillOpen.push(left.length);
  }
  expect({ wrong, several: stillOpen.length > 1 }, `${positions.length} positions, open after each round: ${stillOpen}`).toEqual({
    wrong: [],
    several: true,
  });
});
