import type { Classroom, LessonProgress, Round, StepCounts, Vote } from './classroom.ts';
import { memberOf } from './classroom.ts';
import type { ClassEntry, ClassEvent, Tallied, ToldEntry, ToldEvent } from './events.ts';
import { stepCountsOf } from './lesson-progress.ts';
import { talliesOf, votersOf } from './vote.ts';

/** Moves that are counted while a vote grows: nobody reads more from the last row, and each vote tells them to all. */
export const MAX_TALLIED = 8;

/** A gathering as somebody is sent it who does not teach it: without secrets, and of what is proposed only counts and their own. */
export function classFor(gathering: Classroom, player: string | null): Classroom {
  const member = player === null ? -1 : memberOf(gathering, player);
  const rounds = gathering.rounds.map(
    ({ vote, progress, ...round }): Round => ({
      ...round,
      ...(vote ? { vote: voteFor(round, vote, member) } : {}),
      ...(progress ? { progress: progressFor(progress, member) } : {}),
    }),
  );
  return { ...gathering, teachers: [], teacherKey: null, rounds };
}

/** An entry as somebody is sent it who does not teach. `gathering` is the one after it; `member` is their number, -1 for nobody in it. */
export function entryFor(gathering: Classroom, { version, at, events }: ClassEntry, member: number): ToldEntry {
  const told: ToldEvent[] = events.filter((event) => isFor(event, member));
  const round = gathering.rounds.at(-1);
  if (round?.vote && events.some(changesVotes)) told.push(tallyOf(round, round.vote));
  if (round?.progress && events.some(changesAnswers))
    told.push({ kind: 'step-counted', step: round.progress.step, ...countsFor(round.progress) });
  return { version, at, events: told };
}

/** The member whose own proposal or answer an entry is; -1 where it is none. */
export function proposerIn({ events }: ClassEntry): number {
  return events.find((event) => event.kind === 'proposed' || event.kind === 'step-answered')?.member ?? -1;
}

function isFor(event: ClassEvent, member: number): boolean {
  switch (event.kind) {
    case 'proposed':
    case 'step-answered':
      return event.member === member;
    case 'teaching-shared':
    case 'teaching-unshared':
    case 'teacher-added':
      return false;
    default:
      return true;
  }
}

function changesVotes({ kind }: ClassEvent): boolean {
  return kind === 'proposed' || kind === 'removed' || kind === 'vote-closed';
}

function changesAnswers({ kind }: ClassEvent): boolean {
  return ['round-started', 'step-shown', 'step-answered', 'step-explained', 'removed'].includes(kind);
}

function progressFor(progress: LessonProgress, member: number): LessonProgress {
  const isOwn = (each: { readonly member: number }): boolean => each.member === member;
  return { ...progress, answers: progress.answers.filter(isOwn), done: progress.done.filter(isOwn), counts: countsFor(progress) };
}

/** Wrong answers stay secret until the teacher explains the step. */
function countsFor(progress: LessonProgress): StepCounts {
  const counts = stepCountsOf(progress);
  return { ...counts, wrong: progress.isExplained ? counts.wrong.slice(0, MAX_TALLIED) : [] };
}

function voteFor(round: Pick<Round, 'activity'>, vote: Vote, member: number): Vote {
  const { voters, moves } = tallyOf(round, vote);
  return { ...vote, proposals: vote.proposals.filter((each) => each.member === member), tally: { voters, moves } };
}

/** Votes grow before the eyes of all. Answers to a puzzle stay secret until the teacher shows them. */
function tallyOf({ activity }: Pick<Round, 'activity'>, vote: Vote): Tallied {
  const { branch, ply, chosen } = vote;
  const moves = chosen ? talliesOf(vote) : activity.kind === 'vote' ? talliesOf(vote).slice(0, MAX_TALLIED) : [];
  return { kind: 'tallied', branch, ply, voters: votersOf(vote), moves };
}
