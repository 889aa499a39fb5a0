import type { Letter, Task, Thoughts } from './task.ts';

type Thought = Thoughts[Task['kind']];

/** One worker for the page, started by the first question, so that solving never holds up what is on the screen. */
let worker: Worker | null = null;
const waiting = new Map<number, (thought: Thought) => void>();
let asked = 0;

/** Thinks about a position in the worker. Questions are answered in order. */
export function think<Kind extends Task['kind']>(task: Extract<Task, { kind: Kind }>): Promise<Thoughts[Kind]> {
  worker ??= startWorker();
  const id = ++asked;
  worker.postMessage({ id, content: task } satisfies Letter<Task>);
  return new Promise((resolve) => {
    waiting.set(id, (thought) => resolve(thought as Thoughts[Kind]));
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, content } }: MessageEvent<Letter<Thought>>) => {
    waiting.get(id)?.(content);
    waiting.delete(id);
  });
  return started;
}
