import { type Climb, climbAfter, climbOf } from '@nimhall/shared/ladder/climb';
import { learn } from '../../components/learnt/learnt.ts';
import { learnt } from '../../components/learnt/my-learnt.ts';

/** My progress on the ladder of a game, as this device knows it. */
export function myClimb(game: string): Climb {
  return climbOf({ version: 1, of: learnt.value.ladders }, game);
}

/** Keeps what came of a game on a ladder; how far that is. */
export function recordLadderGame(game: string, played: Parameters<typeof climbAfter>[2]): Climb {
  learn((before) => {
    const climb = climbAfter(game, climbOf({ version: 1, of: before.ladders }, game), played);
    return { ...before, ladders: { ...before.ladders, [game]: climb } };
  });
  return myClimb(game);
}
