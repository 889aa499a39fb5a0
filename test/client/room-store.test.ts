import { Outbox } from '@nimhall/shared/player/outbox';
import { ERASED_NAME } from '@nimhall/shared/room/erased-name';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PendingMoves } from '../../client/src/stores/pending-move.ts';
import { RoomStore } from '../../client/src/stores/room-store.ts';
import {
  ANN,
  BEN,
  ClosedStorage,
  CODE,
  entered,
  entryAt,
  FakeConnection,
  FakeStorage,
  PRESENCE,
  roomAt,
  settled,
} from './fake-connection.ts';

function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A store that has entered the room when its log had this many entries. */
async function storeAt(version: number, storage = new FakeStorage()) {
  const connection = new FakeConnection();
  const store = new RoomStore(CODE, connection, new PendingMoves(storage));
  await connection.answer('room:enter', entered(version));
  const hear = (entry: number) => connection.say('room', { room: CODE, ...entryAt(entry) });
  return { connection, store, storage, hear };
}

describe('the log of a room', () => {
  test('the next entry is folded in as on the server', async () => {
    const { store, hear } = await storeAt(2);
    hear(3);
    expect(store.value.room).toEqual(roomAt(3));
  });

  test('entries it already has change nothing', async () => {
    const { store, hear } = await storeAt(3);
    const before = store.value.room;
    hear(2);
    hear(3);
    expect(store.value.room).toBe(before);
  });

  test('on a gap the missing entries are requested from its version on', async () => {
    const { connection, store, hear } = await storeAt(2);
    hear(4);
    expect(store.value.room?.version).toBe(2);
    expect(connection.all('room:enter')).toHaveLength(2);
    expect(connection.all('room:enter').at(-1)?.body).toEqual({ room: CODE, since: 2, cause: 'gap' });
    await connection.answer('room:enter', entered(4));
    expect(store.value.room).toEqual(roomAt(4));
  });

  test('a newer beacon requests entries, an older one and those of other rooms do not', async () => {
    const { connection } = await storeAt(3);
    connection.say('beacon', { rooms: { [CODE]: 3, other: 9 } });
    expect(connection.all('room:enter')).toHaveLength(1);
    connection.say('beacon', { rooms: { [CODE]: 4 } });
    expect(connection.all('room:enter')).toHaveLength(2);
    connection.say('beacon', { rooms: { [CODE]: 4 } });
    expect(connection.all('room:enter'), 'one question at a time').toHaveLength(2);
  });

  test('a snapshot older than its own state is not adopted', async () => {
    const { connection, store, hear } = await storeAt(2);
    connection.say('beacon', { rooms: { [CODE]: 3 } });
    hear(3);
    await connection.answer('room:enter', entered(2));
    expect(store.value.room?.version).toBe(3);
  });

  test('entries that arrive before the answer to a join, whose snapshot may be older, are not lost', async () => {
    const connection = new FakeConnection();
    const store = new RoomStore(CODE, connection, new PendingMoves(new FakeStorage()));
    const line = { id: 'one', at: 1, channel: 'everyone', from: BEN, text: 'hi' } as const;
    connection.say('room', { room: CODE, ...entryAt(3) });
    connection.say('chat', { room: CODE, line });
    connection.say('forgotten', { room: CODE, player: BEN.id });
    await connection.answer('room:enter', entered(2));
    expect(store.value.room?.version).toBe(3);
    expect(store.value.chat.map(({ id, from }) => [id, from.name])).toEqual([['one', ERASED_NAME]]);
  });

  test('entries after a gap are not lost while the missing ones are requested', async () => {
    const { connection, store, hear } = await storeAt(1);
    hear(3);
    hear(4);
    await connection.answer('room:enter', entered(3));
    expect(store.value.room?.version).toBe(4);
    expect(connection.all('room:enter')).toHaveLength(2);
  });

  test('a reconnection enters the room again', async () => {
    const { connection } = await storeAt(2);
    connection.state.set({ kind: 'reconnecting', since: 0 });
    connection.state.set({ kind: 'online' });
    expect(connection.all('room:enter')).toHaveLength(2);
  });

  test('entries of other rooms are ignored', async () => {
    const { connection, store } = await storeAt(2);
    connection.say('room', { ...entryAt(3), room: 'other' });
    expect(store.value.room?.version).toBe(2);
  });

  test('when the server has another log, the next snapshot counts, whatever its version, and newer entries wait for it', async () => {
    const { connection, store, hear } = await storeAt(4);
    connection.epoch.set('two');
    hear(5);
    expect(store.value.room?.version).toBe(4);
    connection.state.set({ kind: 'reconnecting', since: 0 });
    connection.state.set({ kind: 'online' });
    await connection.answer('room:enter', entered(2));
    expect(store.value.room).toEqual(roomAt(2));
    hear(3);
    expect(store.value.room).toEqual(roomAt(3));
  });

  test.each(['unavailable', 'rate-limited'] as const)('a server that answers %s is asked again, ever more slowly', async (code) => {
    useFakeTimers();
    const connection = new FakeConnection();
    const store = new RoomStore(CODE, connection, new PendingMoves(new FakeStorage()));
    const waits = [];
    for (let times = 1; times < 6; times++) {
      await connection.answer('room:enter', { ok: false, error: { code, message: 'later' } });
      expect(store.value).toMatchObject({ trying: true, missing: null });
      const began = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - began);
      expect(connection.all('room:enter')).toHaveLength(times + 1);
    }
    expect(waits[0]).toBeLessThanOrEqual(1_500);
    expect(waits[4]).toBeGreaterThanOrEqual(8_000);
    await connection.answer('room:enter', entered(2));
    expect(store.value).toMatchObject({ trying: false, room: { version: 2 } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after a lost connection the next one joins, and a page that has left does not join again', async () => {
    useFakeTimers();
    const connection = new FakeConnection();
    const refused = { ok: false, error: { code: 'unavailable', message: 'gone' } } as const;
    const store = new RoomStore(CODE, connection, new PendingMoves(new FakeStorage()));
    connection.state.set({ kind: 'reconnecting', since: 0 });
    await connection.answer('room:enter', refused);
    expect([store.value.trying, vi.getTimerCount()]).toEqual([false, 0]);
    connection.state.set({ kind: 'online' });
    expect(connection.all('room:enter')).toHaveLength(2);
    await connection.answer('room:enter', refused);
    store.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a page that left a room and returned while offline is in the room afterwards', async () => {
    const carried: string[] = [];
    const outbox = new Outbox((name) => carried.push(name));
    const connection = Object.assign(new FakeConnection(), { send: outbox.send.bind(outbox) });
    const room = () => new RoomStore(CODE, connection, new PendingMoves(null));
    connection.state.set({ kind: 'offline' });
    room().close();
    room();
    outbox.open(() => connection.state.set({ kind: 'online' }));
    expect(carried).toEqual(['room:enter']);
  });

  test('an unknown room shows its error', async () => {
    const connection = new FakeConnection();
    const store = new RoomStore(CODE, connection, new PendingMoves(new FakeStorage()));
    await connection.answer('room:enter', { ok: false, error: { code: 'not-found', message: 'Room not found.' } });
    expect(store.value.missing?.code).toBe('not-found');
  });
});

describe('a pending move', () => {
  test('is shown on top of the room until its entry arrives', async () => {
    const { connection, store, storage, hear } = await storeAt(2);
    store.move('b1');
    expect(store.value.pending?.move).toBe('b1');
    expect(store.value.room, 'not merged').toEqual(roomAt(2));
    expect(storage.length).toBe(1);
    await connection.answer('move', { ok: true, version: 3, ply: 1 });
    expect(store.value.pending?.move).toBe('b1');
    hear(3);
    expect(store.value.pending).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('a second one is not sent while the first is in flight', async () => {
    const { connection, store } = await storeAt(2);
    store.move('b1');
    store.move('b2');
    expect(connection.all('move')).toHaveLength(1);
  });

  test('is undone with a reason when it is refused, and the snapshot of the refusal is adopted', async () => {
    const { connection, store, storage } = await storeAt(2);
    store.move('b1');
    const snapshot = { ...roomAt(3), presence: PRESENCE };
    await connection.answer('move', { ok: false, error: { code: 'stale', message: 'The game has moved on.' }, room: snapshot });
    expect(store.value).toMatchObject({ pending: null, refusal: { code: 'stale' }, room: { version: 3 } });
    expect(storage.length).toBe(0);
  });

  test('is undone when it is refused without a snapshot, and another one can be chosen', async () => {
    const { connection, store, storage } = await storeAt(2);
    store.move('b1');
    await connection.answer('move', { ok: false, error: { code: 'illegal-move', message: 'Not this one.' } });
    expect(store.value).toMatchObject({ pending: null, refusal: { code: 'illegal-move' }, room: { version: 2 } });
    expect(storage.length).toBe(0);
    store.move('a1');
    expect(store.value.pending).toMatchObject({ move: 'a1' });
  });

  test('is resent with the same id while the server cannot accept it, as long as it is valid', async () => {
    useFakeTimers();
    const { connection, store, storage, hear } = await storeAt(2);
    store.move('b1');
    const refused = { ok: false, error: { code: 'unavailable', message: 'later' } } as const;
    await connection.answer('move', refused);
    expect(store.value).toMatchObject({ pending: { move: 'b1' }, refusal: null, trying: true });
    expect(storage.length).toBe(1);
    vi.advanceTimersToNextTimer();
    const [first, second] = connection.all('move').map(({ body }) => body);
    expect(second).toEqual(first);
    await connection.answer('move', refused);
    hear(3);
    vi.advanceTimersToNextTimer();
    expect(connection.all('move')).toHaveLength(2);
    expect([store.value.pending, storage.length]).toEqual([null, 0]);
  });

  test('once the game has gone on, the notice of a retry disappears', async () => {
    useFakeTimers();
    const { connection, store, hear } = await storeAt(2);
    store.move('b1');
    await connection.answer('move', { ok: false, error: { code: 'unavailable', message: 'later' } });
    expect(store.value.trying).toBe(true);
    hear(3);
    expect([store.value.trying, vi.getTimerCount()]).toEqual([false, 0]);
  });

  test('stays when something else is refused', async () => {
    const { connection, store } = await storeAt(2);
    store.move('b1');
    store.offerTakeback();
    await connection.answer('takeback:offer', { ok: false, error: { code: 'forbidden', message: 'not now' } });
    expect(store.value).toMatchObject({ pending: { move: 'b1' }, refusal: { code: 'forbidden' } });
  });

  test('is checked against the room of the new log', async () => {
    const { connection, store, storage } = await storeAt(4);
    connection.player.set(ANN);
    store.move('b1');
    connection.epoch.set('two');
    connection.state.set({ kind: 'reconnecting', since: 0 });
    connection.state.set({ kind: 'online' });
    await connection.answer('room:enter', entered(2));
    expect([store.value.pending, storage.length]).toEqual([null, 0]);
  });

  test.each(['{"id":', '7', '{"id":1,"branch":0,"ply":0,"move":"b1"}', '{"id":"x","branch":0,"ply":0}'])(
    'invalid stored data does no harm: %s',
    async (text) => {
      const storage = new FakeStorage();
      storage.setItem(`nimhall:pending:${CODE}`, text);
      const { connection, store } = await storeAt(2, storage);
      expect([store.value.room?.version, connection.all('move').length]).toEqual([2, 0]);
    },
  );

  test('is resent with the same id after a page reload', async () => {
    const before = await storeAt(2);
    before.store.move('b1');
    const [first] = before.connection.all('move');
    const after = await storeAt(2, before.storage);
    expect(after.store.value.pending?.move).toBe('b1');
    expect(after.connection.all('move')[0]?.body).toEqual(first?.body);
  });

  test('is dropped after a reload if the game has gone on', async () => {
    const before = await storeAt(2);
    before.store.move('b1');
    const after = await storeAt(3, before.storage);
    expect(after.store.value.pending).toBeNull();
    expect(after.connection.all('move')).toHaveLength(0);
    expect(before.storage.length).toBe(0);
  });
});

test('is sent even if nothing can be stored', async () => {
  const { connection, store } = await storeAt(2, new ClosedStorage());
  store.move('b1');
  expect(connection.all('move')).toHaveLength(1);
});

describe('the overlay', () => {
  const analysis = { position: '1,2', outcome: 'N' } as Analysis;

  async function watching(version: number) {
    const { connection, ...rest } = await storeAt(version);
    connection.player.set({ id: 'eve', name: 'Eve' });
    return { connection, ...rest };
  }

  test('is requested again after a reconnection', async () => {
    const { connection, store } = await watching(2);
    void store.showOverlay(true);
    await connection.answer('overlay', { ok: true, analysis });
    expect(store.value.analysis).toEqual(analysis);
    connection.state.set({ kind: 'reconnecting', since: 0 });
    connection.state.set({ kind: 'online' });
    await connection.answer('room:enter', entered(2));
    expect(connection.all('overlay')).toHaveLength(2);
  });

  test('is not kept for another position', async () => {
    const { connection, store, hear } = await watching(2);
    void store.showOverlay(true);
    await connection.answer('overlay', { ok: true, analysis });
    hear(3);
    expect(store.value).toMatchObject({ overlayOn: true, analysis: null });
    connection.say('overlay', { room: CODE, version: 3, analysis: { ...analysis, position: '1,1' } });
    expect(store.value.analysis?.position).toBe('1,1');
  });

  test('for a position that was left meanwhile does not replace the current one, however late it arrives', async () => {
    const { connection, store, hear } = await watching(2);
    void store.showOverlay(true);
    hear(3);
    const present = { ...analysis, position: '1,1' };
    connection.say('overlay', { room: CODE, version: 3, analysis: present });
    await connection.answer('overlay', { ok: true, analysis });
    expect(store.value.analysis).toEqual(present);
    connection.say('overlay', { room: CODE, version: 2, analysis });
    expect(store.value.analysis).toEqual(present);
  });

  test('is hidden from players of the game', async () => {
    const { connection, store } = await watching(2);
    void store.showOverlay(true);
    await connection.answer('overlay', { ok: true, analysis });
    connection.player.set(BEN);
    await settled();
    expect(store.value).toMatchObject({ seat: 'second', overlayOn: false, analysis: null });
  });
});

test('a command that is repeated before its answer is sent once', async () => {
  const { connection, store } = await storeAt(1);
  store.sit('second');
  store.sit('second');
  expect(connection.all('seat:take')).toHaveLength(1);
  store.seatBot('second', 'greedy');
  store.seatBot('second', 'teacher');
  expect(connection.all('seat:bot')).toHaveLength(2);
  await connection.answer('seat:take', { ok: false, error: { code: 'forbidden', message: 'Not now.' } });
  expect(store.value.refusal?.code).toBe('forbidden');
  store.sit('second');
  expect(connection.all('seat:take')).toHaveLength(2);
});

test('a chat message that arrives twice is shown once', async () => {
  const { connection, store } = await storeAt(2);
  const line = { id: 'one', at: 1, channel: 'everyone', from: BEN, text: 'hi' } as const;
  connection.say('chat', { room: CODE, line });
  connection.say('chat', { room: CODE, line });
  connection.say('chat', { room: CODE, line: { ...line, from: ANN } });
  expect(store.value.chat.map(({ from }) => from)).toEqual([BEN, ANN]);
});

test('an overlay requested while offline is requested on the next connection', async () => {
  const { connection, store } = await storeAt(2);
  connection.player.set({ id: 'eve', name: 'Eve' });
  connection.state.set({ kind: 'reconnecting', since: 0 });
  void store.showOverlay(true);
  await connection.answer('overlay', { ok: false, error: { code: 'unavailable', message: 'gone' } });
  expect(store.value).toMatchObject({ overlayOn: true, refusal: null });
  connection.state.set({ kind: 'online' });
  await connection.answer('room:enter', entered(2));
  expect(connection.all('overlay')).toHaveLength(2);
});

test('the seat follows the identity', async () => {
  const { connection, store } = await storeAt(2);
  expect(store.value.seat).toBe('first');
  connection.player.set(BEN);
  expect(store.value.seat).toBe('second');
});

test('a store closes when its last move is answered too: until then lists of games are old', async () => {
  const { connection, store } = await storeAt(2);
  store.move('b1');
  let isClosed = false;
  const closing = store.close().then(() => {
    isClosed = true;
  });
  await connection.answer('room:leave', { ok: true });
  await settled();
  expect(isClosed, 'before the answer').toBe(false);
  await connection.answer('move', { ok: true, version: 3, entry: entryAt(3) });
  await closing;
});

test('a closed store leaves the room and receives nothing more', async () => {
  const { connection, store, hear } = await storeAt(2);
  store.close();
  hear(3);
  expect(connection.all('room:leave')).toHaveLength(1);
  expect(store.value.room?.version).toBe(2);
});
