import { SEATS } from '../room/seat.ts';
import { currentRound, type Gathering, type Side } from './gathering.ts';

/** Which boards want something done about their rooms. */
export interface ToDo {
  /** Boards of the present round that have no room yet. */
  readonly open: readonly number[];
  /** Boards that nobody is to play on any more, and of which no result is known, by round from 1. */
  readonly end: readonly { readonly round: number; readonly board: number }[];
}

/** What the server has still to do, as the log says: whoever begins it, and however often, it comes to the same. */
export function toDo(gathering: Gathering): ToDo {
  const current = currentRound(gathering);
  const open = current ? current.round.boards.flatMap((_, board) => (board >= current.round.opened ? [board] : [])) : [];
  const isGone = (side: Side): boolean => side !== 'bot' && gathering.members[side]?.isIn === false;
  const end = gathering.rounds.flatMap(({ boards, isOver }, at) =>
    boards.flatMap(({ seats, result }, board) =>
      !result && (isOver || SEATS.some((seat) => isGone(seats[seat]))) ? [{ round: at + 1, board }] : [],
    ),
  );
  return { open, end };
}

/** How long the node that made an entry has to see to it before any node does, in milliseconds. */
const GRACE = 2_000;

/** When any node is to see to a gathering, in milliseconds since 1970; null where there is nothing to do. */
export function gatheringAlarm(gathering: Gathering): number | null {
  const { open, end } = toDo(gathering);
  return open.length + end.length > 0 ? gathering.updatedAt + GRACE : null;
}
