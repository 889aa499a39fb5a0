import type { Task, TaskOf, Thoughts } from '@nimhall/shared/bot/think';
import type { Letter } from './letter.ts';

type Thought = Thoughts[Task['kind']] | null;

/** One worker for the page, started by the first question, so that solving never holds up what is on the screen. */
let worker: Worker | null = null;
const waiting = new Map<number, (thought: Thought) => void>();
let asked = 0;

/** Thinks about a position in the worker; null where the texts make no position. Questions are answered in order. */
export function think<Kind extends Task['kind']>(task: TaskOf<Kind>): Promise<Thoughts[Kind] | null> {
  worker ??= startWorker();
  const id = ++asked;
  worker.postMessage({ id, content: task } satisfies Letter<Task>);
  return new Promise((resolve) => {
    waiting.set(id, (thought) => resolve(thought as Thoughts[Kind] | null));
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
