import type { Entry, RoomEvent } from './events.ts';
import { otherSeat, type Room } from './room.ts';

/** The room after an event. Trusts the event: `decide` made it. */
export function evolve(room: Room | null, event: RoomEvent): Room {
  if (event.kind === 'created') {
    const { kind: _, ...config } = event;
    return {
      ...config,
      version: 0,
      position: config.start,
      moves: [],
      branch: 0,
      ply: 0,
      status: 'waiting',
      turn: null,
      seats: { first: null, second: null },
      result: null,
      score: { first: 0, second: 0 },
      rematch: null,
      updatedAt: 0,
    };
  }
  if (!room) throw new Error(`A log begins with "created", not "${event.kind}"`);
  switch (event.kind) {
    case 'seated':
      return { ...room, seats: { ...room.seats, [event.seat]: event.occupant } };
    case 'stood':
      return { ...room, seats: { ...room.seats, [event.seat]: null } };
    case 'started':
      return { ...room, status: 'playing', turn: 'first' };
    case 'moved':
      return {
        ...room,
        position: event.position,
        moves: [...room.moves, event.move],
        ply: event.ply + 1,
        turn: otherSeat(event.seat),
      };
    case 'ended':
      return {
        ...room,
        status: 'over',
        turn: null,
        result: { winner: event.winner, reason: event.reason },
        score: event.winner ? { ...room.score, [event.winner]: room.score[event.winner] + 1 } : room.score,
      };
    case 'rematch-offered':
      return { ...room, rematch: event.seat };
    case 'rematch-declined':
      return { ...room, rematch: null };
    case 'rematch-started':
      return {
        ...room,
        status: 'playing',
        position: room.start,
        moves: [],
        branch: room.branch + 1,
        ply: 0,
        turn: 'first',
        seats: { first: room.seats.second, second: room.seats.first },
        score: { first: room.score.second, second: room.score.first },
        result: null,
        rematch: null,
      };
    default:
      return event satisfies never;
  }
}

/** The room after an entry of its log. */
export function applyEntry(room: Room | null, entry: Entry): Room {
  const next = entry.events.reduce<Room | null>(evolve, room);
  if (!next) throw new Error('An entry has at least one event');
  return { ...next, version: entry.version, updatedAt: entry.at };
}

/** The room a whole log tells of. */
export function fold(entries: readonly Entry[]): Room | null {
  return entries.reduce<Room | null>(applyEntry, null);
}
