import { RATE_LIMITS } from '@nimhall/server/people/limits';
import { openSqliteForCli } from '@nimhall/server/store/sqlite';
import { REPORT_REASONS, type Reported } from '@nimhall/shared/protocol/reports';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { joinAs, pairAt, post, serve, type TestClient, type TestServer } from '../support/harness.ts';

/** Sends a report; the status, and the code of a refusal. */
async function report({ url }: TestServer, by: { token: string } | null, of: unknown, reason: unknown = 'words'): Promise<string> {
  const answer = await post(url, '/api/v1/reports', { of, reason }, by ? { authorization: `Bearer ${by.token}` } : {});
  return answer.status === 204 ? '204' : `${answer.status} ${((await answer.json()) as { error: { code: string } }).error.code}`;
}

/** What the operator reads. */
async function reportsAt({ dataDir }: TestServer) {
  const store = openSqliteForCli(dataDir, pino({ level: 'silent' }));
  onTestFinished(() => store.close());
  return await store.moderation.reports(100);
}

/** What the first of two players said in their room, in the form in which the second may report it. */
async function said(server: TestServer): Promise<{ first: TestClient; second: TestClient; room: string; line: Reported }> {
  const { first, second, room } = await pairAt(server.url);
  await first.ok('chat', { room, text: 'boo' });
  const { line } = await second.waitFor('chat');
  return { first, second, room, line: { room, player: line.from.id, line: line.id } };
}

test('each reader can report a line once, and its author is not told', async () => {
  const server = await serve();
  const { first, second, room, line } = await said(server);
  expect([await report(server, second, line), await report(server, second, line, 'other')]).toEqual(['204', '204']);
  expect(await reportsAt(server)).toMatchObject([{ name: 'Ann', reason: 'words', room, said: 'boo' }]);
  await first.ok('chat', { room, text: 'still here' });
  expect(first.received('refused')).toEqual([]);
});

test('a line cannot be reported by people who cannot read it, without an identity, or by its author', async () => {
  const server = await serve();
  const { first, room, line } = await said(server);
  const watcher = await joinAs(server.url, 'Wim');
  expect(await report(server, watcher, line), 'players talk among themselves').toBe('404 not-found');
  expect(await report(server, null, line)).toBe('401 unauthenticated');
  expect(await report(server, first, line)).toBe('403 forbidden');
  expect(await report(server, watcher, { ...line, line: 'another' })).toBe('404 not-found');
  expect(await report(server, watcher, { ...line, room: 'nowhere' })).toBe('404 not-found');
  expect(await report(server, watcher, { name: 'Ann' }), 'a name that nobody keeps').toBe('404 not-found');
  expect(await report(server, watcher, { name: 'Ann', room })).toBe('400 bad-request');
  expect(await report(server, watcher, line, 'I do not like them')).toBe('400 bad-request');
  expect(await reportsAt(server)).toEqual([]);
});

test('every listed reason is accepted', async () => {
  const server = await serve();
  const { second, line } = await said(server);
  for (const reason of REPORT_REASONS) expect(await report(server, second, line, reason)).toBe('204');
});

test('reports are limited to what an operator can read', async () => {
  const server = await serve({ rateLimits: true });
  const { second, line } = await said(server);
  const answers: string[] = [];
  for (let each = 0; each <= RATE_LIMITS.report.identity; each++) answers.push(await report(server, second, line));
  expect(answers.indexOf('429 rate-limited')).toBe(RATE_LIMITS.report.identity);
});
