/**
 * How much of the exhaustive tests a run covers. `npm test` takes an even sample of their cases, so that it is over in
 * minutes;
 * `npm run test:full` takes all of them, by the same code.
 */
const SCALE = process.env.TEST_SCALE ?? 'spread';
if (SCALE !== 'spread' && SCALE !== 'full') throw new Error(`TEST_SCALE is "spread" or "full", not "${SCALE}"`);

export const isFull = SCALE === 'full';

/**
 * All cases in a full run, otherwise at most this many: an even sample, always the same, including the first and the
 * last.
 */
export function spread<Case>(cases: readonly Case[], most: number): readonly Case[] {
  if (isFull || cases.length <= most) return cases;
  return Array.from({ length: most }, (_, nth) => cases[Math.round((nth * (cases.length - 1)) / Math.max(1, most - 1))] as Case);
}

/** A size, such as the number of rounds to play: `few` in `npm test`, `all` in a full run. */
export function scaled(few: number, all: number): number {
  return isFull ? all : few;
}

/**
 * All kinds in a full run, otherwise this many in turn: the nth case takes other kinds than its neighbours, and
 * together the cases take all.
 */
export function byTurns<Kind>(kinds: readonly Kind[], nth: number, most = 1): readonly Kind[] {
  if (isFull || kinds.length <= most) return kinds;
  return Array.from({ length: most }, (_, at) => kinds[(nth * most + at) % kinds.length] as Kind);
}

/** The time limit of a test that works through cases: far above what a slow machine needs, because it only ends what would run forever. */
export const LONG = { timeout: scaled(120_000, 3_600_000) } as const;

/** Groups of at most this many, for tests that take several cases each: a full run has more of these tests, not longer ones. */
export function groupsOf<Case>(cases: readonly Case[], most: number): readonly (readonly Case[])[] {
  return Array.from({ length: Math.ceil(cases.length / most) }, (_, nth) => cases.slice(nth * most, (nth + 1) * most));
}
