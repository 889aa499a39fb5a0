import { readGame, readStart } from '../../catalogue/read.ts';
import { isOver } from '../../game/contract.ts';
import { say } from '../../phrase.ts';
import { refuse } from '../../refusal.ts';
import { ok } from '../../result.ts';
import type { Actor, RoomCommand, SeatWish } from '../commands.ts';
import type { RoomEvent } from '../events.ts';
import { type Occupant, type Player, type Room, seatOf } from '../room.ts';
import { otherSeat, SEATS, type Seat } from '../seat.ts';
import { type Decision, heldSeat, inDuel, notSeated, requireServer } from './decision.ts';

export function create(command: Extract<RoomCommand, { kind: 'create' }>, actor: Actor): Decision {
  if (actor.kind !== 'player') return refuse('forbidden', say`Only players can open a room.`);
  const game = readGame(command.game, command.params);
  if (!game.ok) return game;
  const { family, params, rules } = game.value;
  const start = readStart(game.value, command.start);
  if (!start.ok) return start;
  if (isOver(rules, start.value)) {
    return refuse('bad-position', say`There is no move in this position. Start from another one.`);
  }
  const wishes = { first: command.seats?.first ?? 'me', second: command.seats?.second ?? 'open' };
  if (wishes.first === 'me' && wishes.second === 'me') {
    return refuse('bad-request', say`You can take only one seat. The other is for your opponent.`);
  }
  if (command.duel && !command.clock) return refuse('bad-request', say`A duel needs a clock. Choose one.`);
  const events: RoomEvent[] = [
    {
      kind: 'created',
      room: command.room,
      host: actor.player.id,
      listed: command.listed ?? true,
      overlay: command.overlay ?? 'spectators',
      game: family.id,
      params,
      misere: command.misere ?? false,
      start: rules.position.format(start.value),
      ...(command.clock ? { clock: command.clock } : {}),
      ...(command.duel ? { duel: command.duel } : {}),
      ...(command.invited ? { invited: command.invited } : {}),
    },
  ];
  const occupants = { first: occupantFor(wishes.first, actor), second: occupantFor(wishes.second, actor) };
  for (const seat of SEATS) {
    const occupant = occupants[seat];
    if (occupant) events.push({ kind: 'seated', seat, occupant });
  }
  if (occupants.first && occupants.second) events.push({ kind: 'started' });
  return ok(events);
}

function occupantFor(wish: SeatWish, actor: Extract<Actor, { kind: 'player' }>): Occupant | null {
  if (wish === 'open') return null;
  return wish === 'me' ? { kind: 'human', player: actor.player } : { kind: 'bot', level: wish.bot };
}

/** Takes an open seat; a player who already sits changes over. */
export function sit(room: Room, seat: Seat, actor: Actor): Decision {
  if (actor.kind !== 'player') return refuse('forbidden', say`Only players can take a seat.`);
  const held = seatOf(room, actor.player.id);
  if (held === seat) return refuse('seat-taken', say`You already have this seat.`);
  if (room.status !== 'waiting') return alreadyStarted(room);
  if (room.duel) return pairedOnly();
  if (room.seats[seat]) return refuse('seat-taken', say`This seat is already taken.`);
  const events: RoomEvent[] = held ? [{ kind: 'stood', seat: held }] : [];
  return ok([...events, ...seated(room, seat, { kind: 'human', player: actor.player }, held)]);
}

export function stand(room: Room, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  if (room.status !== 'waiting') return alreadyStarted(room);
  return ok([{ kind: 'stood', seat }]);
}

/** Puts a bot in an open seat, or replaces a bot; the host and seated players may do so before the game starts. */
export function seatBot(room: Room, seat: Seat, occupant: Occupant, actor: Actor): Decision {
  if (actor.kind !== 'player') return refuse('forbidden', say`Only players can add a bot.`);
  if (room.host !== actor.player.id && !seatOf(room, actor.player.id)) {
    return refuse('forbidden', say`Only the host and the players of this room can add bots.`);
  }
  if (room.status !== 'waiting') return alreadyStarted(room);
  if (room.duel) return pairedOnly();
  if (room.seats[seat]?.kind === 'human') return refuse('seat-taken', say`This seat is already taken.`);
  return ok(seated(room, seat, occupant));
}

/** Puts a program in a seat, as a bot, where the other seat is taken: its game begins at once, and it waits for nobody. */
export function seatProgram(room: Room, seat: Seat, program: Player, actor: Actor): Decision {
  if (room.status === 'waiting' && !room.seats[otherSeat(seat)]) return refuse('forbidden', say`Sit down first, then choose a program.`);
  if (seatOf(room, program.id)) return refuse('seat-taken', say`This program plays here already.`);
  return seatBot(room, seat, { kind: 'human', player: program }, actor);
}

/** The game starts when the second seat is filled. `vacated` is the seat its occupant comes from. */
function seated(room: Room, seat: Seat, occupant: Occupant, vacated: Seat | null = null): RoomEvent[] {
  const other = otherSeat(seat);
  const starts = room.seats[other] !== null && other !== vacated;
  return [{ kind: 'seated', seat, occupant }, ...(starts ? [{ kind: 'started' } as const] : [])];
}

function pairedOnly() {
  return refuse('forbidden', say`Rated duels start in the lobby. Look for an opponent there.`);
}

export function alreadyStarted(room: Room) {
  return room.status === 'over'
    ? refuse('game-over', say`The game has ended. Offer a rematch or open a new room.`)
    : refuse('already-started', say`The game has started.`);
}

/**
 * A guest now has an account, and continues here under its name. A player who plays against themselves stays the guest, and so does one in
 * a duel, because ratings are not handed over.
 */
export function handOver(room: Room, { from, to }: Extract<RoomCommand, { kind: 'hand-over' }>, actor: Actor): Decision {
  const refused = requireServer(actor) ?? inDuel(room);
  if (refused) return refused;
  const seat = seatOf(room, from);
  if (!seat) return notSeated();
  if (seatOf(room, to.id)) return refuse('seat-taken', say`This seat is already taken.`);
  return ok([{ kind: 'seated', seat, occupant: { kind: 'human', player: to }, ...(room.host === from ? { host: true } : {}) }]);
}
