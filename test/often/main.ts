import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { failureTable, runTests, type TestRun } from '../support/test-run.ts';

/**
 * `npm run test:often -- 10 [--busy] [--late] [--slow] [--hesitant] [--lagging] [arguments of vitest]`: runs the tests this
 * many times, and lists which of them failed how often.
 * A test that fails now and then is a defect of the test or of the product. `--busy` keeps one core busy meanwhile, with
 * `--late` every second connection to a server process is slow, with `--slow` everything in Node seems to take several
 * times longer, with `--hesitant` tests act on pages as slowly as people do, and with `--lagging` pages react late: each
 * brings about what else happens once in a thousand runs.
 */

/**
 * Flags that are not passed on to vitest: how the result names what they bring about, and what the tests read. All of that is in
 * milliseconds, but for `TEST_SLOW`, which says how many times longer everything takes.
 */
const CONDITIONS = {
  busy: { says: 'beside a busy loop', env: {} },
  late: { says: 'on a slow network', env: { TEST_LATE: '100' } },
  slow: { says: 'on a slow machine', env: { TEST_SLOW: '5' } },
  hesitant: { says: 'as slowly as people act', env: { TEST_HESITANT: '200' } },
  lagging: { says: 'on pages that lag', env: { TEST_LAGGING: '200' } },
} as const;
type Condition = keyof typeof CONDITIONS;
const FLAGS = Object.keys(CONDITIONS) as Condition[];

const { times, conditions, rest } = argumentsOrExit(process.argv.slice(2));
const folder = await mkdtemp(join(tmpdir(), 'nimhall-often-'));
process.stdout.write(`Logs and reports: ${folder}\n`);
for (const condition of conditions) Object.assign(process.env, CONDITIONS[condition].env);
// A thread, not a process, so that the loop ends with this process in any case.
const loop = conditions.includes('busy') ? new Worker('for (;;);', { eval: true }) : null;
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const runs: TestRun[] = [];
for (let nth = 1; nth <= times; nth += 1) {
  const run = await runTests(['vitest', 'run', ...rest], { folder, name: `run-${nth}`, signal: interrupted.signal });
  if (interrupted.signal.aborted) break;
  runs.push(run);
  const { passed, failures, seconds, log } = run;
  const where = failures.length > 0 ? `   ${log}` : '';
  process.stdout.write(`run ${nth} of ${times}: ${passed} passed, ${failures.length} failed, ${seconds.toFixed(0)} s${where}\n`);
}
await loop?.terminate();

const failed = runs.filter(({ failures }) => failures.length > 0).length;
const named = conditions.map((condition) => ` ${CONDITIONS[condition].says}`).join('');
process.stdout.write(`\n${failed} of ${runs.length} runs failed${named}.\n`);
if (failed > 0) process.stdout.write(`${failureTable(runs)}\n`);
process.exit(interrupted.signal.aborted ? 130 : failed > 0 ? 1 : 0);

function argumentsOrExit(args: string[]): { times: number; conditions: Condition[]; rest: string[] } {
  const { values, tokens } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: Object.fromEntries(FLAGS.map((name) => [name, { type: 'boolean' as const }])),
    tokens: true,
  });
  const [first] = args;
  const times = Number(first);
  if (!Number.isInteger(times) || times < 1)
    fail(`Say first how many times to run the tests, as in "npm run test:often -- 10", not "${first ?? ''}".`);
  for (const name of FLAGS) if (typeof values[name] === 'string') fail(`--${name} takes no value.`);
  // All other arguments are passed to vitest unchanged.
  const ours = new Set([
    0,
    ...tokens.filter((token) => token.kind === 'option' && FLAGS.some((name) => name === token.name)).map(({ index }) => index),
  ]);
  return { times, conditions: FLAGS.filter((name) => values[name] === true), rest: args.filter((_, at) => !ours.has(at)) };
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
