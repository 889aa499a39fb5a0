import { seededRandom } from '../bot/random.ts';
import type { Family } from '../game/contract.ts';
import type { Computation } from '../game/theory.ts';
import { type Candidate, composePuzzle } from '../puzzle/compose.ts';
import { classOf } from '../puzzle/features.ts';
import { puzzleKey, type Start } from '../puzzle/puzzle.ts';
import { naiveMoves, winsNaively } from './naive-moves.ts';

/** Of fewer moves the one that wins is guessed too easily. */
const MIN_MOVES = 6;
/** How hard a position should be on the scale of puzzles: two steps above that of a beginner. */
const HARD = 1_100;
/** After this many failed searches in a row, the search ends. */
const MAX_FAILURES = 4;

/**
 * Hard positions of a family, up to this many, all different up to symmetry: the first player can win, by one move of many that no common
 * wrong rule finds. They are taken from games that begin at the family's own starts, and each search spends no more than that of a puzzle:
 * see `composePuzzle`. The result is always the same.
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
