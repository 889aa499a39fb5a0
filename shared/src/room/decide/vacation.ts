import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import { flagFall, vacationOf } from '../clock.ts';
import { isCorrespondence } from '../clock-rule.ts';
import type { Actor, RoomCommand } from '../commands.ts';
import { type Room, seatOf } from '../room.ts';
import { type Decision, notPlaying, requireServer } from './decision.ts';

/** Has the clock of a player stand still from now on until a time, or run again; only where it counts days, and not when it is over already. */
export function setVacation(room: Room, command: Extract<RoomCommand, { kind: 'set-vacation' }>, actor: Actor, now: number): Decision {
  const refused = requireServer(actor) ?? notPlaying(room);
  if (refused) return refused;
  const seat = seatOf(room, command.player);
  const { clock, turn } = room;
  if (!seat || !clock || !isCorrespondence(clock)) return refuse('stale', say`No clock is running.`);
  const until = command.until !== null && now < command.until ? command.until : null;
  if (until === vacationOf(clock, seat, now)) return refuse('stale', say`Nothing has changed.`);
  const fall = turn === seat ? flagFall(clock, seat) : null;
  if (fall !== null && now >= fall) return refuse('stale', say`Your time had run out before this move.`);
  return ok([{ kind: 'vacation', seat, until }]);
}
