import { BOT_IDS } from '@nimhall/shared/bot/levels';
import { GAMES } from '@nimhall/shared/games/all';
import type { Climb } from '@nimhall/shared/ladder/climb';
import { type Learnt, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { type LearntInfo, MAX_LEARNT_BYTES } from '@nimhall/shared/protocol/learnt';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import { expect, test } from 'vitest';
import { connect, serveAll, type TestClient } from '../support/harness.ts';

const hall = serveAll();

/** A browser, which keeps the cookie it gets. */
class Browser {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return response;
  }

  async id(): Promise<string> {
    return ((await (await this.ask('GET', '/me')).json()) as { player: { id: string } }).player.id;
  }

  /** What the server answers to this device's progress. */
  async keep(part: Partial<Learnt>, of?: string): Promise<Omit<LearntInfo, 'learnt'> & { readonly learnt: Learnt }> {
    const learnt = { ...NOTHING_LEARNT, ...part };
    const response = await this.ask('PUT', '/me/learnt', { learnt, ...(of !== undefined && { of }) });
    expect(response.status).toBe(200);
    const info = (await response.json()) as LearntInfo;
    return { ...info, learnt: info.learnt ?? learnt };
  }

  /** Connects, and stays connected. */
  listen(): Promise<TestClient> {
    return connect(this.#url, { protocol: PROTOCOL_VERSION }, { cookie: this.#cookie });
  }

  /** Signs in as the same player as another browser. */
  async become(other: Browser): Promise<void> {
    const { code } = (await (await other.ask('POST', '/me/invitation', {})).json()) as { code: string };
    expect((await this.ask('POST', '/invitation', { code })).status).toBe(200);
  }
}

async function browsers() {
  const { url } = hall;
  const [desk, phone] = [new Browser(url), new Browser(url)];
  return { url, desk, phone, atDesk: await desk.id(), onPhone: await phone.id() };
}

const climb = (beaten: readonly string[], games = beaten.length): Climb => ({ beaten: beaten as Climb['beaten'], won: null, games });

const course = (...steps: string[]) => ({ 'first-game': steps });
const [FIRST = '', SECOND = '', THIRD = ''] = CHAPTERS.find(({ id }) => id === 'first-game')?.steps.map(({ id }) => id) ?? [];

test('progress made on either device is on both', async () => {
  const { desk, phone, atDesk } = await browsers();
  expect(await desk.keep({})).toMatchObject({ player: atDesk, version: 0, taken: true, account: false });
  const ladders = { nim: climb(['solo']) };
  expect(await desk.keep({ ladders, course: course(FIRST) }, atDesk)).toMatchObject({ player: atDesk, version: 1, taken: true });
  await phone.become(desk);
  const told = await phone.keep({ ladders: { kayles: climb(['random']) }, settings: { material: ['felt', 7] } });
  expect(told).toMatchObject({ player: atDesk, version: 2 });
  expect(told.learnt).toMatchObject({
    course: course(FIRST),
    ladders: { ...ladders, kayles: climb(['random']) },
    settings: { material: ['felt', 7] },
  });
  expect((await desk.keep({ ladders }, atDesk)).learnt, 'again').toEqual(told.learnt);
});

test('devices that send progress at the same time lose nothing', async () => {
  const { desk } = await browsers();
  const steps = CHAPTERS.flatMap(({ id, steps }) => steps.map((step) => ({ [id]: [step.id] }))).slice(0, 5);
  await Promise.all(steps.map((each) => desk.keep({ course: each })));
  expect(Object.values((await desk.keep({})).learnt.course).flat()).toHaveLength(5);
});

test('a change is sent to all connected devices of the player; one without effect to none', async () => {
  const { url, desk, phone } = await browsers();
  await phone.become(desk);
  const stranger = new Browser(url);
  await stranger.id();
  const [here, there, elsewhere] = await Promise.all([desk.listen(), phone.listen(), stranger.listen()]);
  await desk.keep({ course: course(FIRST) });
  await desk.keep({ course: course(FIRST) });
  await desk.keep({ course: course(SECOND) });
  for (const device of [here, there]) {
    await device.waitFor('learnt', ({ version }) => version === 2);
    expect(device.received('learnt')).toEqual([{ version: 1 }, { version: 2 }]);
  }
  expect(elsewhere.received('learnt')).toEqual([]);
  const later = await phone.listen();
  expect(await later.waitFor('learnt'), 'who comes later').toEqual({ version: 2 });
});

test('a guest’s progress is merged once the new account keeps it, also what their device sends later', async () => {
  const { desk, phone, atDesk, onPhone } = await browsers();
  await desk.keep({ course: course(FIRST) });
  await phone.keep({ course: course(SECOND) });
  await phone.become(desk);
  expect(await phone.keep({ course: course(SECOND, THIRD) }, onPhone), 'nobody has been asked yet').toMatchObject({
    player: atDesk,
    taken: false,
  });
  expect((await phone.ask('PUT', `/me/guests/${onPhone}`, { keep: true })).status).toBeLessThan(300);
  const answer = await phone.keep({ course: course(SECOND, THIRD) }, onPhone);
  expect(answer).toMatchObject({ player: atDesk, taken: true, learnt: { course: course(...[FIRST, SECOND, THIRD].toSorted()) } });
});

test('the progress of a player who still has access elsewhere, or asked to be erased, is not merged', async () => {
  const { url, desk, phone, atDesk, onPhone } = await browsers();
  const tablet = new Browser(url);
  await tablet.become(phone);
  const theirs = { course: course(FIRST) };
  expect((await tablet.keep(theirs)).player).toBe(onPhone);
  await tablet.become(desk);
  expect(await tablet.keep(theirs, onPhone)).toMatchObject({ player: atDesk, learnt: NOTHING_LEARNT, taken: false });
  await phone.ask('DELETE', '/me');
  expect(await tablet.keep(theirs, onPhone)).toMatchObject({ player: atDesk, learnt: NOTHING_LEARNT, taken: false });
});

test('progress is part of the exported data, and is erased with the player', async () => {
  const { url, desk, phone } = await browsers();
  await desk.keep({ course: course(FIRST), ladders: { nim: climb(['solo']) } });
  const known = { learnt: { course: course(FIRST), ladders: { nim: climb(['solo']) } }, games: [] };
  expect(await (await desk.ask('GET', '/me/data')).json()).toMatchObject(known);
  expect(await (await phone.ask('GET', '/me/data')).json()).toMatchObject({ learnt: NOTHING_LEARNT });
  await desk.ask('DELETE', '/me');
  const stranger = new Browser(url);
  await stranger.id();
  expect((await stranger.keep({})).learnt).toEqual(NOTHING_LEARNT);
  expect((await desk.ask('PUT', '/me/learnt', { learnt: NOTHING_LEARNT })).status).toBe(401);
});

test('unknown steps, games and bots are left out, and so is what was done after tomorrow', async () => {
  const { desk } = await browsers();
  const soon = Date.now() + 3 * 86_400_000;
  await desk.keep({
    course: { ...course('no-such-step', FIRST), nowhere: ['x'] },
    ladders: { ludo: climb(['solo']), nim: climb(['nobody', 'solo']) },
    settings: { material: ['felt', soon] },
  });
  const { learnt } = await desk.keep({});
  expect([learnt.course, learnt.ladders, learnt.settings]).toEqual([course(FIRST), { nim: climb(['solo'], 2) }, {}]);
});

test('complete progress in everything is accepted', async () => {
  const { desk } = await browsers();
  const all = {
    course: Object.fromEntries(CHAPTERS.map(({ id, steps }) => [id, steps.map((step) => step.id).toSorted()])),
    ladders: Object.fromEntries(GAMES.map(({ id }) => [id, climb(BOT_IDS, 1_000_000)])),
  };
  const { learnt } = await desk.keep(all);
  expect([Object.keys(learnt.course).length, Object.keys(learnt.ladders).length]).toEqual([CHAPTERS.length, GAMES.length]);
});

test.for([
  ['nothing', {}, 'bad-request'],
  ['a number', { learnt: 3 }, 'bad-request'],
  ['a part that is missing', { learnt: { ...NOTHING_LEARNT, course: undefined } }, 'bad-request'],
  ['a field more', { learnt: { ...NOTHING_LEARNT, more: {} } }, 'bad-request'],
  ['another version', { learnt: { ...NOTHING_LEARNT, version: 2 } }, 'bad-request'],
  ['a number for the owner', { learnt: NOTHING_LEARNT, of: 3 }, 'bad-request'],
  ['a long text for the owner', { learnt: NOTHING_LEARNT, of: 'x'.repeat(65) }, 'too-large'],
  ['10 MB', { learnt: NOTHING_LEARNT, of: 'x'.repeat(10_000_000) }, 'too-large'],
  ['a little more than is read', { learnt: NOTHING_LEARNT, of: 'x'.repeat(MAX_LEARNT_BYTES) }, 'too-large'],
] as const)('it cannot be told as %s', async ([, body, code]) => {
  const { desk } = await browsers();
  const response = await desk.ask('PUT', '/me/learnt', body);
  expect(((await response.json()) as { error: { code: string } }).error.code).toBe(code);
});
