/** Lands with fewer lives are sooner worked out again than remembered. */
export const MIN_LIVES = 7;

/** How many lives a land or a sum needs to be kept, so that there is room for all with as many. @param all the lives of each */
export function livesToKeep(all: Iterable<number>, most: number): number {
  const counts: number[] = [];
  for (const lives of all) counts[lives] = (counts[lives] ?? 0) + 1;
  let lives = counts.length;
  for (let room = most; lives > MIN_LIVES; lives--) {
    room -= counts[lives - 1] ?? 0;
    if (room < 0) break;
  }
  return lives;
}
