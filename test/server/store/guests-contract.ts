import type { Store } from '@nimhall/server/store/store';
import { NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import type { PlayedGame } from '@nimhall/shared/room/played';
import { expect, test } from 'vitest';

/** What every store must do with guests who signed in to an account. */
export function guestsContract(current: () => Store): void {
  const hash = (id: string) => Buffer.from(`hash of ${id}`);
  const keep = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await current().addPlayer({ id, name: id.toUpperCase() }, hash(id), 1);
  };
  const pair = { guest: 'gus', player: 'ann' };
  const leave = () => current().guests.leave(hash('gus'), pair, 5);

  /** Adds the entry that ends a game between two players, in a separate room. */
  const end = (room: string, endedAt: number, one: string, other: string): Promise<boolean> => {
    const told = (player: string, opponent: string) => {
      const game: PlayedGame = {
        room,
        version: 1,
        endedAt,
        game: 'nim',
        misere: false,
        seat: 'first',
        opponent: { kind: 'human', player: { id: opponent, name: opponent } },
        outcome: 'won',
        reason: 'last-object',
        ply: 3,
      };
      return { player, listed: true, game };
    };
    const events = [
      { kind: 'seated', seat: 'first', occupant: { kind: 'human', player: { id: one, name: one } } },
      { kind: 'ended', winner: 'first', reason: 'resigned' },
    ] as const;
    const entry = { version: 1, at: endedAt, events };
    return current().append({
      room,
      entry,
      receipt: null,
      index: { alarmAt: null, listing: null },
      played: [told(one, other), told(other, one)],
    });
  };

  test('a guest is offered only to the holder of their last credential', async () => {
    await keep('ann', 'gus');
    const { guests, credentials, learnt } = current();
    await credentials.add('gus', { hash: hash('second'), kind: 'browser', name: '', at: 2 });
    await guests.leave(hash('wrong'), pair, 5);
    await guests.leave(hash('second'), pair, 5);
    expect(await guests.offered('ann'), 'still known elsewhere').toEqual([]);
    await learnt.put('gus', JSON.stringify(NOTHING_LEARNT), 0);
    await leave();
    expect(await guests.offered('ann')).toEqual([{ id: 'gus', name: 'GUS', games: 0, hasLearnt: true }]);
    expect(await guests.offered('ben')).toEqual([]);
    expect([await guests.want({ ...pair, player: 'ben' }), await guests.decline({ ...pair, player: 'ben' })]).toEqual([false, false]);
    expect([await guests.want(pair), await guests.want(pair), await guests.decline(pair)]).toEqual([true, false, false]);
    expect(await guests.wanted()).toEqual([pair]);
  });

  test('a player with an account is never offered, and a declined guest is not offered again', async () => {
    await keep('ann', 'gus', 'kim');
    const { guests, passkeys } = current();
    await passkeys.add({ id: 'kim', name: 'KIM' }, 'kim', {
      id: 'key',
      publicKey: Buffer.of(1),
      counter: 0,
      transports: [],
      name: '',
      at: 2,
    });
    await guests.leave(hash('kim'), { guest: 'kim', player: 'ann' }, 5);
    await leave();
    expect(await guests.offered('ann'), 'who did nothing').toEqual([]);
    expect((await guests.stateOf('gus'))?.state).toBe('offered');
    expect(await guests.stateOf('kim')).toBeNull();
    expect([await guests.decline(pair), await guests.want(pair), await guests.offered('ann')]).toEqual([true, false, []]);
  });

  test('games, progress, relationships and reports are merged, ratings are not, and repeating it changes nothing', async () => {
    await keep('ann', 'gus', 'ben', 'cleo');
    const store = current();
    const { guests, relationships, learnt, profiles, ratings } = store;
    await end('a', 10, 'gus', 'ben');
    await end('b', 11, 'gus', 'ann');
    await end('c', 12, 'ann', 'cleo');
    await relationships.set('ben', 'gus', 'blocked');
    await relationships.set('ben', 'ann', 'friend');
    await relationships.set('gus', 'cleo', 'friend');
    await relationships.set('gus', 'ann', 'friend');
    await learnt.put('gus', JSON.stringify({ ...NOTHING_LEARNT, course: { nim: ['take'] } }), 0);
    await learnt.put('ann', JSON.stringify({ ...NOTHING_LEARNT, course: { nim: ['count'] } }), 0);
    await leave();
    await guests.want(pair);
    expect(await guests.rooms('gus', '')).toEqual(['a', 'b']);
    for (let more = true; more; ) more = await guests.joinGames(pair);
    expect(await guests.finish(pair)).toBe(true);
    expect([await guests.finish(pair), await guests.joinGames(pair), await guests.wanted()]).toEqual([false, false, []]);
    const query = { after: null, game: null, outcome: null, listed: false, most: 9 };
    expect((await store.played('ann', query)).items.map(({ room }) => room)).toEqual(['c', 'b', 'a']);
    expect((await store.played('gus', query)).items).toEqual([]);
    expect((await profiles.standing('ann')).rivals.map(({ name }) => name)).toEqual(['BEN', 'CLEO']);
    expect(await profiles.between('ben', 'ann')).toMatchObject({ won: 1 });
    const kept = await learnt.of('ann');
    expect([kept?.version, JSON.parse(kept?.record ?? '').course, await learnt.of('gus')]).toEqual([2, { nim: ['count', 'take'] }, null]);
    expect(await relationships.of('ann')).toMatchObject([{ player: { id: 'cleo' }, kind: 'friend' }]);
    expect(await relationships.of('ben'), 'what they chose of the account stands').toMatchObject([{ player: { id: 'ann' } }]);
    expect([await store.playerOf('gus'), await ratings.of(['gus', 'ann'])]).toEqual([null, []]);
    expect(await guests.stateOf('gus')).toEqual({ player: 'ann', state: 'joined' });
  });
}
