import { LEVELS, type PuzzleGroup } from './daily-pool.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The puzzles of a day, easy to hard: the same for everybody. Each level takes the next of its groups every day, and the next puzzle of a
 * group whenever its turn comes: none comes again before all of the level did, which takes longer than a year.
 */
export function dailyPuzzles(day: number): readonly Puzzle[] {
  return LEVELS.map((groups) => puzzleIn(groups, day)).toSorted((one, other) => one.rating - other.rating);
}

function puzzleIn(groups: readonly PuzzleGroup[], day: number): Puzzle {
  const { puzzles, ...alike } = groups[day % groups.length] as PuzzleGroup;
  const texts = puzzles.split(' ');
  const at = 2 * (Math.floor(day / groups.length) % (texts.length / 2));
  return { ...alike, position: String(texts[at + 1]), rating: Number(texts[at]) };
}
