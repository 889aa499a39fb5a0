import type { Store } from '@nimhall/server/store/store';
import { expect } from 'vitest';

/** Expects what a database of the previous version held, also in the tables that have other names now. */
export async function expectOldData(store: Store): Promise<void> {
  expect([(await store.entries('a', 0)).length, await store.dueRooms(7, 9), await store.epoch()]).toEqual([1, ['a'], 'before']);
  expect(await store.moderation.reports(9)).toMatchObject([{ reported: 'ben', done: null }]);
  expect(await store.duels.points('ann', 9)).toEqual([{ at: 5, rating: 1487.5 }]);
  expect(await store.unfinished('ann'), 'boards of classes are no longer in this list').toEqual([{ room: 'e' }]);
  expect(await store.relationships.of('ann')).toEqual([{ player: { id: 'ben', name: 'Ben' }, kind: 'friend' }]);
  expect(await store.profiles.accountNamed('ann')).toEqual({ id: 'ann', name: 'Ann' });
  expect(await store.moderation.actions(0, 9)).toMatchObject([{ id: 'one', by: 'root', target: 'ben' }]);
  expect(await store.erasure.under(9)).toEqual([{ player: 'eve', at: 9 }]);
  expect(await store.moderation.rooms('ann', 9)).toMatchObject([{ room: 'a' }]);
  const learnt = await store.learnt.of('ann');
  expect([learnt?.version, JSON.parse(learnt?.record ?? '')]).toEqual([
    1,
    { version: 1, ladders: { nim: { beaten: ['solo'], won: null, games: 2 } } },
  ]);
}
