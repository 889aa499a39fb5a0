import { BOT_IDS } from '@nimhall/shared/bot/levels';
import { GAMES } from '@nimhall/shared/games/all';
import type { Climb, Climbs } from '@nimhall/shared/ladder/climb';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import type { LaddersInfo } from '@nimhall/shared/protocol/ladders';
import { expect, test } from 'vitest';
import { serveAll } from '../support/harness.ts';

const hall = serveAll();

type Ladders = Climbs['of'];

/** A browser, which keeps the cookie that it is given. */
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

  /** What the server makes of what this device has. */
  async keep(ladders: Ladders, of?: string): Promise<LaddersInfo> {
    const response = await this.ask('PUT', '/me/ladders', { ladders, ...(of !== undefined && { of }) });
    expect(response.status).toBe(200);
    return (await response.json()) as LaddersInfo;
  }

  /** Becomes the same person as another one. */
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

test('what was climbed on either device is climbed on both', async () => {
  const { desk, phone, atDesk } = await browsers();
  expect(await desk.keep({})).toEqual({ player: atDesk, ladders: {}, taken: true });
  const nim = { nim: climb(['solo']) };
  expect(await desk.keep(nim, atDesk)).toEqual({ player: atDesk, ladders: nim, taken: true });
  await phone.become(desk);
  const kayles = { kayles: climb(['random']) };
  expect(await phone.keep(kayles)).toEqual({ player: atDesk, ladders: { ...nim, ...kayles }, taken: true });
  expect(await desk.keep(nim, atDesk), 'again').toEqual({ player: atDesk, ladders: { ...nim, ...kayles }, taken: true });
});

test('devices that tell at once lose nothing', async () => {
  const { desk } = await browsers();
  const [first = 'solo', ...others] = rungsOf('nim');
  await Promise.all([first, ...others].map((bot) => desk.keep({ nim: climb([bot]) })));
  expect((await desk.keep({})).ladders.nim?.beaten.toSorted()).toEqual(rungsOf('nim').toSorted());
});

test('what a guest has climbed comes along where nobody can be that guest any more', async () => {
  const { desk, phone, atDesk, onPhone } = await browsers();
  await desk.keep({ nim: climb(['solo']) });
  await phone.keep({ kayles: climb(['random']) });
  await phone.become(desk);
  const answer = await phone.keep({ kayles: climb(['random', 'greedy']) }, onPhone);
  expect(answer).toEqual({ player: atDesk, ladders: { nim: climb(['solo']), kayles: climb(['random', 'greedy']) }, taken: true });
});

test('what somebody has climbed who is still known elsewhere, or wants to be forgotten, stays behind', async () => {
  const { url, desk, phone, atDesk, onPhone } = await browsers();
  const tablet = new Browser(url);
  await tablet.become(phone);
  const theirs = { kayles: climb(['random']) };
  expect((await tablet.keep(theirs)).player).toBe(onPhone);
  await tablet.become(desk);
  expect(await tablet.keep(theirs, onPhone)).toEqual({ player: atDesk, ladders: {}, taken: false });
  await phone.ask('DELETE', '/me');
  expect(await tablet.keep(theirs, onPhone)).toEqual({ player: atDesk, ladders: {}, taken: false });
});

test('ladders are in what is known of me, and go when I am forgotten', async () => {
  const { url, desk, phone } = await browsers();
  await desk.keep({ nim: climb(['solo']) });
  expect(await (await desk.ask('GET', '/me/data')).json()).toMatchObject({ ladders: { nim: climb(['solo']) }, games: [] });
  expect(await (await phone.ask('GET', '/me/data')).json()).toMatchObject({ ladders: {} });
  await desk.ask('DELETE', '/me');
  const stranger = new Browser(url);
  await stranger.id();
  expect((await stranger.keep({})).ladders).toEqual({});
  expect((await desk.ask('PUT', '/me/ladders', { ladders: {} })).status).toBe(401);
});

test('games and bots that are not there are left out, and the most that can be told is taken', async () => {
  const { desk } = await browsers();
  const told = { ludo: climb(['solo']), nim: climb(['nobody', 'solo']), kayles: climb(['solo', 'random']) };
  expect((await desk.keep(told)).ladders).toEqual({ nim: climb(['solo'], 2), kayles: climb(['random'], 2) });
  const all = Object.fromEntries(GAMES.map(({ id }) => [id, climb(BOT_IDS, 1_000_000)]));
  expect(Object.keys((await desk.keep(all)).ladders)).toHaveLength(GAMES.length);
});

const NIM: Climb = climb(['solo']);

test.for([
  ['nothing', {}],
  ['a number', { ladders: 3 }],
  ['a text for a climb', { ladders: { nim: 'x' } }],
  ['a third seat', { ladders: { nim: { ...NIM, won: 'third' } } }],
  ['less than no games', { ladders: { nim: { ...NIM, games: -1 } } }],
  ['more bots than there are', { ladders: { nim: { ...NIM, beaten: Array(100).fill('solo') } } }],
  ['a field more', { ladders: { nim: { ...NIM, more: 1 } } }],
  ['a number for who had them', { ladders: {}, of: 3 }],
  ['a long text for who had them', { ladders: {}, of: 'x'.repeat(65) }],
  ['a thousand games', { ladders: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`game${at}`, NIM])) }],
] as const)('ladders cannot be told as %s', async ([, body]) => {
  const { desk } = await browsers();
  expect((await desk.ask('PUT', '/me/ladders', body)).status).toBeOneOf([400, 413]);
});
