import { gatheringKey } from '@nimhall/server/store/logged-entry';
import type { Page } from '@nimhall/server/store/page';
import { type Cutoffs, PRUNE_BATCH } from '@nimhall/server/store/retention';
import type { Store } from '@nimhall/server/store/store';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { expect, test } from 'vitest';

const DAY = 24 * 3_600_000;
const stood: RoomEvent = { kind: 'stood', seat: 'first' };
const moved: RoomEvent = { kind: 'moved', seat: 'first', branch: 0, ply: 0, move: 'a1', position: '0,2' };
const seated = (id: string): RoomEvent => ({ kind: 'seated', seat: 'first', occupant: { kind: 'human', player: { id, name: id } } });

const LISTED = { place: 'waiting', host: 'ann', since: 1, seeks: null } as const;

/** What every store must do with old data. */
export function retentionContract(current: () => Store): void {
  const enter = (room: string, version: number, at: number, ...events: RoomEvent[]): Promise<boolean> =>
    current().append({ room, entry: { version, at, events }, receipt: null, index: { alarmAt: null, listing: null }, played: [] });

  const say = (room: string, at: number) =>
    current().addLine(room, { id: `at ${at}`, at, channel: 'everyone', from: { id: 'ann', name: 'Ann' }, text: `at ${at}` });

  async function all<Item>(read: (after: string) => Promise<Page<Item>>): Promise<Item[]> {
    const found: Item[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Page<Item> = await read(after);
      found.push(...page.items);
      after = page.next;
    }
    return found;
  }
  const stale = async (cutoffs: Cutoffs): Promise<string[]> =>
    (await all((after) => current().retention.staleRooms(cutoffs, after))).map(({ room }) => room);

  test('a periodic job is given to one of those who ask for it, and again when it is due', async () => {
    const { retention } = current();
    const asked = await Promise.all([1, 2, 3].map(() => retention.claim('sweep', 5 * DAY, DAY)));
    expect(asked.filter((mine) => mine)).toEqual([true]);
    expect(await retention.claim('other', 5 * DAY, DAY)).toBe(true);
    expect(await retention.claim('sweep', 6 * DAY - 1, DAY)).toBe(false);
    expect(await retention.claim('sweep', 6 * DAY, DAY)).toBe(true);
  });

  test('a room is stale by its last entry or chat message, sooner when nobody moved in it', async () => {
    await enter('empty', 1, 10, stood);
    await enter('played', 1, 10, stood);
    await enter('played', 2, 11, stood, moved);
    await enter('used', 1, 10, stood);
    await enter('used', 2, 500, stood);
    await enter('talked', 1, 10, stood);
    await say('talked', 500);
    for (let version = 1; version <= 20; version++) await enter('long', version, 10, stood);
    expect(await stale({ games: 0, guests: 0, gatherings: 0 })).toEqual([]);
    expect(await stale({ games: 11, guests: 11, gatherings: 0 })).toEqual(['empty', 'long']);
    expect(await stale({ games: 0, guests: 100, gatherings: 0 })).toEqual(['empty']);
    expect(await stale({ games: 12, guests: 100, gatherings: 0 })).toEqual(['empty', 'long', 'played']);
    expect(await stale({ games: 501, guests: 501, gatherings: 0 })).toEqual(['empty', 'long', 'played', 'talked', 'used']);
  });

  test('a gathering and the rooms of its boards have their own retention', async () => {
    await enter(gatheringKey('abc234'), 1, 10, stood);
    await enter('abc234_x_1_1', 1, 10, stood, moved);
    await enter('played', 1, 10, stood, moved);
    expect(await stale({ games: 0, guests: 11, gatherings: 10 })).toEqual([]);
    expect(await stale({ games: 0, guests: 11, gatherings: 11 })).toEqual(['abc234_x_1_1', gatheringKey('abc234')]);
  });

  test('goes through any number of rooms', async () => {
    const rooms = Array.from({ length: 1_001 }, (_, index) => `room${String(index).padStart(4, '0')}`);
    await Promise.all(rooms.map((room, index) => enter(room, 1, index % 2 === 0 ? 10 : 100, stood)));
    expect(await stale({ games: 50, guests: 50, gatherings: 0 })).toEqual(rooms.filter((_, index) => index % 2 === 0));
  });

  test('deletes a room with all its data, and nobody can go on in it', async () => {
    const receipt = { actor: 'ann', id: 'new' };
    const store = current();
    await store.append({
      room: 'a',
      entry: { version: 1, at: 10, events: [stood] },
      receipt,
      index: { alarmAt: 7, listing: LISTED },
      played: [],
    });
    await store.addLine('a', { id: 'line', at: 10, channel: 'everyone', from: { id: 'ann', name: 'Ann' }, text: 'hello' });
    await store.addLine('b', { id: 'line', at: 10, channel: 'everyone', from: { id: 'ann', name: 'Ann' }, text: 'hello' });
    expect(await store.retention.pruneRoom({ room: 'a', usedAt: 10 })).toBe(false);
    expect(await store.entries('a', 0)).toEqual([]);
    expect([await store.lines('a', 9), (await store.lines('b', 9)).length]).toEqual([[], 1]);
    expect([await store.dueRooms(7, 9), await store.openRooms('waiting', { most: 9, perHost: 9 }), await store.created(receipt)]).toEqual([
      [],
      [],
      null,
    ]);
    expect(await enter('a', 2, 11, stood)).toBe(false);
    expect(await store.retention.pruneRoom({ room: 'a', usedAt: 10 }), 'again').toBe(false);
  });

  test('does not delete a room that was used since it was found stale', async () => {
    await enter('a', 1, 10, stood);
    await enter('a', 2, 20, stood);
    expect(await current().retention.pruneRoom({ room: 'a', usedAt: 10 })).toBe(false);
    expect((await current().entries('a', 0)).length).toBe(2);
  });

  test('deletes a long room from its end, so that the rest is a valid room all the time', async () => {
    const { retention } = current();
    const length = 2 * PRUNE_BATCH + 50;
    await Promise.all(Array.from({ length }, (_, index) => enter('a', index + 1, 10, stood)));
    const [room] = (await retention.staleRooms({ games: 11, guests: 11, gatherings: 0 }, '')).items;
    if (!room) throw new Error('The room is not stale');
    let calls = 1;
    for (; await retention.pruneRoom(room); calls++) {
      const versions = (await current().entries('a', 0)).map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: versions.length }, (_, index) => index + 1));
      expect(await enter('a', length + 1, 30, stood), 'who knows it as it was').toBe(false);
    }
    expect(calls).toBeGreaterThan(2);
    expect(await current().entries('a', 0)).toEqual([]);
  });

  test('deletes chat from before a time', async () => {
    for (const at of [10, 20, 30]) await say('a', at);
    await say('b', 15);
    let forgotten = 0;
    for (let some = await current().retention.pruneLines(25); some > 0; some = await current().retention.pruneLines(25)) forgotten += some;
    expect(forgotten).toBe(3);
    expect((await current().lines('a', 9)).map(({ at }) => at)).toEqual([30]);
    expect(await current().lines('b', 9)).toEqual([]);
  });

  test('deletes players who were not seen for long, sooner when they never sat down', async () => {
    const store = current();
    const hash = (id: string) => Buffer.from(`hash of ${id}`);
    for (const id of ['guest', 'gone', 'player']) await store.addPlayer({ id, name: id }, hash(id), 10 * DAY);
    await enter('a', 1, 10 * DAY, seated('player'));
    expect(await store.findPlayer(hash('guest'), 30 * DAY), 'seen again').toMatchObject({ id: 'guest' });
    const forget = (cutoffs: Cutoffs) => all((after) => store.retention.prunePlayers(cutoffs, after));
    expect(await forget({ games: 0, guests: 0, gatherings: 0 })).toEqual([]);
    expect(await forget({ games: 9 * DAY, guests: 20 * DAY, gatherings: 0 })).toEqual(['gone']);
    expect(await store.findPlayer(hash('gone'), 30 * DAY)).toBeNull();
    expect((await forget({ games: 11 * DAY, guests: 31 * DAY, gatherings: 0 })).sort()).toEqual(['guest', 'player']);
  });
}
