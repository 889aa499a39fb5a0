import type { Attempt } from '@nimhall/shared/learnt/attempts';
import type { Attempted } from '@nimhall/shared/learnt/practice';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { learn } from '../../../components/learnt/learnt.ts';
import { toldLearnt } from '../../../components/learnt/told-learnt.ts';
import { afterPuzzle, asking, withAnswer } from './asked.ts';

/** Keeps how a puzzle went. */
export function keepAttempt(puzzle: Puzzle, attempt: Attempt, daily: Attempted['daily']): void {
  const { device } = toldLearnt.value;
  learn((before) => ({ ...before, practice: afterPuzzle(before.practice, puzzle, { attempt, at: Date.now(), daily, device }) }));
  asking.reload();
  asking.set(withAnswer(asking.value, puzzle));
}
