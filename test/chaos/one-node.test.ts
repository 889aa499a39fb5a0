import { expect, onTestFinished, test } from 'vitest';
import { canFillDisks, fillDisk, freeDisk } from '../support/full-disk.ts';
import { pairAt } from '../support/harness.ts';
import { startServerProcess } from '../support/server-process.ts';
import { Convergence } from './convergence.ts';
import { logIn, recordsIn } from './log-file.ts';
import { dies, hangs, runsFull, startMortal } from './mortal.ts';
import { ON_ONE_NODE, rounds, TIMEOUT } from './plan.ts';
import { playRound } from './round.ts';
import { History } from './trouble.ts';

test('the only node is killed, frozen or has a full disk while pairs and a bot play', { timeout: TIMEOUT }, async () => {
  const [history, convergence] = [new History(), new Convergence()];
  const node = await startMortal(history.giveUp);
  const troubles = [dies(node, 'the node', 'everybody'), hangs(node, 'the node', 'everybody'), ...(canFillDisks ? [runsFull(node)] : [])];
  for (const round of rounds(troubles, { faults: ON_ONE_NODE })) {
    await playRound({ ...round, urls: [node.url], history, convergence, records: recordsIn(node.dataDir) });
  }
  process.stdout.write(`${history.report()}. ${convergence.report()}.\n`);
});

test.runIf(canFillDisks)('a full disk refuses moves and loses none; with room again the same moves succeed', async () => {
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
  // Too little space for a move may still be enough for one or two of the smaller writes that test the disk.
  await expect.poll(readiness, { timeout: 20_000 }).toBe(503);
  freeDisk(node);
  expect(await readiness()).toBe(200);
  await players[ply % 2]?.ok('move', move(ply));
  expect(await first.ok('room:enter', { room })).toMatchObject({ version: ply + 3, snapshot: { ply: ply + 1 } });
  expect(logIn(node.dataDir, room).length).toBe(ply + 3);
});
