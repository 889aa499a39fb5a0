import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { failureTable } from '../support/test-run.ts';
import { type Checked, checksOf } from './checks.ts';
import { isRoot, setUp } from './machine.ts';
import { ROWS, type Row } from './rows.ts';

/**
 * `npm run test:matrix -- [--row NAME]... [FILE]...`: runs the tests in fresh clones on machines of other kinds: other
 * fonts, time zones, languages, users, folders and versions of Node. `--row` selects rows whose names contain NAME;
 * with files, only these tests run.
 */

const { rows, files } = argumentsOrExit();
if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }))
  say('Clones have what is committed: your other changes are left out.');
if (!isRoot()) say('All rows run as you: only root can try both root and an ordinary user.');
const base = await mkdtemp(join(tmpdir(), 'nimhall-matrix-'));
// Other users need access to it.
await chmod(base, 0o755);
say(`Logs and reports: ${base}`);
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const failed: string[] = [];
for (const row of rows) {
  const isGreen = await tryRow(row);
  if (interrupted.signal.aborted) process.exit(130);
  if (!isGreen) failed.push(row.name);
}
say('', failed.length === 0 ? 'Every row passed.' : `${failed.length} of ${rows.length} rows failed: ${failed.join('; ')}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Prints a line for each check, and what failed. */
async function tryRow(row: Row): Promise<boolean> {
  say('', row.name);
  const folder = join(base, String(ROWS.indexOf(row) + 1));
  await mkdir(folder);
  const { options, ...machine } = await setUp(row, folder);
  const checked: Checked[] = [];
  for (const check of checksOf(row, files)) {
    const { signal } = interrupted;
    if (signal.aborted) break;
    const result = await check.run({ ...machine, options: { ...options, signal } });
    checked.push(result);
    const { passed, failures, seconds } = result;
    say(`  ${check.name.padEnd(32)} ${`${passed} passed, ${failures.length} failed`.padEnd(26)} ${seconds.toFixed(0).padStart(5)} s`);
    if (check.isFirst && failures.length > 0) break;
  }
  machine.close();
  const isGreen = checked.every(({ failures }) => failures.length === 0);
  if (!isGreen) say(failureTable(checked));
  // They are hundreds of megabytes each; logs and reports are kept.
  for (const name of [row.folder, 'node', 'home']) await rm(join(folder, name), { recursive: true, force: true });
  return isGreen;
}

function argumentsOrExit(): { rows: readonly Row[]; files: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { row: { type: 'string', multiple: true } } });
    const wanted = values.row ?? [''];
    const rows = ROWS.filter(({ name }) => wanted.some((part) => name.includes(part)));
    if (rows.length === 0)
      throw new Error(`No row is called like ${wanted.join(' or ')}: there are ${ROWS.map(({ name }) => name).join('; ')}.`);
    return { rows, files: positionals };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
