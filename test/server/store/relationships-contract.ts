import { MAX_RELATIONSHIPS } from '@nimhall/server/friends/queries';
import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

/** What every store must do with relationships. */
export function relationshipsContract(current: () => Store): void {
  const keep = async (...ids: string[]): Promise<void> => {
    await Promise.all(ids.map((id) => current().addPlayer({ id, name: id.toUpperCase() }, Buffer.from(`hash of ${id}`), 1)));
  };
  const relationshipsOf = async (player: string) =>
    (await current().relationships.of(player)).map(({ player, kind }) => `${player.name} ${kind}`);

  test('a player has friends and blocked players, by name, who are not told', async () => {
    await keep('ann', 'cleo', 'ben');
    const { relationships } = current();
    expect(await relationships.set('ann', 'cleo', 'friend')).toBe(true);
    expect(await relationships.set('ann', 'ben', 'friend')).toBe(true);
    expect(await relationshipsOf('ann')).toEqual(['BEN friend', 'CLEO friend']);
    expect(await relationshipsOf('ben')).toEqual([]);
    expect(await relationships.set('ann', 'ben', 'blocked')).toBe(true);
    expect(await relationshipsOf('ann')).toEqual(['BEN blocked', 'CLEO friend']);
    expect(await relationships.set('ann', 'ben', null)).toBe(true);
    expect(await relationships.set('ann', 'ben', null), 'again').toBe(true);
    expect(await relationshipsOf('ann')).toEqual(['CLEO friend']);
  });

  test('a block holds both ways', async () => {
    await keep('ann', 'ben', 'cleo');
    const { relationships } = current();
    await relationships.set('ann', 'ben', 'blocked');
    await relationships.set('cleo', 'ann', 'blocked');
    await relationships.set('ben', 'cleo', 'friend');
    expect((await relationships.blockedWith('ann')).toSorted()).toEqual(['ben', 'cleo']);
    expect([await relationships.blockedWith('ben'), await relationships.blockedWith('cleo')]).toEqual([['ann'], ['ann']]);
  });

  test('there are none to oneself and to unknown players, and no more than the limit', async () => {
    await keep('ann', 'ben', 'last');
    const { relationships } = current();
    expect([await relationships.set('ann', 'ann', 'friend'), await relationships.set('ann', 'nobody', 'friend')]).toEqual([false, false]);
    expect(await relationships.set('nobody', 'ann', 'friend')).toBe(false);
    const many = Array.from({ length: MAX_RELATIONSHIPS - 1 }, (_, index) => `player${index}`);
    await keep(...many);
    await Promise.all(['ben', ...many].map((other) => relationships.set('ann', other, 'friend')));
    expect(await relationships.set('ann', 'last', 'friend')).toBe(false);
    expect(await relationships.set('ann', 'ben', 'blocked'), 'what is there can be changed').toBe(true);
    await relationships.set('ann', 'ben', null);
    expect(await relationships.set('ann', 'last', 'friend')).toBe(true);
  });

  test('an erased player’s relationships are deleted, and those of others to them', async () => {
    await keep('ann', 'ben', 'cleo');
    const { relationships } = current();
    await relationships.set('ann', 'ben', 'blocked');
    await relationships.set('ben', 'ann', 'blocked');
    await relationships.set('cleo', 'ann', 'friend');
    await relationships.set('cleo', 'ben', 'friend');
    await current().erasure.begin('ann', 5);
    expect([await relationshipsOf('ann'), await relationships.blockedWith('ben'), await relationshipsOf('cleo')]).toEqual([
      [],
      [],
      ['BEN friend'],
    ]);
    await keep('ann');
    expect([await relationshipsOf('ben'), await relationshipsOf('cleo')], 'they are there no more').toEqual([[], ['BEN friend']]);
  });

  test('the relationships of a player who was not seen for long are deleted', async () => {
    await keep('ann', 'ben');
    await current().relationships.set('ann', 'ben', 'blocked');
    await current().retention.prunePlayers({ games: 100, guests: 100 }, '');
    await keep('ann', 'ben');
    expect([await relationshipsOf('ann'), await current().relationships.blockedWith('ben')]).toEqual([[], []]);
  });
}
