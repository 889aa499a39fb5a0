import type { Readable, Unbind } from '../../reactive/store.ts';
import type { RoomState } from '../../stores/room-store.ts';
import { Favicon } from './favicon.ts';
import { isLow, isTurnOf, soundCueOf } from './sound-cues.ts';
import { SoundPlayer } from './sound-player.ts';

/** How often a clock that runs low is heard, in milliseconds. */
const TICK = 1_000;

/**
 * Alerts the player in a room by sound and by the icon of the tab. `code` names the room; `offset` is how far the server's clock is ahead
 * of ours, in milliseconds.
 */
export function startGameAlerts(code: string, store: Readable<RoomState>, offset: Readable<number>): Unbind {
  const favicon = new Favicon();
  const speaker = new SoundPlayer(code);
  let before = store.value.room;
  favicon.wanted = isTurnOf(before, store.value.seat);
  const unbind = store.subscribe(({ room, seat }) => {
    favicon.wanted = isTurnOf(room, seat);
    const cue = before && room ? soundCueOf(before, room, seat) : null;
    if (cue) speaker.play(cue);
    before = room;
  });
  const clock = setInterval(() => {
    const { room, seat } = store.value;
    if (room && seat && isLow(room, seat, Date.now() + offset.value)) speaker.play('tick');
  }, TICK);
  return () => {
    clearInterval(clock);
    unbind();
    speaker.close();
    favicon.close();
  };
}
