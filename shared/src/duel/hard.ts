import { seededRandom } from '../bot/random.ts';
import type { Family } from '../game/contract.ts';
import type { Computation } from '../game/theory.ts';
import { type Candidate, composePuzzle } from '../puzzle/compose.ts';
import { classOf } from '../puzzle/features.ts';
import { puzzleKey, type Start } from '../puzzle/puzzle.ts';
import { naiveMoves, winsNaively } from './naive-moves.ts';

/** Of fewer moves the one that wins is guessed too easily. */
const MIN_MOVES = 6;
/** How hard a position should be, on the scale of puzzles: two steps above where somebody new begins. */
const HARD = 1_100;
/** When so many searches in a row find nothing, there is nothing more to find. */
const MAX_FAILURES = 4;

/**
 * Hard positions of a family, up to so many, all different up to symmetry: whoever begins can win, by one move of many, which no common wrong
 * rule finds. They come up in games from the family's own starts; each search spends no more than a puzzle does: see `composePuzzle`. Always the same.
 */
export function* hardStarts({ id, presets }: Family, most: number): Computation<readonly Start[]> {
  const starts = presets.map(({ params = {}, misere = false, start }): Start => ({ game: id, params, misere, start }));
  const found = new Map<string, Start>();
  let failures = 0;
  for (let seed = 0; found.size < most && failures < MAX_FAILURES; seed++) {
    const wish = { starts, kinds: ['find'], rating: HARD, seen: [...found.keys()], fits: isHard } as const;
    const puzzle = yield* composePuzzle(wish, seededRandom(seed));
    const key = puzzle && puzzleKey(puzzle);
    failures = key ? 0 : failures + 1;
    if (puzzle && key) found.set(key, { game: id, params: puzzle.params, misere: puzzle.misere, start: puzzle.position });
  }
  return [...found.values()];
}

/** Whether one move of many wins, and no wrong rule finds it. */
export function isHard({ rules, position, moves, winningMoves }: Candidate): boolean {
  if (moves.length < MIN_MOVES) return false;
  const nameOf = (move: unknown): string => classOf(rules, position, move);
  return !naiveMoves(rules, position, moves).some((chosen) => winsNaively(chosen, winningMoves, nameOf));
}
