import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import { SEATS, type Seat } from '../../room/seat.ts';
import type { GatheringActor } from '../actor.ts';
import { type Classroom, currentRound, type Round, type Side } from './classroom.ts';
import type { ClassEvent } from './events.ts';

/** Devices that may teach a class besides the one that opened it. */
export const MAX_TEACHERS = 8;

/** Whether somebody may give orders, and sees what pupils propose. */
export function mayTeach({ host, teachers }: Pick<Classroom, 'host' | 'teachers'>, player: string): boolean {
  return player === host || teachers.includes(player);
}

/** The id of the teacher who plays in a round: the one who started it. */
export function teacherOf({ host }: Pick<Classroom, 'host'>, { teacher }: Pick<Round, 'teacher'>): string {
  return teacher ?? host;
}

/** Lets somebody teach who has the secret. */
export function teach(gathering: Classroom, key: string, actor: GatheringActor): Result<ClassEvent[], Refusal> {
  if (actor.kind !== 'player') return onlyTeachers();
  const { id } = actor.player;
  if (key !== gathering.teacherKey) return refuse('forbidden', say`This link no longer works. Get a new one from the teacher.`);
  if (mayTeach(gathering, id)) return ok([]);
  if (gathering.teachers.length >= MAX_TEACHERS) return refuse('too-large', say`A class has at most ${MAX_TEACHERS} more teachers.`);
  return ok([{ kind: 'teacher-added', player: id }]);
}

/** Only for the host: a stolen link locks nobody out. */
export function unshare(gathering: Classroom, by: string): Result<ClassEvent[], Refusal> {
  const { host, teacherKey, teachers } = gathering;
  if (by !== host) return onlyTeachers();
  return ok(teacherKey === null && teachers.length === 0 ? [] : [{ kind: 'teaching-unshared' }, ...takeOver(gathering)]);
}

/** The one who opened the class plays the pupils who played another teacher, from the beginning. As a pupil of their own class they get the bot. */
function takeOver(gathering: Classroom): ClassEvent[] {
  const round = currentRound(gathering)?.round;
  if (round?.teacher === undefined) return [];
  const again = round.boards.flatMap(({ seats, start, isSecondGame, result }): ClassEvent[] => {
    if (result || !SEATS.some((seat) => seats[seat] === 'teacher')) return [];
    const isHost = SEATS.some((seat) => playerAt(gathering, seats[seat]) === gathering.host);
    const sideOf = (seat: Seat): Side => (isHost && seats[seat] === 'teacher' ? 'bot' : seats[seat]);
    const added = { kind: 'board-added' as const, seats: { first: sideOf('first'), second: sideOf('second') } };
    return [{ ...added, ...(start === undefined ? {} : { start }), ...(isSecondGame ? { isSecondGame } : {}) }];
  });
  return [{ kind: 'round-taken-over' }, ...again];
}

function playerAt({ members }: Classroom, side: Side): string | undefined {
  return typeof side === 'number' ? members[side]?.player : undefined;
}

/** The refusal of what only a teacher may do. */
export function onlyTeachers() {
  return refuse('forbidden', say`Only the teacher can do this.`);
}
