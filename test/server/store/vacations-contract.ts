import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';
import { game } from './unfinished-contract.ts';

/** What every store must do with vacations. */
export function vacationsContract(current: () => Store): void {
  const keep = async (...ids: string[]): Promise<void> => {
    await Promise.all(ids.map((id) => current().addPlayer({ id, name: id }, Buffer.from(`hash of ${id}`), 1)));
  };

  test('a player’s vacations come one after the other, and of two that begin at once one is stored', async () => {
    await keep('ann', 'ben');
    const { vacations } = current();
    expect(await vacations.of('ann')).toEqual([]);
    const begun = await Promise.all([10, 11].map((from) => vacations.begin('ann', 0, { from, until: 50 })));
    expect(begun.toSorted()).toEqual([false, true]);
    expect(await vacations.begin('ann', 1, { from: 60, until: 70 })).toBe(true);
    expect(await vacations.of('ann')).toEqual([
      { from: begun[0] ? 10 : 11, until: 50 },
      { from: 60, until: 70 },
    ]);
    expect(await vacations.of('ben')).toEqual([]);
    expect(await vacations.begin('nobody', 0, { from: 1, until: 2 })).toBe(false);
  });

  test('a vacation may end sooner, but not later', async () => {
    await keep('ann');
    const { vacations } = current();
    await vacations.begin('ann', 0, { from: 10, until: 50 });
    expect(await vacations.end('ann', 0, 60)).toBe(false);
    expect(await vacations.end('ann', 0, 30)).toBe(true);
    expect(await vacations.end('ann', 0, 30)).toBe(false);
    expect(await vacations.of('ann')).toEqual([{ from: 10, until: 30 }]);
  });

  test('games that were not told of a vacation are remembered until they are, and again when it ends', async () => {
    await keep('ann', 'ben');
    const { vacations } = current();
    await vacations.begin('ann', 0, { from: 10, until: 50 });
    await vacations.begin('ben', 0, { from: 20, until: 50 });
    const [anns, bens] = [
      { player: 'ann', nth: 0, from: 10, until: 50 },
      { player: 'ben', nth: 0, from: 20, until: 50 },
    ];
    expect(await vacations.untold(9)).toEqual([anns, bens]);
    expect(await vacations.untold(1)).toEqual([anns]);
    await vacations.noteTold(anns);
    await vacations.end('ben', 0, 30);
    await vacations.noteTold(bens);
    expect(await vacations.untold(9), 'it ends at another time by now').toEqual([{ ...bens, until: 30 }]);
    await vacations.end('ann', 0, 40);
    expect(await vacations.untold(9)).toEqual([
      { ...anns, until: 40 },
      { ...bens, until: 30 },
    ]);
  });

  test('the games of a player are returned page by page, whichever side is to move', async () => {
    await keep('ann', 'ben', 'cleo');
    const codes = ['a1', 'b2', 'c1', 'd2', 'e1'];
    const enter = (room: string, players?: string[]) =>
      current().append({
        room,
        entry: { version: 1, at: 1, events: [{ kind: 'started' }] },
        receipt: null,
        index: null,
        played: [],
        unfinished: game(room, 1, room.endsWith('1') ? 'first' : 'second', 3, players),
      });
    await Promise.all(codes.map((room) => enter(room)));
    await enter('theirs', ['ben', 'cleo']);
    const { vacations } = current();
    expect(await vacations.games('ann', '', 3)).toEqual(codes.slice(0, 3));
    expect(await vacations.games('ann', 'c1', 3)).toEqual(codes.slice(3));
    expect(await vacations.games('ann', 'e1', 3)).toEqual([]);
  });

  test('vacations are deleted with their player', async () => {
    await keep('ann', 'ben');
    const { vacations, erasure, retention } = current();
    for (const player of ['ann', 'ben']) await vacations.begin(player, 0, { from: 10, until: 50 });
    await erasure.begin('ann', 20);
    expect([await vacations.of('ann'), (await vacations.untold(9)).map(({ player }) => player)]).toEqual([[], ['ben']]);
    await retention.prunePlayers({ games: 100, guests: 100 }, '');
    expect(await vacations.untold(9)).toEqual([]);
  });
}
