/** The lessons that are ready to be taught. Their ids are part of addresses and of logs: they never change. */
export const LESSON_IDS = ['nim', 'pairs', 'remainders', 'graphs', 'misere', 'rule'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
