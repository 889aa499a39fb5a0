import { joinedAs } from '../players.ts';
import { type Drawing, withArrow, withoutArrow } from './arrows.ts';
import type { Board, Classroom, LessonProgress, Member, Round, Vote } from './classroom.ts';
import type { ClassEvent, Tallied, ToldEntry, ToldEvent } from './events.ts';
import { atStep, withAnswer, withCounts, withoutAnswers } from './lesson-progress.ts';

/** The gathering after an event. Trusts the event: `decide` made it. */
export function evolveClass(gathering: Classroom | null, event: ToldEvent): Classroom {
  if (event.kind === 'gathered') return gathered(event);
  if (!gathering) throw new Error(`The log of a gathering begins with "gathered", not "${event.kind}"`);
  switch (event.kind) {
    case 'joined':
      return { ...gathering, members: [...gathering.members, { ...joinedAs(event.player), isIn: true }] };
    case 'renamed':
      return withMember(gathering, event.member, { name: event.player.name });
    case 'removed':
      return withMember(withoutProposals(gathering, event.member), event.member, { isIn: false });
    case 'readmitted':
      return withMember(gathering, event.member, { isIn: true });
    case 'locked':
      return { ...gathering, isLocked: event.on };
    case 'names-shown':
      return { ...gathering, showsNames: event.on };
    case 'frozen':
      return { ...(event.on ? gathering : withoutStopped(gathering)), isFrozen: event.on };
    case 'round-started':
      return {
        ...ended(gathering),
        rounds: [
          ...ended(gathering).rounds,
          {
            activity: event.activity,
            boards: event.boards.map(({ start, ...seats }) => newBoard({ seats, start })),
            ...(event.teacher === undefined ? {} : { teacher: event.teacher }),
            opened: 0,
            isOver: false,
            ...(event.activity.kind === 'lesson' ? { progress: atStep(0) } : {}),
          },
        ],
      };
    case 'board-added':
      // A game goes on again, so that the next round has to wait.
      return withRound(gathering, gathering.rounds.length, ({ boards, nextAt: _, ...round }) => ({
        ...round,
        boards: [...boards, newBoard(event)],
      }));
    case 'boards-opened':
      return withRound(gathering, event.round, (round) => ({ ...round, opened: event.boards }));
    case 'board-over':
      return withRound(gathering, event.round, ({ boards, ...round }) => ({
        ...round,
        boards: boards.map((board, at): Board => (at === event.board ? { ...board, result: event.result } : board)),
      }));
    case 'proposed':
      return withVote(gathering, (vote) => proposed(vote, event));
    case 'vote-closed':
      return withVote(gathering, (vote) => vote && { ...vote, chosen: event.move });
    case 'vote-played':
      return withVote(gathering, () => undefined);
    case 'step-shown':
      return withProgress(gathering, (progress) => atStep(event.step, progress));
    case 'step-answered':
      return withProgress(gathering, (progress) => withAnswer(progress, event));
    case 'step-explained':
      return withProgress(gathering, (progress) => ({ ...progress, isExplained: true }));
    case 'board-shown':
      return withShownBoard(gathering, event);
    case 'arrow-drawn':
      return withDrawing(gathering, withArrow(gathering.rounds.at(-1)?.drawing, event.ply, event.arrow));
    case 'arrow-erased':
      return withDrawing(gathering, withoutArrow(gathering.rounds.at(-1)?.drawing, event.ply, event.arrow));
    case 'arrows-cleared':
      return withDrawing(gathering, null);
    case 'next-round-due':
      return withRound(gathering, gathering.rounds.length, (round) => ({ ...round, nextAt: event.at }));
    case 'next-round-held':
      return withRound(gathering, gathering.rounds.length, ({ nextAt: _, ...round }) => ({ ...round, isHeld: true }));
    case 'round-taken-over':
      return withRound(gathering, gathering.rounds.length, ({ teacher: _, ...round }) => round);
    case 'round-over':
      return ended(gathering);
    case 'gathering-closed':
      return { ...ended(gathering), isFrozen: false, isClosed: true };
    case 'teaching-shared':
      return { ...gathering, teacherKey: event.key };
    case 'teacher-added':
      return { ...gathering, teachers: [...gathering.teachers, event.player] };
    case 'teaching-unshared':
      return { ...gathering, teachers: [], teacherKey: null };
    case 'tallied':
      return withVote(gathering, (vote) => tallied(vote, event));
    case 'step-counted':
      return withProgress(gathering, (progress) => withCounts(progress, event));
    default:
      return unknownKind(event);
  }
}

/** The gathering after an entry of its log, or the version of that entry for pupils. Throws for an entry that this version does not understand. */
export function applyClassEntry(gathering: Classroom | null, { version, at, events }: ToldEntry): Classroom {
  const next = events.reduce<Classroom | null>(evolveClass, gathering);
  if (!next) throw new Error('The first entry has at least one event');
  return { ...next, version, updatedAt: at };
}

function gathered({ gathering: kind, code, prefix, host, lesson }: Extract<ClassEvent, { kind: 'gathered' }>): Classroom {
  return {
    kind,
    code,
    prefix,
    host,
    teachers: [],
    teacherKey: null,
    ...(lesson === undefined ? {} : { lesson }),
    version: 0,
    members: [],
    isLocked: false,
    showsNames: true,
    isFrozen: false,
    rounds: [],
    isClosed: false,
    updatedAt: 0,
  };
}

/** A board before its game. What a log does not say is absent here as well. */
function newBoard({ seats, start, isSecondGame }: Omit<Board, 'result'>): Board {
  return { seats, ...(start === undefined ? {} : { start }), ...(isSecondGame ? { isSecondGame } : {}), result: null };
}

/** Everybody has one proposal for a turn: the last. */
function proposed(vote: Vote | undefined, { member, branch, ply, move }: Extract<ClassEvent, { kind: 'proposed' }>): Vote {
  const isSameTurn = vote?.branch === branch && vote.ply === ply;
  const others = isSameTurn ? vote.proposals.filter((each) => each.member !== member) : [];
  return { branch, ply, proposals: [...others, { member, move }], chosen: null };
}

/** The counts of a turn; our own proposal for it stays. */
function tallied(vote: Vote | undefined, { branch, ply, voters, moves }: Tallied): Vote {
  const isSameTurn = vote?.branch === branch && vote.ply === ply;
  return { ...(isSameTurn ? vote : { proposals: [], chosen: null }), branch, ply, tally: { voters, moves } };
}

function withoutProposals(gathering: Classroom, member: number): Classroom {
  const left = withVote(gathering, (vote) => vote && { ...vote, proposals: vote.proposals.filter((each) => each.member !== member) });
  return withProgress(left, (progress) => withoutAnswers(progress, member));
}

function withVote(gathering: Classroom, change: (vote: Vote | undefined) => Vote | undefined): Classroom {
  return withRound(gathering, gathering.rounds.length, ({ vote: before, ...round }) => {
    const vote = change(before);
    return vote ? { ...round, vote } : round;
  });
}

function withProgress(gathering: Classroom, change: (progress: LessonProgress) => LessonProgress): Classroom {
  return withRound(gathering, gathering.rounds.length, (round) =>
    round.progress ? { ...round, progress: change(round.progress) } : round,
  );
}

/** Shows this board of the present round, or none. What is drawn on it stays while it is shown. */
function withShownBoard(
  gathering: Classroom,
  { board, onWall, plain }: Omit<Extract<ClassEvent, { kind: 'board-shown' }>, 'kind'>,
): Classroom {
  return withRound(gathering, gathering.rounds.length, ({ shownBoard, isOnWall: _, isPlain: __, drawing, ...round }) =>
    board === null
      ? round
      : {
          ...round,
          shownBoard: board,
          ...(onWall ? { isOnWall: onWall } : {}),
          ...(plain ? { isPlain: plain } : {}),
          ...(drawing && board === shownBoard ? { drawing } : {}),
        },
  );
}

function withDrawing(gathering: Classroom, drawing: Drawing | null): Classroom {
  return withRound(gathering, gathering.rounds.length, ({ drawing: _, ...round }) =>
    drawing && drawing.arrows.length > 0 ? { ...round, drawing } : round,
  );
}

/** The boards go on: one that all looked at meanwhile is not shown any more. */
function withoutStopped(gathering: Classroom): Classroom {
  return gathering.rounds.at(-1)?.isOnWall ? gathering : withShownBoard(gathering, { board: null });
}

/** Whatever round there is, it is over. */
function ended(gathering: Classroom): Classroom {
  return gathering.rounds.length === 0 ? gathering : withRound(gathering, gathering.rounds.length, (round) => ({ ...round, isOver: true }));
}

function withMember(gathering: Classroom, number: number, change: Partial<Member>): Classroom {
  return { ...gathering, members: gathering.members.map((member, at) => (at === number ? { ...member, ...change } : member)) };
}

/** `number` from 1. */
function withRound(gathering: Classroom, number: number, change: (round: Round) => Round): Classroom {
  return { ...gathering, rounds: gathering.rounds.map((round, at) => (at === number - 1 ? change(round) : round)) };
}

/** A log may have been written by a newer version: what it does not understand a version must not pass over. */
function unknownKind(event: never): never {
  throw new Error(`An event of a kind that this version does not know: ${JSON.stringify(event).slice(0, 100)}`);
}
