import { LEVELS, type PuzzleGroup } from './daily-pool.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The puzzles of a day, easy to hard, the same for everybody. Each level takes its next group every day, and the next puzzle of a group on
 * its turn, so a puzzle comes again only after all others of the level, which takes more than a year.
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
