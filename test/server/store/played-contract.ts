import type { GameHistoryPageQuery } from '@nimhall/server/history/queries';
import { HISTORY_SCAN_BATCH } from '@nimhall/server/store/played-rows';
import type { Store } from '@nimhall/server/store/store';
import type { PlayedGame } from '@nimhall/shared/room/played';
import { expect, test } from 'vitest';

const ALL: GameHistoryPageQuery = { after: null, game: null, outcome: null, listed: false, most: 10 };

/** A game against a bot that ended at this time, with the first entry of a room of its own. */
function game(endedAt: number, more: Partial<PlayedGame> = {}): PlayedGame {
  return {
    room: `room${endedAt}`,
    version: 1,
    endedAt,
    game: 'nim',
    misere: false,
    seat: 'first',
    opponent: { kind: 'bot', level: 'random' },
    outcome: 'won',
    reason: 'last-object',
    ply: 3,
    params: {},
    start: '1,2',
    position: '0,0',
    ...more,
  };
}

/** What every store must do with finished games. */
export function playedContract(current: () => Store): void {
  const hash = (id: string) => Buffer.from(`hash of ${id}`);
  const keep = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await current().addPlayer({ id, name: id }, hash(id), 1);
  };

  /** Adds the entry that ends a game of these players. */
  const end = (game: PlayedGame, ...players: string[]): Promise<boolean> =>
    current().append({
      room: game.room,
      entry: { version: game.version, at: game.endedAt, events: [{ kind: 'ended', winner: 'first', reason: 'resigned' }] },
      receipt: null,
      index: null,
      played: players.map((player) => ({ player, listed: true, game })),
    });

  /** All pages, one after the other. */
  async function pages(player: string, question: Partial<GameHistoryPageQuery> = {}): Promise<PlayedGame[][]> {
    const found: PlayedGame[][] = [];
    for (let after: string | null = null; found.length === 0 || after !== null; ) {
      const page = await current().played(player, { ...ALL, ...question, after });
      found.push([...page.items]);
      after = page.next;
    }
    return found;
  }
  const times = (found: readonly PlayedGame[][]): number[][] => found.map((page) => page.map(({ endedAt }) => endedAt));

  test('lists the games of each player, the newest first, as they were stored', async () => {
    await keep('ann', 'ben', 'cleo');
    const mine = [
      game(5),
      game(9, { params: { take: [1, 2] }, opponent: { kind: 'human', player: { id: 'ben', name: '"Ben"' } } }),
      game(7),
    ];
    for (const each of mine) await end(each, 'ann');
    await end(game(8), 'ben');
    expect(await pages('ann')).toEqual([[mine[1], mine[2], mine[0]]]);
    expect(times(await pages('ben'))).toEqual([[8]]);
    expect(await pages('cleo')).toEqual([[]]);
    expect(await pages('nobody')).toEqual([[]]);
  });

  test('lists them in pages, each game once, also those that ended at the same time or in one room', async () => {
    await keep('ann');
    const rooms = ['a', 'b', 'c'];
    for (const room of rooms) for (const version of [1, 2]) await end(game(5, { room, version }), 'ann');
    await end(game(6), 'ann');
    const found = await pages('ann', { most: 2 });
    expect(found.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
    const keys = found.flat().map(({ room, version }) => `${room} ${version}`);
    expect(keys[0]).toBe('room6 1');
    expect(keys.toSorted()).toEqual(['a 1', 'a 2', 'b 1', 'b 2', 'c 1', 'c 2', 'room6 1']);
    expect((await pages('ann', { most: 7 })).length, 'a page that is just full').toBe(1);
  });

  test('a game that ends meanwhile is not on a later page', async () => {
    await keep('ann');
    for (const at of [1, 2, 3]) await end(game(at), 'ann');
    const first = await current().played('ann', { ...ALL, most: 2 });
    await end(game(4), 'ann');
    const { items } = await current().played('ann', { ...ALL, most: 2, after: first.next });
    expect([first.items, items].map((page) => page.map(({ endedAt }) => endedAt))).toEqual([[3, 2], [1]]);
  });

  test('finds games by game and result, at a bounded cost', async () => {
    await keep('ann');
    const many = HISTORY_SCAN_BATCH + 20;
    await Promise.all(Array.from({ length: many }, (_, index) => end(game(100 + index), 'ann')));
    await end(game(1, { game: 'chomp' }), 'ann');
    await end(game(2, { game: 'chomp', outcome: 'lost' }), 'ann');
    await end(game(3, { outcome: 'lost' }), 'ann');
    await end(game(9_000, { outcome: 'undecided' }), 'ann');
    const found = async (question: Partial<GameHistoryPageQuery>) => times(await pages('ann', question)).flat();
    expect(await found({ game: 'chomp' })).toEqual([2, 1]);
    expect(await found({ outcome: 'lost' })).toEqual([3, 2]);
    expect(await found({ outcome: 'undecided' })).toEqual([9_000]);
    expect(await found({ game: 'chomp', outcome: 'lost' })).toEqual([2]);
    expect(await found({ game: 'cram' })).toEqual([]);
    expect((await found({})).length).toBe(many + 4);
    expect(await current().played('ann', { ...ALL, game: 'chomp' }), 'the newest were looked at, and there are more').toEqual({
      items: [],
      next: expect.any(String),
    });
  });

  test('a game that is not stored is on no list, and anonymous players have none', async () => {
    await keep('ann');
    const [first, second] = await Promise.all([end(game(5), 'ann', 'passing guest'), end(game(5, { outcome: 'lost' }), 'ann')]);
    expect([first, second]).toEqual([true, false]);
    expect(await pages('ann')).toEqual([[game(5)]]);
    expect(await pages('passing guest')).toEqual([[]]);
  });

  test('games disappear from the lists with their room', async () => {
    await keep('ann');
    for (const version of [1, 2]) await end(game(5, { room: 'a', version }), 'ann');
    await end(game(6), 'ann');
    while (await current().retention.pruneRoom({ room: 'a', usedAt: 5 }));
    expect(times(await pages('ann'))).toEqual([[6]]);
  });
}
