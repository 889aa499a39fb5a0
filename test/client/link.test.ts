import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Link } from '@nimhall/shared/player/link';
import { expect, onTestFinished, test, vi } from 'vitest';

const SECOND = 1_000;
/** Pauses between two tries are at most 3 s, and half as much more by chance. */
const LONGEST_PAUSE = 4.5 * SECOND;

test('a connection that takes long to open is given more time after each time in vain', async () => {
  const held: Socket[] = [];
  const silent = createServer((socket) => void held.push(socket)).listen(0);
  await once(silent, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let passed = 0;
  const failed: number[] = [];
  const watcher = { up: () => undefined, lost: () => void failed.push(passed), refused: () => undefined };
  const link = new Link(watcher, { url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  onTestFinished(() => {
    link.close();
    vi.useRealTimers();
    for (const socket of held) socket.destroy();
    silent.close();
  });

  link.open();
  for (; failed.length < 4 && passed < 120 * SECOND; passed += SECOND / 10) await vi.advanceTimersByTimeAsync(SECOND / 10);
  const took = failed.map((at, nth) => (at - (failed[nth - 1] ?? 0)) / SECOND);
  for (const [nth, least] of [5, 10, 20, 20].entries()) {
    expect(took[nth], `seconds until each of the tries failed: ${took}`).toBeGreaterThanOrEqual(least - 0.2);
    expect(took[nth], `seconds until each of the tries failed: ${took}`).toBeLessThanOrEqual(least + 0.2 + LONGEST_PAUSE / SECOND);
  }
});
