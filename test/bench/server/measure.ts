import { fileURLToPath } from 'node:url';
import { NIMHALL, processorSeconds, residentMiB, runLoad, startNode } from '../process.ts';
import type { LoadPlan, LoadResult } from './plan.ts';

/**
 * Until V8 has compiled what a move needs: before, servers with more code look dearer than they are. In moves, because a slow machine
 * takes longer for the same.
 */
const WARM_UP = { ms: 6_000, moves: 60_000 };
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
const PROGRAMS = { relay: fileURLToPath(new URL('./relay.ts', import.meta.url)), nimhall: NIMHALL } as const;

/** A server to be measured, on one node or on several. */
export interface Candidate {
  readonly server: LoadPlan['server'];
  /** The program to measure; by default that of this revision. */
  readonly program?: string;
  readonly nodes: number;
  /** Settings of all its nodes, made anew for each run. */
  readonly env: () => Promise<Readonly<Record<string, string>>>;
  /** Runs beside the measured load until the signal aborts it. */
  readonly beside?: (url: string, end: AbortSignal) => Promise<void>;
}

export interface Scenario extends Pick<LoadPlan, 'rooms' | 'watchers' | 'movesPerSecond'> {
  readonly name: string;
}

export interface Run extends LoadResult {
  /** Processor seconds of its nodes per 10,000 moves. */
  readonly cpu: number;
  /** Resident memory of its nodes at the end, in MiB. */
  readonly memory: number;
}

/** Starts the candidate, plays the scenario for this long, and stops it. */
export async function measure(candidate: Candidate, scenario: Scenario, measureMs: number): Promise<Run> {
  const env = await candidate.env();
  const nodes = await Promise.all(
    Array.from({ length: candidate.nodes }, () => startNode(candidate.program ?? PROGRAMS[candidate.server], env)),
  );
  const end = new AbortController();
  try {
    const { movesPerSecond, rooms, watchers } = scenario;
    const warmUp = movesPerSecond === null ? WARM_UP : { ...WARM_UP, moves: 0 };
    const urls = nodes.map(({ url }) => url);
    const plan: LoadPlan = { urls, server: candidate.server, rooms, watchers, movesPerSecond, warmUp, measureMs };
    const used = (): number => nodes.reduce((sum, { child }) => sum + processorSeconds(child), 0);
    let [before, after] = [0, 0];
    let beside: Promise<void> | undefined;
    const result = await runLoad<LoadPlan, LoadResult>(LOAD, plan, (mark) => {
      if (mark === 'measuring') {
        before = used();
        beside = candidate.beside?.(urls[0] ?? '', end.signal);
      } else after = used();
    });
    const memory = nodes.reduce((sum, { child }) => sum + residentMiB(child), 0);
    end.abort();
    await beside;
    return { ...result, cpu: ((after - before) / result.moves) * 10_000, memory };
  } finally {
    end.abort();
    await Promise.all(nodes.map(({ stop }) => stop()));
  }
}
