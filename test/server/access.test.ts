import type { Invitation, TokenInfo } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { Player } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { connect, newToken, post, serve, serveAll } from '../support/harness.ts';

const hall = serveAll();

/** A request with a credential: a token, or the cookie of a browser. */
async function ask(url: string, method: string, path: string, secret: Readonly<Record<string, string>>, body?: unknown): Promise<Response> {
  return fetch(`${url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...secret },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookieOf = (response: Response) => ({ cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' });

/** A browser with an identity: its cookie and its player. */
async function browser(url: string): Promise<{ cookie: { cookie: string }; player: Player }> {
  const response = await fetch(`${url}/api/v1/me`);
  const { player } = (await response.json()) as { player: Player };
  return { cookie: cookieOf(response), player };
}

async function tokensOf(url: string, secret: Readonly<Record<string, string>>): Promise<TokenInfo[]> {
  const { tokens } = (await (await ask(url, 'GET', '/me/tokens', secret)).json()) as { tokens: TokenInfo[] };
  return tokens;
}

async function invite(url: string, secret: Readonly<Record<string, string>>): Promise<Invitation> {
  const response = await ask(url, 'POST', '/me/invitation', secret, {});
  expect(response.status).toBe(201);
  return (await response.json()) as Invitation;
}

async function whoIs(url: string, secret: Readonly<Record<string, string>>): Promise<string> {
  const { player } = (await (await ask(url, 'GET', '/me', secret)).json()) as { player: Player };
  return player.id;
}

test('a code signs a second device in as the same player, once', async () => {
  const { url, clock } = await serve();
  const { cookie, player } = await browser(url);
  clock.now += 1_000;
  const { code, holdsFor } = await invite(url, cookie);
  expect(holdsFor).toBe(300_000);
  const typed = ` ${code.slice(0, 5).toUpperCase()} ${code.slice(5)}`;
  const accepted = await post(url, '/api/v1/invitation', { code: typed, name: 'Tablet' });
  expect(await accepted.json()).toEqual({ player });
  const tablet = cookieOf(accepted);
  expect(accepted.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(tablet).not.toEqual(cookie);
  expect(await whoIs(url, tablet)).toBe(player.id);
  expect(await tokensOf(url, tablet)).toMatchObject([
    { name: 'Tablet', kind: 'browser', current: true },
    { name: '', kind: 'browser', current: false },
  ]);
  expect((await post(url, '/api/v1/invitation', { code })).status).toBe(404);
});

test('a code is valid for five minutes, and only the newest one', async () => {
  const { url, clock } = await serve();
  const { cookie } = await browser(url);
  const first = await invite(url, cookie);
  const second = await invite(url, cookie);
  expect((await post(url, '/api/v1/invitation', { code: first.code })).status).toBe(404);
  clock.now += 299_999;
  expect((await post(url, '/api/v1/invitation', { code: second.code })).status).toBe(200);
  const third = await invite(url, cookie);
  clock.now += 300_000;
  expect((await post(url, '/api/v1/invitation', { code: third.code })).status).toBe(404);
});

test('every invalid code gets the same answer', async () => {
  const { url } = hall;
  const { cookie } = await browser(url);
  const { code } = await invite(url, cookie);
  await post(url, '/api/v1/invitation', { code });
  const answers = await Promise.all(
    [code, 'abcdefghjk', '', '👩‍🏫', '0'.repeat(40)].map(async (each) => (await post(url, '/api/v1/invitation', { code: each })).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/"code":"not-found"/);
});

test('programs have their own tokens, which have names and can be revoked', async () => {
  const { url, clock } = await serve();
  const { cookie, player } = await browser(url);
  clock.now += 1_000;
  const { id, token } = (await (await ask(url, 'POST', '/me/tokens', cookie, { name: 'My bot' })).json()) as { id: string; token: string };
  expect(await whoIs(url, bearer(token))).toBe(player.id);
  expect((await ask(url, 'PUT', `/me/tokens/${id}`, cookie, { name: 'Old bot' })).status).toBe(204);
  expect(await tokensOf(url, bearer(token))).toMatchObject([{ id, name: 'Old bot', kind: 'program', current: true }, { current: false }]);
  expect(JSON.stringify(await tokensOf(url, cookie))).not.toContain(token);
  for (let time = 0; time < 2; time++) expect((await ask(url, 'DELETE', `/me/tokens/${id}`, cookie)).status, 'again').toBe(204);
  expect((await ask(url, 'GET', '/me', bearer(token))).status).toBe(401);
});

test('a player cannot change another player’s tokens', async () => {
  const { url } = hall;
  const { cookie } = await browser(url);
  const eve = await newToken(url, 'Eve');
  const [mine] = await tokensOf(url, cookie);
  for (const [method, body] of [
    ['PUT', { name: 'Eve was here' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await ask(url, method, `/me/tokens/${mine?.id}`, bearer(eve.token), body)).status, 'as if there were none').toBe(204);
  }
  expect(await tokensOf(url, cookie)).toEqual([mine]);
});

test('signing out everywhere else revokes other devices and closes their connections', async () => {
  const { url } = hall;
  const ann = await newToken(url, 'Ann');
  const { token } = (await (await ask(url, 'POST', '/me/tokens', bearer(ann.token), { name: '' })).json()) as { token: string };
  const [here, there] = await Promise.all([ann.token, token].map((each) => connect(url, { protocol: PROTOCOL_VERSION, token: each })));
  const cut = new Promise((resolve) => there?.socket.once('disconnect', resolve));
  expect((await ask(url, 'DELETE', '/me/tokens', bearer(ann.token))).status).toBe(204);
  await cut;
  await expect(connect(url, { protocol: PROTOCOL_VERSION, token })).rejects.toMatchObject({ data: { code: 'unauthenticated' } });
  const back = await connect(url, { protocol: PROTOCOL_VERSION, token: ann.token });
  expect((await back.waitFor('welcome')).player.id).toBe(ann.player.id);
  expect(here?.token).toBe(ann.token);
});

test('a browser that signs itself out becomes a new guest', async () => {
  const { url } = hall;
  const { cookie, player } = await browser(url);
  const [mine] = await tokensOf(url, cookie);
  const response = await ask(url, 'DELETE', `/me/tokens/${mine?.id}`, cookie);
  expect(response.headers.get('set-cookie')).toMatch(/^nimhall=; Max-Age=0/);
  expect(await whoIs(url, cookie)).not.toBe(player.id);
});

test.for([
  ['GET', '/me/tokens'],
  ['POST', '/me/tokens'],
  ['DELETE', '/me/tokens'],
  ['PUT', '/me/tokens/abc'],
  ['DELETE', '/me/tokens/abc'],
  ['POST', '/me/invitation'],
] as const)('%s %s needs a credential', async ([method, path]) => {
  const { url } = hall;
  expect((await ask(url, method, path, {}, method === 'GET' ? undefined : { name: 'x' })).status).toBe(401);
});

test.for([
  {},
  { code: 5 },
  { code: 'x'.repeat(41) },
  { code: 'a', more: 1 },
  { code: 'a', name: 'x'.repeat(41) },
  { code: 'a', name: '\u0007' },
])('%j cannot be used as a code', async (body) => {
  const { url } = hall;
  expect((await post(url, '/api/v1/invitation', body)).status).toBeOneOf([400, 413]);
});

test('guessing codes is rate-limited', async () => {
  const { url } = await serve({ rateLimits: true });
  const { cookie } = await browser(url);
  const statuses: number[] = [];
  for (let time = 0; time < 31; time++) statuses.push((await ask(url, 'POST', '/me/invitation', cookie, {})).status);
  expect(statuses).toEqual([...Array<number>(30).fill(201), 429]);
});

test('pages of other sites cannot change anything for their visitors; our pages and programs can', async () => {
  const { url } = await serve({ publicUrl: 'https://nimhall.org' });
  const { cookie, player } = await browser(url);
  for (const [method, path] of [
    ['DELETE', '/me'],
    ['PUT', '/me'],
    ['POST', '/me/invitation'],
    ['POST', '/rooms'],
    ['DELETE', '/me/tokens'],
  ] as const) {
    for (const origin of ['https://evil.example', 'null', 'http://nimhall.org.evil.example']) {
      const answer = await ask(url, method, path, { ...cookie, origin }, method === 'DELETE' ? undefined : { name: 'Eve', game: 'nim' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  }
  expect(await whoIs(url, { ...cookie, origin: 'https://evil.example' })).toBe(player.id);
  for (const origin of [{}, { origin: 'https://nimhall.org' }, { origin: url }]) {
    expect((await ask(url, 'PUT', '/me', { ...cookie, ...origin }, { name: 'Ann' })).status).toBe(200);
  }
});

test('answers that set a cookie, or are for one person, are not cacheable', async () => {
  const { url } = hall;
  const fresh = await fetch(`${url}/api/v1/me`);
  expect(fresh.headers.get('set-cookie')).not.toBeNull();
  expect(fresh.headers.get('cache-control')).toBe('no-store');
  expect((await ask(url, 'GET', '/me/tokens', cookieOf(fresh))).headers.get('cache-control')).toBe('no-store');
  expect((await ask(url, 'DELETE', '/me', cookieOf(fresh))).headers.get('cache-control')).toBe('no-store');
});
