import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The cost of some work: milliseconds of its own thread, and the growth of its memory in megabytes. */
interface Cost {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** The maximum cost of anything that a client waits for, on a machine that takes `USUAL_MS` for ten rounds of `usualWork`. */
const MAX_COST: Cost = { milliseconds: 20, megabytes: 20 };
const USUAL_MS = 50;

/**
 * Attempts before it counts as too costly, because a busy machine, a cold start and a garbage collection are not its
 * fault.
 */
const RUNS = 5;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Runs some work and measures it. */
export type Piece = <T>(name: string, work: () => T) => T;

/**
 * The pieces of work whose cost exceeds `MAX_COST` in every measurement; `run` does them all, in the same order each
 * time.
 */
export function tooCostly(run: (piece: Piece) => void): string[] {
  const least = new Map<string, Cost>();
  for (let each = 0; each < RUNS; each++) {
    const costs = new Map<string, Cost>();
    // One measurement is mostly enough, and a collection takes as long as much of what is measured.
    if (each > 0) collectGarbage();
    run((name, work) => {
      const key = `${name} ${costs.size}`;
      const before = used();
      const result = work();
      const after = used();
      costs.set(key, { milliseconds: after.milliseconds - before.milliseconds, megabytes: after.megabytes - before.megabytes });
      return result;
    });
    const slow = each > 0 && [...costs.values()].some(isTooMuch) ? slowness() : 1;
    for (const [key, { milliseconds, megabytes }] of costs) {
      least.set(key, lower({ milliseconds: milliseconds / slow, megabytes }, least.get(key)));
    }
    if (![...least.values()].some(isTooMuch)) return [];
  }
  return [...least].filter(([, cost]) => isTooMuch(cost)).map(([key, cost]) => `${key}: ${cost.milliseconds} ms, ${cost.megabytes} MB`);
}

function used(): Cost {
  const { user, system } = process.threadCpuUsage();
  // `process.memoryUsage` returns the same, and makes more system calls.
  const { used_heap_size, external_memory } = getHeapStatistics();
  return { milliseconds: (user + system) / 1e3, megabytes: (used_heap_size + external_memory) / 1e6 };
}

function lower(a: Cost, b: Cost = a): Cost {
  return { milliseconds: Math.min(a.milliseconds, b.milliseconds), megabytes: Math.min(a.megabytes, b.megabytes) };
}

function isTooMuch({ milliseconds, megabytes }: Cost): boolean {
  return milliseconds > MAX_COST.milliseconds || megabytes > MAX_COST.megabytes;
}

/** How many times as long as usual work takes now, at least 1: a thread has less of its core while neighbours are busy, and no clock tells. */
function slowness(): number {
  const before = used().milliseconds;
  for (let round = 0; round < 10; round++) usualWork();
  return Math.max(1, (used().milliseconds - before) / USUAL_MS);
}

/** Texts, numbers and a map, as in most of what is measured. */
function usualWork(): void {
  const seen = new Map<string, number>();
  let value = 1;
  for (let at = 0; at < 100_000; at++) {
    value = (Math.imul(value, 1_103_515_245) + 12_345) & 0x7fffffff;
    const key = `${value % 5_000}`;
    seen.set(key, (seen.get(key) ?? 0) ^ at);
  }
}
