import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Percentiles } from '../client.ts';
import { machine, nextMessage, nimhall, processorSeconds, startNode } from '../process.ts';

/**
 * `npm run bench:overlay`: 100 rooms at once (`BENCH_ROOMS`) in which two spectators each watch the perfect-move overlay and a move is made every
 * second. Measures how soon the overlay follows a move, beside the same rooms without it.
 */

const ROOMS = Number(process.env.BENCH_ROOMS ?? 100);
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));

/** Games from a start in which # is the number of the room, and how many moves are made: no game is over before. */
const GAMES = [
  { game: 'nim', start: '20,30,40,10#', moves: 10 },
  { game: 'kayles', start: '40,1#', moves: 10 },
  { game: 'sprouts', start: '6', moves: 10 },
] as const;

export interface OverlayPlan {
  readonly url: string;
  readonly rooms: number;
  readonly game: string;
  readonly start: string;
  readonly moves: number;
  readonly overlay: boolean;
}

export interface OverlayResult {
  /** From sending a move, in milliseconds. */
  readonly ack: Percentiles;
  readonly overlay: Percentiles;
  readonly overlays: number;
  readonly expected: number;
}

process.stdout.write(`${ROOMS} rooms with a move a second in each, ${machine()}\n\n`);
process.stdout.write('| game | ack p50 / p99 ms without overlay | with it | overlay p50 / p99 ms | came | CPU of the server, s |\n');
process.stdout.write('| --- | --- | --- | --- | --- | --- |\n');
for (const each of GAMES) {
  const without = await measure({ ...each, overlay: false });
  const watched = await measure({ ...each, overlay: true });
  const cells = [
    each.game,
    pair(without.ack),
    pair(watched.ack),
    pair(watched.overlay),
    `${watched.overlays} of ${watched.expected}`,
    `${without.cpu.toFixed(1)} → ${watched.cpu.toFixed(1)}`,
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

async function measure(plan: Omit<OverlayPlan, 'url' | 'rooms'>): Promise<OverlayResult & { readonly cpu: number }> {
  const node = await startNode(nimhall());
  const load = fork(LOAD, [JSON.stringify({ ...plan, url: node.url, rooms: ROOMS } satisfies OverlayPlan)]);
  try {
    await nextMessage(load);
    const before = processorSeconds(node.child);
    const result = (await nextMessage(load)) as OverlayResult;
    return { ...result, cpu: processorSeconds(node.child) - before };
  } finally {
    load.kill('SIGKILL');
    await node.stop();
  }
}

function pair({ p50, p99 }: Percentiles): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
}
