import { type KeptSecret, MOST_SECRETS, type NewSecret } from '@nimhall/server/store/secrets';
import { SEEN_EVERY, type Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

const hash = (text: string): Buffer => Buffer.from(`hash of ${text}`);
const secret = (text: string, at: number, more: Partial<NewSecret> = {}): NewSecret => ({
  hash: hash(text),
  kind: 'browser',
  name: text,
  at,
  ...more,
});
const names = (secrets: readonly KeptSecret[]): string[] => secrets.map(({ name }) => name);

const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };

/** What every store must know of how people show who they are. */
export function secretsContract(current: () => Store): void {
  const keep = async (): Promise<void> => {
    await current().addPlayer(ann, hash('first'), 1);
    await current().addPlayer(ben, hash('other'), 1, 'program');
  };

  test('somebody may have several secrets, each of which shows who they are', async () => {
    const store = current();
    await keep();
    expect(await store.secrets.add('ann', secret('phone', 5))).toBe(true);
    expect(await store.secrets.add('ann', secret('bot', 6, { kind: 'program' }))).toBe(true);
    expect(await store.secrets.add('nobody', secret('none', 7))).toBe(false);
    for (const text of ['first', 'phone', 'bot']) expect(await store.findPlayer(hash(text), 9)).toEqual(ann);
    expect(await store.findPlayer(hash('none'), 9)).toBeNull();
    expect(await store.secrets.of('ann')).toEqual([
      { hash: hash('bot'), kind: 'program', name: 'bot', createdAt: 6, usedAt: 6 },
      { hash: hash('phone'), kind: 'browser', name: 'phone', createdAt: 5, usedAt: 5 },
      { hash: hash('first'), kind: 'browser', name: '', createdAt: 1, usedAt: 1 },
    ]);
    expect(await store.secrets.of('ben')).toMatchObject([{ kind: 'program' }]);
    expect(await store.secrets.of('nobody')).toEqual([]);
  });

  test('knows to the day when each was last shown', async () => {
    const store = current();
    await keep();
    await store.secrets.add('ann', secret('phone', 5));
    await store.findPlayer(hash('phone'), 5 + SEEN_EVERY - 1);
    expect((await store.secrets.of('ann')).map(({ usedAt }) => usedAt)).toEqual([5, 1]);
    await store.findPlayer(hash('phone'), 5 + SEEN_EVERY);
    expect((await store.secrets.of('ann')).map(({ usedAt }) => usedAt)).toEqual([5 + SEEN_EVERY, 1]);
  });

  test('each can be renamed and removed by who it belongs to, and by nobody else', async () => {
    const store = current();
    await keep();
    await store.secrets.add('ann', secret('phone', 5));
    await store.secrets.rename('ann', hash('phone'), 'Tablet');
    await store.secrets.rename('ben', hash('phone'), 'mine');
    await store.secrets.remove('ben', hash('phone'));
    expect(names(await store.secrets.of('ann'))).toEqual(['Tablet', '']);
    await store.secrets.remove('ann', hash('first'));
    await store.secrets.remove('ann', hash('first'));
    expect(names(await store.secrets.of('ann'))).toEqual(['Tablet']);
    expect([await store.findPlayer(hash('first'), 9), await store.findPlayer(hash('phone'), 9)]).toEqual([null, ann]);
  });

  test('all others go at once', async () => {
    const store = current();
    await keep();
    for (const [index, text] of ['phone', 'tablet'].entries()) await store.secrets.add('ann', secret(text, 5 + index));
    await store.secrets.removeOthers('ann', hash('phone'));
    expect(names(await store.secrets.of('ann'))).toEqual(['phone']);
    expect(await store.findPlayer(hash('other'), 9), 'of somebody else').toEqual(ben);
  });

  test('of too many those go that were not shown for longest', async () => {
    const store = current();
    await keep();
    for (let index = 0; index < MOST_SECRETS + 1; index++) await store.secrets.add('ann', secret(`${index}`, 10 + index));
    const kept = names(await store.secrets.of('ann'));
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MOST_SECRETS, `${MOST_SECRETS}`, '1']);
    expect(await store.findPlayer(hash('first'), 99)).toBeNull();
  });

  test('a code lets one device in, once, in time, and only the newest code of somebody does', async () => {
    const store = current();
    await keep();
    await store.secrets.invite('ann', hash('code 1'), 100);
    await store.secrets.invite('ann', hash('code 2'), 200);
    await store.secrets.invite('ben', hash('code 3'), 200);
    expect(await store.secrets.accept(hash('code 1'), secret('too old a code', 50))).toBeNull();
    expect(await store.secrets.accept(hash('code 2'), secret('too late', 200))).toBeNull();
    const both = await Promise.all(['phone', 'tablet'].map((text) => store.secrets.accept(hash('code 2'), secret(text, 199))));
    expect(both.filter((player) => player !== null)).toEqual([ann]);
    expect(names(await store.secrets.of('ann'))).toHaveLength(2);
    expect(await store.secrets.accept(hash('code 3'), secret('laptop', 100))).toEqual(ben);
    expect(await store.findPlayer(hash('laptop'), 100)).toEqual(ben);
    expect(await store.findPlayer(hash('too late'), 200)).toBeNull();
  });

  test('who is forgotten is let in no more, by any secret or code', async () => {
    const store = current();
    await keep();
    await store.secrets.add('ann', secret('phone', 5));
    await store.secrets.invite('ann', hash('code'), 1_000);
    await store.attic.forgetPlayers({ games: 900, guests: 900 }, '');
    expect(await store.secrets.of('ann')).toEqual([]);
    expect(await store.findPlayer(hash('phone'), 9)).toBeNull();
    expect(await store.secrets.accept(hash('code'), secret('tablet', 9))).toBeNull();
  });
}
