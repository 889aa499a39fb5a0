import { wakeNodes } from '@nimhall/server/cluster/wake-nodes';
import { openPostgres } from '@nimhall/server/store/postgres';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openShared } from '../support/cluster.ts';
import { runHall } from '../support/hall-command.ts';
import { joinAs, newToken, serve } from '../support/harness.ts';
import { operatorWith, printed } from '../support/operator.ts';

const shared = openShared();
const log = pino({ level: 'silent' });

test('every node applies what the operator does', async () => {
  const where = { databaseUrl: await shared.postgres.database(), redisUrl: shared.redis.url };
  const now = Date.now();
  const nodes = [await serve({ ...where, now }), await serve({ ...where, now })] as const;
  const [ann, ben] = [await joinAs(nodes[0].url, 'Ann'), await joinAs(nodes[1].url, 'Ben')];
  const { room } = await ann.ok('room:create', { game: 'nim', start: '3,4' });
  await ben.ok('room:enter', { room });
  const store = await openPostgres(where.databaseUrl, log);
  onTestFinished(() => store.close());
  const operator = operatorWith({ store, now: Date.now, log });
  const hall = async (...args: string[]): Promise<string> => {
    const answer = await operator(...args);
    await wakeNodes(where.redisUrl, log);
    return printed(answer);
  };

  const mute = await runHall({ DATABASE_URL: where.databaseUrl, REDIS_URL: where.redisUrl }, 'mute', 'Ben', '2h');
  expect([mute.code, mute.stderr]).toEqual([0, '']);
  expect(await ben.send('chat', { room, text: 'boo' })).toMatchObject({ error: { code: 'muted' } });
  await hall('rename', 'Ben', 'Benno');
  await ann.waitFor('presence', ({ watchers }) => watchers.includes('Benno'));
  await hall('close', room);
  for (const client of [ann, ben]) await client.waitFor('room', ({ events }) => events.some(({ kind }) => kind === 'closed'));
  const cut = new Promise((resolve) => ben.socket.once('disconnect', resolve));
  await hall('erase', 'Benno', '--yes');
  await cut;
  expect(await hall('log')).toMatch(/erase.*close.*rename.*mute/s);
  await newToken(nodes[1].url, 'Benno');
});
