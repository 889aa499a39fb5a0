import type { Append, RoomIndex } from '@nimhall/server/store/append';
import { PAIRING } from '@nimhall/server/store/logged-entry';
import { OUTAGES_KEPT } from '@nimhall/server/store/outages';
import type { Store } from '@nimhall/server/store/store';
import type { RoomEvent } from '@nimhall/shared/room/events';
import type { Listing } from '@nimhall/shared/room/listing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { archiveContract } from './archive-contract.ts';
import { credentialsContract } from './credentials-contract.ts';
import { erasureContract } from './erasure-contract.ts';
import { guestsContract } from './guests-contract.ts';
import { learntContract } from './learnt-contract.ts';
import { moderationContract } from './moderation-contract.ts';
import { passkeysContract } from './passkeys-contract.ts';
import { playedContract } from './played-contract.ts';
import { profilesContract } from './profiles-contract.ts';
import { programsContract } from './programs-contract.ts';
import { pushesContract } from './pushes-contract.ts';
import { ratingsContract } from './ratings-contract.ts';
import { relationshipsContract } from './relationships-contract.ts';
import { retentionContract } from './retention-contract.ts';
import { unfinishedContract } from './unfinished-contract.ts';
import { vacationsContract } from './vacations-contract.ts';

const ALL = { most: 10, perHost: 10 };

const stood: RoomEvent = { kind: 'stood', seat: 'first' };

/** A room of Ann's that waits in the lobby since this time; with null it is not listed. */
function index(alarmAt: number | null, since: number | null, more: Partial<Listing> = {}): RoomIndex {
  return { alarmAt, listing: since === null ? null : { place: 'waiting', host: 'ann', since, seeks: null, ...more } };
}

function append(room: string, version: number, more: Partial<Append> = {}): Append {
  return {
    room,
    entry: { version, at: 1000 + version, events: [stood] },
    receipt: null,
    index: index(null, 1000 + version),
    played: [],
    ...more,
  };
}

/** Where a store has its data. */
interface Place {
  /** Returns a store on the same data each time it is called. */
  open(): Promise<Store>;
  /** Deletes all that tests have stored, beside an open store. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** What every store must do. The tests share one, which is emptied between them, because a new one takes longer than most tests. */
export function storeContract(name: string, prepare: () => Promise<Place>): void {
  describe(`store: ${name}`, () => {
    let place: Place;
    let store: Store;

    beforeAll(async () => {
      place = await prepare();
      store = await place.open();
    });

    afterEach(() => place.empty());

    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    test('returns entries in order, from a version on', async () => {
      for (const version of [1, 2, 3]) expect(await store.append(append('a', version))).toBe(true);
      await store.append(append('b', 1));
      expect((await store.entries('a', 0)).map((entry) => entry.version)).toEqual([1, 2, 3]);
      expect(await store.entries('a', 2)).toEqual([{ version: 3, at: 1003, events: [stood], receipt: null }]);
      expect(await store.entries('nowhere', 0)).toEqual([]);
    });

    test('accepts each version once, the first that arrives', async () => {
      const receipt = { actor: 'ann', id: 'one' };
      const [first, second] = await Promise.all([store.append(append('a', 1, { receipt })), store.append(append('a', 1))]);
      expect([first, second]).toEqual([true, false]);
      expect((await store.entries('a', 0)).map((entry) => entry.receipt)).toEqual([receipt]);
    });

    test('a refused append leaves the alarm and the lobby as they were', async () => {
      await store.append(append('a', 1, { index: index(50, 1) }));
      expect(await store.append(append('a', 1, { index: index(null, null) }))).toBe(false);
      expect(await store.dueRooms(50, 10)).toEqual(['a']);
      expect(await store.openRooms('waiting', ALL)).toEqual(['a']);
    });

    test('knows which room a command created, and refuses to create another by it', async () => {
      const receipt = { actor: 'ann', id: 'new-room' };
      expect(await store.append(append('a', 1, { receipt }))).toBe(true);
      expect(await store.append(append('b', 1, { receipt }))).toBe(false);
      expect(await store.entries('b', 0)).toEqual([]);
      expect(await store.created(receipt)).toBe('a');
      expect(await store.created({ actor: 'ben', id: 'new-room' })).toBeNull();
    });

    test('carries out a command once in a room, and finds the entry that it made', async () => {
      const receipt = { actor: 'ann', id: 'x' };
      await store.append(append('a', 1, { receipt }));
      expect(await store.received('a', receipt), 'the entry that created the room').toBeNull();
      expect(await store.append(append('a', 2, { receipt }))).toBe(true);
      expect(await store.append(append('a', 3, { receipt, index: index(5, null) }))).toBe(false);
      expect((await store.entries('a', 0)).map(({ version }) => version)).toEqual([1, 2]);
      expect([await store.dueRooms(5, 1), await store.openRooms('waiting', ALL)]).toEqual([[], ['a']]);
      expect(await store.append(append('a', 3, { receipt: { actor: 'ben', id: 'x' } })), 'somebody else').toBe(true);
      expect(await store.append(append('a', 4)), 'no receipt').toBe(true);
      expect(await store.append(append('a', 5)), 'no receipt again').toBe(true);
      await store.append(append('b', 1));
      expect(await store.append(append('b', 2, { receipt })), 'another room').toBe(true);
      expect(await store.received('a', receipt)).toEqual({ version: 2, at: 1002, events: [stood], receipt });
      expect(await store.received('a', { actor: 'ann', id: 'y' })).toBeNull();
    });

    test('returns one entry of a room, and finds all but moves by their receipts', async () => {
      const receipt = { actor: 'ann', id: 'x' };
      const moved = { kind: 'moved', seat: 'first', branch: 0, ply: 0, move: 'a1', position: '1' } as const;
      const [move, stand] = [
        append('a', 2, { receipt, entry: { version: 2, at: 7, events: [moved] } }),
        append('a', 3, { receipt: { actor: 'ann', id: 'y' } }),
      ];
      await store.append(append('a', 1));
      expect([await store.append(move), await store.append(stand)]).toEqual([true, true]);
      expect(await store.entry('a', 2)).toEqual({ version: 2, at: 7, events: [moved], receipt });
      expect([await store.entry('a', 4), await store.entry('nowhere', 1)]).toEqual([null, null]);
      expect([await store.received('a', receipt), (await store.received('a', { actor: 'ann', id: 'y' }))?.version]).toEqual([null, 3]);
    });

    test('of simultaneous copies of a command exactly one is carried out', async () => {
      const receipt = { actor: 'ann', id: 'x' };
      await store.append(append('a', 1));
      const written = await Promise.all([2, 3, 4].map((version) => store.append(append('a', version, { receipt }))));
      expect(written).toEqual([true, false, false]);
    });

    test('an entry that cannot be written fails alone', async () => {
      const bad = append('bad', 1, { entry: { version: 1, at: 0.5, events: [stood] } });
      const appends = [append('a', 1), append('b', 1), bad, append('c', 1), append('d', 1)];
      const outcomes = await Promise.allSettled(appends.map((each) => store.append(each)));
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
      expect(await Promise.all(['a', 'b', 'bad', 'c', 'd'].map(async (room) => (await store.entries(room, 0)).length))).toEqual([
        1, 1, 0, 1, 1,
      ]);
      expect(await store.append(append('bad', 1)), 'nothing of it is left').toBe(true);
    });

    test.each([null, index(5, 1)])('R4: a log has no gaps, whatever version a writer expects (index %j)', async (found) => {
      expect(await store.append(append('a', 2, { index: found }))).toBe(false);
      await store.append(append('a', 1));
      expect(await store.append(append('a', 3, { index: found }))).toBe(false);
      expect((await store.entries('a', 0)).length).toBe(1);
    });

    test('entries that change lists and entries that do not can come at the same time', async () => {
      const rooms = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(rooms.map((room) => store.append(append(room, 1, { index: index(900, 1) }))));
      const appends = rooms.map((room, i) => append(room, room === 'e' ? 3 : 2, { index: i % 2 === 0 ? null : index(7, null) }));
      expect(await Promise.all(appends.map((each) => store.append(each)))).toEqual(rooms.map((room) => room !== 'e'));
      expect(await store.dueRooms(7, 10)).toEqual(['b', 'd', 'f']);
      expect(await store.openRooms('waiting', ALL)).toEqual(expect.arrayContaining(['a', 'c', 'e']));
    });

    test('is writable', () => store.check());

    test('keeps its epoch until a new one begins', async () => {
      const first = await store.epoch();
      await store.close();
      store = await place.open();
      expect(await store.epoch()).toBe(first);
      const second = await store.renewEpoch();
      expect(second).not.toBe(first);
      expect(await store.epoch()).toBe(second);
    });

    test('lists due rooms, the longest overdue first', async () => {
      await store.append(append('a', 1, { index: index(300, 1) }));
      await store.append(append('b', 1, { index: index(200, 1) }));
      await store.append(append('c', 1, { index: index(900, null) }));
      await store.append(append('a', 2, { index: index(300, 1) }));
      expect(await store.dueRooms(299, 10)).toEqual(['b']);
      expect(await store.dueRooms(900, 2)).toEqual(['b', 'a']);
    });

    test('lists rooms by their places, the newest first, and of each host only the newest', async () => {
      const rooms = { a: index(null, 1), b: index(null, 2), c: index(null, 3), d: index(null, 4, { place: 'playing' }) };
      for (const [room, found] of Object.entries(rooms)) await store.append(append(room, 1, { index: found }));
      await store.append(append('e', 1, { index: index(null, 0, { host: 'ben' }) }));
      await store.append(append('f', 1, { index: index(null, null) }));
      expect(await store.openRooms('waiting', ALL)).toEqual(['c', 'b', 'a', 'e']);
      expect(await store.openRooms('waiting', { most: 10, perHost: 2 })).toEqual(['c', 'b', 'e']);
      expect(await store.openRooms('waiting', { most: 2, perHost: 2 })).toEqual(['c', 'b']);
      expect(await store.openRooms('playing', ALL)).toEqual(['d']);
      await store.append(append('c', 2, { index: index(null, 5, { place: 'playing' }) }));
      await store.append(append('b', 2, { index: index(null, null) }));
      expect([await store.openRooms('waiting', ALL), await store.openRooms('playing', ALL)]).toEqual([
        ['a', 'e'],
        ['c', 'd'],
      ]);
    });

    test('finds players who wait for the same options, the longest first, however long these are', async () => {
      const seeks = 'x'.repeat(8_000);
      await store.append(append('late', 1, { index: index(null, 9, { seeks }) }));
      await store.append(append('early', 1, { index: index(null, 8, { seeks }) }));
      await store.append(append('other', 1, { index: index(null, 7, { seeks: `${seeks}y` }) }));
      expect(await store.soughtRooms(seeks, 10)).toEqual(['early', 'late']);
      expect(await store.soughtRooms(seeks, 1)).toEqual(['early']);
      await store.append(append('early', 2, { index: index(null, null) }));
      expect(await store.soughtRooms(seeks, 10)).toEqual(['late']);
    });

    test('knows which room a quick pairing command led to, whether it opened the room or not', async () => {
      const receipt = (id: string) => ({ actor: 'ann', id });
      await store.append(append('a', 1, { receipt: receipt(`${PAIRING}one`) }));
      await store.append(append('b', 1));
      await store.append(append('b', 2, { receipt: receipt(`${PAIRING}two`) }));
      await store.append(append('b', 3, { receipt: receipt('three') }));
      expect(await store.paired(receipt(`${PAIRING}one`))).toBe('a');
      expect(await store.paired(receipt(`${PAIRING}two`))).toBe('b');
      expect(await store.paired({ actor: 'ben', id: `${PAIRING}two` })).toBeNull();
      expect(await store.paired(receipt('three'))).toBeNull();
    });

    test('an entry that does not affect how its room is found leaves that alone', async () => {
      await store.append(append('a', 1, { index: index(300, 1) }));
      await store.append(append('a', 2, { index: null }));
      expect(await store.openRooms('waiting', ALL)).toEqual(['a']);
      expect(await store.dueRooms(300, 10)).toEqual(['a']);
    });

    test('postpones an alarm that is due, and no other', async () => {
      await store.append(append('a', 1, { index: index(300, 1) }));
      await store.append(append('b', 1, { index: index(500, 1) }));
      await store.append(append('c', 1, { index: index(null, 1) }));
      for (const room of ['a', 'b', 'c', 'nowhere']) await store.postpone(room, 400, 900);
      expect(await store.dueRooms(500, 10)).toEqual(['b']);
      expect(await store.dueRooms(900, 10)).toEqual(['b', 'a']);
      expect(await store.openRooms('waiting', ALL)).toHaveLength(3);
    });

    test('stores the last heartbeat', async () => {
      expect(await store.lastBeat()).toBeNull();
      await store.beat(1);
      await store.beat(2);
      expect(await store.lastBeat()).toBe(2);
    });

    test('stores each outage once by its start, with its latest end, the oldest first, and deletes old ones', async () => {
      for (const outage of [
        { from: 5, to: 9 },
        { from: 1, to: 3 },
        { from: 5, to: 12 },
        { from: 5, to: 11 },
      ])
        await store.noteOutage(outage);
      expect(await store.outages()).toEqual([
        { from: 1, to: 3 },
        { from: 5, to: 12 },
      ]);
      const late = { from: 2 * OUTAGES_KEPT, to: 2 * OUTAGES_KEPT + 1 };
      await store.noteOutage(late);
      expect(await store.outages()).toEqual([late]);
    });

    test('of simultaneous entries with one version, or one creating command, exactly one is written', async () => {
      const receipt = { actor: 'ann', id: 'new-room' };
      const created = await Promise.all(['a', 'b', 'c'].map((room) => store.append(append(room, 1, { receipt }))));
      expect(created.filter((written) => written)).toEqual([true]);
      await store.append(append('d', 1));
      const written = await Promise.all(
        [1, 2, 3].map((at) => store.append(append('d', 2, { entry: { version: 2, at, events: [stood] } }))),
      );
      expect(written.filter((each) => each)).toEqual([true]);
      expect((await store.entries('d', 1)).map(({ at }) => at)).toEqual([written.indexOf(true) + 1]);
    });

    test('a room and what follows may be written together', async () => {
      const first = store.append(append('a', 1, { index: index(300, 1) }));
      const second = store.append(append('a', 2, { index: index(200, null) }));
      expect(await Promise.all([first, second])).toEqual([true, true]);
      expect(await store.openRooms('waiting', ALL)).toEqual([]);
      expect(await store.dueRooms(200, 10)).toEqual(['a']);
    });

    test('stores chat in order, room by room', async () => {
      const line = (at: number) => ({ id: `${at}`, at, channel: 'players', from: { id: 'ann', name: 'Ann' }, text: `line ${at}` }) as const;
      for (const at of [5, 3, 4]) await store.addLine('a', line(at));
      expect(await store.addLine('b', line(3))).toBe(true);
      expect(await store.lines('a', 2)).toEqual([line(3), line(4)]);
      // The same line again, and one from another player with the same id.
      expect(await store.addLine('a', { ...line(3), text: 'again' })).toBe(false);
      expect(await store.addLine('a', { ...line(3), from: { id: 'ben', name: 'Ben' } })).toBe(true);
      expect((await store.lines('a', 9)).map(({ text }) => text)).toEqual(['line 5', 'line 3', 'line 4', 'line 3']);
      expect(await store.lines('nowhere', 2)).toEqual([]);
    });

    test('finds players by the hash of their credential', async () => {
      const player = { id: 'p1', name: 'Ann' };
      await store.addPlayer(player, Buffer.from('hash'), 5);
      expect(await store.findPlayer(Buffer.from('hash'), 5)).toEqual(player);
      expect(await store.findPlayer(Buffer.from('other'), 5)).toBeNull();
      await store.renamePlayer('p1', 'Anna', 'anna');
      expect(await store.findPlayer(Buffer.from('hash'), 5)).toEqual({ id: 'p1', name: 'Anna' });
    });

    test('keeps everything when it is closed and opened again', async () => {
      await store.append(append('a', 1, { index: index(7, 1), receipt: { actor: 'ann', id: 'x' } }));
      await store.close();
      store = await place.open();
      expect((await store.entries('a', 0)).length).toBe(1);
      expect(await store.dueRooms(7, 1)).toEqual(['a']);
      expect(await store.append(append('a', 1))).toBe(false);
    });

    retentionContract(() => store);
    playedContract(() => store);
    unfinishedContract(() => store);
    ratingsContract(() => store);
    relationshipsContract(() => store);
    vacationsContract(() => store);
    programsContract(() => store);
    pushesContract(() => store);
    learntContract(() => store);
    guestsContract(() => store);
    credentialsContract(() => store);
    passkeysContract(() => store);
    erasureContract(() => store);
    moderationContract(() => store);
    archiveContract(() => store);
    profilesContract(() => store);

    test('closing finishes pending work', async () => {
      const appended = store.append(append('a', 1));
      await store.close();
      expect(await appended).toBe(true);
      store = await place.open();
      expect((await store.entries('a', 0)).length).toBe(1);
    });
  });
}
