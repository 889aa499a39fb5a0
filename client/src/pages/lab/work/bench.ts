import type { LabKind, LabProgress, LabResults, LabTasks } from '@nimhall/shared/lab/tasks';
import type { LabReply, LabRequest } from './messages.ts';

/** A task that is under way in the worker, or waits there. */
export interface Job {
  pause(): void;
  goOn(): void;
  /** Nobody waits for it any more, and nothing of it is kept. */
  drop(): void;
}

/** What is told of a task. */
export interface Told<Kind extends LabKind> {
  readonly progress: (progress: LabProgress[Kind], milliseconds: number) => void;
  readonly done: (result: LabResults[Kind], milliseconds: number) => void;
  /** The worker was lost, as when memory ran out. */
  readonly lost: () => void;
}

/** One worker for all tools, started by the first task. Tasks are worked out in order; one that is paused lets the others pass. */
let worker: Worker | null = null;
const waiting = new Map<number, Told<LabKind>>();
let begun = 0;

export function begin<Kind extends LabKind>(kind: Kind, task: LabTasks[Kind], told: Told<Kind>): Job {
  const id = ++begun;
  waiting.set(id, told as unknown as Told<LabKind>);
  const order = (content: LabRequest): void => {
    if (waiting.has(id)) worker?.postMessage(content);
  };
  worker ??= startWorker();
  order({ kind: 'begin', id, task: { kind, ...task } as Extract<LabRequest, { kind: 'begin' }>['task'] });
  return {
    pause: () => order({ kind: 'pause', id }),
    goOn: () => order({ kind: 'go-on', id }),
    drop() {
      order({ kind: 'drop', id });
      waiting.delete(id);
    },
  };
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: report }: MessageEvent<LabReply>) => {
    const told = waiting.get(report.id);
    if (report.kind === 'progress') return told?.progress(report.progress, report.milliseconds);
    waiting.delete(report.id);
    told?.done(report.result, report.milliseconds);
  });
  for (const loss of ['error', 'messageerror']) started.addEventListener(loss, () => giveUp(started));
  return started;
}

/** Everything that was under way is lost with the worker; the next task starts another. */
function giveUp(lost: Worker): void {
  lost.terminate();
  if (worker !== lost) return;
  worker = null;
  const all = [...waiting.values()];
  waiting.clear();
  for (const told of all) told.lost();
}
