import { prepare } from '@nimhall/shared/bot/prepare';
import { runTask } from '@nimhall/shared/bot/tasks';
import type { Budget } from '@nimhall/shared/game/budget';
import type { Computation } from '@nimhall/shared/game/theory';
import { ladderStarts } from '@nimhall/shared/ladder/starts';
import { composed } from '@nimhall/shared/puzzle/task';
import type { PageTask, PageTaskResult, WorkerReply, WorkerRequest } from './messages.ts';

/** How long it computes before it checks for messages, and how often it reports progress; in milliseconds. */
const SLICE = 40;
const TELL_EVERY = 200;

/** How long an answer waits for what would help it, in milliseconds. On a slow connection only the next one has it. */
const PATIENCE = 1_000;

/** Most bytes it holds, so that a phone does not close the tab. */
const BYTES = 2 ** 27;
/** A position takes a few microseconds. Where each takes this many milliseconds instead, it stops all the same. */
const MILLISECONDS_A_STATE = 0.05;

type Job = Extract<WorkerRequest, { kind: 'run' }>;

/** Pending tasks in order; the first one is running. */
let jobs: Job[] = [];

/** Takes a message of the page. */
export function receive(order: WorkerRequest): void {
  if (order.kind === 'stop') jobs = jobs.filter(({ id }) => id !== order.id);
  // Errors are reported to the page, which starts another worker.
  else if (jobs.push(order) === 1) work().catch(reportError);
}

async function work(): Promise<void> {
  for (let job = jobs[0]; job; job = jobs[0]) {
    await carryOut(job);
    jobs = jobs.filter((each) => each !== job);
  }
}

/** Thinks in slices, between which messages come in. */
async function carryOut(job: Job): Promise<void> {
  const { id, task, states } = job;
  await prepared(task);
  const begun = performance.now();
  const expired = () => performance.now() - begun > states * MILLISECONDS_A_STATE;
  const steps = stepsOf(task, { states, bytes: BYTES, expired });
  let told = begun;
  for (let until = told + SLICE; jobs.includes(job); ) {
    const step = steps.next();
    if (step.done) return report({ kind: 'done', id, result: step.value });
    const now = performance.now();
    if (now < until) continue;
    if (now - told > TELL_EVERY) {
      report({ kind: 'progress', id, states: step.value.states });
      told = now;
    }
    await sleep(0);
    until = performance.now() + SLICE;
  }
}

/** Loads what a task needs beyond the rules. Only an analysis needs what is large, so that a game on a phone need not download it. */
async function prepared(task: PageTask): Promise<void> {
  switch (task.kind) {
    case 'analyse':
      return await Promise.race([prepare(task.game), sleep(PATIENCE)]);
    case 'choose':
      return await Promise.race([prepare(task.game, 'move'), sleep(PATIENCE)]);
    // These come out the same for everybody, so they wait as long as it takes.
    case 'word':
      return await prepare(null, 'move');
    default:
      return await prepare(task.game, 'move');
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function* stepsOf(task: PageTask, budget: Budget): Computation<PageTaskResult> {
  if (task.kind === 'word' || task.kind === 'puzzle') return yield* composed(task, BYTES);
  if (task.kind === 'ladder') return yield* ladderStarts(task.game, BYTES);
  const answer = yield* runTask(task, { budget, random: Math.random });
  return answer.ok ? answer.value : null;
}

function report(content: WorkerReply): void {
  postMessage(content);
}
