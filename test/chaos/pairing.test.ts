import { PAIRING } from '@nimhall/server/store/logged-entry';
import { openPostgres } from '@nimhall/server/store/postgres';
import { seededRandom } from '@nimhall/shared/bot/random';
import pg from 'pg';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openCluster, openShared } from '../support/cluster.ts';
import { newToken } from '../support/harness.ts';
import { judge } from './judge.ts';
import { startMortal } from './mortal.ts';
import { OF_ONE_KIND, rounds, TIMEOUT } from './plan.ts';
import { Schedule } from './schedule.ts';
import { Seeker } from './seeker.ts';
import { ends } from './service-troubles.ts';
import { History, type Trouble } from './trouble.ts';

/** People who look for the same kind of game at the same time. */
const SEEKERS = 6;

const shared = openShared();

test('Postgres stops while people look for opponents: the nodes survive, nobody is paired twice and no room is lost', {
  timeout: TIMEOUT,
}, async () => {
  const { env } = await openCluster(shared);
  const url = env.DATABASE_URL ?? '';
  const history = new History();
  const urls = [(await startMortal(history.giveUp, { env })).url, (await startMortal(history.giveUp, { env })).url];
  const store = await openPostgres(url, pino({ level: 'silent' }));
  onTestFinished(() => store.close());
  const troubles: readonly Trouble[] = [
    ends(shared.postgres, 'Postgres crashes', 'everybody'),
    ends(shared.postgres, 'Postgres is shut down', 'everybody', 'SIGINT'),
    { name: 'connections to Postgres are ended', stops: 'some', breaks: () => endConnections(url), mends: () => endConnections(url) },
  ];
  for (const { seed, faults } of rounds(troubles, { faults: OF_ONE_KIND })) {
    const random = seededRandom(seed);
    const schedule = new Schedule(faults, history);
    // When everything is repaired, everybody plays once more, which shows that pairing has survived.
    const enough = Promise.withResolvers<void>();
    let played = 0;
    const onPlayed = (): void => {
      if (schedule.left > 0) return;
      void schedule.settled().then(() => {
        if (++played >= SEEKERS) enough.resolve();
      });
    };
    const people = await Promise.all(Array.from({ length: SEEKERS }, (_, index) => newToken(urls[index % 2] ?? '', 'Ann')));
    const seekers = people.map(({ token, player }) => {
      const own = seededRandom(Math.floor(random() * 2 ** 31));
      return new Seeker({ urls, token, player: player.id, random: own, onPaired: schedule.ack, onPlayed, onLost: history.giveUp });
    });
    const gone = seekers.map((seeker) => seeker.go());
    await history.unlessLost(enough.promise);
    for (const seeker of seekers) seeker.stop();
    await history.unlessLost(Promise.all(gone));
    await judgePairs(url, seekers, seed);
    const visits = Map.groupBy(
      seekers.flatMap((seeker) => seeker.visits),
      ({ code }) => code,
    );
    for (const [room, players] of visits) {
      await judge({ room, players, records: store, failures: history.failures, restored: false });
    }
    for (const seeker of seekers) seeker.close();
  }
  process.stdout.write(`${history.report()}.\n`);
});

/** Every id led to one seat in one room, and every repeated request got that room as its answer. */
async function judgePairs(url: string, seekers: readonly Seeker[], seed: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ room: string; command: string; actor: string }>('SELECT room, actor, command FROM log');
  await client.end();
  for (const { player, answers } of seekers) {
    for (const [id, rooms] of answers) {
      const made = rows.filter(({ actor, command }) => actor === player && command === PAIRING + id).map(({ room }) => room);
      expect(made.length, `CHAOS_SEED=${seed}: ${player} was given ${made} for "${id}"`).toBeLessThanOrEqual(1);
      if (rooms.size > 0) expect(made, `CHAOS_SEED=${seed}: what ${player} was told of "${id}"`).toEqual([...rooms]);
    }
  }
}

/** Ends all connections to the database, as a restarting proxy in front of it does. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nimhall'`);
  await client.end();
}
