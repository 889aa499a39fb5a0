import type { PasskeyInfo } from '@nimhall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import type { Player } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { Authenticator, type Odd, type Question, type Wishes } from '../support/authenticator.ts';
import { connect, joinAs, newToken, serve, type TestServer, type TestServerOptions } from '../support/harness.ts';

type Secret = Readonly<Record<string, string>>;

const cookieOf = (response: Response): Secret => ({ cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' });

/** A server, seen by a browser on one of its pages. */
class Hall {
  readonly server: TestServer;
  readonly origin: string;

  constructor(server: TestServer, origin = server.url.replace('127.0.0.1', 'localhost')) {
    this.server = server;
    this.origin = origin;
  }

  ask(method: string, path: string, secret: Secret = {}, body?: unknown, origin: string | null = this.origin): Promise<Response> {
    return fetch(`${this.server.url.replace('127.0.0.1', 'localhost')}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(origin !== null && { origin }), ...secret },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async guest(): Promise<{ cookie: Secret; player: Player }> {
    const response = await this.ask('GET', '/me');
    const { player } = (await response.json()) as { player: Player };
    return { cookie: cookieOf(response), player };
  }

  async who(cookie: Secret): Promise<string> {
    return ((await (await this.ask('GET', '/me', cookie)).json()) as { player: Player }).player.id;
  }

  /** Registers the player of a cookie with a passkey. */
  async register(cookie: Secret, device: Authenticator, odd: Odd = {}): Promise<Response> {
    const wishes = (await (await this.ask('POST', '/me/passkeys/wishes', cookie, {})).json()) as Wishes;
    return this.ask('POST', '/me/passkeys', cookie, { passkey: device.make(wishes, odd), name: 'Phone' });
  }

  async question(): Promise<Question> {
    return (await (await this.ask('POST', '/passkey/question', {}, {})).json()) as Question;
  }

  async signIn(device: Authenticator, odd: Odd = {}, cookie: Secret = {}): Promise<Response> {
    return this.ask('POST', '/passkey', cookie, { passkey: device.show(await this.question(), odd), name: 'Tablet' });
  }

  async passkeysOf(cookie: Secret): Promise<PasskeyInfo[]> {
    return ((await (await this.ask('GET', '/me/passkeys', cookie)).json()) as { passkeys: PasskeyInfo[] }).passkeys;
  }
}

async function open(options: TestServerOptions = {}): Promise<Hall> {
  return new Hall(await serve(options));
}

/** A guest who registered with a passkey, and the browser's cookie afterwards. */
async function registered(hall: Hall) {
  const { cookie, player } = await hall.guest();
  const device = new Authenticator(hall.origin);
  const response = await hall.register(cookie, device);
  expect(response.status, await response.clone().text()).toBe(201);
  return { player, device, before: cookie, cookie: cookieOf(response) };
}

test('a guest registers with a passkey, and signs in with it on another device', async () => {
  const hall = await open();
  const { player, device, cookie } = await registered(hall);
  hall.server.clock.now += 60_000;
  const response = await hall.signIn(device);
  expect(await response.json()).toEqual({ player });
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(await hall.who(cookieOf(response))).toBe(player.id);
  expect(await hall.passkeysOf(cookie)).toEqual([
    { id: device.id, name: 'Phone', createdAt: Date.UTC(2026, 0, 1), usedAt: Date.UTC(2026, 0, 1) + 60_000 },
  ]);
});

test('the creation options bind the passkey to this site and this player, and ask for a discoverable one', async () => {
  const hall = await open();
  const { cookie, player, device } = await registered(hall);
  const wishes = await (await hall.ask('POST', '/me/passkeys/wishes', cookie, {})).json();
  expect(wishes).toMatchObject({
    rp: { id: 'localhost', name: 'nimhall' },
    user: { id: Buffer.from(player.id).toString('base64url'), name: player.name, displayName: player.name },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
  });
  expect((await hall.question()) as object).not.toHaveProperty('allowCredentials');
});

test('with PUBLIC_URL passkeys belong to that host, whatever host a proxy asks for', async () => {
  const publicUrl = 'https://hall.example';
  const hall = new Hall(await serve({ publicUrl }), publicUrl);
  const { device, player } = await registered(hall);
  expect(await hall.question()).toMatchObject({ rpId: 'hall.example' });
  const response = await hall.signIn(device);
  expect(await response.json()).toEqual({ player });
  expect(response.headers.get('set-cookie')).toMatch(/Secure/);
});

test('registering and signing in start a new session: the previous one is disconnected and no longer signs in', async () => {
  const hall = await open();
  const guest = await hall.guest();
  const thief = await connect(hall.server.url, { protocol: PROTOCOL_VERSION }, { cookie: guest.cookie.cookie ?? '' });
  expect((await thief.waitFor('welcome')).player.id).toBe(guest.player.id);
  const cut = new Promise((resolve) => thief.socket.once('disconnect', resolve));
  const device = new Authenticator(hall.origin);
  const mine = cookieOf(await hall.register(guest.cookie, device));
  await cut;
  expect(await hall.who(guest.cookie)).not.toBe(guest.player.id);
  expect(await hall.who(mine)).toBe(guest.player.id);
  const again = cookieOf(await hall.signIn(device, {}, mine));
  expect([await hall.who(mine), await hall.who(again)]).toEqual([expect.not.stringMatching(guest.player.id), guest.player.id]);
});

test('signing in replaces the guest session, and its cookie stops working', async () => {
  const hall = await open();
  const { device, player } = await registered(hall);
  const guest = await hall.guest();
  const response = await hall.signIn(device, {}, guest.cookie);
  expect(await hall.who(cookieOf(response))).toBe(player.id);
  expect(await hall.who(guest.cookie)).not.toBe(guest.player.id);
});

test('several passkeys, each with a name, can be removed one by one, and then no longer sign in', async () => {
  const hall = await open();
  const { cookie: first, device } = await registered(hall);
  const tablet = new Authenticator(hall.origin);
  const cookie = cookieOf(await hall.register(first, tablet));
  expect((await hall.ask('PUT', `/me/passkeys/${tablet.id}`, cookie, { name: 'Tablet' })).status).toBe(204);
  expect((await hall.passkeysOf(cookie)).map(({ name }) => name).sort()).toEqual(['Phone', 'Tablet']);
  expect((await hall.ask('DELETE', `/me/passkeys/${device.id}`, cookie)).status).toBe(204);
  expect([(await hall.signIn(device)).status, (await hall.signIn(tablet)).status]).toEqual([401, 200]);
});

test('a player cannot change the passkeys of another', async () => {
  const hall = await open();
  const { cookie, device } = await registered(hall);
  const eve = { authorization: `Bearer ${(await newToken(hall.server.url, 'Eve')).token}` };
  await hall.ask('PUT', `/me/passkeys/${device.id}`, eve, { name: 'Eve was here' });
  await hall.ask('DELETE', `/me/passkeys/${device.id}`, eve);
  expect(await hall.passkeysOf(cookie)).toMatchObject([{ id: device.id, name: 'Phone' }]);
  expect((await hall.register((await hall.guest()).cookie, device)).status, 'a passkey of another player').toBe(403);
});

test('a registered name is reserved: no guest and no program may take it, or one that looks like it', async () => {
  const hall = await open();
  const { cookie } = await hall.guest();
  const rename = async (who: Secret, name: string): Promise<[number, unknown]> => {
    const response = await hall.ask('PUT', '/me', who, { name });
    return [response.status, await response.json()];
  };
  await rename(cookie, 'Billy');
  const renewed = cookieOf(await hall.register(cookie, new Authenticator(hall.origin)));
  const eve = await hall.guest();
  for (const name of ['Billy', 'bILLY', 'ВіIIу', ' Bi\u200blly ']) {
    expect(await rename(eve.cookie, name), name).toMatchObject([409, { error: { code: 'name-taken' } }]);
    expect((await hall.ask('POST', '/tokens', {}, { name })).status, name).toBe(409);
  }
  expect(await rename(renewed, 'BILLY'), 'it is still hers').toMatchObject([200, { player: { name: 'BILLY' } }]);
  expect(await rename(renewed, 'Ada')).toMatchObject([200, {}]);
  expect(await rename(eve.cookie, 'Billy'), 'now it is free').toMatchObject([200, {}]);
});

test('a guest with the name of an account must choose another before registering', async () => {
  const hall = await open();
  const [ann, eve] = [await hall.guest(), await hall.guest()];
  for (const { cookie } of [ann, eve]) await hall.ask('PUT', '/me', cookie, { name: 'Ann' });
  await hall.register(ann.cookie, new Authenticator(hall.origin));
  expect((await hall.ask('POST', '/me/passkeys/wishes', eve.cookie, {})).status).toBe(409);
  await hall.ask('PUT', '/me', eve.cookie, { name: 'Eve' });
  expect((await hall.register(eve.cookie, new Authenticator(hall.origin))).status).toBe(201);
});

test.for<[string, Odd]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['made for another host', { rpId: 'evil.example' }],
  ['of another kind', { type: 'webauthn.get' }],
  ['with certificates', { format: 'android-key' }],
])('a passkey %s does not register the player', async ([, odd]) => {
  const hall = await open();
  const { cookie, player } = await hall.guest();
  const response = await hall.register(cookie, new Authenticator(hall.origin), odd);
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'bad-request' } }]);
  expect(await hall.passkeysOf(cookie)).toEqual([]);
  expect(await hall.who(cookie), 'and the session goes on').toBe(player.id);
});

test('every passkey that cannot sign in gets the same answer', async () => {
  const hall = await open();
  const { device } = await registered(hall);
  await hall.signIn(device, { counter: 50 });
  const odd: Odd[] = [
    { forged: true },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { type: 'webauthn.create' },
    { userHandle: Buffer.from('somebody else').toString('base64url') },
    { counter: 50 },
  ];
  const answers = [await hall.signIn(new Authenticator(hall.origin)), ...(await Promise.all(odd.map((each) => hall.signIn(device, each))))];
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await hall.signIn(device, { counter: 51 })).status, 'the true one').toBe(200);
});

test('a challenge is valid once, for five minutes, and only for its purpose', async () => {
  const hall = await open();
  const { device, cookie } = await registered(hall);
  const show = (passkey: object): Promise<Response> => hall.ask('POST', '/passkey', {}, { passkey });
  const passkey = device.show(await hall.question());
  expect([(await show(passkey)).status, (await show(passkey)).status]).toEqual([200, 401]);
  const late = device.show(await hall.question());
  hall.server.clock.now += 300_000;
  expect((await show(late)).status).toBe(401);
  const wishes = (await (await hall.ask('POST', '/me/passkeys/wishes', cookie, {})).json()) as Wishes;
  expect((await show(device.show({ challenge: wishes.challenge, rpId: 'localhost' }))).status, 'made for a registration').toBe(401);
  const guest = await hall.guest();
  const theirs = await hall.ask('POST', '/me/passkeys', guest.cookie, { passkey: new Authenticator(hall.origin).make(wishes) });
  expect(theirs.status, 'made for another player').toBe(400);
});

test.for([null, 'https://evil.example', 'null'])('passkeys work on our own pages, not on %j', async (origin) => {
  const hall = await open();
  const { cookie } = await hall.guest();
  for (const path of ['/passkey/question', '/me/passkeys/wishes']) {
    expect((await hall.ask('POST', path, cookie, {}, origin)).status).toBe(403);
  }
});

test.for([
  {},
  { passkey: {} },
  { passkey: { id: 'a', rawId: 'a', type: 'password', response: { clientDataJSON: '', authenticatorData: '', signature: '' } } },
  { passkey: { id: 'a?', rawId: 'a?', type: 'public-key', response: { clientDataJSON: '', authenticatorData: '', signature: '' } } },
  { passkey: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 5, authenticatorData: '', signature: '' } } },
])('%j cannot be used as a passkey', async (body) => {
  const hall = await open();
  expect((await hall.ask('POST', '/passkey', {}, body)).status).toBe(400);
});

test('malformed bytes are refused like anything else that is invalid', async () => {
  const hall = await open();
  const { cookie } = await registered(hall);
  const of = (json: string): string => Buffer.from(json).toString('base64url');
  const nonsense = ['', of('null'), of('5'), of('{"challenge":{}}'), of('{"challenge":'), 'AAAA', 'g'.repeat(4_000)];
  for (const clientDataJSON of nonsense) {
    const response = { clientDataJSON, authenticatorData: 'AAAA', signature: '', attestationObject: `${'gQ'.repeat(2_000)}` };
    const passkey = { id: 'a', rawId: 'a', type: 'public-key', response };
    expect((await hall.ask('POST', '/passkey', {}, { passkey })).status, clientDataJSON).toBe(401);
    expect((await hall.ask('POST', '/me/passkeys', cookie, { passkey })).status, clientDataJSON).toBe(400);
  }
});

test('guessing passkeys is rate-limited', async () => {
  const hall = await open({ rateLimits: true });
  const { cookie } = await hall.guest();
  const statuses: number[] = [];
  for (let time = 0; time < 31; time++) statuses.push((await hall.ask('POST', '/me/passkeys/wishes', cookie, {})).status);
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
});

test('a registered player can sign in after a server restart', async () => {
  const server = await serve();
  const hall = new Hall(server);
  const { device, player } = await registered(hall);
  const question = await hall.question();
  await server.stop();
  const next = new Hall(await serve({ dataDir: server.dataDir }));
  const shown = new Authenticator(next.origin);
  expect((await next.signIn(shown)).status).toBe(401);
  expect(await (await next.ask('POST', '/passkey', {}, { passkey: device.show(question, { origin: next.origin }) })).json()).toEqual({
    player,
  });
});

test('open games go on when a guest registers', async () => {
  const hall = await open();
  const { cookie, player } = await hall.guest();
  const here = await connect(hall.server.url, { protocol: PROTOCOL_VERSION }, { cookie: cookie.cookie ?? '' });
  const { room } = await here.ok('room:create', { game: 'nim', start: '1,2', seats: { first: 'me', second: 'open' } });
  const other = await joinAs(hall.server.url, 'Ben');
  await other.ok('room:enter', { room });
  await other.ok('seat:take', { room, id: 'sit', seat: 'second' });
  const renewed = cookieOf(await hall.register(cookie, new Authenticator(hall.origin)));
  const back = await connect(hall.server.url, { protocol: PROTOCOL_VERSION }, { cookie: renewed.cookie ?? '' });
  expect((await back.waitFor('welcome')).player.id).toBe(player.id);
  await back.ok('room:enter', { room });
  expect(await back.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' })).toMatchObject({ ply: 1 });
});
