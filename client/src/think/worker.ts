import { think } from '@nimhall/shared/bot/think';
import type { Order, Report } from './letters.ts';

/** How long it thinks before it looks whether it should stop, and how often it tells how far it is; in milliseconds. */
const SLICE = 40;
const TELL_EVERY = 200;

type Job = Extract<Order, { kind: 'think' }>;

/** What is to be thought about, in order; the first is under way. */
let jobs: Job[] = [];

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'stop') jobs = jobs.filter(({ id }) => id !== order.id);
  // What goes wrong is told to the page, which takes another worker.
  else if (jobs.push(order) === 1) work().catch(reportError);
});

async function work(): Promise<void> {
  for (let job = jobs[0]; job; job = jobs[0]) {
    await carryOut(job);
    jobs = jobs.filter((each) => each !== job);
  }
}

/** Thinks in slices, between which messages come in. */
async function carryOut(job: Job): Promise<void> {
  const { id, task, states } = job;
  const steps = think(task, { budget: { states }, random: Math.random });
  let told = performance.now();
  for (let until = told + SLICE; jobs.includes(job); ) {
    const step = steps.next();
    if (step.done) return report({ kind: 'done', id, thought: step.value.ok ? step.value.value : null });
    const now = performance.now();
    if (now < until) continue;
    if (now - told > TELL_EVERY) {
      report({ kind: 'progress', id, states: step.value.states });
      told = now;
    }
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE;
  }
}

function report(content: Report): void {
  postMessage(content);
}
