import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type CommandOptions, runCommand } from './command.ts';

/** The result of one run of vitest. */
export interface TestRun {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly seconds: number;
  /** The file with its output. */
  readonly log: string;
}

export interface Failure {
  /** The file of the test and its name, or what else failed. */
  readonly test: string;
  /** The first line of the error. */
  readonly error: string;
}

export interface RunOptions extends Omit<CommandOptions, 'log'> {
  /** Where the report and the log are stored, and their names there. */
  readonly folder: string;
  readonly name: string;
}

/** The part of vitest's JSON report that is used here. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs a command that passes its arguments on to vitest, and reads the report. */
export async function runTests(command: readonly [string, ...string[]], { folder, name, ...options }: RunOptions): Promise<TestRun> {
  const log = join(folder, `${name}.log`);
  const report = join(folder, `${name}.json`);
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, seconds } = await runCommand([...command, ...reporting], { log, ...options });
  const { passed, failures } = await readReport(report);
  // The report omits errors outside all tests.
  if (code !== 0 && failures.length === 0) failures.push({ test: 'the run itself', error: `It ended with ${code}: see ${log}` });
  return { passed, failures, seconds, log };
}

async function readReport(file: string): Promise<{ passed: number; failures: Failure[] }> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failures: [] };
  const { numPassedTests, testResults } = JSON.parse(text) as Report;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = name.replace(/^.*\/test\//, '');
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that cannot be loaded, or whose setup fails, has no failed test.
    if (status === 'failed' && failed.length === 0) return [{ test: path, error: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({ test: `${path} > ${fullName}`, error: firstLine(failureMessages[0] ?? '') }));
  });
  return { passed: numPassedTests, failures };
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';
}

/** Every test that failed in these runs, the most frequent first, with how often, and each of its errors. */
export function failureTable(runs: readonly Pick<TestRun, 'failures'>[]): string {
  const byTest = Map.groupBy(
    runs.flatMap(({ failures }) => failures),
    ({ test }) => test,
  );
  const tests = [...byTest].toSorted(([, a], [, b]) => b.length - a.length);
  return tests
    .map(([test, failures]) => {
      const errors = new Set(failures.map(({ error }) => error));
      return [`${String(failures.length).padStart(4)} × ${test}`, ...[...errors].map((error) => `       ${error}`)].join('\n');
    })
    .join('\n');
}
