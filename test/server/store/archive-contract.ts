import type { Store } from '@nimhall/server/store/store';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { expect, test } from 'vitest';

const moved: RoomEvent = { kind: 'moved', seat: 'first', branch: 0, ply: 0, move: 'a1', position: '0,2' };
const DUEL: RoomEvent = {
  kind: 'created',
  room: 'duel',
  host: 'ann',
  listed: true,
  overlay: 'off',
  game: 'nim',
  params: {},
  misere: false,
  start: '1,2',
  duel: true,
};
const stood: RoomEvent = { kind: 'stood', seat: 'first' };
const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };
const seated = (player: typeof ann): RoomEvent => ({ kind: 'seated', seat: 'first', occupant: { kind: 'human', player } });

/** What every store must do with old rooms of guests. */
export function archiveContract(current: () => Store): void {
  const enter = (room: string, version: number, ...events: RoomEvent[]) =>
    current().append({
      room,
      entry: { version, at: version, events },
      receipt: { actor: 'ann', id: `${room} ${version}` },
      index: { alarmAt: null, listing: null },
      played: [],
    });
  /** A room in which a player sat and moved up to a version, which is its time as well. */
  const play = async (room: string, player = ann, versions = 6, first: RoomEvent[] = []): Promise<void> => {
    await enter(room, 1, ...first, seated(player));
    for (let version = 2; version <= versions; version++) await enter(room, version, moved);
  };
  const keep = (player: typeof ann) => current().addPlayer(player, Buffer.from(player.id), 1);
  const old = async (before = 100) => (await current().retention.oldRooms(before, '')).items.map(({ room }) => room);
  const putAway = (room: string, usedAt = 6) => current().retention.archiveRoom({ room, usedAt });

  test('unused rooms that guests played in are archived once and read as before, from any version on', async () => {
    await play('a');
    await play('new', ann, 7);
    await play('short', ann, 3);
    const before = await current().entries('a', 0);
    expect(await old(7)).toEqual(['a']);
    expect(await putAway('a', 5), 'used since').toBe(false);
    expect(await putAway('a')).toBe(true);
    expect(await old(7)).toEqual([]);
    expect(await current().entries('a', 0)).toEqual(before);
    for (const since of [1, 4, 5, 6]) expect(await current().entries('a', since)).toEqual(before.slice(since));
    expect(await current().entry('a', 2)).toEqual(before[1]);
  });

  test('an archived room goes on as before, and may be archived again', async () => {
    await play('a');
    await putAway('a');
    expect(await enter('a', 6, stood), 'there is such an entry').toBe(false);
    expect(await enter('a', 8, stood)).toBe(false);
    for (let version = 7; version <= 12; version++) expect(await enter('a', version, moved)).toBe(true);
    const before = await current().entries('a', 0);
    expect(before.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await old()).toEqual(['a']);
    expect(await putAway('a', 12)).toBe(true);
    expect(await current().entries('a', 0)).toEqual(before);
  });

  test('rooms of accounts, rooms without moves, and duels are not archived', async () => {
    await keep(ann);
    const passkey = { id: 'key', publicKey: Buffer.from([1]), counter: 0, transports: [], name: '', at: 1 };
    await current().passkeys.add(ann, 'ann', passkey);
    await play('kept');
    await play('guests', ben);
    await play('duel', ben, 6, [DUEL]);
    await enter('still', 1, seated(ben));
    for (let version = 2; version <= 6; version++) await enter('still', version, stood);
    expect(await old()).toEqual(['guests', 'still']);
    expect([await putAway('guests'), await putAway('still')]).toEqual([true, false]);
    expect(await current().entries('still', 0)).toHaveLength(6);
  });

  test('the name of an erased player is removed from all archives', async () => {
    await keep(ann);
    const rooms = Array.from({ length: 12 }, (_, index) => `room${index}`);
    for (const room of rooms) {
      await play(room);
      await putAway(room);
    }
    const names = async (): Promise<string[]> => {
      const logs = await Promise.all(rooms.map((room) => current().entries(room, 0)));
      return logs.flat().flatMap(({ events }) => events.flatMap((event) => (JSON.stringify(event).includes('"Ann"') ? ['Ann'] : [])));
    };
    expect(await names()).toHaveLength(rooms.length);
    await current().erasure.begin('ann', 9);
    while (await current().erasure.erase('ann'));
    expect(await names()).toEqual([]);
    expect(await current().entries('room0', 0)).toHaveLength(6);
  });

  test('an archived room counts as played, and is deleted as a whole', async () => {
    await play('a');
    await putAway('a');
    const stale = async (games: number) => (await current().retention.staleRooms({ games, guests: 100, gatherings: 0 }, '')).items;
    expect([await stale(0), await stale(7)]).toEqual([[], [{ room: 'a', usedAt: 6 }]]);
    await current().reviews.keep('a', 3, { first: 'unknown', second: 'unknown', decided: null });
    expect((await current().reviews.of([{ room: 'a', version: 3 }])).size).toBe(1);
    while (await current().retention.pruneRoom({ room: 'a', usedAt: 6 }));
    expect(await current().entries('a', 0)).toEqual([]);
    await play('a');
    expect(await current().entries('a', 0)).toHaveLength(6);
  });
}
