import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import buildServer, { BUILT_SERVER } from '../support/build.ts';

/** Ticks per second in the processor accounting of /proc. */
const TICKS = 100;

/** User and system time of a process so far, over all its threads (Linux). */
export function processorSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Resident memory of a process, in MiB (Linux). */
export function residentMiB(child: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The machine and how busy it is with other things, for the heading of a table. */
export function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before`;
}

/** A server to be measured, in its own process. */
export interface Node {
  readonly child: ChildProcess;
  readonly url: string;
  /** From starting the process until it says that it is listening, in milliseconds. */
  readonly openAfter: number;
  stop(): Promise<void>;
}

let built = false;

/** The server that is measured: ours, built first, or that of another revision, whose `server/dist/main.js` is named by `BENCH_PROGRAM`. */
export function nimhall(): string {
  if (process.env.BENCH_PROGRAM !== undefined) return process.env.BENCH_PROGRAM;
  if (!built) buildServer();
  built = true;
  return BUILT_SERVER;
}

/** What is measured beside the bare relay. */
export const PROGRAMS = { relay: () => fileURLToPath(new URL('./server/relay.ts', import.meta.url)), nimhall } as const;

/** A new folder for data, which the caller has to remove. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'nimhall-bench-'));
}

/**
 * Starts a server. Its data are in the folder of `settings.DATA_DIR`, or in a temporary one that is removed at the
 * end.
 */
export async function startNode(program: string, settings: Readonly<Record<string, string>> = {}): Promise<Node> {
  const own = settings.DATA_DIR === undefined ? await newFolder() : null;
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...(own ? { DATA_DIR: own } : {}),
    ...settings,
  };
  const began = performance.now();
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await printedAddress(child);
  return {
    child,
    url,
    openAfter: performance.now() - began,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      if (own) await rm(own, { recursive: true, force: true });
    },
  };
}

/**
 * Runs a load generator, which prints its results as JSON; `onMark` is called when it begins to measure and when it
 * ends.
 */
export async function runLoad<Plan, Outcome>(
  program: string,
  plan: Plan,
  onMark: (mark: 'measuring' | 'measured') => void = () => undefined,
): Promise<Outcome> {
  const load = spawn(process.execPath, [program, JSON.stringify(plan)], { stdio: ['ignore', 'pipe', 'pipe'] });
  load.stderr.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    if (text.includes('measuring\n')) onMark('measuring');
    else if (text.includes('measured\n')) onMark('measured');
    else process.stderr.write(text);
  });
  let output = '';
  load.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(load, 'close');
  if (code !== 0) throw new Error(`The load generator stopped with ${code}`);
  return JSON.parse(output) as Outcome;
}

/** The next message of a process that was forked; rejects if it ends before. */
export async function nextMessage(child: ChildProcess): Promise<unknown> {
  const end = new AbortController();
  const { signal } = end;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The process stopped with ${code}`);
  });
  try {
    return (await Promise.race([once(child, 'message', { signal }), ended]))[0];
  } finally {
    end.abort();
    ended.catch(() => undefined);
  }
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /open at (http:\S+)/.exec(chunk.toString())?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server stopped with ${code}`)));
  });
}
