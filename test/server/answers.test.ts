import { ANSWERS } from '@nimhall/server/http/reference/answers';
import { view } from '@nimhall/server/http/reference/answers/analysis';
import { openApi } from '@nimhall/server/http/reference/open-api';
import { ROUTES } from '@nimhall/server/http/reference/routes';
import { unwrap } from '@nimhall/server/refusal-error';
import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { DEFAULT_BUDGET } from '@nimhall/shared/game/budget';
import { readBody } from '@nimhall/shared/protocol/commands';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { analysisText } from '@nimhall/shared/solver/analysis';
import { expect, test } from 'vitest';
import { Authenticator, type Question, type Wishes } from '../support/authenticator.ts';
import { BOXES } from '../support/game-boxes.ts';
import { pairAt, serveAll, type TestClient } from '../support/harness.ts';
import { spread } from '../support/scale.ts';

const hall = serveAll();

test('every answer is as the reference says, and has no field that it does not name', async () => {
  const address = hall.url.replace('127.0.0.1', 'localhost');
  const called = new Set<string>();
  let cookie = '';
  /** Asks as somebody, or as the page with its cookie, and compares the answer with what the reference says of it. */
  const ask = async <Answer>(route: string, as?: TestClient | 'page', body?: unknown, query = '', ...named: string[]): Promise<Answer> => {
    const [method = '', path = ''] = route.split(' ');
    const info = ROUTES.find((each) => each.method === method.toLowerCase() && each.path === path);
    if (!info) throw new Error(`There is no ${route}`);
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as === 'page' ? { cookie, origin: address } : as && { authorization: `Bearer ${as.token}` }),
    };
    const to = `${address}/api/v1${path.replace(/\{\w+\}/g, () => named.shift() ?? '')}${query}`;
    const response = await fetch(to, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const text = await response.text();
    expect(response.status, `${route}: ${text}`).toBe(info.answer === undefined ? 204 : (info.status ?? 200));
    if (as === 'page') cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    if (!info.gives) return text as Answer;
    const answer: unknown = JSON.parse(text);
    const described = readBody(info.gives, answer);
    expect(answer, `${route}, as its schema in http/reference/answers describes it`).toEqual(
      described.ok ? described.value : described.error,
    );
    called.add(route);
    return answer as Answer;
  };

  const { first: ann, second: ben, room } = await pairAt(hall.url, { clock: { initialMs: 60_000, incrementMs: 0 } });
  await ask('GET /rooms');
  await ask('GET /rooms/{code}', undefined, undefined, '', room);
  await ask('GET /me/unfinished', ann);
  await ask('POST /me/playing', ann, { game: 'nim', position: '1,2' });
  await ask('GET /rooms/{code}/stakes', undefined, undefined, '', room);
  await ask('PUT /me/friends', ann, { room, relationship: 'friend' });
  await ask('GET /me/friends', ann);
  await ann.ok('move', { room, id: '1', branch: 0, ply: 0, move: 'b1' });
  await ben.ok('resign', { room, id: '2' });
  await ask('GET /rooms/{code}', undefined, undefined, '', room);
  await ask('GET /oembed', undefined, undefined, `?url=${encodeURIComponent(`${address}/r/${room}`)}`);
  await ask('GET /me/games', ann);
  await ask('GET /me/standing', ann);
  await ask('GET /me/ratings', ann);
  await ask('GET /me/vacation', ann);
  await ask('PUT /me/vacation', ann, { on: true });
  await ask('GET /me/push', ann);
  const nothing = { version: 1, course: {}, practice: {}, ladders: {}, settings: {} };
  await ask('PUT /me/learnt', ann, { learnt: nothing });
  await ask('GET /me/guests', ann);
  await ask('GET /me/data', ann);
  const friend = (await ask<{ friends: { player: { id: string } }[] }>('GET /me/friends', ann)).friends[0]?.player.id ?? '';
  await ann.ok('challenge', { friend, game: 'nim' });
  await ask('GET /me/challenges', ben);

  await ask('GET /games');
  for (const [game, position] of [
    ['nim', '3,4,5'],
    ['kayles', '5,7'],
    ['chomp', '2,2'],
  ])
    await ask('POST /analysis', undefined, { game, position });
  await ask('POST /rooms', ann, { game: 'nim' });
  await ask('GET /ratings');
  const { code } = await ann.ok('tournament:open', { id: 'open', form: 'swiss', games: [{ game: 'nim' }] } as never);
  await ben.ok('tournament:join', { code, id: 'join', name: 'Ben' } as never);
  await ask('GET /tournaments');
  await ask('GET /tournaments/{code}', undefined, undefined, '', code);
  await ann.ok('tournament:join', { code, id: 'join', name: 'Ann' } as never);
  await ann.ok('tournament:order', { code, id: 'start', order: { kind: 'start' } } as never);
  const { room: match } = await ben.waitFor('tournament:board', (message) => message.code === code);
  await ask('GET /tournaments/{code}', undefined, undefined, '', code);
  await ask('GET /rooms/{code}', undefined, undefined, '', match);

  await ask('POST /tokens', undefined, { name: 'Somebody' });
  await ask('PUT /me', ann, { name: 'Anna' });
  await ask('POST /me/tokens', ann, { name: 'Laptop' });
  await ask('GET /me/tokens', ann);
  const invitation = await ask<{ code: string }>('POST /me/invitation', ann);
  await ask('POST /invitation', 'page', { code: invitation.code });
  cookie = '';
  await ask('GET /me', 'page');
  const device = new Authenticator(address);
  await ask('POST /me/passkeys', 'page', {
    passkey: device.make(await ask<Wishes>('POST /me/passkeys/wishes', 'page', {})),
    name: 'Phone',
  });
  await ask('GET /me/passkeys', 'page');
  await ask('POST /passkey', 'page', { passkey: device.show(await ask<Question>('POST /passkey/question', 'page', {})), name: 'Tablet' });
  const { player } = await ask<{ player: { name: string } }>('GET /me', 'page');
  await ask('GET /people/{name}', ann, undefined, '', encodeURIComponent(player.name));
  await ask('GET /people/{name}/games', ann, undefined, '', encodeURIComponent(player.name));

  const { id } = await ask<{ id: string }>('POST /me/programs', ann, { name: 'Kayla' });
  await ask('POST /me/programs/{id}/token', ann, undefined, '', id);
  await ask('GET /me/programs', ann);
  await ask('GET /me/programs/{id}/games', ann, undefined, '', id);
  await ask('GET /programs');
  await ask('GET /openapi.json');
  await ask('GET /commands.json');

  const described = ROUTES.filter(({ gives }) => gives).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(described.filter((route) => !called.has(route))).toEqual([]);
});

const GAMES = [...BOXES, { game: 'sprouts', params: undefined, positions: ['2', 'ab'] }].map((box) => ({
  ...box,
  name: `${box.game} ${JSON.stringify(box.params ?? {})}`,
}));

test.each(GAMES)('every explanation, drawing and position of $name is as the reference says', ({ game, params, positions }) => {
  for (const position of spread(positions, 4)) {
    for (const misere of [false, true]) {
      const { answer, shown } = answerAbout(game, params, position, misere);
      expect(readBody(ANSWERS.analysis, answer), position).toEqual({ ok: true, value: answer });
      expect(readBody(view, shown), position).toEqual({ ok: true, value: shown });
    }
  }
});

test('these are explanations and drawings of every kind', () => {
  const missing = new Set(['table', 'columns', 'powers', 'sequence', 'chain', 'pictures', 'options']);
  for (const kind of ['heaps', 'rows', 'grid', 'stages', 'squares', 'graph', 'map']) missing.add(kind);
  for (const { game, params, positions } of GAMES) {
    for (const position of spread(positions, 4)) {
      const { answer, shown } = answerAbout(game, params, position, false);
      for (const [, kind = ''] of JSON.stringify([shown, answer.explanation]).matchAll(/"kind":"([a-z]+)"/g)) missing.delete(kind);
      if (missing.size === 0) return;
    }
  }
  expect([...missing]).toEqual([]);
});

/** What is answered about a position, and how it is shown, as JSON carries them. */
function answerAbout(id: string, params: unknown, text: string, misere: boolean) {
  const game = unwrap(readGame(id, params));
  const position = unwrap(readPosition(game.rules, text));
  const solved = runToEnd(analyse(game.rules, position, { misere, budget: DEFAULT_BUDGET }));
  return JSON.parse(JSON.stringify({ answer: analysisText(game.rules, position, solved), shown: game.rules.view(position) }));
}

test('every answer in JSON has a schema, and every reference inside the document leads somewhere', () => {
  expect(
    ROUTES.filter(({ answer, type, gives }) => (answer !== undefined && !type) !== (gives !== undefined)).map(({ path }) => path),
  ).toEqual([]);
  const document = JSON.parse(JSON.stringify(openApi()));
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(ROUTES.length);
  for (const path of references)
    expect(
      path.split('/').reduce((inside, name) => inside?.[name], document),
      path,
    ).toBeDefined();
});
