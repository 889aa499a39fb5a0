import { WorkerLost } from '@nimhall/server/work/worker-process';
import { Workers } from '@nimhall/server/work/workers';
import { say } from '@nimhall/shared/phrase';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Oddity } from '../support/odd-worker.ts';

function open({ most = 1, kept = 0, mostTime = 15_000, queue = { mostOfOne: 10, most: 20 } } = {}) {
  const file = new URL('../support/odd-worker.ts', import.meta.url);
  const workers = new Workers<Oddity, number>({ file, most, kept, mostTime, queue, full: say`Full.` });
  onTestFinished(() => workers.close());
  const ask = (oddity: Oddity, asker = 'ann', urgency = 1, signal?: AbortSignal) =>
    workers.run(oddity, { asker, urgency, ...(signal ? { signal } : {}) });
  return { ask, workers };
}

/** What became of a task: its answer, or why it has none. */
function fate(task: Promise<number>): Promise<unknown> {
  return task.then(
    (pid) => pid,
    (error: unknown) => error,
  );
}

describe('a worker that is lost', () => {
  test.for(['hang', 'fill the heap', 'fill tables', 'die'] as const)(
    '%s: its task ends without an answer, and the next ones are done',
    async (oddity) => {
      const { ask } = open({ mostTime: oddity === 'hang' ? 500 : 15_000 });
      const before = await ask('pid');
      const [lost, ...next] = await Promise.all([fate(ask(oddity)), ask('pid', 'ben'), ask('pid')]);
      expect(lost).toBeInstanceOf(WorkerLost);
      expect(next[0]).not.toBe(before);
      expect(next[1], 'another process does all that follows').toBe(next[0]);
    },
  );

  test('one that has grown is replaced before the next task', async () => {
    const { ask } = open();
    const [grown, next] = [await ask('grow'), await ask('pid')];
    expect(next).not.toBe(grown);
  });

  test('a task that goes wrong says how, and costs no process', async () => {
    const { ask } = open();
    const before = await ask('pid');
    await expect(ask('throw')).rejects.toThrow('This went wrong');
    expect(await ask('pid')).toBe(before);
  });
});

describe('the queue', () => {
  test('some processes are kept for what is urgent', async () => {
    const { ask, workers } = open({ most: 2, kept: 1 });
    const questions = [ask('hang', 'eve'), ask('hang', 'eve'), ask('hang', 'mal')].map(fate);
    const urgent = await Promise.all([ask('pid', 'bot', 0), ask('pid', 'bot', 0)]);
    expect(new Set(urgent).size).toBe(1);
    workers.close();
    for (const end of await Promise.all(questions)) expect(end).toBeInstanceOf(Error);
  });

  test('askers take turns, however much one of them asks', async () => {
    const { ask } = open();
    const order: string[] = [];
    const asked = ['eve', 'eve', 'eve', 'ann', 'ben', 'ann'].map((asker) => ask('pid', asker).then(() => order.push(asker)));
    await Promise.all(asked);
    expect(order).toEqual(['eve', 'eve', 'ann', 'ben', 'eve', 'ann']);
  });

  test('one who asks too much is refused, and with too many the last one of who asks most', async () => {
    const { ask } = open({ queue: { mostOfOne: 3, most: 4 } });
    const eve = Array.from({ length: 5 }, () => fate(ask('pid', 'eve')));
    const others = ['ann', 'ben'].map((asker) => ask('pid', asker));
    const fates = await Promise.all(eve);
    expect(fates.map((each) => (typeof each === 'number' ? 'done' : (each as { refusal: { code: string } }).refusal.code))).toEqual([
      'done',
      'done',
      'done',
      'unavailable',
      'rate-limited',
    ]);
    await Promise.all(others);
  });

  test('what nobody waits for any more is not begun', async () => {
    const { ask } = open();
    const before = await ask('pid');
    const abort = new AbortController();
    void fate(ask('pid'));
    void fate(ask('die', 'ann', 1, abort.signal));
    abort.abort();
    expect(await ask('pid')).toBe(before);
  });
});
