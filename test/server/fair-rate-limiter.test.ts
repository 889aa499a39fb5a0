import { FairRateLimiter } from '@nimhall/server/workers/fair-rate-limiter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('clients take turns when they are held back, and are refused in the end', async () => {
  const turns = new FairRateLimiter({ perSecond: 1_000, atOnce: 2 });
  const order: string[] = [];
  const ask = async (requester: string) => {
    if (await turns.next({ address: requester })) order.push(requester);
  };
  const asked = Promise.all(['eve', 'eve', 'eve', 'eve', 'eve', 'ann', 'ben'].map(ask));
  await vi.advanceTimersByTimeAsync(5);
  await asked;
  expect(order).toEqual(['eve', 'eve', 'eve', 'ann', 'ben', 'eve', 'eve']);

  const slow = new FairRateLimiter({ perSecond: 0.001, atOnce: 1 });
  const granted = ['eve', 'eve', 'ann'].map((requester) => slow.next({ address: requester }));
  expect(slow.waiting).toBe(2);
  slow.stop();
  expect(await Promise.all(granted)).toEqual([true, false, false]);
  expect(await slow.next({ address: 'ben' })).toBe(false);
});
