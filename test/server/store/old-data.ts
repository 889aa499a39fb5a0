import type { Store } from '@nimhall/server/store/store';
import { expect } from 'vitest';

/** Expects what a database of the previous version held: a room, an ongoing game, an open report, a duel and learning progress. */
export async function expectOldData(store: Store): Promise<void> {
  expect([(await store.entries('a', 0)).length, await store.dueRooms(7, 9), await store.epoch()]).toEqual([1, ['a'], 'before']);
  expect(await store.moderation.reports(9)).toMatchObject([{ reported: 'ben', done: null }]);
  expect(await store.duels.points('ann', 9)).toEqual([{ at: 5, rating: 1487.5 }]);
  expect(await store.unfinished('ann'), 'boards of classes are no longer in this list').toEqual([{ room: 'e' }]);
  const learnt = await store.learnt.of('ann');
  expect([learnt?.version, JSON.parse(learnt?.record ?? '')]).toEqual([
    1,
    { version: 1, ladders: { nim: { beaten: ['solo'], won: null, games: 2 } } },
  ]);
}
