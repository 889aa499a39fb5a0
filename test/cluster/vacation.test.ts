import { VACATION_DAYS } from '@nimhall/shared/room/vacation';
import { expect, test } from 'vitest';
import { openShared } from '../support/cluster.ts';
import { connect, joinAs, serve } from '../support/harness.ts';
import { setVacation } from '../support/vacation.ts';

const DAY = 24 * 3_600_000;

const shared = openShared();

test('a player who goes on vacation at one node does so once, and is not flagged by the other', async () => {
  const databaseUrl = await shared.postgres.database();
  const clock = { now: Date.UTC(2026, 0, 1) };
  const nodes = [await serve({ databaseUrl, clock }), await serve({ databaseUrl, clock })] as const;
  const [ann, ben] = [await joinAs(nodes[0].url, 'Ann'), await joinAs(nodes[1].url, 'Ben')];
  const { room } = await ann.ok('room:create', { game: 'nim', start: '9,9', clock: { days: 3 } });
  await ben.ok('room:enter', { room });
  await ben.ok('seat:take', { room, id: 'sit', seat: 'second' });
  await ann.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'a1' });
  await ben.ok('move', { room, id: '2', branch: 0, ply: 1, move: 'b1' });
  const look = async (at: 0 | 1) => await (await fetch(`${nodes[at].url}/api/v1/rooms/${room}`)).json();

  const until = clock.now + VACATION_DAYS * DAY;
  const twice = await Promise.all(nodes.map(({ url }) => setVacation(url, ann, true)));
  expect(twice).toEqual([
    { until, daysLeft: 0 },
    { until, daysLeft: 0 },
  ]);
  const clockAtBen = async () => {
    const { snapshot } = await (await connect(nodes[1].url, { protocol: 1, token: ben.token })).ok('room:enter', { room });
    return snapshot.clock;
  };
  expect(await clockAtBen()).toMatchObject({ since: until, vacation: { first: until, second: null } });

  clock.now += 20 * DAY;
  await Promise.all(nodes.map((node) => node.sweep()));
  expect(await look(1)).toMatchObject({ status: 'playing' });
  expect(await setVacation(nodes[1].url, ann, false)).toEqual({ until: null, daysLeft: VACATION_DAYS - 20 });
  expect(await look(0)).toMatchObject({ clock: { since: clock.now, vacation: { first: null, second: null } } });
});
