/** How many puzzles a day has. */
export const DAILY = 3;

/** In milliseconds. */
export const DAY = 86_400_000;

/** The day that a moment belongs to, everywhere the same: days since 1970 by universal time. `now` in milliseconds since then. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}
