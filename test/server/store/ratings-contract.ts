import type { DuelChange } from '@nimhall/server/duels/queries';
import type { Store } from '@nimhall/server/store/store';
import { type NewRank, OVERALL } from '@nimhall/shared/duel/ratings';
import { NEWCOMER, type Standing } from '@nimhall/shared/rating';
import type { PlayedGame } from '@nimhall/shared/room/played';
import { beforeEach, describe, expect, test } from 'vitest';

const standing = (rating: number, at: number, more: Partial<Standing> = {}): Standing => ({ ...NEWCOMER, rating, duels: 1, at, ...more });

const rank = (player: string, scope: string, known: Standing, previous: number | null = null): NewRank => ({
  player,
  scope,
  standing: known,
  previous,
});

/** What every store must do with ratings. */
export function ratingsContract(current: () => Store): void {
  describe('ratings and duels', () => laws(current));
}

function laws(current: () => Store): void {
  beforeEach(async () => {
    for (const id of ['ann', 'ben', 'cleo', 'dan']) await current().addPlayer({ id, name: `${id}!` }, Buffer.from(id), 1);
  });

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

  test('refuses an entry whose ratings were computed from outdated ones, and writes nothing of it', async () => {
    await end('a', 7, [rank('ann', 'nim', standing(1600, 7)), rank('ben', 'nim', standing(1400, 7))]);
    expect(await end('b', 8, [rank('ann', 'nim', standing(1650, 8)), rank('cleo', 'nim', standing(1450, 8))])).toBe(false);
    expect(await end('b', 8, [rank('cleo', 'nim', standing(1450, 8)), rank('ann', 'nim', standing(1650, 8), 6)])).toBe(false);
    expect(await current().entries('b', 0)).toEqual([]);
    expect(await ratingsOf('ann', 'ben', 'cleo')).toEqual(['ann nim 1600', 'ben nim 1400']);
    expect(await end('b', 8, [rank('ann', 'nim', standing(1650, 8), 7), rank('cleo', 'nim', standing(1450, 8))])).toBe(true);
    expect(await ratingsOf('ann', 'cleo')).toEqual(['ann nim 1650', 'cleo nim 1450']);
  });

  test('an entry that is already there changes no rating', async () => {
    await end('a', 7, [rank('ann', 'nim', standing(1600, 7))]);
    expect(await end('a', 9, [rank('ann', 'nim', standing(1700, 9), 7)])).toBe(false);
    expect(await ratingsOf('ann')).toEqual(['ann nim 1600']);
  });

  test('duels of one player that end together are rated one after the other', async () => {
    const written = await Promise.all(['a', 'b', 'c', 'd'].map((room, at) => end(room, at, [rank('ann', 'nim', standing(1500 + at, at))])));
    expect(written.filter(Boolean)).toHaveLength(1);
  });

  test('a leaderboard lists registered players with enough opponents and a certain rating, the strongest first', async () => {
    const settled = { opponents: 10, deviation: 60 };
    await current().ratings.put(
      [
        rank('ann', 'nim', standing(1600, 7, settled)),
        rank('ben', 'nim', standing(1800, 7, settled)),
        rank('cleo', 'nim', standing(2000, 7, { ...settled, opponents: 9 })),
        rank('dan', 'nim', standing(2000, 7, { ...settled, deviation: 120 })),
        rank('gone', 'nim', standing(2100, 7, settled)),
        rank('dan', 'kayles', standing(2000, 7, settled)),
      ],
      7,
    );
    const best = await current().ratings.best('nim', 10);
    expect(best.map(({ player, standing: { rating } }) => [player.name, rating])).toEqual([
      ['ben!', 1800],
      ['ann!', 1600],
    ]);
    expect(await current().ratings.best('nim', 1)).toEqual(best.slice(0, 1));
  });

  test('recomputed ratings replace those that no later duel has changed, and one without duels is removed', async () => {
    await end('a', 7, [
      rank('ann', 'nim', standing(1600, 7)),
      rank('ben', 'nim', standing(1400, 9)),
      rank('cleo', 'nim', standing(1500, 7)),
    ]);
    const anew = [
      rank('ann', 'nim', standing(1601, 6)),
      rank('ben', 'nim', standing(1399, 6)),
      rank('cleo', 'nim', { ...NEWCOMER, at: 7 }),
    ];
    await current().ratings.put(anew, 8);
    expect(await ratingsOf('ann', 'ben', 'cleo')).toEqual(['ann nim 1601', 'ben nim 1400']);
  });

  test('no rating of an erased player is written any more', async () => {
    await current().erasure.begin('ann', 5);
    expect(await end('a', 7, [rank('ann', 'nim', standing(1600, 7)), rank('ben', 'nim', standing(1400, 7))])).toBe(true);
    expect(await ratingsOf('ann', 'ben')).toEqual(['ben nim 1400']);
  });

  const change = (room: string, version: number, duel: DuelChange): Promise<boolean> =>
    current().append({
      room,
      entry: { version, at: version, events: [{ kind: 'stood', seat: 'first' }] },
      receipt: null,
      index: null,
      played: [],
      duel,
    });
  const begin = (room: string, ...names: string[]) => change(room, 1, { kind: 'begun', game: 'nim', players: names });
  const over = (at: number): DuelChange => ({
    kind: 'ended',
    game: 'nim',
    at,
    players: ['ann', 'ben'],
    opponents: ['ben', 'ann'],
    points: [{ player: 'ann', room: '', rating: 1500 + at / 3 }],
  });
  const runs = async () => [...(await current().duels.running(['ann', 'ben', 'cleo']))].flat().sort();

  test('a player is in one duel at a time, however many begin at once', async () => {
    const begun = await Promise.all([begin('a', 'ann', 'ben'), begin('b', 'cleo', 'ann'), begin('c', 'ann')]);
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await runs()).toHaveLength(begun[2] ? 2 : 4);
    for (const [at, room] of ['a', 'b', 'c'].entries()) expect(await current().entries(room, 0)).toHaveLength(begun[at] ? 1 : 0);
  });

  test('a finished duel makes room for the next, and so does an aborted one', async () => {
    await begin('a', 'ann', 'ben');
    expect(await change('a', 2, { kind: 'gone' })).toBe(true);
    expect(await runs()).toEqual([]);
    await begin('b', 'ann', 'ben');
    expect(await change('b', 2, over(9))).toBe(true);
    expect([await runs(), (await current().duels.rooms('')).items, (await current().duels.rooms('', 'cleo')).items]).toEqual([
      [],
      ['b'],
      [],
    ]);
    expect(await begin('c', 'ann', 'ben')).toBe(true);
  });

  test('how often two players have met is counted without void duels, recently and ever', async () => {
    for (const [at, room] of ['a', 'b', 'c'].entries()) await change(room, 1, over(at + 1));
    expect(await current().duels.meetings(['ben', 'ann'], 1)).toEqual([{ game: 'nim', lately: 2 }]);
    await change('c', 2, { kind: 'voided' });
    expect(await current().duels.meetings(['ann', 'ben'], 2)).toEqual([{ game: 'nim', lately: 0 }]);
    expect(await current().duels.meetings(['ann', 'cleo'], 0)).toEqual([]);
  });

  test('the newest duels of a player are stored for their curve, and may be recomputed', async () => {
    const curve = async () => (await current().duels.points('ann', 2)).map(({ at, rating }) => `${at} ${rating.toFixed(1)}`);
    for (const [at, room] of ['c', 'b', 'a', 'd'].entries()) await change(room, 1, over(at + 1));
    await change('d', 2, { kind: 'voided' });
    await begin('e', 'ann');
    expect([await curve(), await current().duels.points('ben', 2)]).toEqual([['2 1500.7', '3 1501.0'], []]);
    const anew = ['a', 'b', 'nowhere'].map((room) => ({ player: 'ann', room, rating: 1600 + 1 / 3 }));
    await current().duels.putPoints([...anew, { player: 'ben', room: 'c', rating: 1400 }]);
    expect((await current().duels.points('ann', 9)).map(({ rating }) => rating)).toEqual([1500 + 1 / 3, 1600 + 1 / 3, 1600 + 1 / 3]);
    expect(await current().duels.points('ben', 9)).toEqual([{ at: 1, rating: 1400 }]);
  });

  test('candidates are the stored players, with what qualifies them', async () => {
    const long = { reason: 'last-object', ply: 8 };
    const games = [long, long, { ...long, ply: 2 }, { ...long, reason: 'resigned' }];
    for (const [at, more] of games.entries()) {
      const game = { room: `g${at}`, version: 1, endedAt: 5, game: 'nim', misere: false, seat: 'first', outcome: 'won', ...more } as const;
      const opponent = { kind: 'bot', level: 'teacher' } as const;
      await current().append({
        room: `g${at}`,
        entry: { version: 1, at: 5, events: [{ kind: 'ended', winner: 'first', reason: 'resigned' }] },
        receipt: null,
        index: null,
        played: [{ player: 'ann', listed: true, game: { ...game, opponent } as PlayedGame }],
      });
    }
    expect(await current().moderation.bar('ben', 'ratings', 20)).toBe(true);
    expect(await current().moderation.bar('nobody', 'ratings', 20)).toBe(false);
    const known = async (now: number) =>
      (await current().duels.candidates(['ann', 'ben', 'nobody'], now)).toSorted((a, b) => (a.player < b.player ? -1 : 1));
    const ann = { player: 'ann', createdAt: 1, hasPasskey: false, games: 2, barred: false };
    expect(await known(19)).toEqual([ann, { ...ann, player: 'ben', games: 0, barred: true }]);
    expect((await known(20)).map(({ barred }) => barred)).toEqual([false, false]);
    await current().moderation.bar('ben', 'ratings', null);
    expect((await known(0)).map(({ barred }) => barred)).toEqual([false, false]);
  });

  test('ratings are deleted with their players', async () => {
    await end('a', 7, [rank('ann', 'nim', standing(1600, 7)), rank('ben', 'nim', standing(1400, 7))]);
    expect((await current().retention.prunePlayers({ games: 100, guests: 100 }, '')).items).toEqual(['ann', 'ben', 'cleo', 'dan']);
    expect(await ratingsOf('ann', 'ben')).toEqual([]);
  });
}
