import { expect, test } from 'vitest';
import { ServerClock } from '../../client/src/net/server-clock.ts';

test('the least delayed message determines the offset of the server’s clock', () => {
  const clock = new ServerClock();
  clock.begin(10_000, 13_000);
  expect(clock.offset.value, 'after a first message that took three seconds').toBe(-3_000);
  clock.hear(14_000, 14_020);
  expect(clock.offset.value, 'after one that took 20 ms').toBe(-20);
  clock.hear(2_000, 15_000);
  expect(clock.offset.value, 'after one that is old').toBe(-20);
});

test('a new connection measures again, because a clock may have been set', () => {
  const clock = new ServerClock();
  clock.begin(70_000, 10_000);
  clock.begin(80_000, 80_005);
  expect(clock.offset.value).toBe(-5);
});
