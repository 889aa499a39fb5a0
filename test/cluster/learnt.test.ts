import { NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { expect, test } from 'vitest';
import { openShared } from '../support/cluster.ts';
import { delays } from '../support/delays.ts';
import { connect, joinAs, serve } from '../support/harness.ts';

const shared = openShared();

test('a device receives progress that was made on another node, with Redis and without', async () => {
  for (const redisUrl of [undefined, shared.redis.url]) {
    const databaseUrl = await shared.postgres.database();
    const options = { databaseUrl, delays, ...(redisUrl !== undefined && { redisUrl }) };
    const [one, other] = [await serve(options), await serve(options)];
    const desk = await joinAs(one.url, 'Ann');
    const phone = await connect(other.url, { protocol: 1, token: desk.token });
    for (const beaten of [['solo'], ['solo', 'echo']]) {
      const learnt = { ...NOTHING_LEARNT, ladders: { nim: { beaten, won: null, games: beaten.length } } };
      const response = await fetch(`${one.url}/api/v1/me/learnt`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${desk.token}` },
        body: JSON.stringify({ learnt }),
      });
      expect(response.status).toBe(200);
      await phone.waitFor('learnt', ({ version }) => version === beaten.length);
    }
  }
});
