import { isOver } from '../game/contract.ts';
import { playText, readGame, readPosition } from '../game/read.ts';
import type { Game } from '../game/registry.ts';
import type { ErrorCode, Refusal } from '../protocol/errors.ts';
import { fail, ok, type Result } from '../result.ts';
import { expiryOf } from './alarm.ts';
import type { Actor, RoomCommand, SeatWish } from './commands.ts';
import type { RoomEvent } from './events.ts';
import { type Occupant, otherSeat, type Room, SEATS, type Seat, seatOf } from './room.ts';

type Decision = Result<RoomEvent[], Refusal>;

/**
 * What a command does to a room: the events that follow from it, or why it is refused. `now` is in milliseconds since
 * 1970. The only place where the rules of a room are.
 */
export function decide(room: Room | null, command: RoomCommand, actor: Actor, now: number): Decision {
  if (command.kind === 'create') return room ? refuse('forbidden', 'This room exists already.') : create(command, actor);
  if (!room) return refuse('not-found', 'There is no such room.');
  switch (command.kind) {
    case 'sit':
      return sit(room, command.seat, actor);
    case 'stand':
      return stand(room, actor);
    case 'seat-bot':
      return seatBot(room, command.seat, { kind: 'bot', level: command.level }, actor);
    case 'move':
      return move(room, command, actor);
    case 'resign':
      return resign(room, actor);
    case 'offer-rematch':
      return offerRematch(room, actor);
    case 'answer-rematch':
      return answerRematch(room, command.accept, actor);
    case 'expire':
      return expire(room, actor, now);
    default:
      return command satisfies never;
  }
}

function create(command: Extract<RoomCommand, { kind: 'create' }>, actor: Actor): Decision {
  if (actor.kind !== 'player') return refuse('forbidden', 'Only a player opens a room.');
  const game = readGame(command.game, command.params);
  if (!game.ok) return game;
  const { family, params, rules } = game.value;
  const start = readPosition(rules, command.start ?? family.presets[0].start);
  if (!start.ok) return start;
  if (isOver(rules, start.value)) return refuse('bad-position', 'Nothing can be played in this position: a game needs at least one move.');
  const wishes = { first: command.seats?.first ?? 'me', second: command.seats?.second ?? 'open' };
  if (wishes.first === 'me' && wishes.second === 'me')
    return refuse('bad-request', 'One player can hold one seat: the other is for an opponent.');
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
function sit(room: Room, seat: Seat, actor: Actor): Decision {
  if (actor.kind !== 'player') return refuse('forbidden', 'Only a player takes a seat.');
  const held = seatOf(room, actor.player.id);
  if (held === seat) return refuse('seat-taken', 'You sit there already.');
  if (room.status !== 'waiting') return alreadyStarted(room);
  if (room.seats[seat]) return refuse('seat-taken', 'Somebody sits there.');
  const events: RoomEvent[] = held ? [{ kind: 'stood', seat: held }] : [];
  return ok([...events, ...seated(room, seat, { kind: 'human', player: actor.player }, held)]);
}

function stand(room: Room, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  if (room.status !== 'waiting') return alreadyStarted(room);
  return ok([{ kind: 'stood', seat }]);
}

/** Puts a bot in an open seat, or another bot in a bot's place; the host and whoever sits may do so until the game starts. */
function seatBot(room: Room, seat: Seat, occupant: Occupant, actor: Actor): Decision {
  if (actor.kind !== 'player') return refuse('forbidden', 'Only a player puts a bot in a seat.');
  if (room.host !== actor.player.id && !seatOf(room, actor.player.id)) {
    return refuse('forbidden', 'Only the host and players of this room put bots in its seats.');
  }
  if (room.status !== 'waiting') return alreadyStarted(room);
  if (room.seats[seat]?.kind === 'human') return refuse('seat-taken', 'Somebody sits there.');
  return ok(seated(room, seat, occupant));
}

/** The game starts when the second seat is filled. `vacated` is the seat its occupant comes from. */
function seated(room: Room, seat: Seat, occupant: Occupant, vacated: Seat | null = null): RoomEvent[] {
  const other = otherSeat(seat);
  const starts = room.seats[other] !== null && other !== vacated;
  return [{ kind: 'seated', seat, occupant }, ...(starts ? [{ kind: 'started' } as const] : [])];
}

function move(room: Room, command: Extract<RoomCommand, { kind: 'move' }>, actor: Actor): Decision {
  const seat = actor.kind === 'bot' ? actor.seat : heldSeat(room, actor);
  if (!seat) return notSeated();
  const stopped = notPlaying(room);
  if (stopped) return stopped;
  if (command.branch !== room.branch || command.ply !== room.ply) {
    return refuse('stale', `This move was chosen for turn ${command.branch}.${command.ply}; the game is at ${room.branch}.${room.ply}.`);
  }
  if (room.turn !== seat) return refuse('not-your-turn', 'It is the other player’s turn.');
  const { rules } = gameOf(room);
  const position = rules.position.parse(room.position);
  if (!position.ok) throw new Error(`Room ${room.room} holds a position that cannot be read: ${room.position}`);
  const played = playText(rules, position.value, command.move);
  if (!played.ok) return played;
  const events: RoomEvent[] = [
    { kind: 'moved', seat, branch: room.branch, ply: room.ply, move: played.value.move, position: played.value.position },
  ];
  if (isOver(rules, played.value.value)) {
    events.push({ kind: 'ended', winner: room.misere ? otherSeat(seat) : seat, reason: 'last-object' });
  }
  return ok(events);
}

function resign(room: Room, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  return notPlaying(room) ?? ok([{ kind: 'ended', winner: otherSeat(seat), reason: 'resigned' }]);
}

/** A bot accepts at once, and so does an opponent who has offered too. Two bots play again when their host asks. */
function offerRematch(room: Room, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  const bots = SEATS.every((each) => room.seats[each]?.kind === 'bot');
  const host = actor.kind === 'player' && actor.player.id === room.host;
  if (!seat && !(bots && host)) return notSeated();
  const refused = notOver(room);
  if (refused) return refused;
  if (!seat) return ok([{ kind: 'rematch-started' }]);
  if (room.rematch === seat) return refuse('forbidden', 'You have offered a rematch already.');
  if (room.rematch) return ok([{ kind: 'rematch-started' }]);
  const offered: RoomEvent = { kind: 'rematch-offered', seat };
  return ok(room.seats[otherSeat(seat)]?.kind === 'bot' ? [offered, { kind: 'rematch-started' }] : [offered]);
}

function answerRematch(room: Room, accept: boolean, actor: Actor): Decision {
  const seat = heldSeat(room, actor);
  if (!seat) return notSeated();
  const refused = notOver(room);
  if (refused) return refused;
  if (room.rematch !== otherSeat(seat)) return refuse('stale', 'There is no offer of a rematch to answer.');
  return ok([accept ? { kind: 'rematch-started' } : { kind: 'rematch-declined', seat }]);
}

function expire(room: Room, actor: Actor, now: number): Decision {
  if (actor.kind !== 'clockwork') return refuse('forbidden', 'Only the server closes a room.');
  if (room.status === 'over') return refuse('game-over', 'The game has ended.');
  if (now < expiryOf(room)) return refuse('stale', 'The room is in use.');
  return ok([{ kind: 'ended', winner: null, reason: 'expired' }]);
}

/** Games of rooms, by their parameters: a room hands the same object on from event to event. */
const games = new WeakMap<object, Game>();

/** The rules a room plays by; its parameters were checked when it was created. */
function gameOf(room: Room): Game {
  const known = games.get(room.params);
  if (known?.family.id === room.game) return known;
  const game = readGame(room.game, room.params);
  if (!game.ok) throw new Error(`Room ${room.room} plays a game that cannot be opened: ${game.error.message}`);
  games.set(room.params, game.value);
  return game.value;
}

function heldSeat(room: Room, actor: Actor): Seat | null {
  return actor.kind === 'player' ? seatOf(room, actor.player.id) : null;
}

function notPlaying(room: Room) {
  if (room.status === 'waiting') return refuse('not-started', 'The game has not started: a seat is open.');
  return room.status === 'over' ? refuse('game-over', 'The game has ended.') : null;
}

function notOver(room: Room) {
  if (room.status !== 'over') return refuse('forbidden', 'A rematch comes after the game.');
  return room.result?.reason === 'expired' ? refuse('game-over', 'This room is closed: open a new one.') : null;
}

function alreadyStarted(room: Room) {
  return room.status === 'over'
    ? refuse('game-over', 'The game has ended: offer a rematch or open a new room.')
    : refuse('already-started', 'The game has started.');
}

function notSeated() {
  return refuse('not-seated', 'You do not sit in this room.');
}

function refuse(code: ErrorCode, message: string) {
  return fail<Refusal>({ code, message });
}
