import type { PageTask, PageTaskOf, PageThoughts, Thought, WorkerReply, WorkerRequest } from './messages.ts';

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

/** One worker for the page, started by the first question, so that solving never holds up what is on the screen. */
let worker: Worker | null = null;
const waiting = new Map<number, Waiting>();
let asked = 0;

/**
 * Thinks about a position in the worker; null where the texts make no position, when it was stopped, and when workers are
 * lost over it. Questions are answered in order.
 */
export function think<Kind extends PageTask['kind']>(task: PageTaskOf<Kind>, terms: Terms = {}): Promise<PageThoughts[Kind] | null> {
  const { states = USUAL_STATES, signal, onProgress } = terms;
  if (signal?.aborted) return Promise.resolve(null);
  worker ??= startWorker();
  const id = ++asked;
  const order: WorkerRequest = { kind: 'think', id, task, states };
  worker.postMessage(order);
  return new Promise((resolve) => {
    const settle = (thought: Thought): void => {
      waiting.delete(id);
      signal?.removeEventListener('abort', stop);
      resolve(thought as PageThoughts[Kind] | null);
    };
    const stop = (): void => {
      worker?.postMessage({ kind: 'stop', id } satisfies WorkerRequest);
      settle(null);
    };
    signal?.addEventListener('abort', stop);
    waiting.set(id, { order, resolve: settle, onProgress, lost: false });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: report }: MessageEvent<WorkerReply>) => {
    const asker = waiting.get(report.id);
    if (report.kind === 'done') asker?.resolve(report.thought);
    else asker?.onProgress?.(report.states);
  });
  for (const loss of ['error', 'messageerror']) started.addEventListener(loss, () => replace(started));
  return started;
}

/** What the lost worker had before it is asked once more of another one, unless that is the second it takes with it. */
function replace(lost: Worker): void {
  lost.terminate();
  if (worker !== lost) return;
  worker = null;
  const [underWay] = waiting.values();
  if (underWay?.lost) underWay.resolve(null);
  else if (underWay) underWay.lost = true;
  if (waiting.size > 0) worker = startWorker();
  for (const { order } of waiting.values()) worker?.postMessage(order);
}
