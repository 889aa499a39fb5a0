import { SEATS, type Seat } from '../../room/seat.ts';
import { type Classroom, currentRound } from './classroom.ts';

/** The boards of the present round where the teacher plays and has a room, by number, with their seat. */
export function teacherBoards(gathering: Classroom): { readonly board: number; readonly seat: Seat; readonly isOver: boolean }[] {
  const { boards = [], opened = 0 } = currentRound(gathering)?.round ?? {};
  return boards.slice(0, opened).flatMap(({ seats, result }, board) => {
    const seat = SEATS.find((each) => seats[each] === 'teacher');
    return seat ? [{ board, seat, isOver: result !== null }] : [];
  });
}

/**
 * The board to go to from this one: the next that waits for the teacher, in the order of the boards and then from the first one again. The
 * same where it is the only one, or none waits.
 */
export function nextWaiting(waiting: readonly number[], current: number): number {
  return waiting.find((board) => board > current) ?? waiting[0] ?? current;
}
