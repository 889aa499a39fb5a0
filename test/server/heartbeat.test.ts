import { delaysAt } from '@nimhall/server/delays';
import { Heartbeat } from '@nimhall/server/rooms/heartbeat';
import { openSqlite } from '@nimhall/server/store/sqlite';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../support/harness.ts';

const silent = pino({ level: 'silent' });
/** How long the process is frozen, in milliseconds. */
const STANDSTILL = 6_000;

test('R9: a process that freezes during a heartbeat reports the missed time before anything is decided', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = openSqlite(await temporaryFolder(), silent);
  onTestFinished(() => store.close());
  let standsStill: (() => void) | null = null;
  const slow: typeof store = {
    ...store,
    beat: async (at) => {
      if (standsStill) {
        vi.advanceTimersByTime(STANDSTILL);
        standsStill();
        standsStill = null;
      }
      await store.beat(at);
    },
  };
  const heartbeat = new Heartbeat({
    store: slow,
    cluster: null,
    now: () => performance.now(),
    delays: delaysAt(100),
    log: silent,
    onOver: () => undefined,
  });
  await heartbeat.start();
  const stoodStill = new Promise<void>((resolve) => {
    standsStill = resolve;
  });
  vi.advanceTimersByTime(1_000);
  await stoodStill;
  await heartbeat.settled();
  const outages = await store.outages();
  expect(outages.length, 'outages that were noted').toBe(1);
  expect((outages[0]?.to ?? 0) - (outages[0]?.from ?? 0)).toBeGreaterThanOrEqual(STANDSTILL);
  await heartbeat.stop();
});
