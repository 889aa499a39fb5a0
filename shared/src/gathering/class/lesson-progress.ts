import type { LessonProgress, StepAnswers, StepCounts } from './classroom.ts';
import type { ClassEvent, StepCounted } from './events.ts';

/** The beginning of a step. */
export function atStep(
  step: number,
  { visited, done }: Pick<LessonProgress, 'visited' | 'done'> = { visited: [], done: [] },
): LessonProgress {
  return { step, isExplained: false, visited: visited.includes(step) ? visited : [...visited, step], done, answers: [] };
}

/** With an answer of a member. */
export function withAnswer(progress: LessonProgress, { member, wrong }: Extract<ClassEvent, { kind: 'step-answered' }>): LessonProgress {
  const before = progress.answers.find((each) => each.member === member) ?? { member, isDone: false, wrong: [] };
  const after: StepAnswers = wrong === undefined ? { ...before, isDone: true } : { ...before, wrong: [...before.wrong, wrong] };
  const answers = [...progress.answers.filter((each) => each !== before), after];
  return { ...progress, answers, done: wrong === undefined ? withDone(progress, member) : progress.done };
}

function withDone({ step, done }: LessonProgress, member: number): LessonProgress['done'] {
  const steps = done.find((each) => each.member === member)?.steps ?? [];
  if (steps.includes(step)) return done;
  return [...done.filter((each) => each.member !== member), { member, steps: [...steps, step] }];
}

/** Without the answers of a member who is not in the class any more. */
export function withoutAnswers(progress: LessonProgress, member: number): LessonProgress {
  const isOther = (each: { readonly member: number }): boolean => each.member !== member;
  return { ...progress, answers: progress.answers.filter(isOther), done: progress.done.filter(isOther) };
}

/** With the counts of all answers to the present step; our own stay. */
export function withCounts(progress: LessonProgress, { step, done, mistaken, wrong }: StepCounted): LessonProgress {
  return step === progress.step ? { ...progress, counts: { done, mistaken, wrong } } : progress;
}

/** How many have done the step, and what was wrong. */
export function stepCountsOf({ answers, counts }: LessonProgress): StepCounts {
  if (counts) return counts;
  const votes = new Map<string, number>();
  for (const { wrong } of answers) for (const each of wrong) votes.set(each, (votes.get(each) ?? 0) + 1);
  return {
    done: answers.filter(({ isDone }) => isDone).length,
    mistaken: answers.filter(({ wrong }) => wrong.length > 0).length,
    wrong: [...votes].map(([move, count]) => ({ move, votes: count })).toSorted((a, b) => b.votes - a.votes),
  };
}
