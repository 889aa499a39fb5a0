import { puzzleId } from '@nimhall/shared/learnt/attempts';
import { type Attempted, type Practice, practiceAfter } from '@nimhall/shared/learnt/practice';
import { type Puzzle, puzzleKey, readPuzzle } from '@nimhall/shared/puzzle/puzzle';
import { fieldsOf, PersistentStore, parsed } from '../../../reactive/persistent-store.ts';
import { deviceStorage } from '../../../reactive/storage.ts';

/** The current puzzle of this device; its result is progress, which is synced with others. */
export interface Asking {
  /** Keys of the puzzles that were asked last. */
  readonly seen: readonly string[];
  /** The pending puzzle, and the wish in its address. */
  readonly asked: { readonly wish: string; readonly puzzle: Puzzle } | null;
}

/** A puzzle comes again only after so many others. */
const MAX_REMEMBERED = 80;

export const NOTHING_ASKED: Asking = { seen: [], asked: null };

/** The valid part of a stored text. */
export function askingFrom(text: string | null): Asking {
  const { seen, asked } = fieldsOf(parsed(text));
  const { wish, puzzle } = fieldsOf(asked);
  const read = readPuzzle(puzzle);
  return {
    seen: Array.isArray(seen) ? seen.filter((key) => typeof key === 'string').slice(-MAX_REMEMBERED) : [],
    asked: read && typeof wish === 'string' ? { wish, puzzle: read.puzzle } : null,
  };
}

export const asking = new PersistentStore(deviceStorage(), 'nimhall:practice', askingFrom);

/** With a puzzle that is asked from now on, or skipped for another where that is null. */
export function withAsked(before: Asking, asked: Asking['asked']): Asking {
  const puzzle = asked?.puzzle ?? before.asked?.puzzle;
  return { asked, seen: puzzle ? withSeen(before.seen, puzzle) : before.seen };
}

/** After the first attempt at a puzzle, which ends the question. */
export function withAnswer({ seen, asked }: Asking, puzzle: Puzzle): Asking {
  const isAnswered = asked && puzzleKey(asked.puzzle) === puzzleKey(puzzle);
  return { seen: withSeen(seen, puzzle), asked: isAnswered ? null : asked };
}

function withSeen(seen: readonly string[], puzzle: Puzzle): readonly string[] {
  const key = puzzleKey(puzzle);
  return key === null ? seen : [...seen.filter((each) => each !== key), key].slice(-MAX_REMEMBERED);
}

/** After the first attempt at a puzzle on a device, at its place in a day where it has one. */
export function afterPuzzle(before: Practice, puzzle: Puzzle, attempted: Omit<Attempted, 'id' | 'puzzle'>): Practice {
  const key = puzzleKey(puzzle);
  return key === null ? before : practiceAfter(before, { ...attempted, puzzle, id: puzzleId(key) });
}
