import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import { redactName } from '@nimhall/shared/room/erased-name';
import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry, fold } from '@nimhall/shared/room/evolve';
import { hasQueue, MAX_QUEUE, playableAt, QUEUE_TURN_MS, seatToGive } from '@nimhall/shared/room/queue';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTo, codeOf } from '../../support/deciding.ts';

const by = (id: string): Actor => ({ kind: 'player', player: { id, name: id.toUpperCase() } });
const HERE = { first: true, second: true };

/** A table of `ann` and `ben`, with the commands given there. */
class Table {
  now = 1_000;
  readonly log: Entry[] = [];
  #room: Room | null = null;

  constructor(more: Partial<Extract<RoomCommand, { kind: 'create' }>> = {}) {
    this.ok('ann', { kind: 'create', room: 'code', game: 'nim', start: '1,2', ...more });
    if (this.room.status === 'waiting') this.ok('ben', { kind: 'sit', seat: 'second' });
  }

  get room(): Room {
    if (!this.#room) throw new Error('The table is not there yet');
    return this.#room;
  }

  /** Carries out a command; returns the code of its refusal, or null. */
  give(actor: Actor, command: RoomCommand): string | null {
    const decision = decide(this.#room, command, actor, this.now);
    if (!decision.ok) return codeOf(decision.error);
    const entry = { version: this.log.length + 1, at: this.now, events: decision.value };
    this.log.push(entry);
    this.#room = applyEntry(this.#room, entry);
    return null;
  }

  ok(id: string, command: RoomCommand): void {
    expect(this.give(by(id), command), `${id}: ${command.kind}`).toBeNull();
  }

  get players(): readonly (string | null)[] {
    return SEATS.map((seat) => {
      const occupant = this.room.seats[seat];
      return occupant?.kind === 'human' ? occupant.player.id : null;
    });
  }
}

test('the winner stays with their score, the first in the queue takes the seat of the loser, and sides change', () => {
  const table = new Table();
  for (const id of ['cleo', 'dora']) table.ok(id, { kind: 'join-queue' });
  expect(table.room.queue?.players).toEqual(['cleo', 'dora']);
  table.ok('ben', { kind: 'resign' });
  table.ok('cleo', { kind: 'play-winner', present: HERE });
  expect(table.players).toEqual(['cleo', 'ann']);
  expect(table.room).toMatchObject({
    status: 'playing',
    turn: 'first',
    branch: 1,
    score: { first: 0, second: 1 },
    queue: { players: ['dora'] },
  });
  // The loser may wait like anybody else.
  table.ok('ben', { kind: 'join-queue' });
  table.ok('ann', { kind: 'resign' });
  table.ok('dora', { kind: 'play-winner', present: HERE });
  expect(table.players).toEqual(['dora', 'cleo']);
  expect(table.room.score).toEqual({ first: 0, second: 1 });
});

test('the others in the queue, and a rematch, wait until the first has had their time', () => {
  const table = new Table();
  for (const id of ['cleo', 'dora']) table.ok(id, { kind: 'join-queue' });
  expect(table.give(by('cleo'), { kind: 'play-winner', present: HERE })).toBe('forbidden');
  table.ok('ben', { kind: 'resign' });
  table.now += QUEUE_TURN_MS - 1;
  expect(table.give(by('dora'), { kind: 'play-winner', present: HERE })).toBe('forbidden');
  expect(table.give(by('ann'), { kind: 'offer-rematch' })).toBe('forbidden');
  // Joining again does not begin that time anew.
  table.ok('eve', { kind: 'join-queue' });
  table.now += 1;
  table.ok('ann', { kind: 'offer-rematch' });
  table.ok('dora', { kind: 'play-winner', present: HERE });
  expect(table.players).toEqual(['dora', 'ann']);
  expect(table.room.rematch).toBeNull();
});

test('who has to wait is told how long', () => {
  const table = new Table();
  for (const id of ['cleo', 'dora']) table.ok(id, { kind: 'join-queue' });
  table.ok('ben', { kind: 'resign' });
  table.now += QUEUE_TURN_MS - 5_900;
  const answer = (id: string, command: RoomCommand) => answerTo(table.room, by(id), command, table.now);
  expect(answer('dora', { kind: 'play-winner', present: HERE })).toBe('The player before you has 6 s to sit down.');
  expect(answer('ann', { kind: 'offer-rematch' })).toBe('Someone in line may play the winner first. Wait 6 s.');
});

test('who has left gives up the seat, also where nobody won', () => {
  const table = new Table();
  table.ok('cleo', { kind: 'join-queue' });
  table.ok('ann', { kind: 'abort' });
  expect(table.give(by('cleo'), { kind: 'play-winner', present: HERE })).toBe('forbidden');
  table.ok('cleo', { kind: 'play-winner', present: { first: false, second: true } });
  expect(table.players).toEqual(['ben', 'cleo']);
  table.ok('ann', { kind: 'join-queue' });
  table.ok('cleo', { kind: 'resign' });
  table.ok('ann', { kind: 'play-winner', present: { first: false, second: true } });
  expect(table.players).toEqual(['cleo', 'ann']);
});

test.each<[string, Partial<Extract<RoomCommand, { kind: 'create' }>>]>([
  ['against a bot', { seats: { first: 'me', second: { bot: 'random' } } }],
  ['over days', { clock: { days: 1 } }],
])('there is no queue %s', (_, more) => {
  expect(new Table(more).give(by('cleo'), { kind: 'join-queue' })).toBe('forbidden');
});

test('only people at a table without days, duels, bots or programs have a queue, from their first game until it is closed', () => {
  const { room } = new Table();
  const kayla = { kind: 'human', player: { id: 'kayla', name: 'Kayla', owner: 'Ada' } } as const;
  const bot = { kind: 'bot', level: 'random' } as const;
  const rooms: Readonly<Record<string, Room>> = {
    playing: room,
    over: { ...room, status: 'over', result: { winner: 'first', reason: 'resigned' } },
    minutes: new Table({ clock: { initialMs: 60_000, incrementMs: 0 } }).room,
    waiting: { ...room, status: 'waiting' },
    closed: { ...room, closed: true },
    expired: { ...room, status: 'over', result: { winner: null, reason: 'expired' } },
    bot: { ...room, seats: { ...room.seats, second: bot } },
    program: { ...room, seats: { ...room.seats, first: kayla } },
    days: new Table({ clock: { days: 1 } }).room,
    duel: { ...room, duel: { game: 1, rated: null } },
  };
  expect(Object.keys(rooms).filter((name) => hasQueue(rooms[name] as Room))).toEqual(['playing', 'over', 'minutes']);
});

test('the seat of the loser is free, or of the only one who has left', () => {
  const seats = (winner: 'first' | 'second' | null) =>
    [HERE, { first: false, second: true }, { first: true, second: false }, { first: false, second: false }].map((present) =>
      seatToGive({ result: { winner, reason: 'resigned' } }, present),
    );
  expect(seats('first')).toEqual(['second', 'first', 'second', 'second']);
  expect(seats(null)).toEqual([null, 'first', 'second', null]);
  expect(seatToGive({ result: null }, HERE)).toBeNull();
});

test('the first in the queue may sit down at once, the others later, and nobody else', () => {
  const table = new Table();
  for (const id of ['cleo', 'dora']) table.ok(id, { kind: 'join-queue' });
  const when = () => ['cleo', 'dora', 'eve'].map((id) => playableAt(table.room, id));
  expect(when(), 'while they play').toEqual([null, null, null]);
  table.now = 5_000;
  table.ok('ben', { kind: 'resign' });
  expect(when()).toEqual([5_000, 5_000 + QUEUE_TURN_MS, null]);
  expect(playableAt({ ...table.room, closed: true }, 'cleo')).toBeNull();
});

test('the queue has room for only so many', () => {
  const table = new Table();
  for (let nth = 0; nth < MAX_QUEUE; nth++) table.ok(`guest${nth}`, { kind: 'join-queue' });
  expect(table.give(by('late'), { kind: 'join-queue' })).toBe('too-large');
});

test('only the server drops somebody who has left', () => {
  const table = new Table();
  table.ok('cleo', { kind: 'join-queue' });
  expect(table.give(by('ann'), { kind: 'drop-queued', player: 'cleo' })).toBe('forbidden');
  expect(table.give({ kind: 'clockwork' }, { kind: 'drop-queued', player: 'cleo' })).toBeNull();
  expect(table.room.queue).toBeUndefined();
});

test('whatever is done, nobody sits and waits at once or waits twice, and the log folds to the room', () => {
  const ids = ['ann', 'ben', 'cleo', 'dora', 'eve'];
  const present = fc.record({ first: fc.boolean(), second: fc.boolean() });
  const command = fc.oneof(
    fc.constantFrom<RoomCommand>(
      { kind: 'join-queue' },
      { kind: 'leave-queue' },
      { kind: 'resign' },
      { kind: 'abort' },
      { kind: 'offer-rematch' },
    ),
    present.map((present): RoomCommand => ({ kind: 'play-winner', present })),
  );
  const step = fc.record({ id: fc.constantFrom(...ids), command, wait: fc.constantFrom(0, 0, 5_000, QUEUE_TURN_MS) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const table = new Table();
      for (const { id, command, wait } of steps) {
        table.now += wait;
        const before = table.room;
        const refused = table.give(by(id), command);
        const { room } = table;
        const players = room.queue?.players ?? [];
        expect(new Set(players).size).toBe(players.length);
        expect(players.filter((player) => seatOf(room, player))).toEqual([]);
        expect(room.seats.first).not.toBeNull();
        expect(room.seats.second).not.toBeNull();
        if (refused || command.kind !== 'play-winner') continue;
        // One of the two stays, with their score.
        const stayed = ['first', 'second'].filter((seat) => {
          const occupant = before.seats[seat as 'first' | 'second'];
          return occupant?.kind === 'human' && seatOf(room, occupant.player.id) !== null;
        });
        expect(stayed).toHaveLength(1);
        expect(seatOf(room, id)).not.toBeNull();
      }
      expect(fold(table.log)).toEqual(table.room);
      // Nothing else than seats holds a name.
      const nameless = table.log.map((entry) => ({ ...entry, events: redactName('cleo', entry.events) }));
      expect(JSON.stringify(nameless)).not.toContain('CLEO');
    }),
  );
});
