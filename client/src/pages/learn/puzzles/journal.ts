import { type Puzzle, puzzleKey, readPuzzle } from '@nimhall/shared/puzzle/puzzle';
import { fieldsOf, KeptStore, parsed } from '../../../reactive/kept-store.ts';
import { deviceStorage } from '../../../reactive/storage.ts';
import { type Days, daysAfter, daysFrom, NO_DAYS } from './days.ts';
import { type Mistake, mistakeOf, mistakesAfter, mistakesFrom } from './mistakes.ts';
import { type Attempt, BEGINNER, type Skill, skillAfter, skillFrom } from './skill.ts';

/** What a device knows of whoever practises on it. */
export interface Journal {
  /** Of how this is kept. */
  readonly version: 1;
  readonly skill: Skill;
  /** How many puzzles counted for it. */
  readonly rated: number;
  readonly days: Days;
  readonly mistakes: readonly Mistake[];
  /** Keys of the puzzles that were asked last. */
  readonly seen: readonly string[];
  /** The puzzle that is being thought about, and what was wished for, as an address has it. */
  readonly asked: Asked | null;
}

export interface Asked {
  readonly wish: string;
  readonly puzzle: Puzzle;
}

/** Where a puzzle of a day stands. */
export interface DailyPlace {
  readonly day: number;
  readonly place: number;
}

/** A puzzle does not come again before so many others did. */
const MOST_SEEN = 80;

export const EMPTY: Journal = { version: 1, skill: BEGINNER, rated: 0, days: NO_DAYS, mistakes: [], seen: [], asked: null };

/** What makes sense of a stored text. */
export function journalFrom(text: string | null): Journal {
  const { skill, rated, days, mistakes, seen, asked } = fieldsOf(parsed(text));
  const { wish, puzzle } = fieldsOf(asked);
  const read = readPuzzle(puzzle);
  return {
    version: 1,
    skill: skillFrom(skill),
    rated: Number.isSafeInteger(rated) && Number(rated) > 0 ? Number(rated) : 0,
    days: daysFrom(days),
    mistakes: mistakesFrom(mistakes),
    seen: Array.isArray(seen) ? seen.filter((key) => typeof key === 'string').slice(-MOST_SEEN) : [],
    asked: read && typeof wish === 'string' ? { wish, puzzle: read.puzzle } : null,
  };
}

/** The journal of this device. */
export const journal = new KeptStore(deviceStorage(), 'nimhall:practice', journalFrom);

/** With a puzzle that is asked from now on, or skipped for another where that is null. */
export function withAsked(before: Journal, asked: Asked | null): Journal {
  const puzzle = asked?.puzzle ?? before.asked?.puzzle;
  return { ...before, asked, seen: puzzle ? withSeen(before.seen, puzzle) : before.seen };
}

/**
 * After the first attempt at a puzzle, at its place in a day where it has one. It counts for the skill, unless it is a mistake that came back:
 * what was explained once is another puzzle.
 */
export function journalAfter(before: Journal, puzzle: Puzzle, attempt: Attempt, now: number, daily: DailyPlace | null): Journal {
  const counts = mistakeOf(before.mistakes, puzzle) === null;
  const asked = before.asked && puzzleKey(before.asked.puzzle) === puzzleKey(puzzle) ? null : before.asked;
  return {
    ...before,
    skill: counts ? skillAfter(before.skill, puzzle.rating, attempt) : before.skill,
    rated: before.rated + Number(counts),
    days: daily ? daysAfter(before.days, daily.day, daily.place, attempt) : before.days,
    mistakes: mistakesAfter(before.mistakes, puzzle, attempt, now),
    seen: withSeen(before.seen, puzzle),
    asked,
  };
}

function withSeen(seen: readonly string[], puzzle: Puzzle): readonly string[] {
  const key = puzzleKey(puzzle);
  return key === null ? seen : [...seen.filter((each) => each !== key), key].slice(-MOST_SEEN);
}
