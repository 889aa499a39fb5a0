import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * `npm run test:mutants -- shared/src/room/clock.ts server/src/rooms`: plants small faults in these files and folders,
 * one after the other, runs the tests that reach each, and lists the faults that no test noticed. Works on a clone of
 * the last commit. A folder may take hours: `--every 5` takes only each fifth piece of its code, and
 * `--tests 'server/{lobby,pairing}.test.ts'` only some of the tests.
 */

const STRYKER = '10.1.1';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Lines of code that are taken or left out together. */
const PIECE = 10;

const { values: options, positionals: places } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, tests: { type: 'string', multiple: true } },
});
const every = Number(options.every);
if (!(Number.isInteger(every) && every >= 1)) end(`"--every ${options.every}" should be a whole number, such as 5.`, 2);
if (places.length === 0) end('Say which folders or files to plant faults in, as in "npm run test:mutants -- shared/src/room".', 2);
const packages = [...new Set(places.map((place) => place.split('/')[0] ?? ''))];
if (packages.some((name) => name !== 'shared' && name !== 'server')) end('Faults are planted in shared/ and server/.', 2);

const folder = await mkdtemp(join(tmpdir(), 'nimhall-mutants-'));
run('git', ['clone', '--quiet', ROOT, folder], ROOT);
run('npm', ['ci', '--silent'], folder);
run('npm', ['install', '--silent', '--no-save', `@stryker-mutator/core@${STRYKER}`, `@stryker-mutator/vitest-runner@${STRYKER}`], folder);
// Server processes that tests start have no faults, because Stryker turns one on only in the process of the test.
run('npm', ['run', 'build', '--silent', '--workspace=server'], folder);
await writeFile(join(folder, 'stryker.config.json'), JSON.stringify(settings()));
await writeFile(join(folder, 'mutants.config.ts'), tests());
process.stdout.write(`Working in ${folder}; the report will be ${join(folder, 'reports', 'mutation', 'mutation.html')}\n`);
run('npx', ['stryker', 'run'], folder);

function settings() {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutants.config.ts' },
    mutate: places.flatMap(pieces),
    // The clone is ours, and links between its packages must lead into it.
    inPlace: true,
    coverageAnalysis: 'perTest',
    // Code that runs once when a module is loaded would need all tests for each fault.
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
    allowEmpty: true,
  };
}

/** Each `every`th piece of the code in this file or folder, as Stryker names ranges of lines. */
function pieces(place: string): string[] {
  const files = execFileSync('git', ['ls-files', '--', place], { cwd: folder, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      if (every === 1) return [file];
      const lines = readFileSync(join(folder, file), 'utf8').split('\n').length;
      const count = Math.ceil(lines / (PIECE * every));
      return Array.from({ length: count }, (_, i) => `${file}:${i * every * PIECE + 1}-${(i * every + 1) * PIECE}`);
    });
}

/** The tests of these packages that need only Node, or those that were asked for. */
function tests(): string {
  const include = (options.tests ?? packages.map((name) => `${name}/**/*.test.ts`)).map((files) => `test/${files}`);
  const exclude = ['test/server/store/postgres*.test.ts'];
  const setupFiles = ['test/support/properties.ts'];
  return `export default ${JSON.stringify({ test: { include, exclude, setupFiles, testTimeout: 20_000 } })};\n`;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) end(`${program} ${args.join(' ')} failed: ${error?.message ?? `it ended with ${status}`}`, 1);
}

function end(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
