import { seededRandom } from '@nimhall/shared/bot/random';
import { expect, test } from 'vitest';
import { pairAt, serve } from '../support/harness.ts';
import { SEED } from './plan.ts';

const MINUTE = 60_000;

test('whatever the clock of the machine does, clocks only lose time that really passed, and the game goes on', async () => {
  const { url, clock, sweep } = await serve();
  const random = seededRandom(SEED);
  const { first, second, room } = await pairAt(url, { start: '40,40', clock: { initialMs: 10 * MINUTE, incrementMs: 0 } });
  for (let ply = 0; ply < 40; ply++) {
    // Back by up to an hour, or forward by up to ten seconds.
    const jump = random() < 0.5 ? -Math.floor(random() * 60 * MINUTE) : Math.floor(random() * 10_000);
    clock.now += jump;
    await sweep();
    await (ply % 2 === 0 ? first : second).ok('move', { room, id: `m${ply}`, branch: 0, ply, move: ply % 2 === 0 ? 'a1' : 'b1' });
    const { snapshot } = await first.ok('room:enter', { room });
    const remaining = snapshot.clock?.remaining ?? { first: 0, second: 0 };
    for (const seat of ['first', 'second'] as const) {
      expect(remaining[seat]).toBeLessThanOrEqual(10 * MINUTE);
      expect(remaining[seat]).toBeGreaterThanOrEqual(10 * MINUTE - (ply + 1) * 10_000);
    }
  }
  expect(await first.ok('room:enter', { room })).toMatchObject({ version: 42, snapshot: { status: 'playing', ply: 40 } });
});
