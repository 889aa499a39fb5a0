import { fieldsOf } from '../json.ts';
import { type Climbs, climbsFrom, mergeClimbs, NO_CLIMBS } from '../ladder/climb.ts';
import { type Course, courseFrom, coursesTogether, NOTHING_DONE } from './course.ts';
import { type KeptSettings, keptSettingsFrom, keptSettingsTogether } from './kept-settings.ts';
import { NO_PRACTICE, type Practice, practiceFrom, practiceTogether } from './practice.ts';

/** What somebody has learnt, and what they chose: all that belongs to a person and is made on their devices, with a connection or without. */
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
 * What somebody has learnt at two places. It is the same in whatever order and however often places are put together, so that devices and servers
 * may do it whenever they can, and nothing is lost by it.
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

/** Bounds of what can be true: nobody has done anything after them. */
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
