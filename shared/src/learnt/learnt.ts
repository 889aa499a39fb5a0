import { fieldsOf } from '../json.ts';
import { type Climbs, climbsFrom, mergeClimbs, NO_CLIMBS } from '../ladder/climb.ts';
import { type Course, courseFrom, coursesTogether, NOTHING_DONE } from './course.ts';
import { type KeptSettings, keptSettingsFrom, keptSettingsTogether } from './kept-settings.ts';
import { NO_PRACTICE, type Practice, practiceFrom, practiceTogether } from './practice.ts';

/** A player's progress and choices: everything personal that is made on their devices, online or offline. */
export interface Learnt {
  /** Of how this is kept. */
  readonly version: 1;
  readonly course: Course;
  readonly practice: Practice;
  readonly ladders: Climbs['of'];
  readonly settings: KeptSettings;
}

export const NOTHING_LEARNT: Learnt = { version: 1, course: NOTHING_DONE, practice: NO_PRACTICE, ladders: NO_CLIMBS.of, settings: {} };

/**
 * Merges the progress of two places. The result is the same in any order and however often it is repeated, so that devices and servers may
 * merge at any time without loss.
 */
export function learntTogether(one: Learnt, other: Learnt): Learnt {
  return {
    version: 1,
    course: coursesTogether(one.course, other.course),
    practice: practiceTogether(one.practice, other.practice),
    ladders: mergeClimbs({ version: 1, of: one.ladders }, { version: 1, of: other.ladders }).of,
    settings: keptSettingsTogether(one.settings, other.settings),
  };
}

/** Limits of what can be true: nobody has done anything later. */
export interface Until {
  /** In milliseconds since 1970. */
  readonly time: number;
  /** As `dayOf` has it. */
  readonly day?: number;
}

const ALWAYS: Until = { time: Number.MAX_SAFE_INTEGER };

/** What makes sense of untrusted data. */
export function learntFrom(given: unknown, { time, day }: Until = ALWAYS): Learnt {
  const { course, practice, ladders, settings } = fieldsOf(given);
  return {
    version: 1,
    course: courseFrom(course),
    practice: practiceFrom(practice, time, day),
    ladders: climbsFrom({ of: ladders }).of,
    settings: keptSettingsFrom(settings, time),
  };
}

/** Whether two devices know the same. */
export function isSame(one: Learnt, other: Learnt): boolean {
  return textOf(one) === textOf(other);
}

/** Equal for those that know the same. */
function textOf(learnt: Learnt): string {
  return JSON.stringify(learntTogether(learnt, NOTHING_LEARNT));
}
