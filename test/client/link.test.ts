import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Link } from '@nimhall/shared/player/link';
import { expect, onTestFinished, test, vi } from 'vitest';

const SECOND = 1_000;
const STEP = SECOND / 10;
/** Pauses between two tries are at most 3 s, and half as much more by chance. */
const LONGEST_PAUSE = 4.5 * SECOND;

test('a connection that takes long to open is given more time after each time in vain, until something changes', async () => {
  const { link, secondsOfTries } = await toSilentServer();
  link.open();
  expectSeconds(await secondsOfTries(4), [5, 10, 20, 20]);
  // As when the network is back.
  link.restart();
  expectSeconds(await secondsOfTries(2), [5, 10]);
});

/** A connection to a server that accepts it and says nothing, in fake time. */
async function toSilentServer(): Promise<{ link: Link; secondsOfTries: (tries: number) => Promise<number[]> }> {
  const held: Socket[] = [];
  const silent = createServer((socket) => void held.push(socket)).listen(0);
  await once(silent, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let failures = 0;
  const watcher = { up: () => undefined, lost: () => void failures++, refused: () => undefined };
  const link = new Link(watcher, { url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  onTestFinished(() => {
    link.close();
    vi.useRealTimers();
    for (const socket of held) socket.destroy();
    silent.close();
  });
  /** How long each of the next tries takes to fail, with the pause before it. */
  const secondsOfTries = async (tries: number): Promise<number[]> => {
    const seconds: number[] = [];
    for (let passed = 0, before = failures; seconds.length < tries && passed < 120 * SECOND; passed += STEP) {
      await vi.advanceTimersByTimeAsync(STEP);
      if (failures === before) continue;
      before = failures;
      const sum = seconds.reduce((total, each) => total + each, 0);
      seconds.push((passed + STEP) / SECOND - sum);
    }
    return seconds;
  };
  return { link, secondsOfTries };
}

function expectSeconds(took: readonly number[], least: readonly number[]): void {
  for (const [nth, seconds] of least.entries()) {
    expect(took[nth], `seconds until each of the tries failed: ${took}`).toBeGreaterThanOrEqual(seconds - 0.2);
    expect(took[nth], `seconds until each of the tries failed: ${took}`).toBeLessThanOrEqual(seconds + 0.2 + LONGEST_PAUSE / SECOND);
  }
}
