import { expect, test } from 'vitest';
import { openCluster, openShared } from '../support/cluster.ts';
import { joinAs, type TestClient } from '../support/harness.ts';

const shared = openShared();

/** How often two nodes try to reach the same person. */
const ROUNDS = 5;

test('a player found on two nodes at once plays one duel, and the other seeker keeps waiting', async () => {
  const cluster = await openCluster(shared);
  const nodes = [await cluster.join(), await cluster.join()] as const;
  for (let round = 0; round < ROUNDS; round++) {
    const [ann, ben, cleo] = await Promise.all([
      joinAs(nodes[0].url, `Ann ${round}`),
      joinAs(nodes[0].url, `Ben ${round}`),
      joinAs(nodes[1].url, `Cleo ${round}`),
    ]);
    const waiting = [(await ann.ok('duel', { game: 'nim' })).room, (await ann.ok('duel', { game: 'kayles' })).room] as const;
    const found = await Promise.all([ben.ok('duel', { game: 'nim' }), cleo.ok('duel', { game: 'kayles' })]);
    const met = found.filter(({ room }, at) => room === waiting[at]);
    expect(met).toHaveLength(1);
    const status = async (person: TestClient, room: string) => (await person.ok('room:enter', { room })).snapshot.status;
    const statuses = await Promise.all(waiting.map((room) => status(ann, room)));
    expect(statuses.toSorted()).toEqual(['playing', 'waiting']);
    for (const [at, person] of [ben, cleo].entries()) {
      const { room } = found[at] as { readonly room: string };
      expect(await status(person, room)).toBe(room === waiting[at] ? 'playing' : 'waiting');
      await person.ok(room === waiting[at] ? 'resign' : 'seat:leave', { room, id: 'go' });
    }
    ann.socket.disconnect();
  }
});
