import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processorSeconds, residentMiB } from '../process.ts';
import type { LoadPlan, LoadResult } from './plan.ts';

const WARM_UP_MS = 1_500;
const PROGRAMS = { relay: './relay.ts', nimhall: '../../../server/src/main.ts' } as const;

/** A server to be measured, on one node or on several. */
export interface Candidate {
  readonly server: LoadPlan['server'];
  readonly nodes: number;
  /** Settings of all its nodes, made anew for each run. */
  readonly env: () => Promise<Readonly<Record<string, string>>>;
}

export interface Scenario {
  readonly name: string;
  readonly rooms: number;
  readonly movesPerSecond: number | null;
}

export interface Run extends LoadResult {
  /** Processor seconds that its nodes used for each 10,000 moves. */
  readonly cpu: number;
  /** Resident memory of its nodes at the end, in MiB. */
  readonly memory: number;
}

/** Starts the candidate, plays the scenario for so long, and stops it. */
export async function measure(candidate: Candidate, scenario: Scenario, measureMs: number): Promise<Run> {
  const env = await candidate.env();
  const nodes = await Promise.all(Array.from({ length: candidate.nodes }, () => startNode(candidate.server, env)));
  try {
    const { movesPerSecond, rooms } = scenario;
    const urls = nodes.map(({ url }) => url);
    const plan: LoadPlan = { urls, server: candidate.server, rooms, movesPerSecond, warmUpMs: WARM_UP_MS, measureMs };
    const used = (): number => nodes.reduce((sum, { child }) => sum + processorSeconds(child), 0);
    let [before, after] = [0, 0];
    const result = await playLoad(plan, (mark) => {
      if (mark === 'measuring') before = used();
      else after = used();
    });
    const memory = nodes.reduce((sum, { child }) => sum + residentMiB(child), 0);
    return { ...result, cpu: ((after - before) / result.moves) * 10_000, memory };
  } finally {
    await Promise.all(nodes.map(({ stop }) => stop()));
  }
}

interface Node {
  readonly child: ChildProcess;
  readonly url: string;
  stop(): Promise<void>;
}

async function startNode(server: LoadPlan['server'], settings: Readonly<Record<string, string>>): Promise<Node> {
  const data = await mkdtemp(join(tmpdir(), 'nimhall-bench-'));
  const env = { ...process.env, ...settings, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, [pathOf(PROGRAMS[server])], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await printedAddress(child);
  return {
    child,
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Runs the load generator; `onMark` is told when it begins to measure and when it ends. */
async function playLoad(plan: LoadPlan, onMark: (mark: 'measuring' | 'measured') => void): Promise<LoadResult> {
  const load = spawn(process.execPath, [pathOf('./load.ts'), JSON.stringify(plan)], { stdio: ['ignore', 'pipe', 'pipe'] });
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
  return JSON.parse(output) as LoadResult;
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

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
