import { globSync, readFileSync } from 'node:fs';
import { openApi } from '@nimhall/server/http/reference/open-api';
import { ROUTES, type RouteInfo } from '@nimhall/server/http/reference/routes';
import { COMMANDS, REQUESTS } from '@nimhall/shared/protocol/commands';
import { expect, test } from 'vitest';
import { joinAs, newToken, serveAll } from '../support/harness.ts';

const hall = serveAll();

/** Every route as its source has it, with what it reads its body and its query by. */
const SOURCES = globSync('{http/*,*/routes,*/*-routes}.ts', { cwd: new URL('../../server/src/', import.meta.url) })
  .filter((file) => file !== 'http/pages.ts' && file !== 'http/app.ts')
  .flatMap((file) => {
    const source = readFileSync(new URL(`../../server/src/${file}`, import.meta.url), 'utf8');
    const [, ...routes] = source.split(/\n {2}router\.(?=(?:get|post|put|delete)\()/);
    return routes.map((text) => {
      const [, method = '', path = ''] = /^(\w+)\(\s*'([^']+)'/.exec(text) ?? [];
      const read = (from: string) => new RegExp(`readBody\\(([\\w.[\\]':]+), request\\.${from}\\)`).exec(text)?.[1];
      return { route: `${method} ${path.replace(/:(\w+)/g, '{$1}')}`, body: read('body'), query: read('query') };
    });
  });

const PROTOCOL_FOLDER = new URL('../../shared/src/protocol/', import.meta.url);
const PROTOCOL = globSync('*.ts', { cwd: PROTOCOL_FOLDER });

/** What routes read bodies by: requests, commands, and whatever else `shared/src/protocol` exports. */
const SCHEMAS: Readonly<Record<string, unknown>> = {
  ...Object.assign({}, ...(await Promise.all(PROTOCOL.map((file) => import(new URL(file, PROTOCOL_FOLDER).href))))),
  ...Object.fromEntries(Object.entries(REQUESTS).map(([name, schema]) => [`REQUESTS.${name}`, schema])),
  ...Object.fromEntries(Object.entries(COMMANDS).map(([name, schema]) => [`COMMANDS['${name}']`, schema])),
};

const nameOf = ({ method, path }: RouteInfo) => `${method} ${path}`;

/** Routes of the reference itself. */
const OF_THE_REFERENCE = ['/openapi.json', '/commands.json', '/reference', '/reference.css'].map((path) => `get ${path}`);

test('the reference has every route that there is, once, and no other', () => {
  // Two routes read the body of one address: the first only how large it may be.
  const there = [...new Set(SOURCES.map(({ route }) => route))];
  expect(ROUTES.map(nameOf).toSorted()).toEqual([...there, ...OF_THE_REFERENCE].toSorted());
});

test('the protocol describes every route, too', () => {
  const text = readFileSync(new URL('../../shared/docs/protocol.md', import.meta.url), 'utf8');
  const inWords = ({ method, path }: RouteInfo) =>
    `${method.toUpperCase()} /api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())}`;
  const isThere = (route: string) => ['`', '?', ' '].some((end) => text.includes(`\`${route}${end}`));
  const others = ROUTES.filter((info) => !OF_THE_REFERENCE.includes(nameOf(info)));
  expect(
    others.map(inWords).filter((route) => !isThere(route)),
    'routes without a row in shared/docs/protocol.md',
  ).toEqual([]);
});

test('what it says of bodies and queries is what checks them', () => {
  for (const info of ROUTES) {
    const sources = SOURCES.filter(({ route }) => route === nameOf(info));
    const readBy = (what: 'body' | 'query') => sources.flatMap((source) => (source[what] ? [SCHEMAS[source[what]]] : []))[0];
    expect(info.body, `${nameOf(info)}: body`).toBe(readBy('body'));
    expect(info.query, `${nameOf(info)}: query`).toBe(readBy('query'));
  }
});

test('who may ask is as it says', async () => {
  for (const info of ROUTES) {
    const path = info.path.replace(/\{\w+\}/g, 'x');
    if (info.who === 'anybody' || path === '/me') continue;
    const { status } = await fetch(`${hall.url}/api/v1${path}`, { method: info.method.toUpperCase() });
    // A page is asked who it is once what it sends makes sense.
    expect(info.who === 'player' ? [401] : [400, 401, 403], nameOf(info)).toContain(status);
  }
});

test('pages of other sites may read what it says, and nothing else', async () => {
  const ann = await joinAs(hall.url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim' });
  for (const info of ROUTES) {
    const address = `${hall.url}/api/v1${info.path.replace('{code}', room).replace(/\{\w+\}/g, 'x')}`;
    const headers = { origin: 'https://elsewhere.example' };
    const leaving = new AbortController();
    const answer = await fetch(address, { method: info.method.toUpperCase(), headers, signal: leaving.signal });
    expect(answer.headers.get('access-control-allow-origin'), nameOf(info)).toBe(info.open ? '*' : null);
    expect(answer.headers.get('access-control-allow-credentials'), nameOf(info)).toBeNull();
    leaving.abort();
    const asked = await fetch(address, { method: 'OPTIONS', headers: { ...headers, 'access-control-request-method': 'GET' } });
    const isOpen = ROUTES.some(({ path, open }) => path === info.path && open);
    expect([asked.status === 204, asked.headers.get('access-control-allow-methods')], `OPTIONS ${info.path}`).toEqual(
      isOpen ? [true, 'GET, HEAD'] : [false, null],
    );
  }
});

test('who has an answer asks whether it still holds', async () => {
  const ann = await joinAs(hall.url, 'Ann');
  const { room } = await ann.ok('room:create', { game: 'nim', start: '1,2', seats: { first: 'me', second: { bot: 'random' } } });
  for (const path of ['/games', '/openapi.json', `/rooms/${room}`, `/rooms/${room}/record`, '/ratings']) {
    const address = `${hall.url}/api/v1${path}`;
    const first = await fetch(address);
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control')?.includes('no-cache'), etag.length > 5], path).toEqual([true, true]);
    const again = await fetch(address, { headers: { 'if-none-match': etag } });
    expect([again.status, (await again.text()).length], path).toEqual([304, 0]);
  }
  const before = await fetch(`${hall.url}/api/v1/rooms/${room}/record`);
  await ann.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' });
  const after = await fetch(`${hall.url}/api/v1/rooms/${room}/record`, {
    headers: { 'if-none-match': before.headers.get('etag') ?? '' },
  });
  expect(after.status).toBe(200);
});

test('it is OpenAPI 3.1, with the schemas that check', async () => {
  const document = await fetch(`${hall.url}/api/v1/openapi.json`).then((response) => response.json());
  expect(document).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/rooms'].post.requestBody.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['game'],
    properties: { game: { type: 'string', maxLength: 40 }, overlay: { enum: ['spectators', 'after', 'off'] } },
    additionalProperties: false,
  });
  expect(document.paths['/rooms/{code}/events'].get.parameters).toMatchObject([
    { name: 'code', in: 'path', required: true },
    { name: 'since', in: 'query', schema: { type: 'string' } },
  ]);
  const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ROUTES.length);
  const { commands } = await fetch(`${hall.url}/api/v1/commands.json`).then((response) => response.json());
  expect(Object.keys(commands)).toEqual(Object.keys(COMMANDS));
  expect(commands.move.required).toEqual(['room', 'id', 'branch', 'ply', 'move']);
});

test('people read it without a script, and it names every route and every code', async () => {
  const page = await fetch(`${hall.url}/api/v1/reference`);
  expect([page.headers.get('content-type'), page.headers.get('content-security-policy')]).toEqual([
    'text/html; charset=utf-8',
    expect.stringContaining("default-src 'self'"),
  ]);
  const text = await page.text();
  for (const { path, does } of ROUTES) expect(text).toContain(`<code>${path}</code></h3>\n<p>${does.replaceAll('"', '&quot;')}`);
  expect(text).not.toMatch(/<script|style=/);
  const { token } = await newToken(hall.url, 'Program');
  expect(text).not.toContain(token);
  expect((await fetch(`${hall.url}/api/v1/reference.css`)).headers.get('content-type')).toBe('text/css; charset=utf-8');
});
