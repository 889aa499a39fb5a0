import { expect, test } from 'vitest';
import { openCluster, openShared } from '../support/cluster.ts';
import { connect, joinAs, pairAt, type TestClient } from '../support/harness.ts';
import { startProxy } from '../support/nginx.ts';
import { findProgram } from '../support/programs.ts';

/** Only this test needs it, so the test is skipped where it is not installed. */
const nginx = findProgram('nginx');
const shared = openShared();

test.runIf(nginx)('behind the proxy people play on whichever node they reach, and go on when a node drains or dies', async () => {
  const cluster = await openCluster(shared);
  const nodes = [await cluster.join(), await cluster.join()] as const;
  const url = await startProxy(nginx ?? '', nodes);
  const { first, second, room } = await pairAt(url, { start: '9,9' });
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, index) => joinAs(url, `Watcher ${index}`)));
  for (const watcher of crowd) await watcher.ok('room:enter', { room });
  await first.ok('move', { room, id: 'm0', branch: 0, ply: 0, move: 'a1' });
  for (const client of [second, ...crowd]) await client.waitFor('room', ({ version }) => version === 3);

  const returning = ({ token }: TestClient): Promise<TestClient> => connect(url, { protocol: 1, token });
  const stopped = nodes[0].kill('SIGTERM');
  // A client that connects before the node knows that it drains is still admitted, and sent away a moment later.
  await Promise.race([first, second, ...crowd].map((client) => client.waitFor('draining')));
  const ben = await returning(second);
  await ben.ok('room:enter', { room });
  await ben.ok('move', { room, id: 'm1', branch: 0, ply: 1, move: 'b1' });
  for (const client of [first, second, ...crowd]) client.socket.disconnect();
  expect(await stopped).toBe(0);
  const ann = await returning(first);
  expect(await ann.ok('room:enter', { room })).toMatchObject({
    // By moves, not entries: on a busy machine Ann may be away so long that her absence is logged.
    snapshot: { ply: 2, presence: { seats: { first: true, second: true } } },
  });

  await cluster.join(nodes[0].port);
  await nodes[1].kill('SIGKILL');
  const again = await returning(first);
  await again.ok('move', { room, id: 'm2', branch: 0, ply: 2, move: 'a1' });
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});
