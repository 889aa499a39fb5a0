import { type Climb, climbAfter, climbOf, climbsFrom, withClimb } from '@nimhall/shared/ladder/climb';
import { port } from '../../components/page/session.ts';
import { KeptStore, parsed } from '../../reactive/kept-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';
import { toldLadders } from '../../stores/told-ladders.ts';
import { LadderKeeper } from './ladder-keeper.ts';

/** How far this device is on the ladders. */
export const climbs = new KeptStore(deviceStorage(), 'nimhall:ladder', (text) => climbsFrom(parsed(text)));

/** From now on they are kept with who I am. */
export const ladderKeeper = new LadderKeeper({ port, climbs, told: toldLadders });

/** Keeps what came of a game on a ladder; how far that is. */
export function keepGame(game: string, played: Parameters<typeof climbAfter>[2]): Climb {
  // Another tab may have gone on.
  climbs.reload();
  const climb = climbAfter(game, climbOf(climbs.value, game), played);
  climbs.set(withClimb(climbs.value, game, climb));
  ladderKeeper.climbed();
  return climb;
}
