import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';

/** A chapter of the course as the first page shows it. */
export interface ChapterInShort {
  readonly id: string;
  /** The ids of its steps. */
  readonly steps: readonly string[];
}

/** The course, worked out when the pages are built: the first page needs none of its texts. */
export const COURSE_IN_SHORT: readonly ChapterInShort[] = CHAPTERS.map(({ id, steps }) => ({ id, steps: steps.map((step) => step.id) }));

/** The bots on the ladder of Nim, from the lowest rung to the highest. */
export const LADDER_OF_NIM = rungsOf('nim');
