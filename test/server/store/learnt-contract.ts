import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

/** What every store must do with learning progress. */
export function learntContract(current: () => Store): void {
  const keep = (id: string) => current().addPlayer({ id, name: id.toUpperCase() }, Buffer.from(`hash of ${id}`), 1);

  test('the stored value is the last one put by a writer that knew the version before', async () => {
    await keep('ann');
    const { learnt } = current();
    expect(await learnt.of('ann')).toBeNull();
    expect(await learnt.put('ann', 'one', 7)).toBe(false);
    expect(await learnt.put('ann', 'one', 0)).toBe(true);
    expect(await learnt.put('ann', 'two', 0), 'another device was faster').toBe(false);
    expect(await learnt.put('ann', 'two', 2)).toBe(false);
    expect(await learnt.put('ann', 'two', 1)).toBe(true);
    expect(await learnt.of('ann')).toEqual({ version: 2, record: 'two' });
    expect(await learnt.of('ben')).toBeNull();
    expect(await learnt.versionsOf(['ben', 'ann', ...Array.from({ length: 1_500 }, (_, nth) => `nobody${nth}`)])).toEqual(
      new Map([['ann', 2]]),
    );
  });

  test('of two simultaneous writers one succeeds', async () => {
    await keep('ann');
    const { learnt } = current();
    for (const before of [0, 1]) {
      const put = await Promise.all(['a', 'b', 'c'].map((text) => learnt.put('ann', text, before)));
      expect(put.filter(Boolean)).toHaveLength(1);
    }
  });

  test('nothing is stored for unknown or erased players', async () => {
    const { learnt, erasure } = current();
    expect(await learnt.put('nobody', 'one', 0)).toBe(false);
    await keep('ann');
    await learnt.put('ann', 'one', 0);
    await erasure.begin('ann', 5);
    expect(await learnt.of('ann')).toBeNull();
    expect(await learnt.put('ann', 'two', 0)).toBe(false);
    expect(await learnt.put('ann', 'two', 1)).toBe(false);
  });

  test('progress is deleted with a player who was not here for long', async () => {
    await keep('ann');
    const { learnt, retention } = current();
    await learnt.put('ann', 'one', 0);
    expect(await retention.prunePlayers({ games: 10, guests: 10 }, '')).toMatchObject({ items: ['ann'] });
    expect(await learnt.of('ann')).toBeNull();
  });

  test('a guest counts as abandoned when no credential is left, and erasure was not requested', async () => {
    await Promise.all([keep('ann'), keep('ben')]);
    const { learnt, credentials, passkeys, erasure } = current();
    expect([await learnt.isLeft('ann'), await learnt.isLeft('nobody')]).toEqual([false, true]);
    const passkey = { id: 'key', publicKey: Buffer.of(1), counter: 0, transports: [], name: '', at: 2 };
    await passkeys.add({ id: 'ann', name: 'ANN' }, 'ann', passkey);
    await credentials.remove('ann', Buffer.from('hash of ann'));
    expect(await learnt.isLeft('ann')).toBe(false);
    await passkeys.remove('ann', 'key');
    expect(await learnt.isLeft('ann')).toBe(true);
    await erasure.begin('ben', 5);
    expect(await learnt.isLeft('ben')).toBe(false);
  });
}
