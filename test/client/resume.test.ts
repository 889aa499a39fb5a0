import { fail, ok, type Result } from '@nimhall/shared/result';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import type { Player } from '@nimhall/shared/room/room';
import { beforeEach, describe, expect, test } from 'vitest';
import { Store } from '../../client/src/reactive/store.ts';
import { MyRooms } from '../../client/src/stores/my-rooms.ts';
import { ResumeStore } from '../../client/src/stores/resume-store.ts';
import { ANN, FakeStorage, roomAt, settled } from './fake-connection.ts';

const over = roomAt(5);

describe('the rooms of this device', () => {
  test('are those in which we have a seat, until the game is over or we stand up', () => {
    const rooms = new MyRooms(new FakeStorage());
    rooms.note({ ...roomAt(1), room: 'a' }, 'first');
    rooms.note({ ...roomAt(2), room: 'b' }, 'second');
    rooms.note({ ...roomAt(2), room: 'c' }, null);
    expect(rooms.value).toEqual(['b', 'a']);
    rooms.note({ ...over, room: 'b' }, 'second');
    rooms.note({ ...roomAt(1), room: 'a' }, null);
    expect(rooms.value).toEqual([]);
  });

  test('are shared between tabs, and twenty at most', () => {
    const storage = new FakeStorage();
    const [here, there] = [new MyRooms(storage), new MyRooms(storage)];
    here.note({ room: 'here', status: 'playing' }, 'first');
    there.note({ room: 'there', status: 'waiting' }, 'first');
    expect(new MyRooms(storage).value).toEqual(['there', 'here']);
    for (let each = 0; each < 30; each++) here.note({ room: `more${each}`, status: 'waiting' }, 'first');
    expect(new MyRooms(storage).value).toHaveLength(20);
  });

  test.each(['', '{}', '"a"', '[1,null]', '["a"', '["/../etc", "", "a b"]', `["${'a'.repeat(99)}"]`])(
    'are none when %j was stored',
    (text) => {
      const storage = new FakeStorage();
      storage.setItem('nimhall:my-rooms', text);
      expect(new MyRooms(storage).value).toEqual([]);
    },
  );
});

describe('games to continue', () => {
  const rooms = new Map<string, Result<RoomSummary, string>>();
  const lobby = new Store<{ readonly rooms: readonly RoomSummary[] } | null>(null);
  const player = new Store<Player | null>(ANN);
  let myRooms = new MyRooms(null);

  beforeEach(() => {
    rooms.clear();
    lobby.set(null);
    myRooms = new MyRooms(new FakeStorage());
  });

  function resume(): ResumeStore {
    return new ResumeStore({ lobby, player, myRooms, look: async (code) => rooms.get(code) ?? fail('not-found') });
  }

  test('are shown at once, requested when the lobby does not list them, and dropped when they are over, gone or not ours', async () => {
    for (const room of ['over', 'gone', 'left', 'hidden', 'unknown']) myRooms.note({ ...roomAt(1), room }, 'first');
    rooms.set('over', ok({ ...over, room: 'over' }));
    rooms.set('left', ok({ ...roomAt(2), room: 'left', seats: { first: null, second: null } }));
    rooms.set('hidden', ok({ ...roomAt(2), room: 'hidden' }));
    rooms.set('unknown', fail('unavailable'));
    const store = resume();
    expect([...store.value]).toHaveLength(5);
    lobby.set({ rooms: [] });
    await settled();
    expect([...store.value.keys()].toSorted()).toEqual(['hidden', 'unknown']);
    expect(store.value.get('hidden')?.turn).toBe('first');
    expect(store.value.get('unknown')).toBeNull();
    expect(myRooms.value).toEqual(['unknown', 'hidden']);
  });

  test('follow the lobby, and disappear when their game ends', async () => {
    const store = resume();
    lobby.set({ rooms: [{ ...roomAt(1), room: 'a' }] });
    expect(store.value.get('a')?.status).toBe('waiting');
    lobby.set({ rooms: [{ ...roomAt(2), room: 'a' }] });
    expect(store.value.get('a')?.status).toBe('playing');
    rooms.set('a', ok({ ...over, room: 'a' }));
    lobby.set({ rooms: [] });
    await settled();
    expect(store.value.size).toBe(0);
  });

  test('are requested once, however often the lobby changes meanwhile; what the lobby lists takes precedence', async () => {
    myRooms.note({ ...roomAt(1), room: 'a' }, 'first');
    const looks: ((found: Result<RoomSummary, string>) => void)[] = [];
    const store = new ResumeStore({ lobby, player, myRooms, look: () => new Promise((resolve) => looks.push(resolve)) });
    const theirs = { ...roomAt(1), room: 'theirs', seats: { first: null, second: null } };
    lobby.set({ rooms: [] });
    lobby.set({ rooms: [theirs] });
    expect(looks).toHaveLength(1);
    lobby.set({ rooms: [{ ...roomAt(2), room: 'a' }] });
    looks[0]?.(ok({ ...roomAt(1), room: 'a' }));
    await settled();
    expect(store.value.get('a')?.status, 'as the lobby has it').toBe('playing');
    // The game is over before the second request, whose answer arrives before that of the first.
    lobby.set({ rooms: [] });
    lobby.set({ rooms: [{ ...roomAt(2), room: 'a' }] });
    lobby.set({ rooms: [] });
    looks[2]?.(ok({ ...over, room: 'a' }));
    looks[1]?.(ok({ ...roomAt(2), room: 'a' }));
    await settled();
    expect([looks.length, store.value.size]).toEqual([3, 0]);
  });

  test('ignore other people’s rooms', () => {
    const store = resume();
    const mine = { ...roomAt(2), room: 'mine' };
    lobby.set({ rooms: [mine] });
    let told = 0;
    store.subscribe(() => told++);
    lobby.set({ rooms: [mine, { ...roomAt(2), room: 'theirs', seats: { first: null, second: null } }] });
    expect(told).toBe(0);
  });
});
