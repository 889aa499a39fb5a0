import { openPostgres } from '@nimhall/server/store/postgres';
import pino from 'pino';
import { onTestFinished, test } from 'vitest';
import { openCluster, openShared } from '../support/cluster.ts';
import { Convergence } from './convergence.ts';
import { dies, hangs, startMortal } from './mortal.ts';
import { ON_TWO_NODES, rounds, TIMEOUT } from './plan.ts';
import { playRound } from './round.ts';
import { ends } from './service-troubles.ts';
import { History, type Trouble } from './trouble.ts';

const shared = openShared();

test('a node, Redis or Postgres stops or freezes while pairs and a bot play on two nodes', { timeout: TIMEOUT }, async () => {
  const { env } = await openCluster(shared);
  const [history, convergence] = [new History(), new Convergence()];
  const [one, two] = [await startMortal(history.giveUp, { env }), await startMortal(history.giveUp, { env })];
  const store = await openPostgres(env.DATABASE_URL ?? '', pino({ level: 'silent' }));
  onTestFinished(() => store.close());
  const troubles: readonly Trouble[] = [
    dies(one, 'a node', 'some'),
    hangs(two, 'a node', 'some'),
    ends(shared.redis, 'Redis is killed', 'nobody'),
    ends(shared.postgres, 'Postgres crashes', 'everybody'),
    ends(shared.postgres, 'Postgres is shut down', 'everybody', 'SIGINT'),
  ];
  for (const round of rounds(troubles, { faults: ON_TWO_NODES })) {
    await playRound({ ...round, urls: [one.url, two.url], history, convergence, records: store });
  }
  process.stdout.write(`${history.report()}. ${convergence.report()}.\n`);
});
