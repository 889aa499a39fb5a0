import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

/** What every store must know of how far people are on the ladders. */
export function laddersContract(current: () => Store): void {
  const keep = (id: string) => current().addPlayer({ id, name: id.toUpperCase() }, Buffer.from(`hash of ${id}`), 1);

  test('what is kept is what was put last, by who knew what was there before', async () => {
    await keep('ann');
    const { ladders } = current();
    expect(await ladders.of('ann')).toBeNull();
    expect(await ladders.put('ann', 'one', 'something')).toBe(false);
    expect(await ladders.put('ann', 'one', null)).toBe(true);
    expect(await ladders.put('ann', 'two', null), 'another device was faster').toBe(false);
    expect(await ladders.put('ann', 'two', 'three')).toBe(false);
    expect(await ladders.put('ann', 'two', 'one')).toBe(true);
    expect(await ladders.of('ann')).toBe('two');
    expect(await ladders.of('ben')).toBeNull();
  });

  test('of two who put something at once one does', async () => {
    await keep('ann');
    const { ladders } = current();
    for (const before of [null, 'x']) {
      if (before !== null) expect(await ladders.put('ann', before, await ladders.of('ann'))).toBe(true);
      const put = await Promise.all(['a', 'b', 'c'].map((text) => ladders.put('ann', `${before} ${text}`, before)));
      expect(put.filter(Boolean)).toHaveLength(1);
    }
  });

  test('nothing is kept of nobody, nor of who is forgotten', async () => {
    const { ladders, erasure } = current();
    expect(await ladders.put('nobody', 'one', null)).toBe(false);
    await keep('ann');
    await ladders.put('ann', 'one', null);
    await erasure.begin('ann', 5);
    expect(await ladders.of('ann')).toBeNull();
    expect(await ladders.put('ann', 'two', null)).toBe(false);
    expect(await ladders.put('ann', 'two', 'one')).toBe(false);
  });

  test('it goes with who was not here for long', async () => {
    await keep('ann');
    const { ladders, retention } = current();
    await ladders.put('ann', 'one', null);
    expect(await retention.prunePlayers({ games: 10, guests: 10 }, '')).toMatchObject({ items: ['ann'] });
    expect(await ladders.of('ann')).toBeNull();
  });

  test('somebody is left when nothing lets anybody in as them, and they did not ask for it', async () => {
    await Promise.all([keep('ann'), keep('ben')]);
    const { ladders, credentials, passkeys, erasure } = current();
    expect([await ladders.isLeft('ann'), await ladders.isLeft('nobody')]).toEqual([false, true]);
    const passkey = { id: 'key', publicKey: Buffer.of(1), counter: 0, transports: [], name: '', at: 2 };
    await passkeys.add({ id: 'ann', name: 'ANN' }, 'ann', passkey);
    await credentials.remove('ann', Buffer.from('hash of ann'));
    expect(await ladders.isLeft('ann')).toBe(false);
    await passkeys.remove('ann', 'key');
    expect(await ladders.isLeft('ann')).toBe(true);
    await erasure.begin('ben', 5);
    expect(await ladders.isLeft('ben')).toBe(false);
  });
}
