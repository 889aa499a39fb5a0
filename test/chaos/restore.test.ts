import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { test } from 'vitest';
import { scaled } from '../support/scale.ts';
import { fileOf, recordsIn } from './log-file.ts';
import { type Mortal, startMortal } from './mortal.ts';
import { OF_ONE_KIND, rounds, TIMEOUT } from './plan.ts';
import { playRound } from './round.ts';
import { History, type Trouble } from './trouble.ts';

test('a backup is restored under open clients: they reload their rooms and play on from there', { timeout: TIMEOUT }, async () => {
  const history = new History();
  const node = await startMortal(history.giveUp);
  for (const round of rounds([restore(node)], { faults: scaled(2, OF_ONE_KIND), brief: true })) {
    // Long games, because what a restored backup loses has to be played again.
    await playRound({ ...round, urls: [node.url], start: '20,20', history, convergence: null, records: recordsIn(node.dataDir) });
  }
  process.stdout.write(`${history.report()}.\n`);
});

/** Makes a backup while games go on and restores it a moment later, as server/docs/operations.md says. */
function restore(node: Mortal): Trouble {
  const file = fileOf(node.dataDir);
  const backup = join(node.dataDir, 'backup.sqlite');
  return {
    name: 'a backup is put back',
    stops: 'some',
    breaks: async () => {
      await rm(backup, { force: true });
      const db = new Database(file, { readonly: true });
      await db.backup(backup);
      db.close();
    },
    mends: async () => {
      await node.end('SIGTERM');
      await Promise.all([`${file}-wal`, `${file}-shm`].map((beside) => rm(beside, { force: true })));
      await copyFile(backup, file);
      await node.start();
    },
  };
}
