import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { MEMORY } from './memory.ts';

/** What a worker process sends: that it is ready, then the answer to each task, with the processor time it took in milliseconds. */
export type Report<Answer> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly answer: Answer; readonly spent: number; readonly grown: boolean }
  | { readonly kind: 'failed'; readonly message: string };

/** Makes this process a worker that answers the tasks it is sent. */
export function answerTasks<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): void {
  const report = (each: Report<Answer>): void => void process.send?.(each);
  new Worker(new URL('./watch.ts', import.meta.url));
  // A signal to the whole group is meant for the server, which ends its workers when it no longer needs them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', async (task: Task) => {
    const before = process.cpuUsage();
    try {
      const answer = await work(task);
      const { user, system } = process.cpuUsage(before);
      report({ kind: 'done', answer, spent: (user + system) / 1_000, grown: process.memoryUsage.rss() > MEMORY.grown });
    } catch (error) {
      report({ kind: 'failed', message: String(error instanceof Error ? error.stack : error) });
    }
  });
  report({ kind: 'ready' });
  // Now and not only at exit, because workers are killed: the next one need not compile the same again.
  flushCompileCache();
}
