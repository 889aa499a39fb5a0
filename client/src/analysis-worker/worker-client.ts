import type { PageTask, PageTaskOf, PageTaskResult, PageTaskResults, WorkerReply, WorkerRequest } from './messages.ts';
import { RestartingWorker } from './restarting-worker.ts';

/** The default limit of positions: what a phone does in a few seconds. */
const USUAL_STATES = 200_000;

/** How a task may be thought about. */
interface Terms {
  /** Positions that may be looked at; beyond them the answer is `unknown`. */
  readonly states?: number;
  /** Stops it. */
  readonly signal?: AbortSignal;
  /** Told how many positions have been looked at, a few times a second. */
  readonly onProgress?: (states: number) => void;
}

interface Waiting {
  readonly order: WorkerRequest;
  readonly resolve: (result: PageTaskResult) => void;
  readonly onProgress: ((states: number) => void) | undefined;
  /** True once a worker was lost over it. */
  lost: boolean;
}

/** Solving runs in a worker, so it never blocks the page. */
const worker = new RestartingWorker<WorkerRequest, WorkerReply>({
  make: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  heard: onMessage,
  lost: resendAll,
});
const waiting = new Map<number, Waiting>();
let asked = 0;

/**
 * Thinks about a position in the worker; null where the texts make no position, when it was stopped, and when workers are
 * lost over it. Questions are answered in order.
 */
export function runInWorker<Kind extends PageTask['kind']>(
  task: PageTaskOf<Kind>,
  terms: Terms = {},
): Promise<PageTaskResults[Kind] | null> {
  const { states = USUAL_STATES, signal, onProgress } = terms;
  if (signal?.aborted) return Promise.resolve(null);
  const id = ++asked;
  const order: WorkerRequest = { kind: 'run', id, task, states };
  worker.write(order);
  return new Promise((resolve) => {
    const settle = (result: PageTaskResult): void => {
      waiting.delete(id);
      signal?.removeEventListener('abort', stop);
      resolve(result as PageTaskResults[Kind] | null);
    };
    const stop = (): void => {
      worker.write({ kind: 'stop', id });
      settle(null);
    };
    signal?.addEventListener('abort', stop);
    waiting.set(id, { order, resolve: settle, onProgress, lost: false });
  });
}

function onMessage(reply: WorkerReply): void {
  const request = waiting.get(reply.id);
  if (reply.kind === 'done') request?.resolve(reply.result);
  else request?.onProgress?.(reply.states);
}

/** Asks a new worker for everything that was pending. A task that was lost twice is given up. */
function resendAll(): void {
  const [underWay] = waiting.values();
  if (underWay?.lost) underWay.resolve(null);
  else if (underWay) underWay.lost = true;
  for (const { order } of waiting.values()) worker.write(order);
}
