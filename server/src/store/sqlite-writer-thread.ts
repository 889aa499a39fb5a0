import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CHILD_PROCESS_ENV } from '../child-env.ts';
import type { Outcome, Step } from './database.ts';
import type { Reply, SentStep, SentTransaction } from './sqlite-transactions.ts';

/** A transaction that waits for its commit. */
interface Waiting {
  readonly steps: SentTransaction;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Writer {
  /** Resolves when the transaction is on disk, or is not to be. */
  transact(steps: readonly Step[]): Promise<Outcome>;
  /** Finishes what was asked for, then closes the database. */
  close(): Promise<void>;
}

/** Threads whose store was closed, for the next one of this process: tests open hundreds, and starting a thread takes longer than opening a database. */
const idle: Worker[] = [];

/**
 * Group commit: one group at a time is with the writing thread, and what comes meanwhile gathers into the next. It is handed over when a
 * turn of the event loop ends, so that moves that arrived together share a commit: waking the thread costs as much as a few moves.
 */
export function startWriter(file: string): Writer {
  const thread = idle.pop() ?? new Worker(new URL('./sqlite-writer.ts', import.meta.url), { env: CHILD_PROCESS_ENV });
  thread.ref();
  thread.postMessage(file);
  let gathering: Waiting[] = [];
  let underWay: Waiting[] = [];
  let scheduled = false;
  let closing: (() => void) | null = null;
  let failure: unknown = null;

  /** Hands over what has gathered when this turn of the event loop ends and the thread is free. */
  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(handOver);
  }

  function handOver(): void {
    scheduled = false;
    if (underWay.length > 0) return;
    if (gathering.length === 0) {
      closing?.();
      return;
    }
    underWay = gathering;
    gathering = [];
    thread.postMessage(underWay.map(({ steps }) => steps));
  }

  const onReply = (reply: Reply): void => {
    const done = underWay;
    underWay = [];
    schedule();
    done.forEach(({ resolve, reject }, index) => {
      const outcome = reply[index];
      if (Array.isArray(outcome)) resolve({ counts: outcome });
      else if (outcome && 'unmet' in outcome) resolve(outcome);
      else reject(outcome?.error);
    });
  };
  const onError = (error: unknown): void => {
    failure = error;
    const lost = [...underWay, ...gathering];
    [underWay, gathering] = [[], []];
    for (const { reject } of lost) reject(error);
    closing?.();
  };
  thread.on('message', onReply).on('error', onError);

  const ids = new Map<string, number>();
  function sent({ query, expect }: Step): SentStep {
    const { sql, parameters } = query.compile();
    const known = ids.get(sql);
    const id = known ?? ids.size;
    if (known === undefined) ids.set(sql, id);
    const values = parameters.map(bindable);
    if (known === undefined) return [id, values, expect, sql];
    return expect ? [id, values, expect] : [id, values];
  }

  return {
    transact: (steps) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        gathering.push({ steps: steps.map(sent), resolve, reject });
        if (underWay.length === 0) schedule();
      }),
    close: async () => {
      await new Promise<void>((resolve) => {
        closing = resolve;
        schedule();
      });
      if (failure) return;
      thread.off('message', onReply);
      const closed = once(thread, 'message');
      thread.postMessage(null);
      await closed;
      thread.off('error', onError);
      // It does not keep the process running.
      thread.unref();
      idle.push(thread);
    },
  };
}

/** The value that SQLite stores for types it does not know. */
export function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : value;
}
