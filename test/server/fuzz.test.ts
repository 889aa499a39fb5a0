import { ROUTES, type RouteInfo } from '@nimhall/server/http/reference/routes';
import { COMMANDS, REQUESTS } from '@nimhall/shared/protocol/commands';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { joinAs, pairAt, serveAll } from '../support/harness.ts';
import { scaled } from '../support/scale.ts';

const hall = serveAll();

/** Text frames as a hostile client sends them: near misses of the Socket.IO protocol, and arbitrary text. */
const frame = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .tuple(fc.constantFrom('0', '1', '2', '3', '4', '40', '41', '42', '43', '44', '45', '421', '451-', '46'), fc.string({ maxLength: 60 }))
    .map((parts) => parts.join('')),
  fc.json({ maxDepth: 3 }).map((json) => `42${json}`),
  fc
    .tuple(fc.constantFrom(...Object.keys(COMMANDS), '__proto__', 'disconnect'), fc.jsonValue())
    .map(([name, body]) => `420${JSON.stringify([name, body])}`),
);

/** Sends frames on a raw WebSocket until all are sent or the server closes it. */
function attack(url: string, frames: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('open', () => {
      socket.send('40{"protocol":1}');
      for (const each of frames) socket.send(each);
      socket.close();
    });
  });
}

test('whatever is thrown at it, the server answers or closes, and the game goes on', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url, { start: '1000' });
  let ply = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 20 }), async (frames) => {
      await attack(url, frames);
      const mover = ply % 2 === 0 ? first : second;
      await mover.ok('move', { room, id: `m${ply}`, branch: 0, ply, move: 'a1' });
      ply++;
    }),
    { numRuns: scaled(15, 100) },
  );
  expect(await first.ok('room:enter', { room })).toMatchObject({ snapshot: { ply, position: `${1000 - ply}` } });
});

/** A value for a field of a command or a request: a known one, or arbitrary JSON. */
const value = (known: readonly unknown[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 3 }, { arbitrary: fc.jsonValue(), weight: 1 });

/** Bodies with the fields of a schema, some of them omitted, and arbitrary values. */
function bodies(schema: NonNullable<RouteInfo['body']>, known: readonly unknown[]) {
  const entries = 'entries' in schema ? Object.keys(schema.entries as object) : [];
  const fields = Object.fromEntries(entries.map((field) => [field, value(known)]));
  return fc.oneof({ arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 4 }, { arbitrary: fc.jsonValue(), weight: 1 });
}

/** Values that fit some field, on a server with this room and these people. */
function knownValues(room: string, players: readonly string[]): readonly unknown[] {
  const ids = [room, ...players, 'a', 'b', ''];
  const words = ['nim', 'kayles', '3,4,5', 'a1', 'first', 'second', 'teacher', 'friend', 'blocked', 'words', 'Ann', 'spectators'];
  const settings = [{ days: 1 }, { initialMs: 30_000, incrementMs: 0 }, { first: 'me', second: { bot: 'random' } }, { second: 'open' }];
  return [...ids, ...words, ...settings, { name: 'Ann' }, { room, player: players[0], line: 'a' }, true, false, null, 0, 1];
}

test.each(Object.entries(COMMANDS))('R1: %s with a random body is answered once', async (name, schema) => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  const eve = await joinAs(url, 'Eve');
  const players = Object.values((await first.ok('room:enter', { room })).snapshot.seats).map((seat) =>
    seat?.kind === 'human' ? seat.player.id : '',
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(first, second, eve), bodies(schema, knownValues(room, players)), async (client, sent) => {
      const ack = await client.raw(name, sent);
      expect(typeof ack.ok).toBe('boolean');
      if (!ack.ok) expect(ack.error).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\S/) });
    }),
    { numRuns: scaled(10, 60) },
  );
  expect((await eve.ok('room:enter', { room })).snapshot.room).toBe(room);
});

test('an unknown command is answered once', async () => {
  const { url } = hall;
  const eve = await joinAs(url, 'Eve');
  for (const name of ['other', '__proto__', 'constructor', 'room:']) expect(await eve.raw(name, {})).toMatchObject({ ok: false });
});

/** Requests that write, with the schemas of their bodies; those without a body get one all the same. */
const WRITES = ROUTES.filter(({ method }) => method !== 'get').map(
  ({ method, path, body = REQUESTS.name }) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'ID'), body] as const,
);

test.each(WRITES)('%s %s with a random body succeeds, or is refused with a code', async (method, path, schema) => {
  const { url } = hall;
  const { first, room } = await pairAt(url);
  const headers = { 'content-type': 'application/json', origin: url, authorization: `Bearer ${first.token}` };
  const ask = async (id: string, body: unknown): Promise<Response> => {
    const text = JSON.stringify(body);
    return await fetch(`${url}/api/v1${path.replace('ID', encodeURIComponent(id))}`, { method, headers, body: text });
  };
  const id = fc.oneof(fc.constantFrom(room, '0', 'a'), fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }).filter(isWritable));
  await fc.assert(
    fc.asyncProperty(id, bodies(schema, knownValues(room, ['nobody'])), async (id, body) => {
      const answer = await ask(id, body);
      expect(answer.status, `${method} ${path} ${id} ${JSON.stringify(body)}`).toBeLessThan(500);
      if (answer.status >= 400)
        expect(await answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.stringMatching(/\S/) } });
    }),
    { numRuns: scaled(6, 40) },
  );
});

/** Whether a text can be part of a URL: no lone surrogates, and no dot segments, which are removed. */
function isWritable(text: string): boolean {
  return text.isWellFormed() && !['.', '..'].includes(text);
}

test.each(['/ratings?game=', '/me/games?game=', '/me/games?after=', '/me/games?outcome=', '/rooms?after=', '/people/', '/rooms/'])(
  'GET %s followed by anything is answered, or refused with a code',
  async (path) => {
    const { url } = hall;
    const { first } = await pairAt(url);
    const behind = fc.oneof(
      fc.constantFrom('nim', '1.a.1', 'Ann'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }).filter(isWritable),
    );
    await fc.assert(
      fc.asyncProperty(behind, async (text) => {
        const answer = await fetch(`${url}/api/v1${path}${encodeURIComponent(text)}`, {
          headers: { authorization: `Bearer ${first.token}` },
        });
        expect(answer.status, text).toBeLessThan(500);
        expect(await answer.json(), text).toBeInstanceOf(Object);
      }),
      { numRuns: scaled(6, 40) },
    );
  },
);
