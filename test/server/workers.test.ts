import { WorkerLost } from '@nimhall/server/workers/worker-process';
import { Workers } from '@nimhall/server/workers/workers';
import { say } from '@nimhall/shared/phrase';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Misbehaviour } from '../support/misbehaving-worker.ts';

const NICENESS = [
  { usual: 5, ofMuch: 10 },
  { usual: 10, ofMuch: 19 },
] as const;

function open({ most = 1, kept = 0, mostTime = 15_000, queue = { mostOfOne: 10, most: 20 } } = {}) {
  const file = new URL('../support/misbehaving-worker.ts', import.meta.url);
  const workers = new Workers<Misbehaviour, number>({ file, most, kept, niceness: NICENESS, mostTime, queue, full: say`Full.` });
  onTestFinished(() => workers.close());
  const ask = (oddity: Misbehaviour, address = 'ann', urgency = 1, identity?: string) =>
    workers.run(() => oddity, { requester: { address, ...(identity ? { identity } : {}) }, urgency });
  return { ask, workers };
}

/** The result of a task: its answer, or why it has none. */
function fate(task: Promise<number>): Promise<unknown> {
  return task.then(
    (pid) => pid,
    (error: unknown) => error,
  );
}

describe('a worker that dies', () => {
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

  test('a worker whose memory has grown is replaced before the next task', async () => {
    const { ask } = open();
    const [grown, next] = [await ask('grow'), await ask('pid')];
    expect(next).not.toBe(grown);
  });

  test('a task that throws reports its error, and costs no process', async () => {
    const { ask } = open();
    const before = await ask('pid');
    await expect(ask('throw')).rejects.toThrow('This went wrong');
    expect(await ask('pid')).toBe(before);
  });
});

describe('the queue', () => {
  test('some processes are reserved for urgent tasks', async () => {
    const { ask, workers } = open({ most: 2, kept: 1 });
    const questions = [ask('hang', 'eve'), ask('hang', 'eve'), ask('hang', 'mal')].map(fate);
    const urgent = await Promise.all([ask('pid', 'bot', 0), ask('pid', 'bot', 0)]);
    expect(new Set(urgent).size).toBe(1);
    workers.close();
    for (const end of await Promise.all(questions)) expect(end).toBeInstanceOf(Error);
  });

  test('clients take turns, however many tasks one of them has', async () => {
    const { ask } = open();
    const order: string[] = [];
    const asked = ['eve', 'eve', 'eve', 'ann', 'ben', 'ann'].map((requester) => ask('pid', requester).then(() => order.push(requester)));
    await Promise.all(asked);
    expect(order).toEqual(['eve', 'eve', 'ann', 'ben', 'eve', 'ann']);
  });

  test('a client with too many tasks is refused, and when there are too many in all, the last task of the largest client is dropped', async () => {
    const { ask } = open({ queue: { mostOfOne: 3, most: 4 } });
    const eve = Array.from({ length: 5 }, () => fate(ask('pid', 'eve')));
    const others = ['ann', 'ben'].map((requester) => ask('pid', requester));
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

  test('identities of one address share its turns, and alternate', async () => {
    const { ask } = open();
    const order: string[] = [];
    const asked = ['eve 1', 'eve 1', 'eve 1', 'eve 2', 'eve 3', 'ann 1', 'ann 2'].map((requester) => {
      const [address, identity] = requester.split(' ');
      return ask('pid', address, 1, identity).then(() => order.push(requester));
    });
    await Promise.all(asked);
    expect(order).toEqual(['eve 1', 'eve 1', 'ann 1', 'eve 2', 'ann 2', 'eve 3', 'eve 1']);
  });

  test('one address never occupies all processes, whatever it asks for and with however many identities', async () => {
    const { ask, workers } = open({ most: 2 });
    const eve = [0, 0, 1, 1].map((urgency, identity) => fate(ask('hang', 'eve', urgency, `${identity}`)));
    expect(await ask('pid', 'ann', 1)).toBe(await ask('pid', 'ben', 1));
    workers.close();
    await Promise.all(eve);
  });

  test('one address never occupies all processes that are not reserved for urgent tasks', async () => {
    const { ask, workers } = open({ most: 3, kept: 1 });
    const eve = [1, 1, 2].map((urgency, identity) => fate(ask('hang', 'eve', urgency, `${identity}`)));
    expect(await ask('pid', 'ann', 1)).toBe(await ask('pid', 'ben', 2));
    workers.close();
    await Promise.all(eve);
  });

  test('when the queue is full, the largest address loses a task, even if others have less urgent ones', async () => {
    const { ask, workers } = open({ queue: { mostOfOne: 3, most: 4 } });
    const first = fate(ask('hang', 'eve'));
    const eve = Array.from({ length: 4 }, (_, identity) => fate(ask('pid', 'eve', 0, `${identity}`)));
    const ann = ask('pid', 'ann', 2);
    expect(await eve.at(-1)).toMatchObject({ refusal: { code: 'unavailable' } });
    workers.close();
    await Promise.all([first, ...eve, fate(ann)]);
  });

  test('tasks of an address that asks for much run at lower priority than those of others', async () => {
    const { ask } = open({ most: 2 });
    const eve = Array.from({ length: 6 }, () => ask('niceness', 'eve'));
    const [ann, bot] = await Promise.all([ask('niceness', 'ann'), ask('niceness', 'ben', 0)]);
    const [, ofMany = 0] = await Promise.all(eve);
    expect(ofMany).toBeGreaterThan(ann);
    expect(ann).toBeGreaterThan(bot);
    expect(await eve.at(-1), 'the last one has nothing waiting behind it').toBe(ann);
  });

  test('the processor time of a task is told, also when it has no answer', async () => {
    const { workers } = open({ mostTime: 500 });
    const spent: number[] = [];
    const turn = { requester: { address: 'ann' }, urgency: 1, onSpent: (milliseconds: number) => spent.push(milliseconds) };
    for (const oddity of ['pid', 'throw', 'hang'] as const) await fate(workers.run(() => oddity, turn));
    expect(spent).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
    expect(spent[2], 'a task that is ended is charged until then').toBeGreaterThan(250);
  });

  test('a task is built when its turn comes', async () => {
    const { workers } = open();
    const turn = { requester: { address: 'ann' }, urgency: 1 };
    const before = workers.run(() => 'pid', turn);
    let oddity: Misbehaviour = 'throw';
    const after = workers.run(() => oddity, turn);
    oddity = 'pid';
    expect(await after).toBe(await before);
  });

  test('a task that is refused when its turn comes takes no process, and the next one is done', async () => {
    const { ask, workers } = open();
    const turn = { requester: { address: 'eve' }, urgency: 1 };
    const spent: number[] = [];
    const refuse = (): never => {
      throw new Error('used up');
    };
    const [first, ...others] = [
      ask('pid'),
      ...[1, 2, 3].map(() => fate(workers.run(refuse, { ...turn, onSpent: (time) => spent.push(time) }))),
    ];
    const next = ask('pid', 'ben');
    expect(await Promise.all(others)).toEqual([new Error('used up'), new Error('used up'), new Error('used up')]);
    expect(spent, 'nothing is charged').toEqual([]);
    expect(await next).toBe(await first);
  });
});
