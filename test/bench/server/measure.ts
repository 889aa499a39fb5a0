import { PROGRAMS, processorSeconds, residentMiB, startNode } from '../process.ts';
import { type Generator, startGenerator } from './generator.ts';
import type { LoadPlan, LoadResult } from './plan.ts';

/**
 * Until V8 has compiled what a move needs: before, servers with more code look dearer than they are. In messages, because a slow machine
 * takes longer for the same: 60,000 moves in rooms with two spectators.
 */
const WARM_UP = { ms: 6_000, messages: 300_000 };
/** How long one plays before the next does. */
const TURN_MS = 1_000;

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

/**
 * Starts all candidates and warms them up. Then they take turns in playing the scenario, until each has played for this
 * long: so the machine is equally fast for all of them, however it drifts. Their processor time is that from the first turn
 * to the end of the last, because what a move still has to be done for may be done after the turn.
 */
export async function measure<Name extends string>(
  candidates: Readonly<Record<Name, Candidate>>,
  scenario: Scenario,
  measureMs: number,
): Promise<Record<Name, Run>> {
  const running: [Name, Running][] = [];
  try {
    for (const [name, candidate] of Object.entries<Candidate>(candidates)) {
      running.push([name as Name, await start(candidate, scenario)]);
    }
    const began = running.map(([, { used }]) => used());
    const turns = running.length === 1 ? 1 : Math.ceil(measureMs / TURN_MS);
    for (let turn = 0; turn < turns; turn++) {
      for (const [, { play }] of running) await play(measureMs / turns);
    }
    const cpu = running.map(([, { used }], index) => used() - (began[index] ?? 0));
    const runs: [Name, Run][] = [];
    for (const [index, [name, { result, memory }]] of running.entries()) {
      const load = await result();
      runs.push([name, { ...load, cpu: ((cpu[index] ?? 0) / load.moves) * 10_000, memory: memory() }]);
    }
    return Object.fromEntries(runs) as Record<Name, Run>;
  } finally {
    await Promise.all(running.map(([, { stop }]) => stop()));
  }
}

/** A warm candidate and its load generator. */
interface Running {
  readonly play: Generator['play'];
  readonly result: Generator['result'];
  /** Processor seconds of its nodes so far. */
  readonly used: () => number;
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

async function start(candidate: Candidate, { rooms, watchers, movesPerSecond }: Scenario): Promise<Running> {
  const env = await candidate.env();
  const nodes = await Promise.all(
    Array.from({ length: candidate.nodes }, () => startNode(candidate.program ?? PROGRAMS[candidate.server](), env)),
  );
  const urls = nodes.map(({ url }) => url);
  const moves = movesPerSecond === null ? Math.ceil(WARM_UP.messages / (watchers + 3)) : 0;
  const warmUp = { ms: WARM_UP.ms, moves };
  const stopNodes = (): Promise<unknown> => Promise.all(nodes.map((node) => node.stop()));
  try {
    const { play, result, stop } = await startGenerator({ urls, server: candidate.server, rooms, watchers, movesPerSecond, warmUp });
    return {
      play: async (ms) => {
        const end = new AbortController();
        const beside = candidate.beside?.(urls[0] ?? '', end.signal);
        try {
          await play(ms);
        } finally {
          end.abort();
        }
        await beside;
      },
      result,
      used: () => nodes.reduce((sum, { child }) => sum + processorSeconds(child), 0),
      memory: () => nodes.reduce((sum, { child }) => sum + residentMiB(child), 0),
      stop: async () => {
        stop();
        await stopNodes();
      },
    };
  } catch (error) {
    await stopNodes();
    throw error;
  }
}
