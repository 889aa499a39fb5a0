import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run test:mutants -- shared/src/room/clock.ts server/src/rooms`: plants small faults in these files and folders,
 * one after the other, runs the tests that reach each, and lists the faults that no test noticed. Works on a clone of
 * the last commit. A folder may take hours.
 */

const STRYKER = '10.1.1';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const places = process.argv.slice(2);
if (places.length === 0) end('Say which folders or files to plant faults in, as in "npm run test:mutants -- shared/src/room".', 2);
const packages = [...new Set(places.map((place) => place.split('/')[0] ?? ''))];
if (packages.some((name) => name !== 'shared' && name !== 'server')) end('Faults are planted in shared/ and server/.', 2);

const folder = await mkdtemp(join(tmpdir(), 'nimhall-mutants-'));
run('git', ['clone', '--quiet', ROOT, folder], ROOT);
run('npm', ['ci', '--silent'], folder);
run('npm', ['install', '--silent', '--no-save', `@stryker-mutator/core@${STRYKER}`, `@stryker-mutator/vitest-runner@${STRYKER}`], folder);
await writeFile(join(folder, 'stryker.config.json'), JSON.stringify(settings()));
await writeFile(join(folder, 'mutants.config.ts'), tests());
process.stdout.write(`Working in ${folder}; the report will be ${join(folder, 'reports', 'mutation', 'mutation.html')}\n`);
run('npx', ['stryker', 'run'], folder);

function settings() {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutants.config.ts' },
    mutate: places.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`)),
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

/** The tests of these packages that need only Node. */
function tests(): string {
  const include = packages.map((name) => `test/${name}/**/*.test.ts`);
  const exclude = ['test/server/store/postgres*.test.ts'];
  return `export default ${JSON.stringify({ test: { include, exclude, testTimeout: 20_000 } })};\n`;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) end(`${program} ${args.join(' ')} failed: ${error?.message ?? `it ended with ${status}`}`, 1);
}

function end(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
