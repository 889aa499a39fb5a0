import type { MapView } from '@nimhall/shared/game/view';
import { lineNotation } from '@nimhall/shared/games/sprouts/line';
import type { Mark } from '../mark.ts';
import { chosenIn, type Tap } from './map-choices.ts';

/** The mark of a spot, from what a tap on it means. */
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

/** The mark of a spot for spectators: a winning line begins or ends here. */
export function watchedMark(wins: readonly string[], spot: number): Mark | null {
  const isEnd = (win: string): boolean => {
    const line = lineNotation.parse(win);
    return line.ok && [line.value.from.spot, line.value.to.spot].includes(spot);
  };
  return wins.some(isEnd) ? 'begins' : null;
}

/** The mark of a choice, by the line that it leads to: more may have to be on its left than is chosen. */
export function markOfChoice(wins: readonly string[], move: string): Mark | null {
  if (wins.includes(move)) return 'wins';
  const [line, left] = inTwo(move);
  const begins = wins.map(inTwo).some(([winning, needed]) => winning === line && left.every((spot) => needed.includes(spot)));
  return begins ? 'begins' : null;
}

/** A line without what lies on its left, and the names of that. */
function inTwo(move: string): readonly [string, readonly string[]] {
  const [line = '', left = ''] = move.split('/');
  return [line, left.split(',').filter(Boolean)];
}
