import { prepare } from '@nimhall/shared/bot/prepare';
import { type LabKind, type LabProgress, type LabResults, type LabStep, type LabTask, taskSteps, toldOf } from '@nimhall/shared/lab/tasks';
import type { LabReply, LabRequest } from './lab-messages.ts';

/** How long it computes before it checks for messages, and how often it reports progress; in milliseconds. */
const SLICE = 40;
const TELL_EVERY = 150;

interface Job {
  readonly id: number;
  readonly steps: ReturnType<typeof taskSteps>;
  /** True for quick tasks, which go before the others. */
  readonly isShort: boolean;
  paused: boolean;
  /** True until what it needs has been loaded: others go before it. */
  loading: boolean;
  /** Milliseconds spent on it. */
  spent: number;
  /** The last step that was made; null before the first. */
  last: LabStep | null;
}

/** Pending tasks in order; the first that is neither paused nor loading is running. */
let jobs: Job[] = [];
let working = false;

/** Takes a message of the page. */
export function receive(order: LabRequest): void {
  const job = jobs.find(({ id }) => id === order.id);
  switch (order.kind) {
    case 'begin':
      begin(order.id, order.task);
      break;
    case 'pause':
      if (job && !job.paused) {
        job.paused = true;
        tell(job, true);
      }
      break;
    case 'go-on':
      if (job) job.paused = false;
      break;
    case 'drop':
      jobs = jobs.filter((each) => each !== job);
      break;
    default:
      order satisfies never;
  }
  goOn();
}

function begin(id: number, task: LabTask): void {
  const loading = task.kind === 'certificate';
  const job: Job = { id, steps: taskSteps(task), isShort: task.kind === 'file', paused: false, loading, spent: 0, last: null };
  jobs.push(job);
  if (!loading) return;
  prepare(task.game, 'certificate')
    .then(() => {
      job.loading = false;
      goOn();
    })
    .catch(reportError);
}

function goOn(): void {
  // Errors are reported to the page, which starts another worker.
  if (!working) work().catch(reportError);
}

async function work(): Promise<void> {
  working = true;
  for (let job = next(); job; job = next()) await carryOn(job);
  working = false;
}

function next(): Job | undefined {
  const waiting = jobs.filter(({ paused, loading }) => !paused && !loading);
  return waiting.find(({ isShort }) => isShort) ?? waiting[0];
}

/** Works in slices, between which messages come in, until it is done, paused or dropped, or something short goes before it. */
async function carryOn(job: Job): Promise<void> {
  const { id, steps } = job;
  let told = performance.now();
  for (let begun = told; next() === job; begun = performance.now()) {
    for (;;) {
      const step = steps.next();
      const now = performance.now();
      if (step.done) {
        jobs = jobs.filter((each) => each !== job);
        return report({ kind: 'done', id, milliseconds: job.spent + now - begun, result: step.value }, arraysOf(step.value));
      }
      job.last = step.value;
      if (now - begun < SLICE) continue;
      job.spent += now - begun;
      if (now - told > TELL_EVERY) {
        tell(job, false);
        told = now;
      }
      break;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Tells how far a task is; everything that it has where it `stops` there. */
function tell({ id, last, spent }: Job, stops: boolean): void {
  if (!last) return;
  const progress: LabProgress[LabKind] = toldOf(last, stops);
  report(
    { kind: 'progress', id, milliseconds: spent, progress },
    'terms' in progress && progress.terms ? [progress.terms.values.buffer] : [],
  );
}

function report(content: LabReply, transfer: Transferable[]): void {
  postMessage(content, { transfer });
}

/** Long lists of numbers are handed over instead of being copied. */
function arraysOf(result: LabResults[LabKind]): Transferable[] {
  if (Array.isArray(result)) return result.map(({ buffer }: Uint8Array<ArrayBuffer>) => buffer);
  if (!result || !('ok' in result) || !result.ok || !result.value || !('values' in result.value)) return [];
  const { values } = result.value;
  return 'buffer' in values ? [values.buffer] : [];
}
