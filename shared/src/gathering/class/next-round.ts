import type { Refusal } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import { otherSeat, SEATS } from '../../room/seat.ts';
import { type Board, type Classroom, currentRound, MAX_ROUNDS } from './classroom.ts';
import type { BoardResult } from './commands.ts';
import type { ClassEvent } from './events.ts';

/** When the next round begins by itself, in milliseconds since 1970; null while it does not, as while everybody is to look up. */
export function nextRoundAt(gathering: Classroom): number | null {
  return gathering.isFrozen ? null : (currentRound(gathering)?.round.nextAt ?? null);
}

/** Has the next round wait for the teacher, who starts it or another one. */
export function holdNext({ activity, isHeld }: Pick<Classroom['rounds'][number], 'activity' | 'isHeld'>): Result<ClassEvent[], Refusal> {
  return ok(activity.pauseSeconds === undefined || isHeld ? [] : [{ kind: 'next-round-held' }]);
}

/** What follows when games of a round have ended: two play from the other side, or all are done and the next round is due. */
export function afterResults(gathering: Classroom, number: number, results: readonly BoardResult[], now: number): ClassEvent[] {
  const current = currentRound(gathering);
  if (current?.number !== number || results.length === 0) return [];
  const { activity, boards, isHeld } = current.round;
  const second = results.flatMap(({ board, result }) => {
    const played = boards[board];
    return played && result.winner && activity.bothSides && isStillHere(gathering, played) && !played.isSecondGame
      ? [fromOtherSide(played)]
      : [];
  });
  if (second.length > 0) return second;
  const isDone = boards.every(({ result }, at) => result || results.some(({ board }) => board === at));
  const goesOn = isDone && activity.pauseSeconds !== undefined && !isHeld && number < MAX_ROUNDS;
  return goesOn ? [{ kind: 'next-round-due', at: now + (activity.pauseSeconds ?? 0) * 1_000 }] : [];
}

function isStillHere({ members }: Classroom, { seats }: Board): boolean {
  return SEATS.every((seat) => {
    const side = seats[seat];
    return typeof side !== 'number' || members[side]?.isIn === true;
  });
}

/** The same position with the seats swapped. */
function fromOtherSide({ seats, start }: Board): ClassEvent {
  const swapped = { first: seats[otherSeat('first')], second: seats[otherSeat('second')] };
  return { kind: 'board-added', seats: swapped, ...(start === undefined ? {} : { start }), isSecondGame: true };
}
