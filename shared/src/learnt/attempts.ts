/** How a puzzle went, by the first that was done about it: solved, solved with hints, or answered wrongly. */
export const ATTEMPTS = ['found', 'helped', 'missed'] as const;
export type Attempt = (typeof ATTEMPTS)[number];

/** A puzzle that counted for the level: when, in milliseconds since 1970; which one, by `puzzleId`; how hard it was, and how it went. */
export type Tried = readonly [at: number, puzzle: string, rating: number, attempt: Attempt];

/** Attempts that are kept: the level is worked out from them, and what came before them hardly counts by then. */
export const MAX_TRIED = 150;

/** The attempts of two devices: the newest of all. */
export function triedTogether(one: readonly Tried[], other: readonly Tried[]): readonly Tried[] {
  const all = new Map([...one, ...other].map((tried) => [JSON.stringify(tried), tried]));
  return [...all]
    .toSorted(([a, [at]], [b, [then]]) => at - then || (a < b ? -1 : 1))
    .slice(-MAX_TRIED)
    .map(([, tried]) => tried);
}

/** What makes sense of untrusted data, up to this time. */
export function triedFrom(given: unknown, latest: number): readonly Tried[] {
  if (!Array.isArray(given)) return [];
  const read = given.slice(-MAX_TRIED).flatMap((each): Tried[] => {
    const [at, puzzle, rating, attempt] = Array.isArray(each) ? each : [];
    const known = ATTEMPTS.find((name) => name === attempt);
    return isTime(at, latest) && isPuzzleId(puzzle) && Number.isSafeInteger(rating) && known ? [[at, puzzle, rating, known]] : [];
  });
  return triedTogether(read, []);
}

/** A whole number of milliseconds since 1970, not after this time. */
export function isTime(given: unknown, latest: number): given is number {
  return Number.isSafeInteger(given) && Number(given) >= 0 && Number(given) <= latest;
}

export function isPuzzleId(given: unknown): given is string {
  return typeof given === 'string' && /^[0-9a-z]{1,8}$/.test(given);
}

/** A puzzle by its key in a few letters: 32 bits (FNV-1a), of which a few hundred puzzles hardly ever share any. */
export function puzzleId(key: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
