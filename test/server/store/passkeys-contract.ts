import { MAX_PASSKEYS, type NewPasskey } from '@nimhall/server/passkeys/queries';
import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

const bytes = (text: string): Buffer => Buffer.from(`bytes of ${text}`);
const passkey = (id: string, at: number, more: Partial<NewPasskey> = {}): NewPasskey => ({
  id,
  publicKey: bytes(id),
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: `Key ${id}`,
  at,
  ...more,
});

const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };

/** What every store must do with passkeys. */
export function passkeysContract(current: () => Store): void {
  const keep = async (): Promise<void> => {
    await current().addPlayer(ann, bytes('ann'), 1);
    await current().addPlayer(ben, bytes('ben'), 1);
  };

  test('a player may have several passkeys, each of which is found and identifies its owner', async () => {
    const { passkeys } = current();
    await keep();
    expect(await passkeys.add(ann, 'ann', passkey('a', 5))).toBe(true);
    expect(await passkeys.add(ann, 'ann', passkey('b', 6, { counter: 2 ** 32 - 1, transports: [] }))).toBe(true);
    const [b, a] = await passkeys.of('ann');
    expect(a).toEqual({
      id: 'a',
      publicKey: bytes('a'),
      counter: 0,
      transports: ['internal', 'hybrid'],
      name: 'Key a',
      createdAt: 5,
      usedAt: 5,
    });
    expect(b).toMatchObject({ id: 'b', counter: 2 ** 32 - 1, transports: [] });
    expect(await passkeys.find('a')).toEqual({ passkey: a, player: ann });
    await current().renamePlayer('ann', 'Anna', 'anna');
    expect(await passkeys.find('b')).toEqual({ passkey: b, player: { id: 'ann', name: 'Anna' } });
    expect([await passkeys.find('c'), await passkeys.of('ben')]).toEqual([null, []]);
  });

  test('a passkey belongs to one registered player, and cannot be added by another', async () => {
    const { passkeys } = current();
    await keep();
    const both = await Promise.all([ann, ben].map((player) => passkeys.add(player, player.id, passkey('a', 5))));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await passkeys.add({ id: 'nobody', name: 'No' }, 'nobody', passkey('b', 5))).toBe(false);
    expect(await passkeys.find('b')).toBeNull();
  });

  test('a player cannot have more passkeys than the limit', async () => {
    const { passkeys } = current();
    await keep();
    const added: boolean[] = [];
    for (let index = 0; index < MAX_PASSKEYS + 1; index++) added.push(await passkeys.add(ann, 'ann', passkey(`${index}`, index)));
    expect(added).toEqual([...Array<boolean>(MAX_PASSKEYS).fill(true), false]);
  });

  test('knows how often and when each was last used, even if that is reported late', async () => {
    const { passkeys } = current();
    await keep();
    await passkeys.add(ann, 'ann', passkey('a', 5));
    await passkeys.use('a', 8, 90);
    await passkeys.use('a', 7, 80);
    expect(await passkeys.of('ann')).toMatchObject([{ counter: 8, createdAt: 5, usedAt: 90 }]);
  });

  test('each can be renamed and removed by its owner only', async () => {
    const { passkeys } = current();
    await keep();
    await passkeys.add(ann, 'ann', passkey('a', 5));
    await passkeys.rename('ben', 'a', 'mine');
    await passkeys.remove('ben', 'a');
    expect(await passkeys.of('ann')).toMatchObject([{ name: 'Key a' }]);
    await passkeys.rename('ann', 'a', 'Phone');
    expect(await passkeys.of('ann')).toMatchObject([{ name: 'Phone' }]);
    for (let time = 0; time < 2; time++) await passkeys.remove('ann', 'a');
    expect([await passkeys.of('ann'), await passkeys.find('a')]).toEqual([[], null]);
  });

  test('a challenge is valid once, in time, and for its player', async () => {
    const { passkeys } = current();
    for (const [text, player] of [
      ['hers', 'ann'],
      ['anybody’s', null],
      ['late', null],
    ] as const)
      await passkeys.challenge(bytes(text), player, 200, 100);
    const redeem = (text: string, player: string | null, now = 150): Promise<boolean> => passkeys.redeem(bytes(text), player, now);
    expect([await redeem('hers', 'ben'), await redeem('hers', null), await redeem('anybody’s', 'ann'), await redeem('none', null)]).toEqual(
      [false, false, false, false],
    );
    expect([await redeem('late', null, 200), await redeem('late', null, 199)]).toEqual([false, true]);
    const both = await Promise.all([redeem('hers', 'ann'), redeem('hers', 'ann'), redeem('anybody’s', null), redeem('anybody’s', null)]);
    expect([both.slice(0, 2).filter(Boolean).length, both.slice(2).filter(Boolean).length]).toEqual([1, 1]);
  });

  test('unused challenges are deleted', async () => {
    const { passkeys } = current();
    await passkeys.challenge(bytes('old'), null, 200, 100);
    await passkeys.challenge(bytes('new'), null, 300, 200);
    expect([await passkeys.redeem(bytes('old'), null, 150), await passkeys.redeem(bytes('new'), null, 250)]).toEqual([false, true]);
  });

  test('registering reserves the name, also against names that look like it', async () => {
    const store = current();
    const { passkeys } = store;
    await keep();
    expect(await passkeys.add(ann, 'like ann', passkey('a', 5))).toBe(true);
    expect(await passkeys.add(ann, 'whatever', passkey('b', 5)), 'once is enough').toBe(true);
    expect(await passkeys.add(ben, 'like ann', passkey('c', 5))).toBe(false);
    expect(await store.renamePlayer('ben', 'Änn', 'like ann')).toBe(false);
    expect(await passkeys.find('c')).toBeNull();
    expect(await passkeys.add({ id: 'ben', name: 'Bob' }, 'like bob', passkey('c', 5)), 'not any more').toBe(false);
    expect(await passkeys.add(ben, 'like ben', passkey('c', 5))).toBe(true);
    expect(await store.renamePlayer('ben', 'Bob', 'like bob')).toBe(true);
    expect([await passkeys.holder('like ann'), await passkeys.holder('like ben'), await passkeys.holder('like bob')]).toEqual([
      'ann',
      null,
      'ben',
    ]);
    expect(await store.renamePlayer('ann', 'ANN', 'like ann'), 'like her own').toBe(true);
  });

  test('of two players who register look-alike names at the same time one succeeds, and the same for guests who take one', async () => {
    const store = current();
    await keep();
    const added = await Promise.all([ann, ben].map((player) => store.passkeys.add(player, 'alike', passkey(`of ${player.id}`, 5))));
    expect(added.filter(Boolean)).toHaveLength(1);
    const holder = await store.passkeys.holder('alike');
    const other = [ann, ben].find(({ id }) => id !== holder) ?? ann;
    expect(await store.passkeys.add(other, 'another', passkey('more', 6))).toBe(true);
    const taken = await Promise.all(['ann', 'ben'].map((id) => store.renamePlayer(id, 'Cleo', 'cleo')));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('a name is free again when the last passkey or its owner is gone', async () => {
    const store = current();
    await keep();
    for (const id of ['a', 'b']) await store.passkeys.add(ann, 'like ann', passkey(id, 5));
    await store.passkeys.remove('ann', 'a');
    expect(await store.passkeys.holder('like ann')).toBe('ann');
    await store.passkeys.remove('ann', 'b');
    expect(await store.passkeys.holder('like ann')).toBeNull();
    await store.passkeys.add(ben, 'like ben', passkey('c', 5));
    await store.retention.prunePlayers({ games: 900, guests: 900 }, '');
    expect(await store.passkeys.holder('like ben')).toBeNull();
  });

  test('a player with a passkey is kept as long as one who played, and deleted with it', async () => {
    const store = current();
    await keep();
    await store.passkeys.add(ann, 'ann', passkey('a', 5));
    expect((await store.retention.prunePlayers({ games: 0, guests: 900 }, '')).items).toEqual(['ben']);
    expect(await store.passkeys.find('a')).toMatchObject({ player: ann });
    expect((await store.retention.prunePlayers({ games: 900, guests: 900 }, '')).items).toEqual(['ann']);
    expect([await store.passkeys.find('a'), await store.passkeys.of('ann')]).toEqual([null, []]);
  });
}
