import { MAX_CREDENTIALS, type NewCredential, type StoredCredential } from '@nimhall/server/store/credentials';
import { SEEN_EVERY } from '@nimhall/server/store/players';
import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

const hash = (text: string): Buffer => Buffer.from(`hash of ${text}`);
const secret = (text: string, at: number, more: Partial<NewCredential> = {}): NewCredential => ({
  hash: hash(text),
  kind: 'browser',
  name: text,
  at,
  ...more,
});
const names = (secrets: readonly StoredCredential[]): string[] => secrets.map(({ name }) => name);

const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };

/** What every store must do with credentials. */
export function credentialsContract(current: () => Store): void {
  const keep = async (): Promise<void> => {
    await current().addPlayer(ann, hash('first'), 1);
    await current().addPlayer(ben, hash('other'), 1, 'program');
  };

  test('a player may have several credentials, each of which identifies them', async () => {
    const store = current();
    await keep();
    expect(await store.credentials.add('ann', secret('phone', 5))).toBe(true);
    expect(await store.credentials.add('ann', secret('bot', 6, { kind: 'program' }))).toBe(true);
    expect(await store.credentials.add('nobody', secret('none', 7))).toBe(false);
    for (const text of ['first', 'phone', 'bot']) expect(await store.findPlayer(hash(text), 9)).toEqual(ann);
    expect(await store.findPlayer(hash('none'), 9)).toBeNull();
    expect(await store.credentials.of('ann')).toEqual([
      { hash: hash('bot'), kind: 'program', name: 'bot', createdAt: 6, usedAt: 6 },
      { hash: hash('phone'), kind: 'browser', name: 'phone', createdAt: 5, usedAt: 5 },
      { hash: hash('first'), kind: 'browser', name: '', createdAt: 1, usedAt: 1 },
    ]);
    expect(await store.credentials.of('ben')).toMatchObject([{ kind: 'program' }]);
    expect(await store.credentials.of('nobody')).toEqual([]);
  });

  test('knows the day when each was last used', async () => {
    const store = current();
    await keep();
    await store.credentials.add('ann', secret('phone', 5));
    await store.findPlayer(hash('phone'), 5 + SEEN_EVERY - 1);
    expect((await store.credentials.of('ann')).map(({ usedAt }) => usedAt)).toEqual([5, 1]);
    await store.findPlayer(hash('phone'), 5 + SEEN_EVERY);
    expect((await store.credentials.of('ann')).map(({ usedAt }) => usedAt)).toEqual([5 + SEEN_EVERY, 1]);
  });

  test('each can be renamed and removed by its owner only', async () => {
    const store = current();
    await keep();
    await store.credentials.add('ann', secret('phone', 5));
    await store.credentials.rename('ann', hash('phone'), 'Tablet');
    await store.credentials.rename('ben', hash('phone'), 'mine');
    await store.credentials.remove('ben', hash('phone'));
    expect(names(await store.credentials.of('ann'))).toEqual(['Tablet', '']);
    await store.credentials.remove('ann', hash('first'));
    await store.credentials.remove('ann', hash('first'));
    expect(names(await store.credentials.of('ann'))).toEqual(['Tablet']);
    expect([await store.findPlayer(hash('first'), 9), await store.findPlayer(hash('phone'), 9)]).toEqual([null, ann]);
  });

  test('all others are removed at once', async () => {
    const store = current();
    await keep();
    for (const [index, text] of ['phone', 'tablet'].entries()) await store.credentials.add('ann', secret(text, 5 + index));
    await store.credentials.removeOthers('ann', hash('phone'));
    expect(names(await store.credentials.of('ann'))).toEqual(['phone']);
    expect(await store.findPlayer(hash('other'), 9), 'of somebody else').toEqual(ben);
  });

  test('above the limit, the least recently used are removed', async () => {
    const store = current();
    await keep();
    for (let index = 0; index < MAX_CREDENTIALS + 1; index++) await store.credentials.add('ann', secret(`${index}`, 10 + index));
    const kept = names(await store.credentials.of('ann'));
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_CREDENTIALS, `${MAX_CREDENTIALS}`, '1']);
    expect(await store.findPlayer(hash('first'), 99)).toBeNull();
  });

  test('a code admits one device, once, in time, and only the player’s newest code works', async () => {
    const store = current();
    await keep();
    await store.credentials.invite('ann', hash('code 1'), 100);
    await store.credentials.invite('ann', hash('code 2'), 200);
    await store.credentials.invite('ben', hash('code 3'), 200);
    expect(await store.credentials.accept(hash('code 1'), secret('too old a code', 50))).toBeNull();
    expect(await store.credentials.accept(hash('code 2'), secret('too late', 200))).toBeNull();
    const both = await Promise.all(['phone', 'tablet'].map((text) => store.credentials.accept(hash('code 2'), secret(text, 199))));
    expect(both.filter((player) => player !== null)).toEqual([ann]);
    expect(names(await store.credentials.of('ann'))).toHaveLength(2);
    expect(await store.credentials.accept(hash('code 3'), secret('laptop', 100))).toEqual(ben);
    expect(await store.findPlayer(hash('laptop'), 100)).toEqual(ben);
    expect(await store.findPlayer(hash('too late'), 200)).toBeNull();
  });

  test('an erased player is not admitted any more, by any credential or code', async () => {
    const store = current();
    await keep();
    await store.credentials.add('ann', secret('phone', 5));
    await store.credentials.invite('ann', hash('code'), 1_000);
    await store.retention.prunePlayers({ games: 900, guests: 900 }, '');
    expect(await store.credentials.of('ann')).toEqual([]);
    expect(await store.findPlayer(hash('phone'), 9)).toBeNull();
    expect(await store.credentials.accept(hash('code'), secret('tablet', 9))).toBeNull();
  });
}
