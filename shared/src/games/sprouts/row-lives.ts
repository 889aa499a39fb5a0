import { FIRST_LETTER } from './lands.ts';
import { endOfBoundary, endOfRegion, type Row } from './row.ts';

/** How many lives are left in the one land of a row. */
export function livesOfRow({ numbers, end }: Row): number {
  let lives = 0;
  let corners = 0;
  for (let at = 0; at < end; ) {
    const next = endOfRegion(numbers, at);
    lives += 3 * (numbers[at] as number);
    for (let boundary = at + 2; boundary < next; ) {
      const after = endOfBoundary(numbers, boundary);
      for (let at = boundary + 1; at < after; at++) {
        const spot = numbers[at] as number;
        if (spot < FIRST_LETTER) lives += spot;
        else corners++;
      }
      boundary = after;
    }
    at = next;
  }
  return lives + corners / 2;
}
