import { expect, test } from 'vitest';
import { joinAs, serve, serveAll } from '../support/harness.ts';
import { serveUnbuiltPages } from '../support/unbuilt-pages.ts';

const hall = serveAll();

async function room(url: string): Promise<string> {
  const ann = await joinAs(url, 'Ann "the" <b>');
  return (await ann.ok('room:create', { game: 'nim', start: '3,4,5' })).room;
}

const ask = (url: string, query: Record<string, string>) => fetch(`${url}/api/v1/oembed?${new URLSearchParams(query)}`);

test('the page of a room links to an embed frame, which works on other sites', async () => {
  const { url } = await serveUnbuiltPages();
  const code = await room(url);
  const page = await fetch(`${url}/r/${code}`).then((response) => response.text());
  const [, href = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
  const answer = await fetch(href.replaceAll('&amp;', '&'));
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const { html, ...rest } = await answer.json();
  expect(rest).toEqual({
    version: '1.0',
    type: 'rich',
    provider_name: 'nimhall',
    provider_url: url,
    title: 'Nim: Ann "the" <b> is waiting for you',
    width: 480,
    height: 360,
    thumbnail_url: `${url}/r/${code}/preview.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect(html).toContain('title="Nim: Ann &quot;the&quot; &lt;b&gt; is waiting for you"');
  const [, src = ''] = /src="([^"]+)"/.exec(html) ?? [];
  const frame = await fetch(src);
  expect([frame.status, frame.headers.get('x-frame-options')]).toEqual([200, null]);
});

test('the frame is as small as possible', async () => {
  const { url } = hall;
  const answer = await ask(url, { url: `${url}/r/${await room(url)}?x=1#y`, maxwidth: '300', maxheight: '2000', format: 'json' });
  const embed = await answer.json();
  expect(embed).toMatchObject({ width: 300, height: 360 });
  expect(embed).not.toHaveProperty('thumbnail_url');
});

test('a server with PUBLIC_URL answers only for that address', async () => {
  const { url } = await serve({ publicUrl: 'https://nim.example' });
  const code = await room(url);
  expect((await ask(url, { url: `https://nim.example/r/${code}` }).then((answer) => answer.json())).html).toContain(
    `src="https://nim.example/embed/${code}"`,
  );
  expect((await ask(url, { url: `${url}/r/${code}` })).status).toBe(404);
});

test.each([
  [{}, 400],
  [{ url: 'nonsense' }, 404],
  [{ url: 'https://elsewhere.example/r/x' }, 404],
  [{ url: 'HALL/r/nowhere' }, 404],
  [{ url: 'HALL/learn' }, 404],
  [{ url: 'HALL/r/nowhere', format: 'xml' }, 400],
  [{ url: 'HALL/r/nowhere', maxwidth: '-1' }, 400],
  [{ url: `HALL/r/${'x'.repeat(600)}` }, 413],
] as const)('%j is refused with %i', async (query, status) => {
  const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value).replace('HALL', hall.url)]));
  expect((await ask(hall.url, given)).status).toBe(status);
});
