import { puzzleId } from '@nimhall/shared/learnt/attempts';
import { courseFrom } from '@nimhall/shared/learnt/course';
import { type Days, daysFrom, lettersOf, type Results } from '@nimhall/shared/learnt/days';
import { type Learnt, learntFrom } from '@nimhall/shared/learnt/learnt';
import { type Mistake, REVIEW_DELAYS } from '@nimhall/shared/learnt/mistakes';
import { puzzleKey, readPuzzle } from '@nimhall/shared/puzzle/puzzle';
import { fieldsOf, parsed } from '../../reactive/persistent-store.ts';
import type { OLD_KEYS } from './kept-learnt.ts';

/** The data of earlier versions, merged; `read` gives the stored text of a part. */
export function takenOver(read: (part: keyof typeof OLD_KEYS) => string | null, device: string): Learnt {
  const kept = (part: keyof typeof OLD_KEYS) => fieldsOf(parsed(read(part)));
  const { skill, rated, days, mistakes } = kept('practice');
  const hasPractised = Number(rated) > 0;
  return learntFrom({
    course: courseFrom(kept('course').done),
    practice: {
      before: hasPractised ? { ...fieldsOf(skill), rated } : null,
      counts: hasPractised ? { [device]: rated } : {},
      days: oldDays(days),
      mistakes: Array.isArray(mistakes) ? mistakes.flatMap(oldMistake) : [],
    },
    ladders: kept('ladders').of,
  });
}

/** Days as they were kept, and as codes for other devices have them: the last day, the last one that was done whole, and how many in a row. */
export function oldDays(given: unknown): Days {
  const { day, results, whole, row, longest } = fieldsOf(given);
  return daysFrom({
    results: Array.isArray(results) ? { [Number(day)]: lettersOf(results as Results) } : {},
    whole: Number(row) > 0 ? [[Number(whole) - Number(row) + 1, whole]] : [],
    longest,
  });
}

/** A mistake that was kept with when it is due, and how often it has been solved. */
function oldMistake(given: unknown): Mistake[] {
  const { puzzle, solved, due } = fieldsOf(given);
  const read = readPuzzle(puzzle);
  const key = read && puzzleKey(read.puzzle);
  const wait = REVIEW_DELAYS[Number(solved)];
  if (!read || key === null || wait === undefined || typeof due !== 'number') return [];
  const times = Array.from({ length: Number(solved) + 1 }, (_, nth) => due - wait - Number(solved) + nth);
  return [{ id: puzzleId(key), puzzle: read.puzzle, missed: times[0] ?? due, solved: times.slice(1) }];
}
