import type { MapView } from '@nimhall/shared/game/view';
import { lineNotation } from '@nimhall/shared/games/sprouts/line';
import type { Mark } from '../mark.ts';
import { chosenIn, type Tap } from './map-choices.ts';

/** What perfect play says of a spot, from what a tap on it means. */
export function markOf(view: MapView, wins: readonly string[], { move, whole, begins }: Tap): Mark | null {
  if (wins.includes(move)) return 'wins';
  if (move === '' || (whole && !begins)) return null;
  const { from, to } = chosenIn(view, move);
  const fits = wins.some((win) => {
    const line = lineNotation.parse(win);
    if (!line.ok || from === undefined) return false;
    const ends = [line.value.from.spot, line.value.to.spot];
    return to === undefined ? ends.includes(from) : ends.join() === [from, to].join();
  });
  return fits ? 'begins' : null;
}
