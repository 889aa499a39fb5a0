import { MAX_PUSHES } from '@nimhall/server/push/queries';
import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

const hashOf = (name: string): Buffer => Buffer.from(`hash of ${name}`);
const at = (name: string) => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: `p of ${name}`, auth: `a of ${name}` } });

/** What every store must do with push devices. */
export function pushesContract(current: () => Store): void {
  const keep = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await current().addPlayer({ id, name: id }, hashOf(id), 1);
  };
  const addDevice = (player: string, name: string) =>
    current().credentials.add(player, { hash: hashOf(name), kind: 'browser', name: '', at: 1 });
  const told = async (player: string) => (await current().pushes.of(player)).map(({ endpoint }) => endpoint.slice(21));

  test('a player is notified on each of their devices, each stored once', async () => {
    await keep('ann', 'ben');
    await addDevice('ann', 'phone');
    const { pushes } = current();
    expect(await pushes.put('ann', hashOf('ann'), at('desk'), 1)).toBe(true);
    expect(await pushes.put('ann', hashOf('phone'), at('phone'), 2)).toBe(true);
    expect(await pushes.of('ann')).toEqual([at('phone'), at('desk')]);
    expect([await pushes.has(hashOf('phone')), await pushes.has(hashOf('ben'))]).toEqual([true, false]);
    await pushes.put('ann', hashOf('phone'), at('other'), 3);
    expect(await told('ann')).toEqual(['other', 'desk']);
    await pushes.put('ben', hashOf('ben'), at('desk'), 4);
    expect([await told('ann'), await told('ben')], 'one browser is one person').toEqual([['other'], ['desk']]);
    expect(await pushes.put('ben', hashOf('phone'), at('third'), 5), 'not their secret').toBe(false);
  });

  test('a device that is unsubscribed, gone or signed out is not notified', async () => {
    await keep('ann');
    for (const name of ['a', 'b', 'c', 'd']) await addDevice('ann', name);
    const { pushes, credentials } = current();
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) await pushes.put('ann', hashOf(name), at(name), index);
    await pushes.remove(hashOf('a'));
    await pushes.drop(at('b').endpoint);
    expect(await told('ann')).toEqual(['d', 'c']);
    await credentials.remove('ann', hashOf('c'));
    expect(await told('ann')).toEqual(['d']);
    await credentials.removeOthers('ann', hashOf('ann'));
    expect(await told('ann')).toEqual([]);
  });

  test('another credential for the same device and player takes over its subscription', async () => {
    await keep('ann', 'ben');
    await addDevice('ann', 'new');
    const { pushes, credentials } = current();
    await pushes.put('ann', hashOf('ann'), at('desk'), 1);
    await pushes.pass(hashOf('ann'), hashOf('ben'));
    expect(await pushes.has(hashOf('ben')), 'somebody else’s').toBe(false);
    await pushes.pass(hashOf('ann'), hashOf('new'));
    await credentials.remove('ann', hashOf('ann'));
    expect(await told('ann')).toEqual(['desk']);
  });

  test('above the limit, the devices that subscribed last are kept', async () => {
    await keep('ann');
    const names = Array.from({ length: MAX_PUSHES + 2 }, (_, index) => `device${10 + index}`);
    for (const [index, name] of names.entries()) {
      await addDevice('ann', name);
      await current().pushes.put('ann', hashOf(name), at(name), index);
    }
    expect(await told('ann')).toEqual(names.slice(2).toReversed());
  });

  test('an erased player has no devices', async () => {
    await keep('ann', 'ben');
    const { pushes, erasure, retention } = current();
    for (const name of ['ann', 'ben']) await pushes.put(name, hashOf(name), at(name), 1);
    await erasure.begin('ann', 2);
    expect([await told('ann'), await told('ben')]).toEqual([[], ['ben']]);
    await retention.prunePlayers({ games: 100, guests: 100 }, '');
    expect(await told('ben')).toEqual([]);
  });
}
