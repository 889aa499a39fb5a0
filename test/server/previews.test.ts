import { PAGES } from '@nimhall/shared/protocol/pages';
import { expect, test } from 'vitest';
import { joinAs, pairAt } from '../support/harness.ts';
import { serveUnbuiltPages, serveUnbuiltPagesToAll } from '../support/unbuilt-pages.ts';

const hall = serveUnbuiltPagesToAll();

/** The meta tags of a page, by name. */
async function headOf(page: Response): Promise<Record<string, string | undefined>> {
  const text = await page.text();
  const metas = [...text.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
    name,
    content.replaceAll('&amp;', '&'),
  ]);
  return { title: /<title>([^<]*)</.exec(text)?.[1], ...Object.fromEntries(metas) };
}

test('a link to a room says who plays what, and shows the position', async () => {
  const { url } = hall;
  const { first, room } = await pairAt(url);
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' });
  const page = await fetch(`${url}/r/${room}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const head = await headOf(page);
  expect(head).toMatchObject({
    title: 'Nim: Ann against Ben · nimhall',
    'og:title': 'Nim: Ann against Ben',
    'og:description': 'Take as many stones as you like from one heap. Taking the last stone wins. 1 move so far: watch it live.',
    'og:url': `${url}/r/${room}`,
    'og:image:alt': 'The position 1,1 of Nim',
    'twitter:card': 'summary_large_image',
  });
  expect(head.description).toBe(head['og:description']);

  const image = await fetch(head['og:image'] ?? '');
  expect(image.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await image.arrayBuffer());
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Number(head['og:image:width']), Number(head['og:image:height'])]);
  const now = await fetch(`${url}/r/${room}/preview.png`);
  expect(Buffer.from(await now.arrayBuffer()).equals(png), 'the picture of the room is that of its position').toBe(true);
});

test('a picture may be shown by other sites, is cached for a minute, and is not sent twice', async () => {
  const { url } = hall;
  const { room } = await pairAt(url);
  const image = await fetch(`${url}/r/${room}/preview.png`);
  expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(image.headers.get('cache-control')).toBe('public, max-age=60');
  // `fetch` would not revalidate a cached answer by itself.
  const known = { 'if-none-match': image.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  const again = await fetch(`${url}/r/${room}/preview.png`, { headers: known });
  expect(again.status).toBe(304);
});

test('a game that is drawn by hand is shown as it was drawn', async () => {
  const { url } = hall;
  const pictures = await Promise.all(
    [undefined, '100,100 500,10* 900,100'].map(async (ink) => {
      const { first, room } = await pairAt(url, { game: 'sprouts', start: '3' });
      await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a-b', ...(ink ? { ink } : {}) });
      const head = await headOf(await fetch(`${url}/r/${room}`));
      expect(head['og:image']).toBe(`${url}/r/${room}/preview.png`);
      return Buffer.from(await (await fetch(head['og:image'] ?? '')).arrayBuffer());
    }),
  );
  expect(pictures.map((png) => png.subarray(1, 4).toString('latin1'))).toEqual(['PNG', 'PNG']);
  expect(pictures[1]?.equals(pictures[0] as Buffer), 'ink makes another picture of the same position').toBe(false);
});

test('rooms that wait, and games that are over, say so', async () => {
  const { url } = hall;
  const host = await joinAs(url, 'Ann');
  const { room } = await host.ok('room:create', { game: 'wythoff', seats: { first: 'me', second: 'open' }, listed: false });
  expect(await headOf(await fetch(`${url}/r/${room}`))).toMatchObject({
    'og:title': 'Wythoff’s queen: Ann is waiting for you',
    'og:description': expect.stringContaining('The last move wins. Sit down and play, or watch.'),
  });

  const over = await pairAt(url, { start: '1', misere: true });
  await over.first.ok('move', { room: over.room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  expect(await headOf(await fetch(`${url}/r/${over.room}`))).toMatchObject({
    'og:title': 'Nim: Ben won against Ann',
    'og:image:alt': 'The position 1 of Nim, before the last move',
    'og:description': expect.stringContaining('Taking the last stone loses. The game is over after 1 move.'),
  });
});

test('names are escaped', async () => {
  const { url } = hall;
  const host = await joinAs(url, '"><script>$&');
  const { room } = await host.ok('room:create', { game: 'nim', seats: { first: 'me', second: 'open' } });
  const text = await fetch(`${url}/r/${room}`).then((page) => page.text());
  expect(text).toContain('<title>Nim: &quot;&gt;&lt;script&gt;$&amp; is waiting for you · nimhall</title>');
  expect(text).not.toContain('"><script>');
});

test('a game of the catalogue has a preview, other pages have what they were built with', async () => {
  const { url } = hall;
  const head = await headOf(await fetch(`${url}/games/kayles`));
  expect(head).toMatchObject({ title: 'Kayles · nimhall', 'og:image:alt': 'The position 12 of Kayles' });
  expect((await fetch(head['og:image'] ?? '')).status).toBe(200);
  expect((await headOf(await fetch(`${url}/settings`))).title).toBe('nimhall');
});

test('a link to an analysis names its position, as far as it is valid', async () => {
  const { url } = hall;
  const of = async (query: string) => await headOf(await fetch(`${url}/analysis${query}`));
  expect(await of('?game=nim&position=3,4,5')).toMatchObject({
    'og:title': 'Nim 3,4,5: who wins?',
    'og:url': `${url}/analysis?game=nim&position=3,4,5`,
  });
  expect(await of('?game=nim&misere=1&position=3,4,5&moves=a2+c5+z9+b1')).toMatchObject({
    'og:title': 'Nim 1,4,0: who wins?',
    'og:description': expect.stringContaining('Taking the last stone loses.'),
    'og:image': `${url}/preview.png?game=nim&params=%7B%7D&position=1%2C4%2C0`,
  });
  const params = encodeURIComponent('{"code":"0.137"}');
  expect((await of(`?game=octal&params=${params}&position=9`))['og:title']).toBe('Taking and breaking 9: who wins?');
  for (const query of ['', '?game=go&position=1', '?game=nim&position=x', '?game=octal&params={&position=9&position=8']) {
    expect((await of(query))['og:title'], query).toBe('Analysis');
  }
});

test('a link to a new room says what would be played', async () => {
  const { url } = hall;
  expect(await headOf(await fetch(`${url}/new?game=nim&start=1,3,5&misere=1`))).toMatchObject({
    'og:title': 'Nim 1,3,5: can you win this?',
    'og:description': expect.stringContaining('Taking the last stone loses. Open a room'),
    'og:image': `${url}/preview.png?game=nim&params=%7B%7D&position=1%2C3%2C5`,
  });
  expect((await headOf(await fetch(`${url}/new`))).title).toBe('nimhall');
});

test('a long position is shortened in the title, and picture addresses are not too long', async () => {
  const { url } = hall;
  const start = Array.from({ length: 26 }, () => '999999999999').join(',');
  const head = await headOf(await fetch(`${url}/analysis?game=nim&position=${start}`));
  expect(head['og:title']).toBe(`Nim ${start.slice(0, 60)}…: who wins?`);
  expect(head['og:image']).toContain('/preview.png?game=nim');

  const rows = Array.from({ length: 500 }, () => '1').join(',');
  const long = await headOf(await fetch(`${url}/new?game=kayles&start=${rows}`));
  expect(long['og:title']).toBe(`Kayles ${rows.slice(0, 60)}…: can you win this?`);
  expect(long['og:image']).toBeUndefined();
  const host = await joinAs(url, 'Ann');
  const { room } = await host.ok('room:create', { game: 'kayles', start: rows });
  expect(await headOf(await fetch(`${url}/r/${room}`))).toMatchObject({
    'og:image': `${url}/r/${room}/preview.png`,
    'og:image:alt': `The position ${rows.slice(0, 60)}… of Kayles`,
  });
});

test('an address may use only so much time for pictures; those that are drawn already cost none', async () => {
  // Its clock stands still, so that the period is not over before the last question.
  const { url } = await serveUnbuiltPages({ rateLimits: 0.05, clock: { now: Date.UTC(2026, 0, 1) } });
  const ask = (path: string, address = '203.0.113.1') => fetch(url + path, { headers: { 'x-forwarded-for': address } });
  const picture = (heap: number) => `/preview.png?game=nim&position=${heap},2`;
  const answers: Response[] = [];
  while (answers.at(-1)?.status !== 429 && answers.length < 50) answers.push(await ask(picture(answers.length)));
  expect(answers.map(({ status }) => status)).toEqual([...answers.slice(1).map(() => 200), 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(picture(0))).status, 'drawn already').toBe(200);
  expect((await headOf(await ask('/analysis?game=nim&position=7,7,7')))['og:title'], 'the page is there, without its position').toBe(
    'Analysis',
  );
  expect((await ask(picture(answers.length), '203.0.113.2')).status, 'from another address').toBe(200);
});

test('a class that opens one link at once gets its picture, which is drawn once', async () => {
  const { url } = await serveUnbuiltPages({ rateLimits: true });
  const pupils = await Promise.all(Array.from({ length: 60 }, () => fetch(`${url}/preview.png?game=kayles&position=3,1`)));
  expect(new Set(pupils.map(({ status }) => status))).toEqual(new Set([200]));
});

test('an unknown picture is not found, and an unknown page is still served', async () => {
  const { url } = hall;
  const unknown = ['/nothing', '/games/', '/Settings', '/r/', '/r/a/b', '/new/room', '/analysis/nim', '/%00', '/r/%00', '/constructor'];
  for (const path of ['/r/nothing', '/games/nothing', '/embed/nothing', ...unknown]) {
    const page = await fetch(url + path);
    expect(page.status, path).toBe(404);
    expect(await page.text()).toContain('<title>nimhall</title>');
  }
  for (const path of ['/r/nothing/preview.png', '/preview.png', '/preview.png?game=nim&position=x']) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
});

test('addresses are those by which people reach the server', async () => {
  const known = await serveUnbuiltPages({ publicUrl: 'https://hall.example' });
  const { room } = await pairAt(known.url);
  const head = await headOf(await fetch(`${known.url}/r/${room}`));
  expect(head['og:url']).toBe(`https://hall.example/r/${room}`);

  const proxied = { headers: { 'x-forwarded-proto': 'https' } };
  expect((await headOf(await fetch(`${hall.url}/games/nim`, proxied)))['og:url']).toBe(`${hall.url.replace('http:', 'https:')}/games/nim`);
});

test('every page of the client is served', async () => {
  const { url } = hall;
  const { room } = await pairAt(url);
  for (const page of Object.values(PAGES)) {
    const named = page.replace(':code', room).replace(':id', 'nim').replace(':chapter', 'mirror');
    const path = named.replace(':set', 'today').replace(':tool', 'sequence');
    expect((await fetch(url + path)).status, path).toBe(200);
  }
});

test('only boards made for embedding may be framed', async () => {
  const { url } = hall;
  const { room } = await pairAt(url);
  const headers = async (path: string) => (await fetch(url + path)).headers;
  for (const path of [
    '/',
    `/r/${room}`,
    '/embed.html',
    '/healthz',
    '/embed',
    '/embed/',
    '/embed/a/b',
    `/embed/${room}/`,
    `/Embed/${room}`,
  ]) {
    expect((await headers(path)).get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect((await headers(path)).get('x-frame-options'), path).toBe('DENY');
  }
  const framed = await headers(`/embed/${room}`);
  expect(framed.get('content-security-policy')).toContain('frame-ancestors *');
  expect(framed.get('content-security-policy')).toContain("default-src 'self'");
  expect(framed.get('x-frame-options')).toBeNull();
  expect(framed.get('set-cookie')).toBeNull();
});
