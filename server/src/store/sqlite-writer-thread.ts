import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UNWATCHED } from '../unwatched.ts';
import type { Outcome } from './database.ts';
import type { Statement } from './sqlite-transactions.ts';
import type { Reply, Write } from './sqlite-writes.ts';

/** A write that waits for its commit. */
interface Waiting {
  readonly write: Write;
  readonly resolve: (outcome: number | Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Writer {
  /** Resolves when the write is on disk, with how much it changed: 0 when something stood against it. */
  write(write: Exclude<Write, { kind: 'transaction' }>): Promise<number>;
  /** The same for a transaction. */
  transact(steps: readonly Statement[]): Promise<Outcome>;
  /** Finishes what was asked for, then ends the thread. */
  close(): Promise<void>;
}

/**
 * Group commit: one group at a time is with the writing thread, and whatever comes meanwhile gathers into the next.
 * It is handed over when a turn of the event loop ends, so that all moves that arrived together share a commit: waking
 * the thread costs as much as a few moves do.
 */
export function startWriter(file: string): Writer {
  const thread = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: file, env: UNWATCHED });
  let gathering: Waiting[] = [];
  let underWay: Waiting[] = [];
  let scheduled = false;
  let closing: (() => void) | null = null;
  let failure: unknown = null;

  /** Hands over what has gathered, when this turn of the event loop ends and the thread is free. */
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
    thread.postMessage(underWay.map(({ write }) => write));
  }

  thread.on('message', (reply: Reply) => {
    const done = underWay;
    underWay = [];
    schedule();
    for (const [index, { resolve, reject }] of done.entries()) {
      const outcome = reply[index];
      if (outcome && 'outcome' in outcome) resolve(outcome.outcome);
      else reject(outcome?.error);
    }
  });
  thread.on('error', (error) => {
    failure = error;
    const lost = [...underWay, ...gathering];
    [underWay, gathering] = [[], []];
    for (const { reject } of lost) reject(error);
    closing?.();
  });

  /** What comes back is of the kind of what was sent. */
  const send = <T extends number | Outcome>(write: Write): Promise<T> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      gathering.push({ write, resolve: resolve as (outcome: number | Outcome) => void, reject });
      if (underWay.length === 0) schedule();
    });

  return {
    write: (write) => send<number>(write),
    transact: (steps) => send<Outcome>({ kind: 'transaction', steps }),
    close: async () => {
      await new Promise<void>((resolve) => {
        closing = resolve;
        schedule();
      });
      if (failure) return;
      const gone = once(thread, 'exit');
      thread.postMessage(null);
      await gone;
    },
  };
}
