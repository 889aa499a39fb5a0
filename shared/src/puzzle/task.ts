import { seededRandom } from '../bot/random.ts';
import type { Computation } from '../game/theory.ts';
import { composePuzzle } from './compose.ts';
import { PUZZLE_KINDS, type Puzzle, type Start } from './puzzle.ts';
import { startsOf } from './starts.ts';
import { wordPuzzles } from './word-set.ts';

/** Puzzles to compose: those of a word, or one for a player. */
export type PuzzleTask =
  | { readonly kind: 'word'; readonly set: number }
  | {
      readonly kind: 'puzzle';
      /** Of which game; null for any. */
      readonly game: string | null;
      /** Where its games begin; null for its positions worth playing. */
      readonly start: Start | null;
      /** How hard it should be. */
      readonly rating: number;
      /** Keys of those asked lately. */
      readonly seen: readonly string[];
      readonly seed: number;
    };

/** Composes in steps; none where nothing was found to ask. `bytes` may be held at a time. */
export function* composed(task: PuzzleTask, bytes: number): Computation<readonly Puzzle[]> {
  if (task.kind === 'word') return yield* wordPuzzles(task.set, bytes);
  const random = seededRandom(task.seed);
  const starts = task.start ? [task.start] : startsOf(task.game, task.rating, random);
  if (starts.length === 0) return [];
  const puzzle = yield* composePuzzle({ ...task, starts, kinds: PUZZLE_KINDS }, random, bytes);
  return puzzle ? [puzzle] : [];
}
