import type { Refusal } from '@nimhall/shared/refusal';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';

/** People, the server's own actor, and a room, for tests of the room rules. */
export const ann: Actor = { kind: 'player', player: { id: 'ann', name: 'Ann' } };
export const ben: Actor = { kind: 'player', player: { id: 'ben', name: 'Ben' } };
export const eve: Actor = { kind: 'player', player: { id: 'eve', name: 'Eve' } };
export const clockwork: Actor = { kind: 'clockwork' };
export const open: Extract<RoomCommand, { kind: 'create' }> = { kind: 'create', room: 'code', game: 'nim', start: '1,2' };

/** The room after these commands, each of which must be accepted. */
export function given(...steps: readonly Step[]): Room {
  return followedBy(null, 0, ...steps);
}

type Step = readonly [Actor, RoomCommand];

/** The room after these commands at a given time. */
export function followedBy(before: Room | null, now: number, ...steps: readonly Step[]): Room {
  let room = before;
  for (const [actor, command] of steps) {
    const decision = decide(room, command, actor, now);
    if (!decision.ok) throw new Error(`${command.kind} was refused: ${decision.error.message}`);
    room = applyEntry(room, { version: (room?.version ?? 0) + 1, at: now, events: decision.value });
  }
  if (!room) throw new Error('no commands');
  return room;
}

/** The code of the refusal; the resulting room when the command is not refused. */
export function refusal(room: Room | null, actor: Actor, command: RoomCommand, now = 0): string {
  const decision = decide(room, command, actor, now);
  return decision.ok ? `accepted: ${JSON.stringify(decision.value)}` : codeOf(decision.error);
}

/** The code of a refusal, which always comes with a sentence. */
export function codeOf({ code, message }: Refusal): string {
  if (!/^\p{Lu}.*\.$/u.test(message)) throw new Error(`“${message}” (${code}) is not a sentence`);
  return code;
}

/** The events that follow from a command, or the sentence that refuses it. */
export function answerTo(room: Room, actor: Actor, command: RoomCommand, now: number): readonly RoomEvent[] | string {
  const decision = decide(room, command, actor, now);
  return decision.ok ? decision.value : decision.error.message;
}

export const move = (ply: number, text: string, branch = 0): RoomCommand => ({ kind: 'move', branch, ply, move: text, lag: 0 });
export const sit = (seat: 'first' | 'second'): RoomCommand => ({ kind: 'sit', seat });
