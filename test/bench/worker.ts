import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Task } from '@nimhall/shared/bot/tasks';
import { runTask } from '@nimhall/shared/bot/tasks';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import type { Page } from 'playwright-core';
import { buildHall } from '../support/build.ts';
import { launchChromium } from '../support/chromium.ts';
import { startServerProcess } from '../support/server-process.ts';
import { machine } from './process.ts';
import { median } from './server/report.ts';

/**
 * `npm run bench:worker`: how long the worker of a page takes for an analysis, beside Node on the same machine. Both
 * begin each round with empty caches, and take turns.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** As many bytes as the worker of a page may use, and more positions than any of these needs. */
const BUDGET = { states: 1e8, bytes: 2 ** 27 };

const QUESTIONS: readonly { readonly what: string; readonly task: Task }[] = [
  { what: 'Sprouts, 7 spots and four lines', task: asked('sprouts', 'ah,b,c,d,g;ahjejh,fi;fik;fki') },
  { what: 'Sprouts, 8 spots, last loses', task: asked('sprouts', '8', true) },
  { what: 'slow, 6 heaps of 30', task: asked('slow', '30,30,30,30,30,30') },
  { what: 'Grundy’s game, row of 20,000', task: asked('grundys-game', '20000') },
];

function asked(game: string, position: string, misere = false): Task {
  return { kind: 'analyse', game, params: undefined, misere, position };
}

/** Milliseconds of each question, in a process that answers its own questions. */
function timesHere(): number[] {
  return QUESTIONS.map(({ what, task }) => {
    const begun = performance.now();
    const answer = runToEnd(runTask(task, { budget: BUDGET, random: Math.random }));
    if (!answer.ok) throw new Error(`${what}: ${answer.error.message}`);
    return performance.now() - begun;
  });
}

/** The same in a new process. */
function timesInNode(): number[] {
  return JSON.parse(execFileSync(process.execPath, [fileURLToPath(import.meta.url), 'here'], { encoding: 'utf8' })) as number[];
}

/** The same in a new worker of a page, from the address of the one that the page started. */
function timesInPage(page: Page, address: string): Promise<number[]> {
  const tasks = QUESTIONS.map(({ task }) => task);
  return page.evaluate(
    async ({ address, tasks, states }) => {
      const worker = new Worker(address, { type: 'module' });
      const ask = (task: unknown, id: number) =>
        new Promise<void>((resolve, reject) => {
          worker.onerror = () => reject(new Error('The worker is lost'));
          worker.onmessage = ({ data }) => {
            if (data.kind === 'done') data.result ? resolve() : reject(new Error(JSON.stringify(task)));
          };
          worker.postMessage({ kind: 'run', id, task, states });
        });
      // Starts the worker, with nothing cached about the games of the tasks.
      await ask({ kind: 'analyse', game: 'nim', misere: false, position: '1' }, 0);
      const times: number[] = [];
      for (const [index, task] of tasks.entries()) {
        const begun = performance.now();
        await ask(task, index + 1);
        times.push(performance.now() - begun);
      }
      worker.terminate();
      return times;
    },
    { address, tasks, states: BUDGET.states },
  );
}

async function compare(): Promise<void> {
  buildHall();
  const server = await startServerProcess();
  const browser = await launchChromium();
  process.stdout.write(`${machine()}, Chromium ${browser.version()}\n\n`);
  const page = await browser.newPage();
  const started = page.waitForEvent('worker');
  await page.goto(`${server.url}/analysis`);
  const address = (await started).url();
  const rounds: { node: number[]; page: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ node: timesInNode(), page: await timesInPage(page, address) });
  process.stdout.write('| analysis | Node ms | page ms | page/Node |\n|---|---:|---:|---:|\n');
  for (const [index, { what }] of QUESTIONS.entries()) {
    const of = (times: (round: { node: number[]; page: number[] }) => number) => median(rounds.map(times));
    const node = of((round) => round.node[index] as number);
    const inPage = of((round) => round.page[index] as number);
    const ratio = of((round) => (round.page[index] as number) / (round.node[index] as number));
    process.stdout.write(`| ${what} | ${node.toFixed(0)} | ${inPage.toFixed(0)} | ${ratio.toFixed(2)} |\n`);
  }
  await browser.close();
  await server.stop();
}

if (process.argv[2] === 'here') process.stdout.write(JSON.stringify(timesHere()));
else await compare();
