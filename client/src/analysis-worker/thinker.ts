import type { PageTask, PageTaskOf, PageThoughts, Thought, WorkerReply, WorkerRequest } from './messages.ts';
import { RestartingWorker } from './restarting-worker.ts';

/** Positions that are looked at, where nothing else is said: what a phone does in a few seconds. */
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
  readonly resolve: (thought: Thought) => void;
  readonly onProgress: ((states: number) => void) | undefined;
  /** True once a worker was lost over it. */
  lost: boolean;
}

/** Where solving never holds up what is on the screen. */
const worker = new RestartingWorker<WorkerRequest, WorkerReply>({
  make: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  heard: hear,
  lost: askAnew,
});
const waiting = new Map<number, Waiting>();
let asked = 0;

/**
 * Thinks about a position in the worker; null where the texts make no position, when it was stopped, and when workers are
 * lost over it. Questions are answered in order.
 */
export function think<Kind extends PageTask['kind']>(task: PageTaskOf<Kind>, terms: Terms = {}): Promise<PageThoughts[Kind] | null> {
  const { states = USUAL_STATES, signal, onProgress } = terms;
  if (signal?.aborted) return Promise.resolve(null);
  const id = ++asked;
  const order: WorkerRequest = { kind: 'think', id, task, states };
  worker.write(order);
  return new Promise((resolve) => {
    const settle = (thought: Thought): void => {
      waiting.delete(id);
      signal?.removeEventListener('abort', stop);
      resolve(thought as PageThoughts[Kind] | null);
    };
    const stop = (): void => {
      worker.write({ kind: 'stop', id });
      settle(null);
    };
    signal?.addEventListener('abort', stop);
    waiting.set(id, { order, resolve: settle, onProgress, lost: false });
  });
}

function hear(reply: WorkerReply): void {
  const asker = waiting.get(reply.id);
  if (reply.kind === 'done') asker?.resolve(reply.thought);
  else asker?.onProgress?.(reply.states);
}

/** What the lost worker had before it is asked once more of another one, unless that is the second it takes with it. */
function askAnew(): void {
  const [underWay] = waiting.values();
  if (underWay?.lost) underWay.resolve(null);
  else if (underWay) underWay.lost = true;
  for (const { order } of waiting.values()) worker.write(order);
}
