import { Cluster, type NodeDeath } from '@nimhall/server/cluster/cluster';
import { openPostgres } from '@nimhall/server/store/postgres';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openShared } from '../support/cluster.ts';
import { delays } from '../support/delays.ts';

const silent = pino({ level: 'silent' });
const shared = openShared();

test('a node keeps its heartbeat while it cleans up the visitors of a dead one, once, and retries what failed', async () => {
  const { sharedTables, close } = await openPostgres(await shared.postgres.database(), silent);
  onTestFinished(close);
  if (!sharedTables) throw new Error('Postgres is shared');
  const ended: ((error?: Error) => void)[] = [];
  const deaths: NodeDeath[] = [];
  const onNodeDeath = (death: NodeDeath): Promise<void> => {
    deaths.push(death);
    return new Promise((resolve, reject) => ended.push((error) => (error ? reject(error) : resolve())));
  };
  const survivor = new Cluster({ sharedTables, delays, log: silent, onNodeDeath, onPresenceLost: () => undefined });
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  clock.mockReturnValue(0);
  await survivor.beat();
  await sharedTables.seen('dead');
  await sharedTables.visits('dead', [{ room: 'room', player: { id: 'ann', name: 'Ann' }, there: true }]);
  // According to the clock of the database; the survivor has watched for longer than that by its own clock.
  clock.mockReturnValue(2 * delays.deadNode);
  await expect
    .poll(async () => (await sharedTables.nodes()).find(({ node }) => node === 'dead')?.silentFor, { timeout: 20_000 })
    .toBeGreaterThan(delays.deadNode);
  await survivor.beat();
  await expect.poll(() => deaths).toMatchObject([{ node: 'dead', visits: [{ room: 'room', player: 'ann' }] }]);
  for (let beats = 0; beats < 3; beats++) await survivor.beat();
  expect(deaths.length, 'burials under way').toBe(1);

  ended[0]?.(new Error('The store was away'));
  await expect
    .poll(async () => {
      await survivor.beat();
      return deaths.length;
    })
    .toBe(2);
  expect((await sharedTables.nodes()).length, 'nodes known before the visitors of the dead one are looked after').toBe(2);
  ended[1]?.();
  await expect.poll(async () => (await sharedTables.nodes()).length).toBe(1);
});
