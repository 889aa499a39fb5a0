import type { Store } from '@nimhall/server/store/store';
import { type NewRank, OVERALL } from '@nimhall/shared/duel/ratings';
import { NEWCOMER, type Standing } from '@nimhall/shared/rating';
import { expect, test } from 'vitest';

const standing = (rating: number, at: number, more: Partial<Standing> = {}): Standing => ({ ...NEWCOMER, rating, duels: 1, at, ...more });

const rank = (player: string, scope: string, known: Standing, previous: number | null = null): NewRank => ({
  player,
  scope,
  standing: known,
  previous,
});

/** What every store must know of ratings. */
export function ratingsContract(current: () => Store): void {
  const end = (room: string, at: number, rated: readonly NewRank[], version = 1): Promise<boolean> =>
    current().append({
      room,
      entry: { version, at, events: [{ kind: 'ended', winner: 'first', reason: 'resigned' }] },
      receipt: null,
      index: null,
      played: [],
      rated,
    });
  const ratingsOf = async (...players: string[]) =>
    (await current().ratings.of(players)).map(({ player, scope, standing: { rating } }) => `${player} ${scope} ${rating}`).sort();

  test('writes ratings with the entry that ends a duel, to the last digit', async () => {
    const ann = standing(1500 + 1 / 3, 7, { deviation: 290.318_964_637_1, volatility: 0.059_999_1 });
    expect(await end('a', 7, [rank('ann', 'nim', ann), rank('ben', 'nim', standing(1400, 7)), rank('ann', OVERALL, ann)])).toBe(true);
    expect((await current().ratings.of(['ann'])).map(({ standing: known }) => known)).toEqual([ann, ann]);
    expect(await ratingsOf('ben', 'nobody')).toEqual(['ben nim 1400']);
  });

  test('refuses an entry whose ratings were worked out by others than there are, and writes nothing of it', async () => {
    await end('a', 7, [rank('ann', 'nim', standing(1600, 7)), rank('ben', 'nim', standing(1400, 7))]);
    expect(await end('b', 8, [rank('ann', 'nim', standing(1650, 8)), rank('cleo', 'nim', standing(1450, 8))])).toBe(false);
    expect(await end('b', 8, [rank('cleo', 'nim', standing(1450, 8)), rank('ann', 'nim', standing(1650, 8), 6)])).toBe(false);
    expect(await current().entries('b', 0)).toEqual([]);
    expect(await ratingsOf('ann', 'ben', 'cleo')).toEqual(['ann nim 1600', 'ben nim 1400']);
    expect(await end('b', 8, [rank('ann', 'nim', standing(1650, 8), 7), rank('cleo', 'nim', standing(1450, 8))])).toBe(true);
    expect(await ratingsOf('ann', 'cleo')).toEqual(['ann nim 1650', 'cleo nim 1450']);
  });

  test('an entry that is there already changes no rating', async () => {
    await end('a', 7, [rank('ann', 'nim', standing(1600, 7))]);
    expect(await end('a', 9, [rank('ann', 'nim', standing(1700, 9), 7)])).toBe(false);
    expect(await ratingsOf('ann')).toEqual(['ann nim 1600']);
  });

  test('of duels of one player that end together each is counted by what the one before left', async () => {
    const written = await Promise.all(['a', 'b', 'c', 'd'].map((room, at) => end(room, at, [rank('ann', 'nim', standing(1500 + at, at))])));
    expect(written.filter(Boolean)).toHaveLength(1);
  });

  test('a leaderboard has those who are kept, have played enough and of whom enough is known, the strongest first', async () => {
    for (const id of ['ann', 'ben', 'cleo', 'dan']) await current().addPlayer({ id, name: `${id}!` }, Buffer.from(id), 1);
    const settled = { duels: 10, deviation: 60 };
    await current().ratings.put([
      rank('ann', 'nim', standing(1600, 7, settled)),
      rank('ben', 'nim', standing(1800, 7, settled)),
      rank('cleo', 'nim', standing(2000, 7, { ...settled, duels: 9 })),
      rank('dan', 'nim', standing(2000, 7, { ...settled, deviation: 120 })),
      rank('gone', 'nim', standing(2100, 7, settled)),
      rank('dan', 'kayles', standing(2000, 7, settled)),
    ]);
    const best = await current().ratings.best('nim', 10);
    expect(best.map(({ player, standing: { rating } }) => [player.name, rating])).toEqual([
      ['ben!', 1800],
      ['ann!', 1600],
    ]);
    expect(await current().ratings.best('nim', 1)).toEqual(best.slice(0, 1));
  });

  test('ratings that are put on the list anew take the place of older ones only', async () => {
    await end('a', 7, [rank('ann', 'nim', standing(1600, 7)), rank('ben', 'nim', standing(1400, 7))]);
    await current().ratings.put([rank('ann', 'nim', standing(1601, 7)), rank('ben', 'nim', standing(1399, 6))]);
    expect(await ratingsOf('ann', 'ben')).toEqual(['ann nim 1601', 'ben nim 1400']);
  });

  test('ratings are forgotten with their players', async () => {
    await current().addPlayer({ id: 'ann', name: 'Ann' }, Buffer.from('ann'), 1);
    await end('a', 7, [rank('ann', 'nim', standing(1600, 7)), rank('ben', 'nim', standing(1400, 7))]);
    expect((await current().retention.prunePlayers({ games: 100, guests: 100 }, '')).items).toEqual(['ann']);
    expect(await ratingsOf('ann', 'ben')).toEqual(['ben nim 1400']);
  });
}
