/**
 * How much of the exhaustive tests a run takes. `npm test` takes an even spread of their cases, so that it is over in minutes;
 * `npm run test:full` takes all of them, by the same code.
 */
const SCALE = process.env.TEST_SCALE ?? 'spread';
if (SCALE !== 'spread' && SCALE !== 'full') throw new Error(`TEST_SCALE is "spread" or "full", not "${SCALE}"`);

export const isFull = SCALE === 'full';

/** All cases in a full run, otherwise at most so many: evenly spread, always the same ones, the first and the last among them. */
export function spread<Case>(cases: readonly Case[], most: number): readonly Case[] {
  if (isFull || cases.length <= most) return cases;
  return Array.from({ length: most }, (_, nth) => cases[Math.round((nth * (cases.length - 1)) / Math.max(1, most - 1))] as Case);
}

/** A size, such as how many rounds are played: `few` in `npm test`, `all` in a full run. */
export function scaled(few: number, all: number): number {
  return isFull ? all : few;
}

/** All kinds in a full run, otherwise so many by turns: the nth case takes others than its neighbours, and together the cases take all. */
export function byTurns<Kind>(kinds: readonly Kind[], nth: number, most = 1): readonly Kind[] {
  if (isFull || kinds.length <= most) return kinds;
  return Array.from({ length: most }, (_, at) => kinds[(nth * most + at) % kinds.length] as Kind);
}
