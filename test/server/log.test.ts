import { openLog } from '@nimhall/server/log';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function collect() {
  const lines: Record<string, unknown>[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, log };
}

test('of a thousand similar lines the first is logged, and the last says how many were left out', () => {
  const { lines, log } = collect();
  for (let each = 0; each < 1_000; each++) log.warn({ each }, 'a move is refused');
  log.warn({ other: true }, 'something else');
  expect(lines).toMatchObject([{ each: 0 }, { other: true }]);
  vi.advanceTimersByTime(1_000);
  expect(lines.slice(2)).toMatchObject([{ level: 40, each: 999, leftOut: 999, msg: 'a move is refused' }]);
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(3);
});

test('throttling continues for as long as the lines keep coming', () => {
  const { lines, log } = collect();
  for (let second = 0; second < 60; second++) {
    for (let each = 0; each < 100; each++) log.child({ room: 'r' }).error(new Error('the store is away'));
    vi.advanceTimersByTime(1_000);
  }
  expect(lines.length).toBe(61);
  const left = lines.reduce((sum, line) => sum + Number(line.leftOut ?? 0), 0);
  expect(left).toBe(60 * 100 - 1);
});

test('requests have a line each, until there are too many to read', () => {
  const { lines, log } = collect();
  for (let each = 0; each < 500; each++) log.info({ each }, 'request completed');
  expect(lines).toHaveLength(50);
});
