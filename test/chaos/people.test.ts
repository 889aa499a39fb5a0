import { openPostgres } from '@nimhall/server/store/postgres';
import { openSqliteForCli } from '@nimhall/server/store/sqlite';
import type { Store } from '@nimhall/server/store/store';
import { seededRandom } from '@nimhall/shared/bot/random';
import pino from 'pino';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { openCluster, openShared } from '../support/cluster.ts';
import { canFillDisks } from '../support/full-disk.ts';
import { newToken } from '../support/harness.ts';
import { Couple } from './couple.ts';
import { dies, hangs, runsFull, startMortal } from './mortal.ts';
import { judgePeople } from './people-judge.ts';
import { type Fault, OF_ONE_KIND, rounds, TIMEOUT } from './plan.ts';
import { Schedule } from './schedule.ts';
import { ends } from './service-troubles.ts';
import { History, type Trouble } from './trouble.ts';

/** Families in each of which two people look for each other. */
const GAMES = ['nim', 'kayles'];
const shared = openShared();
const silent = pino({ level: 'silent' });

interface Setting {
  readonly urls: readonly string[];
  readonly history: History;
  readonly store: Store;
}

/** Runs couples until all faults are over and each has finished what it began. */
async function playRound(seed: number, faults: readonly Fault[], { urls, history, store }: Setting): Promise<void> {
  const random = seededRandom(seed);
  const schedule = new Schedule(faults, history);
  const couples = await Promise.all(
    GAMES.map(async (game) => {
      const known = [await newToken(urls[0] ?? '', 'Ann'), await newToken(urls[0] ?? '', 'Ben')] as const;
      return new Couple(game, known, { urls, random: seededRandom(Math.floor(random() * 2 ** 31)), onDone: () => onDone() });
    }),
  );
  onTestFailed(
    () => void process.stderr.write(`CHAOS_SEED=${seed}: ${history.report()}; ${JSON.stringify(couples.map(({ told }) => told))}\n`),
  );
  const stop = (): void => {
    for (const couple of couples) couple.stop();
  };
  const onDone = (): void => {
    schedule.ack();
    if (schedule.left === 0) void schedule.settled().then(stop);
  };
  await history.unlessLost(Promise.all(couples.map((couple) => couple.go())));
  expect(schedule.left, 'they were done before everything had broken').toBe(0);
  await judgePeople(store, couples);
  for (const couple of couples) couple.close();
}

test('the only node is killed, frozen or has a full disk while people duel, challenge, report and block one another', {
  timeout: TIMEOUT,
}, async () => {
  const history = new History();
  const node = await startMortal(history.giveUp);
  const store = openSqliteForCli(node.dataDir, silent);
  onTestFinished(() => store.close());
  const troubles = [dies(node, 'the node', 'everybody'), hangs(node, 'the node', 'everybody'), ...(canFillDisks ? [runsFull(node)] : [])];
  for (const { seed, faults } of rounds(troubles, { faults: OF_ONE_KIND }))
    await playRound(seed, faults, { urls: [node.url], history, store });
  process.stdout.write(`${history.report()}.\n`);
});

test('a node or Postgres stops or freezes while people do the same on two nodes', { timeout: TIMEOUT }, async () => {
  const { env } = await openCluster(shared);
  const history = new History();
  const [one, two] = [await startMortal(history.giveUp, { env }), await startMortal(history.giveUp, { env })];
  const store = await openPostgres(env.DATABASE_URL ?? '', silent);
  onTestFinished(() => store.close());
  const troubles: readonly Trouble[] = [
    dies(one, 'a node', 'some'),
    hangs(two, 'a node', 'some'),
    ends(shared.postgres, 'Postgres crashes', 'everybody'),
  ];
  for (const { seed, faults } of rounds(troubles, { faults: OF_ONE_KIND })) {
    await playRound(seed, faults, { urls: [one.url, two.url], history, store });
  }
  process.stdout.write(`${history.report()}.\n`);
});
