import type { Board } from './board.ts';

/** Free squares that hang together, as a board of their own: no larger than they are, all else on it covered. */
export interface Region extends Board {
  /** Where its first square is on the board it was cut from, from the top and in each row from the left. */
  readonly first: number;
}

/** The regions that have room for a domino, in the order of their first squares. */
export function regionsOf(board: Board | Region): readonly Region[] {
  // A region asked for its own: a search does nothing else.
  if ('first' in board) return [board];
  const { columns, free } = board;
  const left = [...free];
  const regions: Region[] = [];
  for (let first = 0; first < left.length; first++) {
    if (!left[first]) continue;
    const places = connected(left, columns, first);
    if (places.length > 1) regions.push(cutOut(places, columns));
  }
  return regions;
}

/** The places that hang together with one, itself the first of them; they are taken out of those that are left. */
function connected(left: boolean[], columns: number, first: number): number[] {
  const places = [first];
  left[first] = false;
  for (let next = 0; next < places.length; next++) {
    const place = places[next] as number;
    const column = place % columns;
    for (let way = 0; way < 4; way++) {
      if ((way === 0 && column === 0) || (way === 1 && column === columns - 1)) continue;
      const to = place + (way === 0 ? -1 : way === 1 ? 1 : way === 2 ? -columns : columns);
      if (!left[to]) continue;
      left[to] = false;
      places.push(to);
    }
  }
  return places;
}

/** The smallest board that holds these squares of another one. */
function cutOut(places: readonly number[], columns: number): Region {
  let [left, right, top, bottom] = [columns, 0, Number.POSITIVE_INFINITY, 0];
  for (const place of places) {
    const column = place % columns;
    const line = (place - column) / columns;
    if (column < left) left = column;
    if (column > right) right = column;
    if (line < top) top = line;
    if (line > bottom) bottom = line;
  }
  const wide = right - left + 1;
  const free = Array<boolean>(wide * (bottom - top + 1)).fill(false);
  for (const place of places) {
    const column = place % columns;
    free[((place - column) / columns - top) * wide + column - left] = true;
  }
  return { columns: wide, rows: bottom - top + 1, free, first: places[0] as number };
}

/** A name that is the same for a region however it is turned or mirrored. */
export function shapeOf({ columns, rows, free }: Board): string {
  const [long, short] = [Math.max(columns, rows), Math.min(columns, rows)];
  let least = '';
  for (const isTurned of long === short ? [false, true] : [columns < rows]) {
    // Steps in `free` along the long side and along the short one.
    const [along, down] = isTurned ? [columns, 1] : [1, columns];
    for (let corner = 0; corner < 4; corner++) {
      const isBack = corner % 2 === 1;
      const isUp = corner > 1;
      let text = '';
      for (let line = 0; line < short; line++) {
        const begin = (isUp ? short - 1 - line : line) * down;
        for (let step = 0; step < long; step++) text += free[begin + (isBack ? long - 1 - step : step) * along] ? '.' : '#';
      }
      if (least === '' || text < least) least = text;
    }
  }
  return `${long}${least}`;
}

/**
 * Whether every domino on a region has another one that it becomes when the region is turned half round, and the two never
 * overlap: then the other side can always answer by the turned domino.
 */
export function isTurnable({ columns, rows, free }: Board): boolean {
  const last = free.length - 1;
  for (let place = 0; place <= last; place++) if (free[place] !== free[last - place]) return false;
  // Only around the middle do a domino and its image overlap: at a square that is the middle, or a line between two squares.
  const middle = Math.floor(last / 2);
  if (columns % 2 === 1 && rows % 2 === 1) return !free[middle];
  if (columns % 2 === 0 && rows % 2 === 0) return true;
  return columns % 2 === 0 ? !(free[middle] && free[middle + 1]) : !(free[middle - (columns - 1) / 2] && free[middle + (columns + 1) / 2]);
}
