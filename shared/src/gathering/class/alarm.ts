import { SEATS } from '../../room/seat.ts';
import { type Board, type Classroom, currentRound, type Side } from './classroom.ts';
import type { VotedTurn } from './commands.ts';
import { nextRoundAt } from './next-round.ts';

/** Which boards want something done about their rooms. */
export interface ToDo {
  /** Boards of the present round that have no room yet. */
  readonly open: readonly number[];
  /** What a class that plays as one has chosen, and has not been played yet; null where there is no such thing. */
  readonly play: (VotedTurn & { readonly move: string }) | null;
  /** Boards to close, whose results are unknown, by round from 1. */
  readonly end: readonly { readonly round: number; readonly board: number }[];
}

/** What the server still has to do, according to the log; doing it twice changes nothing. */
export function toDo(gathering: Classroom): ToDo {
  const current = currentRound(gathering);
  const open = current ? current.round.boards.flatMap((_, board) => (board >= current.round.opened ? [board] : [])) : [];
  const isGone = (side: Side): boolean => typeof side === 'number' && gathering.members[side]?.isIn === false;
  const end = gathering.rounds.flatMap(({ boards, isOver }, at) =>
    boards.flatMap(({ seats, result }, board) =>
      !result && (isOver || SEATS.some((seat) => isGone(seats[seat]) || playsOn(boards, board, seats[seat])))
        ? [{ round: at + 1, board }]
        : [],
    ),
  );
  return { open, end, play: chosenIn(current) };
}

/** Whether a pupil has a later board in the round, as where their teacher no longer teaches. */
function playsOn(boards: readonly Board[], board: number, side: Side): boolean {
  return typeof side === 'number' && boards.some(({ seats }, at) => at > board && SEATS.some((seat) => seats[seat] === side));
}

function chosenIn(current: ReturnType<typeof currentRound>): ToDo['play'] {
  const vote = current?.round.vote;
  return current?.round.activity.kind === 'vote' && vote?.chosen
    ? { round: current.number, branch: vote.branch, ply: vote.ply, move: vote.chosen }
    : null;
}

/** Whether there is anything to do. */
export function isToDo(gathering: Classroom): boolean {
  const { open, end, play } = toDo(gathering);
  return open.length + end.length > 0 || play !== null;
}

/** How long the node that made an entry has to see to it before any node does, in milliseconds. */
const GRACE = 2_000;

/** When any node is to see to a gathering, in milliseconds since 1970; null where there is nothing to do. */
export function classAlarm(gathering: Classroom): number | null {
  return isToDo(gathering) ? gathering.updatedAt + GRACE : nextRoundAt(gathering);
}
