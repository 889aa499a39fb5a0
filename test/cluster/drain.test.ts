import { expect, test } from 'vitest';
import { openCluster, openShared } from '../support/cluster.ts';
import { connect, joinAs, pairAt } from '../support/harness.ts';
import { scaled } from '../support/scale.ts';

const shared = openShared();
/** Moves in the game during which nodes are replaced, each after three of them. */
const MOVES = scaled(6, 9);

test('a node that is asked to stop sends its clients away and finishes pending work, and nothing is lost', async () => {
  const cluster = await openCluster(shared);
  const [leaving, staying] = [await cluster.join(), await cluster.join()];
  const { first, second, room } = await pairAt(leaving.url, { start: '50,50' });
  const crowd = await Promise.all(Array.from({ length: 40 }, () => connect(leaving.url, { protocol: 1 })));

  const stopped = leaving.kill('SIGTERM');
  await first.waitFor('draining');
  const readiness = await fetch(`${leaving.url}/readyz`).then(
    ({ status }) => status,
    () => 'closed',
  );
  expect(['closed', 503]).toContain(readiness);
  await expect(connect(leaving.url, { protocol: 1 })).rejects.toThrow();
  const waits = await Promise.all(crowd.map((client) => client.waitFor('draining').then((message) => message.afterMs)));
  expect(new Set(waits).size).toBeGreaterThan(5);

  const acknowledged = await first.socket
    .timeout(5_000)
    .emitWithAck('move', { room, id: 'last', branch: 0, ply: 0, move: 'a1' })
    .then(
      (answer: { ok: boolean }) => answer.ok,
      () => false,
    );
  for (const client of [...crowd, first, second]) client.socket.disconnect();
  expect(await stopped).toBe(0);

  const ann = await connect(staying.url, { protocol: 1, token: first.token });
  const { snapshot } = await ann.ok('room:enter', { room });
  if (acknowledged) expect(snapshot).toMatchObject({ ply: 1 });
  expect(await ann.ok('move', { room, id: 'last', branch: 0, ply: 0, move: 'a1' })).toEqual({ ok: true, version: 3, ply: 1 });
});

test('nodes are replaced one after another during play, and no move is lost', async () => {
  const cluster = await openCluster(shared);
  let node = await cluster.join();
  const [ann, ben] = await Promise.all([joinAs(node.url, 'Ann'), joinAs(node.url, 'Ben')]);
  const { room } = await ann.ok('room:create', { game: 'nim', start: '50,50' });
  await ben.ok('seat:take', { room, id: 'sit', seat: 'second' });
  let players = [ann, ben];
  for (let ply = 0; ply < MOVES; ply++) {
    const [mover] = players.slice(ply % 2);
    await mover?.ok('move', { room, id: `m${ply}`, branch: 0, ply, move: ply % 2 === 0 ? 'a1' : 'b1' });
    if (ply % 3 !== 2) continue;
    const next = await cluster.join();
    const going = node.kill('SIGTERM');
    const back = await Promise.all(players.map(({ token }) => connect(next.url, { protocol: 1, token })));
    for (const client of players) client.socket.disconnect();
    expect(await going).toBe(0);
    [node, players] = [next, back];
  }
  expect(await players[0]?.ok('room:enter', { room })).toMatchObject({
    snapshot: { ply: MOVES, position: `${50 - Math.ceil(MOVES / 2)},${50 - Math.floor(MOVES / 2)}` },
  });
});
