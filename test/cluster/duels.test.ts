import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { rested } from '@nimhall/shared/rating';
import type { Change } from '@nimhall/shared/room/duel';
import { seatOf } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { openCluster, openShared } from '../support/cluster.ts';
import { connect, joinAs, type TestClient } from '../support/harness.ts';
import type { ServerProcess } from '../support/server-process.ts';

const shared = openShared();

/** Duels of Ann with each of two others, who end them at their own nodes. */
const ROUNDS = 3;

async function me(
  { url }: ServerProcess,
  { token }: TestClient,
): Promise<{ readonly id: string; readonly ratings: readonly RatingInfo[] }> {
  const headers = { authorization: `Bearer ${token}` };
  const [{ player }, { ratings }] = await Promise.all(
    ['/me', '/me/ratings'].map(async (path) => (await fetch(`${url}/api/v1${path}`, { headers })).json()),
  );
  return { id: player.id, ratings };
}

test('duels of one player that end at two nodes at once are counted one after the other, in one order', async () => {
  const cluster = await openCluster(shared);
  const nodes = [await cluster.join(), await cluster.join()] as const;
  const ann = await joinAs(nodes[0].url, 'Ann');
  const others = await Promise.all([joinAs(nodes[0].url, 'Ben'), joinAs(nodes[1].url, 'Cleo')]);
  const duels: { readonly room: string; readonly other: TestClient }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const other of others) {
      const { room } = await ann.ok('duel', { game: 'nim' });
      expect((await other.ok('duel', { game: 'nim' })).room).toBe(room);
      duels.push({ room, other });
    }
  }
  const begun = duels.map(({ room, other }) =>
    other.waitFor('room', (each) => each.room === room && each.events.some(({ kind }) => kind === 'rematch-started')),
  );
  for (const { room, other } of duels) await other.ok('resign', { room, id: 'first' });
  await Promise.all(begun);
  for (let round = 0; round < ROUNDS; round++) {
    const ending = duels.slice(2 * round, 2 * round + 2);
    await Promise.all(ending.map(({ room, other }) => other.ok('resign', { room, id: 'second' })));
  }

  const back = await connect(nodes[1].url, { protocol: 1, token: ann.token });
  const { id, ratings } = await me(nodes[1], ann);
  const changes = await Promise.all(
    duels.map(async ({ room }): Promise<Change> => {
      const { snapshot } = await back.ok('room:enter', { room });
      const change = snapshot.duel?.rated?.overall[seatOf(snapshot, id) ?? 'first'];
      if (!change) throw new Error(`The duel in ${room} was not rated`);
      return change;
    }),
  );
  const inOrder = changes.toSorted((a, b) => (a.after.at ?? 0) - (b.after.at ?? 0));
  expect(inOrder.map(({ after }) => after.duels)).toEqual(duels.map((_, at) => at + 1));
  for (const [at, { before, after }] of inOrder.entries()) {
    const previous = inOrder[at - 1]?.after;
    if (previous) expect(before, `before duel ${at + 1}`).toEqual(rested(previous, after.at ?? 0));
  }
  const last = inOrder.at(-1)?.after;
  expect(ratings.find(({ game }) => game === null)).toMatchObject({ duels: duels.length, rating: last?.rating });
});
