import { describe, expect, test } from 'vitest';
import { connect, newToken, pairAt, post, serve, serveAll } from '../support/harness.ts';

const hall = serveAll();

test('reports that it is alive and ready', async () => {
  const { url } = hall;
  for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status, path).toBe(200);
});

test('describes its games: parameters with limits, presets and bot levels', async () => {
  const { url } = hall;
  const { games } = await fetch(`${url}/api/v1/games`).then((response) => response.json());
  expect(games[0]).toMatchObject({ id: 'nim', name: 'Nim', rule: expect.any(String), params: { fields: [] } });
  for (const game of games) {
    expect(game.presets.length, game.id).toBeGreaterThan(0);
    const guards = game.id === 'nim' ? ['presto', 'solo', 'echo', 'trio', 'tutti'] : [];
    const levels = ['random', 'greedy', 'pupil', 'student', 'scholar', 'teacher'];
    expect(
      game.bots.map((bot: { id: string }) => bot.id),
      game.id,
    ).toEqual([...levels, ...guards]);
  }
});

test('analyses positions exactly, far beyond 32 bits', async () => {
  const { url } = hall;
  const large = Number.MAX_SAFE_INTEGER;
  const response = await post(url, '/api/v1/analysis', { game: 'nim', position: ` ${large}, 1 ,2` });
  expect(await response.json()).toMatchObject({
    position: `${large},1,2`,
    outcome: 'N',
    nimber: large - 3,
    winningMoves: [`a${large - 3}`],
    parts: [{ position: `${large}`, nimber: large }, { nimber: 1 }, { nimber: 2 }],
    method: { tier: 'theorem' },
  });
  expect(await post(url, '/api/v1/analysis', { game: 'nim', misere: true, position: '1,1' }).then((each) => each.json())).toMatchObject({
    outcome: 'N',
    winningMoves: ['a1', 'b1'],
  });
});

test('opens rooms for programs, and lists and shows them', async () => {
  const { url } = await serve();
  const { token, player } = await newToken(url, 'Program');
  const created = await post(url, '/api/v1/rooms', { game: 'nim', start: '1,2' }, { authorization: `Bearer ${token}` });
  expect(created.status).toBe(201);
  const { room } = (await created.json()) as { room: string };
  const host = await connect(url, { protocol: 1, token });
  await host.ok('room:enter', { room });
  const listed = async () => (await fetch(`${url}/api/v1/rooms`).then((response) => response.json())).rooms;
  await expect
    .poll(listed)
    .toMatchObject([{ room, game: 'nim', status: 'waiting', seats: { first: { kind: 'human', player }, second: null } }]);
  expect(await fetch(`${url}/api/v1/rooms/${room}`).then((response) => response.json())).toMatchObject({
    room,
    presence: { seats: { first: true, second: false }, spectators: 0, watchers: [] },
  });
});

test('sends strict security headers and no sign of what it runs on', async () => {
  const { url } = hall;
  const { headers } = await fetch(`${url}/healthz`);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('exports metrics for Prometheus', async () => {
  const { url } = await serve();
  const { first, room } = await pairAt(url);
  const move = { room, id: 'm', branch: 0, ply: 0, move: 'b1' };
  for (const again of [move, move, { ...move, id: 'n' }]) await first.send('move', again);
  const text = await fetch(`${url}/metrics`).then((response) => response.text());
  for (const line of [
    'nimhall_command_seconds_count{command="move",code="ok"} 2',
    'nimhall_command_seconds_count{command="move",code="stale"} 1',
    'nimhall_duplicate_commands_total 1',
    'nimhall_append_seconds_count 3',
    'nimhall_append_conflicts_total 0',
    'nimhall_connections 2',
    'nimhall_rooms_listed 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toMatch(/^nimhall_heartbeat_age_seconds \d/m);
});

test('metrics are served only to direct requests from the configured networks', async () => {
  const { url } = hall;
  for (const [headers, status] of [
    [{}, 200],
    [{ 'x-forwarded-for': '127.0.0.1' }, 404],
    [{ 'x-forwarded-for': '203.0.113.9' }, 404],
    [{ forwarded: 'for=127.0.0.1' }, 404],
  ] as const) {
    expect((await fetch(`${url}/metrics`, { headers })).status, JSON.stringify(headers)).toBe(status);
  }
  const closed = await serve({ metricsFor: '203.0.113.9' });
  expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
});

test.each([
  ['Ann', 'Ann'],
  ['  Ann\u00a0', 'Ann'],
  ['Zoe\u0308', 'Zoë'],
  ['👩‍🚀', '👩‍🚀'],
  ['علی‌رضا', 'علی‌رضا'],
])('a name may be %j', async (name, kept) => {
  const { url } = hall;
  expect((await newToken(url, name)).player.name).toBe(kept);
});

test.each([
  ['a\u0000b', 'control characters'],
  ['a\u009fb', 'control characters'],
  ['\ud800', 'broken characters'],
  ['\u202eevil', 'reverse the text'],
  [' oẃl ', 'A bot has that name'],
  ['Küken', 'A bot has that name'],
  ['a\u2067b', 'reverse the text'],
  ['a\u2028b', 'fit on one line'],
  ['\u200b\u2060', 'can be seen'],
  ['\u3164', 'can be seen'],
  ['\u2800', 'can be seen'],
  ['\u0301', 'can be seen'],
])('a name may not be %j: %s', async (name, reason) => {
  const { url } = hall;
  const { token } = await newToken(url, 'Ann');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const [method, path] of [
    ['POST', '/api/v1/tokens'],
    ['PUT', '/api/v1/me'],
  ] as const) {
    const response = await fetch(url + path, { method, headers, body: JSON.stringify({ name }) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad-request', message: expect.stringContaining(reason) } });
  }
});

describe('a request that cannot be served is refused with a code', () => {
  const cases = [
    { name: 'an unknown route', method: 'GET', path: '/api/v1/nothing', status: 404, code: 'not-found' },
    { name: 'an unknown version', method: 'GET', path: '/api/v9/games', status: 404, code: 'not-found' },
    { name: 'an unknown room', method: 'GET', path: '/api/v1/rooms/nowhere', status: 404, code: 'not-found' },
    { name: 'the record of an unknown room', method: 'GET', path: '/api/v1/rooms/nowhere/record', status: 404, code: 'not-found' },
    { name: 'a path that cannot be decoded', method: 'GET', path: '/api/v1/rooms/%E0%A4%A', status: 400, code: 'bad-request' },
    { name: 'a code that cannot be one', method: 'GET', path: '/api/v1/rooms/a%00b', status: 404, code: 'not-found' },
    { name: 'the record of a code that cannot be one', method: 'GET', path: '/api/v1/rooms/%7f/record', status: 404, code: 'not-found' },
    { name: 'a missing file', method: 'GET', path: '/assets/nothing.js', status: 404, code: 'not-found' },
    { name: 'a body that is not JSON', method: 'POST', path: '/api/v1/analysis', body: '{', status: 400, code: 'bad-request' },
    { name: 'no body', method: 'POST', path: '/api/v1/analysis', body: '', status: 400, code: 'bad-request' },
    {
      name: 'a huge body',
      method: 'POST',
      path: '/api/v1/analysis',
      body: `{"game":"${'x'.repeat(20_000)}"}`,
      status: 413,
      code: 'too-large',
    },
    {
      name: 'an unknown field',
      method: 'POST',
      path: '/api/v1/analysis',
      body: '{"game":"nim","position":"1","depth":9}',
      status: 400,
      code: 'bad-request',
    },
    {
      name: 'an unknown game',
      method: 'POST',
      path: '/api/v1/analysis',
      body: '{"game":"go","position":"1"}',
      status: 404,
      code: 'unknown-game',
    },
    {
      name: 'a bad position',
      method: 'POST',
      path: '/api/v1/analysis',
      body: '{"game":"nim","position":"1,,2"}',
      status: 400,
      code: 'bad-position',
    },
    {
      name: 'a heap over the limit',
      method: 'POST',
      path: '/api/v1/analysis',
      body: '{"game":"nim","position":"1e99"}',
      status: 400,
      code: 'bad-position',
    },
    { name: 'a room without a token', method: 'POST', path: '/api/v1/rooms', body: '{"game":"nim"}', status: 401, code: 'unauthenticated' },
    { name: 'a nameless token', method: 'POST', path: '/api/v1/tokens', body: '{"name":"  "}', status: 400, code: 'bad-request' },
    {
      name: 'an endless name',
      method: 'POST',
      path: '/api/v1/tokens',
      body: `{"name":"${'x'.repeat(41)}"}`,
      status: 413,
      code: 'too-large',
    },
    { name: 'a new name for nobody', method: 'PUT', path: '/api/v1/me', body: '{"name":"Ann"}', status: 401, code: 'unauthenticated' },
  ];
  test.for(cases)('$name: $code', async ({ method, path, body, status, code }) => {
    const { url } = hall;
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    expect(await response.json()).toMatchObject({ error: { code, message: expect.stringMatching(/\S/) } });
    expect(response.status).toBe(status);
  });
});

test('a wrong token is refused in every place where it may be sent', async () => {
  const { url } = hall;
  const headers = { authorization: 'Bearer false' };
  for (const answer of [await fetch(`${url}/api/v1/me`, { headers }), await post(url, '/api/v1/rooms', { game: 'nim' }, headers)]) {
    expect(answer.status).toBe(401);
  }
});
