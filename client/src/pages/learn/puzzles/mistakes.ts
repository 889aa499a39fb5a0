import { DAY } from '@nimhall/shared/puzzle/day';
import { type Puzzle, puzzleKey, readPuzzle } from '@nimhall/shared/puzzle/puzzle';
import { fieldsOf } from '../../../reactive/kept-store.ts';
import type { Attempt } from './skill.ts';

/** A puzzle that went wrong, until it has been solved often enough. */
export interface Mistake {
  readonly puzzle: Puzzle;
  /** How often it has been solved since. */
  readonly solved: number;
  /** From when on it is asked again, in milliseconds since 1970. */
  readonly due: number;
}

/** How long it rests each time: still in the same lesson, then ever longer. Whoever solves it after the last wait knows it. */
export const WAITS: readonly number[] = [DAY / 144, DAY, 3 * DAY, 7 * DAY, 21 * DAY];

/** More are too many to come back to; the oldest are let go. */
const MOST = 60;

/** After an attempt at a puzzle: one that went wrong is in, one that was solved waits longer, or is out. */
export function mistakesAfter(mistakes: readonly Mistake[], puzzle: Puzzle, attempt: Attempt, now: number): readonly Mistake[] {
  const before = mistakeOf(mistakes, puzzle);
  const others = mistakes.filter((mistake) => mistake !== before);
  if (attempt === 'found' && !before) return mistakes;
  const solved = attempt === 'found' && before ? before.solved + 1 : 0;
  const wait = WAITS[solved];
  return wait === undefined ? others : [...others, { puzzle, solved, due: now + wait }].slice(-MOST);
}

/** The mistake that a puzzle was; null for any other. */
export function mistakeOf(mistakes: readonly Mistake[], puzzle: Puzzle): Mistake | null {
  const key = puzzleKey(puzzle);
  return mistakes.find((mistake) => puzzleKey(mistake.puzzle) === key) ?? null;
}

/** What is to be asked again by now, of a game or of any, what has waited longest first. */
export function dueAt(mistakes: readonly Mistake[], now: number, game: string | null): readonly Mistake[] {
  return mistakes
    .filter(({ due, puzzle }) => due <= now && (game === null || puzzle.game === game))
    .toSorted((one, other) => one.due - other.due);
}

/** What makes sense of stored mistakes. */
export function mistakesFrom(stored: unknown): readonly Mistake[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(-MOST).flatMap((each) => {
    const { puzzle, solved, due } = fieldsOf(each);
    const read = readPuzzle(puzzle);
    const isKnown = read && typeof due === 'number' && Number.isInteger(solved) && WAITS[Number(solved)] !== undefined;
    return isKnown ? [{ puzzle: read.puzzle, solved: Number(solved), due }] : [];
  });
}
