import { MAX_UNFINISHED } from '@nimhall/server/history/queries';
import type { Append, Relisted } from '@nimhall/server/store/append';
import type { Store } from '@nimhall/server/store/store';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import type { Seat } from '@nimhall/shared/room/seat';
import { expect, test } from 'vitest';

/** A game of two that has waited for one of them since this time, with days for the move or without a clock. */
export function game(room: string, at: number, turn: Seat, days: 1 | 3 | null = null, players = ['ann', 'ben']): RoomSummary {
  const [first, second] = players.map((id) => ({ kind: 'human', player: { id, name: `"${id}"` } }) as const);
  if (!first || !second) throw new Error('two play');
  const left = (days ?? 0) * 24 * 3_600_000;
  return {
    room,
    game: 'nim',
    misere: false,
    status: 'playing',
    turn,
    ply: 0,
    seats: { first, second },
    clock: days && { days, remaining: { first: left, second: left }, quota: { first: 0, second: 0 }, since: at },
    since: at,
    updatedAt: at,
    params: {},
    start: '1,2',
    position: '1,2',
  };
}

/** What every store must do with unfinished games. */
export function unfinishedContract(current: () => Store): void {
  const keep = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await current().addPlayer({ id, name: id }, Buffer.from(`hash of ${id}`), 1);
  };

  /** Adds an entry after which the lists show the game of its room with these values. */
  const enter = (room: string, version: number, unfinished: RoomSummary | null | undefined, at = version): Promise<boolean> =>
    current().append({
      room,
      entry: { version, at, events: [{ kind: 'started' }] },
      receipt: null,
      index: null,
      played: [],
      unfinished,
    });
  const roomsOf = async (player: string) => (await current().unfinished(player)).map(({ room }) => room).toSorted();

  test('lists a game for both players in its current state, until it ends', async () => {
    await keep('ann', 'ben', 'cleo');
    const [first, moved] = [game('a', 5, 'first', 3), { ...game('a', 9, 'second', 3), ply: 1 }];
    expect(await enter('a', 1, first)).toBe(true);
    for (const player of ['ann', 'ben']) expect(await current().unfinished(player)).toEqual([first]);
    expect(await current().unfinished('cleo')).toEqual([]);
    await enter('a', 2, undefined);
    expect(await current().unfinished('ann')).toEqual([first]);
    await enter('a', 3, moved);
    for (const player of ['ann', 'ben']) expect(await current().unfinished(player)).toEqual([moved]);
    await enter('a', 4, null);
    for (const player of ['ann', 'ben']) expect(await current().unfinished(player)).toEqual([]);
  });

  test('a running game is listed in its newest known version', async () => {
    await keep('ann', 'ben');
    const index = { alarmAt: 50, listing: null };
    const stands = (version: number, turn: Seat): Relisted => ({
      room: 'a',
      version,
      at: version,
      alarmAt: version * 100,
      unfinished: { ...game('a', 1, turn), ply: version - 1 },
    });
    const append = (version: number, more: Partial<Append> = {}) =>
      current().append({
        room: 'a',
        entry: { version, at: version, events: [{ kind: 'started' }] },
        receipt: null,
        index: null,
        played: [],
        ...more,
      });
    await append(1, { index, unfinished: game('a', 1, 'first') });
    expect(await current().behind()).toEqual([]);
    await append(2);
    await append(3);
    expect(await current().behind(), 'entries that the lists do not know of').toEqual(['a']);
    expect([await current().relist([stands(3, 'first')]), await current().relist([stands(2, 'second')])]).toEqual([['a'], []]);
    expect(await current().unfinished('ben')).toEqual([stands(3, 'first').unfinished]);
    expect([await current().behind(), await current().dueRooms(299, 9), await current().dueRooms(300, 9)]).toEqual([[], [], ['a']]);
    await append(4, { index: { alarmAt: null, listing: null }, unfinished: null });
    expect(await current().relist([stands(3, 'first'), { ...stands(9, 'first'), room: 'nowhere' }])).toEqual([]);
    expect([await current().unfinished('ann'), await current().dueRooms(9_999, 9)], 'what is over stays over').toEqual([[], []]);
    await append(5);
    expect(await current().behind(), 'nothing waits for a room that is over').toEqual([]);
  });

  test('more rooms than fit into one statement are listed again', async () => {
    await keep('ann', 'ben');
    const codes = Array.from({ length: 1_200 }, (_, nth) => `r${nth}`);
    const index = { alarmAt: 50, listing: null };
    const entry = { version: 1, at: 1, events: [{ kind: 'started' }] } as const;
    await Promise.all(codes.map((room) => current().append({ room, entry, receipt: null, index, played: [] })));
    await current().relist(codes.map((room) => ({ room, version: 2, at: 2, alarmAt: 70, unfinished: null })));
    expect([(await current().dueRooms(69, 9_999)).length, (await current().dueRooms(70, 9_999)).length]).toEqual([0, codes.length]);
  });

  test('what is not written changes no list', async () => {
    await keep('ann', 'ben');
    await enter('a', 1, game('a', 5, 'first'));
    expect(await enter('a', 1, null)).toBe(false);
    expect(await enter('a', 3, game('a', 9, 'second'))).toBe(false);
    expect(await current().unfinished('ann')).toEqual([game('a', 5, 'first')]);
  });

  test('many simultaneous appends find their own rows', async () => {
    await keep('ann', 'ben');
    const codes = ['a', 'b', 'c', 'd'];
    await Promise.all(codes.map((room) => enter(room, 1, game(room, 1, 'first'))));
    await Promise.all(codes.map((room, index) => enter(room, 2, index % 2 === 0 ? null : game(room, 2, 'second'))));
    expect(await current().unfinished('ben')).toEqual(expect.arrayContaining([game('b', 2, 'second'), game('d', 2, 'second')]));
    expect(await roomsOf('ann')).toEqual(['b', 'd']);
  });

  test('a full list keeps the games with the earliest deadlines, then those that moved last', async () => {
    await keep('ann', 'ben');
    const many = Array.from({ length: MAX_UNFINISHED + 5 }, (_, index) => `game${100 + index}`);
    await Promise.all(many.map((room, index) => enter(room, 1, game(room, 100 + index, 'first'))));
    await enter('slow', 1, game('slow', 50, 'first', 3));
    await enter('quick', 1, game('quick', 50, 'first', 1));
    await enter('theirs', 1, game('theirs', 1, 'second'));
    const left = ['quick', 'slow', 'theirs', ...many.slice(-(MAX_UNFINISHED - 2))];
    expect(await roomsOf('ann')).toEqual(left.toSorted());
  });

  test('an anonymous player has no list, and a game with them is on none', async () => {
    await keep('ann');
    await enter('a', 1, game('a', 5, 'first', null, ['ann', 'passing']));
    expect([await roomsOf('ann'), await roomsOf('passing')]).toEqual([[], []]);
  });

  test('lists a room with a waiting player for that player alone', async () => {
    await keep('ann', 'ben');
    const begun = game('a', 5, 'first', 3);
    const waiting = { ...begun, status: 'waiting' as const, turn: null, seats: { ...begun.seats, second: null } };
    await enter('a', 1, waiting);
    expect([await current().unfinished('ann'), await roomsOf('ben')]).toEqual([[waiting], []]);
    await enter('a', 2, begun);
    expect([await roomsOf('ann'), await roomsOf('ben')]).toEqual([['a'], ['a']]);
  });

  test('a room is not deleted while both have its game in their lists, and then with them', async () => {
    await keep('ann', 'ben');
    for (const room of ['a', 'b']) await enter(room, 1, game(room, 1, 'first'));
    const stale = async () =>
      (await current().retention.staleRooms({ games: 100, guests: 100, gatherings: 0 }, '')).items.map(({ room }) => room);
    expect(await stale()).toEqual([]);
    await enter('b', 2, null, 2);
    expect(await stale()).toEqual(['b']);
    while (await current().retention.pruneRoom({ room: 'a', usedAt: 9 }));
    expect(await roomsOf('ann')).toEqual([]);
    await enter('c', 1, game('c', 1, 'first'));
    const { items } = await current().retention.prunePlayers({ games: 100, guests: 100 }, '');
    expect(items.toSorted()).toEqual(['ann', 'ben']);
    expect([await roomsOf('ann'), await roomsOf('ben')]).toEqual([[], []]);
    expect(await stale(), 'nobody is left who has it in a list').toEqual(['b', 'c']);
  });
}
