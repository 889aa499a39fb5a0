import { chapterOf } from '../../lesson/chapters.ts';
import type { Step } from '../../lesson/lesson.ts';
import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import type { GatheringActor } from '../actor.ts';
import { type Classroom, currentRound, type LessonProgress, memberOf } from './classroom.ts';
import type { LessonStep } from './commands.ts';
import type { ClassEvent } from './events.ts';
import { MAX_WRONG_ANSWERS, readStepAnswer } from './step-answers.ts';

type Decision = Result<readonly ClassEvent[], Refusal>;

/** The lesson of the present round; null where that is none. */
function lessonIn(gathering: Classroom, round: number): { readonly progress: LessonProgress; readonly steps: readonly Step[] } | null {
  const current = currentRound(gathering);
  const progress = current?.number === round ? current.round.progress : undefined;
  const chapter = chapterOf(current?.round.activity.chapter ?? '');
  return progress && chapter ? { progress, steps: chapter.steps } : null;
}

/** Takes everybody to another step. */
export function showStep(gathering: Classroom, { round, step }: LessonStep): Decision {
  const lesson = lessonIn(gathering, round);
  if (!lesson) return noLesson();
  if (step >= lesson.steps.length) return refuse('bad-request', say`This chapter has only ${lesson.steps.length} steps.`);
  return ok(step === lesson.progress.step ? [] : [{ kind: 'step-shown', step }]);
}

/** Shows the explanation of the present step. */
export function explainStep(gathering: Classroom, { round, step }: LessonStep): Decision {
  const lesson = lessonIn(gathering, round);
  if (!lesson) return noLesson();
  if (step !== lesson.progress.step) return wentOn();
  return ok(lesson.progress.isExplained ? [] : [{ kind: 'step-explained' }]);
}

/** Counts a member’s answer. What comes after the explanation, or after the step was done, changes nothing. */
export function answerStep(
  gathering: Classroom,
  { round, step, wrong }: LessonStep & { readonly wrong?: string | undefined },
  actor: GatheringActor,
): Decision {
  const member = actor.kind === 'player' ? memberOf(gathering, actor.player.id) : -1;
  if (member === -1) return refuse('not-seated', say`Join the class first.`);
  const lesson = lessonIn(gathering, round);
  if (!lesson) return noLesson();
  const { progress, steps } = lesson;
  const here = steps[progress.step];
  if (step !== progress.step || !here) return wentOn();
  const mine = progress.answers.find((each) => each.member === member);
  if (progress.isExplained || mine?.isDone) return ok([]);
  if (wrong === undefined) return ok([{ kind: 'step-answered', member }]);
  const answer = readStepAnswer(here, wrong);
  if (!answer.ok) return answer;
  if (mine?.wrong.includes(answer.value) || (mine?.wrong.length ?? 0) >= MAX_WRONG_ANSWERS) return ok([]);
  return ok([{ kind: 'step-answered', member, wrong: answer.value }]);
}

function noLesson() {
  return refuse('stale', say`There is no lesson now.`);
}

function wentOn() {
  return refuse('stale', say`The class has gone on to another step.`);
}
