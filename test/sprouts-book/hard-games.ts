import { pick } from '@nimhall/shared/game/pick';
import { drawJoin, joinOf } from '@nimhall/shared/games/sprouts/draw';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { mobilityOfRow } from '@nimhall/shared/games/sprouts/mobility';
import { sampleLine } from '@nimhall/shared/games/sprouts/moves';
import { Row } from '@nimhall/shared/games/sprouts/row';

/** Lines among which a game that is to be hard takes the one that leaves most moves. */
const CHOICE = 20;

const written = new Row();

/** A map after one more line by lot; where the game is to be hard, after one of those of some that leave as many moves as any. */
export function afterLine(map: SproutsMap, hard: boolean, random: () => number): SproutsMap {
  const lines = Array.from({ length: hard ? CHOICE : 1 }, () => {
    const join = joinOf(map, sampleLine(map, random));
    if (!join.ok) throw new Error(join.error.message);
    const after = drawJoin(map, join.value).map;
    return { after, moves: movesLeft(after) };
  });
  const most = Math.max(...lines.map(({ moves }) => moves));
  return pick(
    lines.filter(({ moves }) => moves === most),
    random,
  ).after;
}

/** About how many. */
function movesLeft(map: SproutsMap): number {
  return bareLandsIn(map).reduce((sum, land) => sum + mobilityOfRow(written.write(land)), 0);
}
