import { clockAfterPly, newClock, withVacation } from './clock.ts';
import type { Rated } from './duel.ts';
import type { Entry, RoomEvent } from './events.ts';
import type { Room } from './room.ts';
import { type BySeat, moverOf, otherSeat } from './seat.ts';

/** The room after an event at a time, in milliseconds since 1970. Trusts the event: `decide` made it. */
export function evolve(room: Room | null, event: RoomEvent, at: number): Room {
  if (event.kind === 'created') return created(event, at);
  if (!room) throw new Error(`A log begins with "created", not "${event.kind}"`);
  switch (event.kind) {
    case 'seated':
      return seated(room, event, at);
    case 'stood':
      return { ...room, seats: { ...room.seats, [event.seat]: null }, away: { ...room.away, [event.seat]: null }, since: at };
    case 'started':
      return {
        ...room,
        status: 'playing',
        turn: 'first',
        away: awayFrom(room.away, at),
        clock: turned(room, 0, at),
        since: at,
      };
    case 'drawn':
      return drawn(room, event);
    case 'rated':
      return room.duel ? { ...room, duel: { ...room.duel, rated: ratedBy(event) } } : room;
    case 'voided':
      return room.duel ? { ...room, duel: { ...room.duel, voided: true } } : room;
    case 'declined':
      return room.invited ? { ...room, invited: { ...room.invited, declined: true } } : room;
    case 'moved':
      return moved(room, event, at);
    case 'ended':
      return {
        ...room,
        status: 'over',
        turn: null,
        takeback: null,
        clock: stopped(room, at),
        result: { winner: event.winner, reason: event.reason },
        score: event.winner ? { ...room.score, [event.winner]: room.score[event.winner] + 1 } : room.score,
        ...(room.queue ? { queue: { ...room.queue, since: at } } : {}),
      };
    case 'queued':
      return { ...room, queue: { players: [...(room.queue?.players ?? []), event.player], since: room.queue?.since ?? at } };
    case 'unqueued':
      return withoutQueued(room, event.player);
    case 'rematch-offered':
      return { ...room, rematch: event.seat };
    case 'rematch-declined':
      return { ...room, rematch: null };
    case 'rematch-started':
      return rematch(room, at);
    case 'takeback-offered':
      return { ...room, takeback: event.seat };
    case 'takeback-declined':
      return { ...room, takeback: null };
    case 'taken-back':
      return takenBack(room, event, at);
    case 'went-away':
      return { ...room, away: { ...room.away, [event.seat]: at } };
    case 'came-back':
      return {
        ...room,
        away: { ...room.away, [event.seat]: null },
        since: room.status === 'waiting' ? at : room.since,
      };
    case 'clock-credited':
      return credited(room, event.milliseconds);
    case 'vacation':
      return { ...room, clock: room.clock && withVacation(room.clock, event.seat, event.until, room.turn, at) };
    case 'closed':
      return { ...room, rematch: null, closed: true };
    default:
      return unknownKind(event);
  }
}

type Kind<K extends RoomEvent['kind']> = Extract<RoomEvent, { kind: K }>;

function ratedBy({ kind: _, ...rated }: Kind<'rated'>): Rated {
  return rated;
}

function created({ kind: _, clock, duel, invited, ...config }: Kind<'created'>, at: number): Room {
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
    takeback: null,
    away: { first: null, second: null },
    clock: clock ? newClock(clock) : null,
    ...(duel ? { duel: { game: 1, rated: null, ...(duel === 'unrated' ? { unrated: true } : {}) } } : {}),
    ...(invited ? { invited: { player: invited, declined: false } } : {}),
    since: at,
    updatedAt: 0,
  };
}

function drawn(before: Room, { params, misere, start, rated }: Kind<'drawn'>): Room {
  const room = { ...before, params, misere, start, position: start };
  if (!rated || !room.duel) return room;
  const { unrated: _, ...duel } = room.duel;
  return { ...room, duel };
}

function seated(room: Room, { seat, occupant, host, next }: Kind<'seated'>, at: number): Room {
  return {
    ...(occupant.kind === 'human' ? withoutQueued(room, occupant.player.id) : room),
    ...(host && occupant.kind === 'human' ? { host: occupant.player.id } : {}),
    seats: { ...room.seats, [seat]: occupant },
    away: { ...room.away, [seat]: null },
    ...(next ? { score: { ...room.score, [seat]: 0 } } : {}),
    since: at,
  };
}

/** The very same room where this player does not wait. */
function withoutQueued(whole: Room, player: string): Room {
  const { queue, ...room } = whole;
  if (!queue?.players.includes(player)) return whole;
  const players = queue.players.filter((each) => each !== player);
  return players.length > 0 ? { ...room, queue: { ...queue, players } } : room;
}

function moved(room: Room, { seat, ply, move, ink, position, charge }: Kind<'moved'>, at: number): Room {
  const clock = turned(room, ply + 1, at);
  const charged = clock &&
    charge && {
      ...clock,
      remaining: { ...clock.remaining, [seat]: charge.remaining },
      quota: { ...clock.quota, [seat]: charge.quota },
    };
  const after: Room = {
    ...room,
    position,
    moves: [...room.moves, move],
    ply: ply + 1,
    turn: otherSeat(seat),
    takeback: null,
    clock: charged ?? room.clock,
  };
  const drawn = ink || room.inks ? { ...after, inks: [...(room.inks ?? room.moves.map(() => '')), ink ?? ''] } : after;
  // Sides take turns: with a second move both have made one.
  return room.duel && ply > 0 ? { ...drawn, duel: { ...room.duel, played: true } } : drawn;
}

/** The clocks after this many moves, the last of them now. In a duel both players are present from the start. */
function turned({ clock, duel }: Room, ply: number, at: number): Room['clock'] {
  return clock && clockAfterPly(clock, ply, at, duel !== undefined);
}

/** The clocks where they stood when the game ended: the side to move is charged until then. */
function stopped({ clock, turn }: Room, at: number): Room['clock'] {
  if (!clock || !turn || clock.since === null) return clock;
  const left = Math.max(0, clock.remaining[turn] - Math.max(0, at - clock.since));
  return { ...clock, remaining: { ...clock.remaining, [turn]: left }, since: null };
}

/** The players change seats, and the score goes with them. */
function rematch({ inks: _, ...room }: Room, at: number): Room {
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
    away: awayFrom({ first: room.away.second, second: room.away.first }, at),
    clock: turned({ ...room, clock: room.clock && newClock(room.clock) }, 0, at),
    ...(room.duel ? { duel: { ...room.duel, game: 2 } } : {}),
    result: null,
    rematch: null,
    since: at,
  };
}

/** A player who is away when a game begins counts as away from then on, because nobody is late for a game that had not begun. */
function awayFrom({ first, second }: BySeat<number | null>, at: number): BySeat<number | null> {
  return { first: first === null ? null : at, second: second === null ? null : at };
}

/** Time that was spent stays spent; the clock of the side to move runs from now. */
function takenBack(room: Room, { ply, position }: Kind<'taken-back'>, at: number): Room {
  return {
    ...room,
    position,
    ply,
    moves: room.moves.slice(0, ply),
    ...(room.inks ? { inks: room.inks.slice(0, ply) } : {}),
    branch: room.branch + 1,
    turn: moverOf(ply),
    takeback: null,
    clock: turned(room, ply, at),
  };
}

function credited(room: Room, milliseconds: number): Room {
  const { clock } = room;
  return clock && clock.since !== null ? { ...room, clock: { ...clock, since: clock.since + milliseconds } } : room;
}

/** A log may have been written by a newer version: what it does not understand a version must not pass over. */
function unknownKind(event: never): never {
  throw new Error(`An event of a kind that this version does not know: ${JSON.stringify(event).slice(0, 100)}`);
}

/** The room after an entry of its log. Throws for an entry that this version does not understand. */
export function applyEntry(room: Room | null, entry: Entry): Room {
  let next = room;
  for (const event of entry.events) next = evolve(next, event, entry.at);
  if (!next || entry.events.length === 0) throw new Error('An entry has at least one event');
  return { ...next, version: entry.version, updatedAt: entry.at };
}

/** The room of a whole log. */
export function fold(entries: readonly Entry[]): Room | null {
  return entries.reduce<Room | null>(applyEntry, null);
}
