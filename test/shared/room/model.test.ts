import { openGame } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import { isCorrespondence } from '@nimhall/shared/room/clock-rule';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry, fold } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaled } from '../../support/scale.ts';

const players: readonly Actor[] = ['ann', 'ben', 'eve'].map((id) => ({ kind: 'player', player: { id, name: id.toUpperCase() } }));
const actors: readonly Actor[] = [
  ...players,
  { kind: 'bot', seat: 'first' },
  { kind: 'bot', seat: 'second' },
  { kind: 'clockwork' },
  { kind: 'operator' },
];

/** A command, or `legal`: the legal move at an index, so that random games make progress; by whoever is to move if the actor is `mover`. */
type Step = { readonly actor: Actor | 'mover'; readonly wait: number } & (
  | { readonly command: RoomCommand }
  | { readonly legal: number; readonly branch: number; readonly late: number }
);

const seat = fc.constantFrom(...SEATS);
const level = fc.constantFrom('random', 'greedy', 'student', 'teacher');
const command: fc.Arbitrary<RoomCommand> = fc.oneof(
  fc.record({ kind: fc.constant('sit'), seat }),
  fc.record({ kind: fc.constant('stand') }),
  fc.record({ kind: fc.constant('seat-bot'), seat, level }),
  fc.record({
    kind: fc.constant('move'),
    branch: fc.nat(2),
    ply: fc.nat(5),
    move: fc.oneof(fc.constantFrom('a1', 'b2', 'a_1', ''), fc.string({ maxLength: 5 })),
    lag: fc.nat(2_000),
  }),
  fc.record({ kind: fc.constant('resign') }),
  fc.record({ kind: fc.constant('offer-rematch') }),
  fc.record({ kind: fc.constant('answer-rematch'), accept: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('join-queue', 'leave-queue') }),
  fc.record({ kind: fc.constant('play-winner'), present: fc.record({ first: fc.boolean(), second: fc.boolean() }) }),
  fc.record({ kind: fc.constant('drop-queued'), player: fc.constantFrom('ann', 'ben', 'eve') }),
  fc.record({ kind: fc.constant('abort') }),
  fc.record({ kind: fc.constant('claim') }),
  fc.record({ kind: fc.constant('offer-takeback') }),
  fc.record({ kind: fc.constant('answer-takeback'), accept: fc.boolean() }),
  fc.record({ kind: fc.constant('flag') }),
  fc.record({ kind: fc.constant('expire') }),
  fc.record({ kind: fc.constant('note-presence'), seat, present: fc.boolean() }),
  fc.record({ kind: fc.constant('renew-absence'), seat }),
  fc.record({ kind: fc.constant('credit-clock'), from: fc.nat(1_000_000), to: fc.nat(1_000_000), extraTime: fc.nat(10_000) }),
  fc.record({
    kind: fc.constant('set-vacation'),
    player: fc.constantFrom('ann', 'ben', 'eve'),
    until: fc.option(fc.nat(1_000_000_000)),
  }),
  fc.record({ kind: fc.constant('close') }),
) as fc.Arbitrary<RoomCommand>;
const wait = fc.oneof({ weight: 20, arbitrary: fc.nat(10_000) }, { weight: 1, arbitrary: fc.nat(100 * 3_600_000) });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ actor: fc.constantFrom(...actors), wait, command }),
  fc.record({
    actor: fc.constantFrom(...actors),
    wait,
    legal: fc.nat(),
    branch: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.nat(1)),
    late: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.nat(1)),
  }),
) as fc.Arbitrary<Step>;
const nextMove: fc.Arbitrary<Step> = fc.record({
  actor: fc.constant('mover' as const),
  wait: fc.nat(1_000),
  legal: fc.nat(),
  branch: fc.constant(0),
  late: fc.constant(0),
});

/** However a room begins, these leave no seat free. */
const seating = [
  [0, 'first'],
  [1, 'second'],
  [1, 'first'],
].map(([player, seat]) => ({ actor: players[Number(player)], wait: 0, command: { kind: 'sit', seat } })) as readonly Step[];
/** Steps of which one of this many is any, and the others are legal moves in a game that began. */
const playing = (one: number, lengths: fc.ArrayConstraints) =>
  fc.array(fc.oneof({ weight: one - 1, arbitrary: nextMove }, step), lengths).map((moves) => [...seating, ...moves]);
/** Any steps, and as often such as play. */
const steps = (maxLength: number) => fc.oneof(fc.array(step, { maxLength }), playing(3, { maxLength }));

const creation = fc.record({
  kind: fc.constant('create'),
  room: fc.constant('code'),
  game: fc.constantFrom(...GAMES.map((game) => game.id)),
  misere: fc.boolean(),
  clock: fc.constantFrom(undefined, { initialMs: 60_000, incrementMs: 0 }, { initialMs: 1_000, incrementMs: 5_000 }, { days: 1 }),
  seats: fc.constantFrom(
    { first: 'me', second: 'open' },
    { first: 'open', second: 'open' },
    { first: 'open', second: 'me' },
    { first: { bot: 'random' }, second: 'open' },
  ),
}) as fc.Arbitrary<Extract<RoomCommand, { kind: 'create' }>>;

/** The command for a step in a room. */
function commandOf(room: Room, taken: Step): RoomCommand {
  if ('command' in taken) return taken.command;
  return { kind: 'move', branch: room.branch + taken.branch, ply: room.ply - taken.late, move: legalMove(room, taken.legal), lag: 0 };
}

function legalMove(room: Room, index: number): string {
  const game = openGame(room.game, room.params);
  if (!game.ok) throw new Error(`cannot open ${room.game}`);
  const { rules } = game.value;
  const position = rules.position.parse(room.position);
  if (!position.ok) throw new Error(`cannot read ${room.position}`);
  const moves = [...rules.moves(position.value)];
  const move = moves[index % Math.max(1, moves.length)];
  return move === undefined ? 'a1' : rules.move.format(move);
}

/** Who is to move; before and after a game, the first of the players. */
function moverOf({ turn, seats }: Room): Actor {
  const occupant = turn && seats[turn];
  if (!occupant) return players[0] as Actor;
  return occupant.kind === 'human' ? { kind: 'player', player: occupant.player } : { kind: 'bot', seat: turn };
}

/** Plays steps from a new room; returns the log, and every room on the way. */
function run(first: Extract<RoomCommand, { kind: 'create' }>, steps: readonly Step[]): { log: Entry[]; rooms: Room[] } {
  const log: Entry[] = [];
  const rooms: Room[] = [];
  let now = 0;
  let room: Room | null = null;
  const take = (actor: Actor, given: RoomCommand): void => {
    const frozen = JSON.stringify(room);
    const decision = decide(room, given, actor, now);
    expect(JSON.stringify(room), 'decide changed the room').toBe(frozen);
    if (!decision.ok) {
      expect(decision.error.message).toMatch(/\S/);
      return;
    }
    const entry = { version: log.length + 1, at: now, events: decision.value };
    room = applyEntry(room, entry);
    log.push(entry);
    rooms.push(room);
  };
  take(players[0] as Actor, first);
  for (const each of steps) {
    now += each.wait;
    const current = rooms.at(-1) as Room;
    take(each.actor === 'mover' ? moverOf(current) : each.actor, commandOf(current, each));
  }
  return { log, rooms };
}

/** The invariants of every room at every moment. */
function checkInvariants(room: Room, before: Room | undefined): void {
  const text = JSON.stringify(room);
  const humans = SEATS.flatMap((each) => (room.seats[each]?.kind === 'human' ? [room.seats[each]] : []));
  expect(new Set(humans.map((each) => (each.kind === 'human' ? each.player.id : ''))).size, `one player in two seats: ${text}`).toBe(
    humans.length,
  );
  expect(room.turn !== null, text).toBe(room.status === 'playing');
  expect(room.result !== null, text).toBe(room.status === 'over');
  expect(room.moves.length, text).toBe(room.ply);
  if (room.status === 'playing') {
    expect(room.turn, text).toBe(room.ply % 2 === 0 ? 'first' : 'second');
    expect(room.seats.first && room.seats.second, text).toBeTruthy();
  }
  if (room.rematch) expect(room.status, text).toBe('over');
  if (room.takeback) expect(room.status, text).toBe('playing');
  for (const each of SEATS) {
    if (room.away[each] !== null) expect(room.seats[each]?.kind, text).toBe('human');
    // Nothing may be left when a game is over; while it is played, a move is made with something left.
    if (room.clock) expect(room.clock.remaining[each], text).toBeGreaterThanOrEqual(room.status === 'over' ? 0 : 1);
  }
  if (room.clock && room.clock.since !== null) expect(isCorrespondence(room.clock) || room.ply >= 2, text).toBe(true);
  if (!before) return;
  expect(room.version).toBe(before.version + 1);
  expect(room.branch * 1e6 + room.ply, `(branch, ply) went back: ${text}`).toBeGreaterThanOrEqual(before.branch * 1e6 + before.ply);
  const total = ({ score }: Room): number => score.first + score.second;
  expect(total(room) - total(before), text).toBe(before.status !== 'over' && room.status === 'over' && room.result?.winner ? 1 : 0);
}

test('every sequence of commands keeps the invariants of a room', () => {
  fc.assert(
    fc.property(creation, steps(60), (first, taken) => {
      const { rooms } = run(first, taken);
      for (const [index, room] of rooms.entries()) checkInvariants(room, rooms[index - 1]);
    }),
    { numRuns: scaled(200, 5_000) },
  );
});

test('a log folds to the same room in one go, in two parts, and after a trip through JSON', () => {
  fc.assert(
    fc.property(creation, steps(40), fc.nat(), (first, taken, cut) => {
      const { log, rooms } = run(first, taken);
      const last = rooms.at(-1);
      expect(fold(log)).toEqual(last);
      expect(fold(JSON.parse(JSON.stringify(log)))).toEqual(last);
      const at = cut % (log.length + 1);
      const halfway: Room | null = JSON.parse(JSON.stringify(fold(log.slice(0, at))));
      expect(log.slice(at).reduce<Room | null>(applyEntry, halfway)).toEqual(last);
    }),
    { numRuns: scaled(100, 2_000) },
  );
});

test('the moves of a room lead from its start to its position, and random play reaches the end', () => {
  let finished = 0;
  fc.assert(
    fc.property(creation, playing(10, { minLength: 60, maxLength: 200 }), (first, taken) => {
      const { rooms } = run(first, taken);
      const room = rooms.at(-1) as Room;
      const game = openGame(room.game, room.params);
      if (!game.ok) throw new Error(room.game);
      const { rules } = game.value;
      const start = rules.position.parse(room.start);
      if (!start.ok) throw new Error(room.start);
      const end = room.moves.reduce((position, text) => {
        const move = rules.move.parse(text);
        const next = move.ok ? rules.play(position, move.value) : move;
        if (!next.ok) throw new Error(`${text} in ${room.moves}: ${next.error.message}`);
        return next.value;
      }, start.value);
      expect(rules.position.format(end)).toBe(room.position);
      if (rooms.some((each) => each.result?.reason === 'last-object')) finished++;
    }),
    { numRuns: scaled(80, 1_000) },
  );
  expect(finished, 'games played to the last object').toBeGreaterThan(0);
});
