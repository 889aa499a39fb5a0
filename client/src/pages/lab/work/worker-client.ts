import type { LabKind, LabProgress, LabResults, LabTasks } from '@nimhall/shared/lab/tasks';
import type { LabReply, LabRequest } from '../../../analysis-worker/lab-messages.ts';
import { RestartingWorker } from '../../../analysis-worker/restarting-worker.ts';

/** A task that is under way in the worker, or waits there. */
export interface Job {
  pause(): void;
  goOn(): void;
  /** Nobody waits for it any more, and nothing of it is kept. */
  drop(): void;
}

/** Callbacks of a task. */
export interface TaskCallbacks<Kind extends LabKind> {
  readonly progress: (progress: LabProgress[Kind], milliseconds: number) => void;
  readonly done: (result: LabResults[Kind], milliseconds: number) => void;
  /** The worker was lost, as when memory ran out. */
  readonly lost: () => void;
}

/** One for all tools. Tasks are worked out in order; one that is paused lets the others pass. */
const worker = new RestartingWorker<LabRequest, LabReply>({
  make: () => new Worker(new URL('../../../analysis-worker/worker.ts', import.meta.url), { type: 'module', name: 'laboratory' }),
  heard: hear,
  lost: giveUp,
});
const waiting = new Map<number, TaskCallbacks<LabKind>>();
let begun = 0;

export function startTask<Kind extends LabKind>(kind: Kind, task: LabTasks[Kind], told: TaskCallbacks<Kind>): Job {
  const id = ++begun;
  waiting.set(id, told as unknown as TaskCallbacks<LabKind>);
  const order = (content: LabRequest): void => {
    if (waiting.has(id)) worker.write(content);
  };
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

function hear(reply: LabReply): void {
  const told = waiting.get(reply.id);
  if (reply.kind === 'progress') told?.progress(reply.progress, reply.milliseconds);
  else {
    waiting.delete(reply.id);
    told?.done(reply.result, reply.milliseconds);
  }
}

/** Everything that was under way is lost with the worker. */
function giveUp(): void {
  const all = [...waiting.values()];
  waiting.clear();
  for (const told of all) told.lost();
}
