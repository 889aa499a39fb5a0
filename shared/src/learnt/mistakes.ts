import { fieldsOf } from '../json.ts';
import { DAY } from '../puzzle/day.ts';
import { PUZZLE_KINDS, type Puzzle } from '../puzzle/puzzle.ts';
import { type Attempt, isPuzzleId, isTime } from './attempts.ts';

/** A puzzle that went wrong, until it has been solved often enough. */
export interface Mistake {
  /** By `puzzleId`. */
  readonly id: string;
  readonly puzzle: Puzzle;
  /** When it went wrong last, in milliseconds since 1970. */
  readonly missed: number;
  /** When it has been solved since. */
  readonly solved: readonly number[];
}

/** How long it rests each time: still in the same lesson, then ever longer. Solved after the last wait, it is known. */
export const REVIEW_DELAYS: readonly number[] = [DAY / 144, DAY, 3 * DAY, 7 * DAY, 21 * DAY];

/** More are too many to come back to; the oldest are dropped. */
export const MAX_MISTAKES = 60;

/** Longest text of a puzzle that is kept. */
const MAX_PUZZLE_LENGTH = 600;

/** After an attempt at a puzzle: one that went wrong is in, one that was solved waits longer, or is known. */
export function mistakesAfter(
  mistakes: readonly Mistake[],
  { id, puzzle }: Pick<Mistake, 'id' | 'puzzle'>,
  attempt: Attempt,
  now: number,
): readonly Mistake[] {
  const before = mistakes.find((mistake) => mistake.id === id);
  // Two attempts in one moment, or under a clock that was put back, come one after the other all the same.
  const at = before ? Math.max(now, lastTried(before) + 1) : now;
  if (attempt !== 'found') return mistakesTogether(mistakes, [{ id, puzzle, missed: at, solved: [] }]);
  if (!before || isKnown(before)) return mistakes;
  return mistakesTogether(mistakes, [{ ...before, solved: [...before.solved, at] }]);
}

/** Whether it has been solved often enough. Such are kept for a while, so that no other device asks again. */
export function isKnown({ solved }: Mistake): boolean {
  return solved.length >= REVIEW_DELAYS.length;
}

/** From when on it is asked again. */
export function dueFrom(mistake: Mistake): number {
  return lastTried(mistake) + (REVIEW_DELAYS[mistake.solved.length] ?? Number.POSITIVE_INFINITY);
}

/** Mistakes that are due for review, of a game or of any, the longest overdue first. */
export function dueAt(mistakes: readonly Mistake[], now: number, game: string | null): readonly Mistake[] {
  return mistakes
    .filter((mistake) => dueFrom(mistake) <= now && (game === null || mistake.puzzle.game === game))
    .toSorted((one, other) => dueFrom(one) - dueFrom(other));
}

/** Those of two devices: each went wrong when it last did at either, and has been solved since as often as at both. */
export function mistakesTogether(one: readonly Mistake[], other: readonly Mistake[]): readonly Mistake[] {
  const all = new Map<string, Mistake>();
  for (const mistake of [...one, ...other]) {
    const known = all.get(mistake.id);
    all.set(mistake.id, known ? together(known, mistake) : together(mistake, mistake));
  }
  return [...all.values()].toSorted((a, b) => lastTried(a) - lastTried(b) || (a.id < b.id ? -1 : 1)).slice(-MAX_MISTAKES);
}

function together(one: Mistake, other: Mistake): Mistake {
  const missed = Math.max(one.missed, other.missed);
  const [text, otherText] = [JSON.stringify(one.puzzle), JSON.stringify(other.puzzle)];
  const solved = [...new Set([...one.solved, ...other.solved])].filter((at) => at > missed).toSorted((a, b) => a - b);
  return { id: one.id, puzzle: text <= otherText ? one.puzzle : other.puzzle, missed, solved: solved.slice(-REVIEW_DELAYS.length) };
}

function lastTried({ missed, solved }: Mistake): number {
  return solved.at(-1) ?? missed;
}

/** What makes sense of untrusted data, up to this time. Whether the texts make a puzzle is looked at when it is asked. */
export function mistakesFrom(given: unknown, latest: number): readonly Mistake[] {
  if (!Array.isArray(given)) return [];
  const read = given.slice(-MAX_MISTAKES).flatMap((each): Mistake[] => {
    const { id, puzzle, missed, solved } = fieldsOf(each);
    const asked = puzzleFrom(puzzle);
    const times = Array.isArray(solved) ? solved.filter((at) => isTime(at, latest)) : [];
    return asked && isPuzzleId(id) && isTime(missed, latest)
      ? [{ id, puzzle: asked, missed, solved: times.slice(-REVIEW_DELAYS.length) }]
      : [];
  });
  return mistakesTogether(read, []);
}

function puzzleFrom(given: unknown): Puzzle | null {
  const { kind, game, params, misere, position, rating } = fieldsOf(given);
  const known = PUZZLE_KINDS.find((each) => each === kind);
  if (!known || typeof game !== 'string' || typeof position !== 'string' || !Number.isSafeInteger(rating)) return null;
  const puzzle: Puzzle = { kind: known, game, params: fieldsOf(params), misere: misere === true, position, rating: Number(rating) };
  return JSON.stringify(puzzle).length <= MAX_PUZZLE_LENGTH ? puzzle : null;
}
