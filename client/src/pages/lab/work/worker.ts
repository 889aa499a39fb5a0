import { type LabKind, type LabResults, taskSteps } from '@nimhall/shared/lab/tasks';
import type { LabReply, LabRequest } from './messages.ts';

/** How long it works before it looks whether it should stop, and how often it tells how far it is; in milliseconds. */
const SLICE = 40;
const TELL_EVERY = 150;

interface Job {
  readonly id: number;
  readonly steps: ReturnType<typeof taskSteps>;
  paused: boolean;
  /** Milliseconds spent on it. */
  spent: number;
}

/** What is to be worked out, in order; the first that is not paused is under way. */
let jobs: Job[] = [];
let working = false;

addEventListener('message', ({ data: order }: MessageEvent<LabRequest>) => {
  const job = jobs.find(({ id }) => id === order.id);
  switch (order.kind) {
    case 'begin':
      jobs.push({ id: order.id, steps: taskSteps(order.task), paused: false, spent: 0 });
      break;
    case 'pause':
    case 'go-on':
      if (job) job.paused = order.kind === 'pause';
      break;
    case 'drop':
      jobs = jobs.filter((each) => each !== job);
      break;
    default:
      order satisfies never;
  }
  // What goes wrong is told to the page, which takes another worker.
  if (!working) work().catch(reportError);
});

async function work(): Promise<void> {
  working = true;
  for (let job = next(); job; job = next()) await carryOn(job);
  working = false;
}

function next(): Job | undefined {
  return jobs.find(({ paused }) => !paused);
}

/** Works in slices, between which messages come in, until it is done, paused or dropped. */
async function carryOn(job: Job): Promise<void> {
  const { id, steps } = job;
  let told = performance.now();
  for (let begun = told; jobs.includes(job) && !job.paused; begun = performance.now()) {
    for (;;) {
      const step = steps.next();
      const now = performance.now();
      if (step.done) {
        jobs = jobs.filter((each) => each !== job);
        return report({ kind: 'done', id, milliseconds: job.spent + now - begun, result: step.value });
      }
      if (now - begun < SLICE) continue;
      job.spent += now - begun;
      if (now - told > TELL_EVERY) {
        report({ kind: 'progress', id, milliseconds: job.spent, progress: step.value });
        told = now;
      }
      break;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function report(content: LabReply): void {
  postMessage(content, { transfer: content.kind === 'done' ? arraysOf(content.result) : [] });
}

/** Long lists of numbers are handed over instead of being copied. */
function arraysOf(result: LabResults[LabKind]): Transferable[] {
  if (!result || !('ok' in result) || !result.ok || !result.value || !('values' in result.value)) return [];
  const { values } = result.value;
  return 'buffer' in values ? [values.buffer] : [];
}
