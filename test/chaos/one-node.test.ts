import { join } from 'node:path';
import type { LoggedEntry } from '@nimhall/server/store/store';
import type { RoomEvent } from '@nimhall/shared/room/events';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { canFillDisks, fillDisk, freeDisk } from '../support/full-disk.ts';
import { pairAt } from '../support/harness.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { Convergence } from './convergence.ts';
import { rounds, TIMEOUT } from './plan.ts';
import { playRound } from './round.ts';

interface Row {
  readonly version: number;
  readonly at: number;
  readonly actor: string | null;
  readonly command: string | null;
  readonly events: string;
}

/** The log as it is on the disk. */
function logIn(dataDir: string, room: string): LoggedEntry[] {
  const db = new Database(join(dataDir, 'nimhall.sqlite'), { readonly: true });
  const rows = db.prepare<[string], Row>('SELECT version, at, actor, command, events FROM log WHERE room = ? ORDER BY version').all(room);
  db.close();
  return rows.map(({ version, at, actor, command, events }) => ({
    version,
    at,
    events: JSON.parse(events) as RoomEvent[],
    receipt: actor !== null && command !== null ? { actor, id: command } : null,
  }));
}

test('kill -9 of the only node, again and again, while pairs and a bot play', { timeout: TIMEOUT }, async () => {
  let node: ServerProcess = await startServerProcess();
  onTestFinished(() => node.stop());
  const { url, port, dataDir } = node;
  const happen = async (): Promise<void> => {
    await node.kill('SIGKILL');
    node = await startServerProcess({ port, dataDir });
  };
  const convergence = new Convergence();
  for (const { seed, afterAcks } of rounds()) {
    const faults = afterAcks.map((after) => ({ afterAcks: after, happen }));
    await playRound({ urls: [url], seed, pairs: 3, faults, convergence, log: async (room) => logIn(dataDir, room) });
  }
  process.stdout.write(`${convergence.report()}.\n`);
});

test.runIf(canFillDisks)('a disk that is full refuses moves and loses none; with room again the same moves go through', async () => {
  const node = await startServerProcess();
  onTestFinished(() => node.stop());
  const { first, second, room } = await pairAt(node.url, { start: '50,50' });
  fillDisk(node);
  const players = [first, second];
  const move = (ply: number) => ({ room, id: `m${ply}`, branch: 0, ply, move: ply % 2 === 0 ? 'a1' : 'b1' });
  let ply = 0;
  for (; ply < 50; ply++) {
    const answer = await players[ply % 2]?.send('move', move(ply));
    if (answer?.ok) continue;
    expect(answer).toMatchObject({ error: { code: 'unavailable' } });
    break;
  }
  expect(ply, 'the disk never filled up').toBeLessThan(50);
  const readiness = async (): Promise<number> => (await fetch(`${node.url}/readyz`)).status;
  // What is too little for a move may still be enough for one or two of the smaller writes that try it out.
  await expect.poll(readiness, { timeout: 20_000 }).toBe(503);
  freeDisk(node);
  expect(await readiness()).toBe(200);
  await players[ply % 2]?.ok('move', move(ply));
  expect(await first.ok('room:enter', { room })).toMatchObject({ version: ply + 3, snapshot: { ply: ply + 1 } });
  expect(logIn(node.dataDir, room).length).toBe(ply + 3);
});
