import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fill, type Shape } from '../fill.ts';
import { machine, newFolder, nimhall, processorSeconds, residentMiB, runLoad, startNode } from '../process.ts';
import type { LobbyPlan, LobbyResult } from './plan.ts';

/**
 * `npm run bench:lobby`: a hall with ten thousand games, of which a hundred are being played. Measures what the lobby
 * sends to one visitor, and what that costs the moves. The baseline is the same hall with nobody in the lobby.
 */

const MEASURE_MS = Number(process.env.BENCH_MS ?? 10_000);
const ROOMS = Number(process.env.BENCH_ROOMS ?? 10_000);
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
/** The newest games, which are being played, and the moves each gets per second. */
const GAMES = 100;
const MOVES = 1;
const VISITORS = [0, 1, 100, 500];
/** Programs that follow it over HTTP, with nobody else in it. */
const FOLLOWERS = [100, 1_000];

const now = Date.now();
const stands: Shape = { start: '1000000,1000000', clock: null, plies: 4, at: now - 60_000, end: 'deserted' };
const prepared = await newFolder();
await fill(
  prepared,
  [
    { shape: stands, from: GAMES, count: ROOMS - GAMES },
    { shape: { ...stands, at: now }, from: 0, count: GAMES },
  ],
  { lastBeat: now, known: GAMES },
);

process.stdout.write(`${ROOMS} listed games, of which ${GAMES} go on with ${MOVES} move/s each, ${machine()}\n\n`);
process.stdout.write(
  '| in the lobby | start ms | first page: rooms | bytes | ms | bytes/s to each | moves/s | move p50 / p99 ms | CPU s / 10,000 moves | memory MiB |\n',
);
process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n');
for (const visitors of VISITORS) await row(`${visitors}`, { visitors, followers: 0 });
for (const followers of FOLLOWERS) await row(`${followers} over HTTP`, { visitors: 0, followers });
await rm(prepared, { recursive: true, force: true });

async function row(name: string, people: Pick<LobbyPlan, 'visitors' | 'followers'>): Promise<void> {
  process.stdout.write(`| ${[name, ...(await measure(people))].join(' | ')} |\n`);
}

async function measure(people: Pick<LobbyPlan, 'visitors' | 'followers'>): Promise<string[]> {
  const dataDir = await newFolder();
  await cp(prepared, dataDir, { recursive: true });
  const node = await startNode(nimhall(), { DATA_DIR: dataDir });
  try {
    let [before, after, memory] = [0, 0, 0];
    const plan: LobbyPlan = { url: node.url, games: GAMES, movesPerSecond: MOVES, plies: stands.plies, ...people, measureMs: MEASURE_MS };
    const { moves, ack, visit } = await runLoad<LobbyPlan, LobbyResult>(LOAD, plan, (mark) => {
      if (mark === 'measuring') before = processorSeconds(node.child);
      else {
        after = processorSeconds(node.child);
        memory = residentMiB(node.child);
      }
    });
    const page = visit ? [visit.rooms, visit.bytes, visit.after.toFixed(1), visit.bytesPerSecond.toFixed(0)] : ['', '', '', ''];
    const cpu = ((after - before) / moves) * 10_000;
    return [
      node.openAfter.toFixed(0),
      ...page.map(String),
      (moves / (MEASURE_MS / 1_000)).toFixed(0),
      `${ack.p50.toFixed(2)} / ${ack.p99.toFixed(2)}`,
      cpu.toFixed(2),
      memory.toFixed(0),
    ];
  } finally {
    await node.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
