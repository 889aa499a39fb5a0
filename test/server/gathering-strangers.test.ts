import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { expect, test } from 'vitest';
import { joinAs, serveAll, type TestClient } from '../support/harness.ts';

// What somebody with a program of their own tries in the class and the tournament of others.

const hall = serveAll();

const HUGE = Number.MAX_SAFE_INTEGER;
/** As a program sends it: an own key that would be the prototype if it were copied. */
const WITH_PROTOTYPE = JSON.parse('{"__proto__": {"isTeacher": true}, "constructor": {"prototype": {}}}') as object;
const PUZZLE = { kind: 'puzzle', game: 'nim', start: '90,91', bot: 'teacher' } as const;
const ARROW = { from: { cell: '0.1', x: 0, y: 0 }, to: { cell: '', x: 500, y: 500 } } as const;
/** What Ada answers: in no text that others are sent. */
const SECRET = 'a37';

/** Commands with the code of the refusal that is expected; the bodies are anything at all. */
type Attempt = readonly [name: string, body: unknown, code: string];

/** The refusals that were not as expected, in words: none. */
async function surprises(client: TestClient, attempts: readonly Attempt[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, body, code] of attempts) {
    const ack = await client.raw(name, body);
    const got = ack.ok ? 'accepted' : ack.error.code;
    if (got !== code || (!ack.ok && ack.error.message === ''))
      found.push(`${name} ${JSON.stringify(body).slice(0, 120)}: ${got}, not ${code}`);
  }
  return found;
}

/** Names that nobody may have in a class or a tournament. */
function badNames(name: string, code: string): Attempt[] {
  const names: [unknown, string][] = [
    ['x'.repeat(500), 'too-large'],
    ['\u202eadA', 'bad-request'],
    ['A\u2066da', 'bad-request'],
    ['A\u0000da', 'bad-request'],
    ['A\nda', 'bad-request'],
    ['\ud800', 'bad-request'],
    ['\u200b\u2060', 'bad-request'],
    ['', 'bad-request'],
    [['Ada'], 'bad-request'],
    [{ toString: 'Ada' }, 'bad-request'],
    [null, 'bad-request'],
    [' ada ', 'name-taken'],
  ];
  return names.map(([each, refused], at) => [name, { code, id: `name ${at}`, name: each }, refused]);
}

test('a stranger can change nothing in a class, and learns no answer', async () => {
  const teacher = await joinAs(hall.url, 'Miss Grey');
  const { code } = await teacher.ok('class:open', { id: 'open' });
  const [ada, cy, stranger, listener] = (await Promise.all(['Ada', 'Cy', 'Eve', 'Eve'].map((name) => joinAs(hall.url, name)))) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ];
  await ada.ok('class:join', { code, id: 'join', name: 'Ada' });
  await cy.ok('class:join', { code, id: 'join', name: 'Cy' });
  const order = (id: string, order: object) => ({ code, id, order });
  const ordered = (id: string, wanted: object) => teacher.ok('class:order', order(id, wanted) as never);
  await teacher.ok('class:enter', { code });
  await ordered('boards', { kind: 'start-round', round: 1, activity: { ...PUZZLE, kind: 'pairs' } });
  await teacher.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'boards-opened'));
  const board = boardCode((await teacher.ok('class:enter', { code })).gathering, 1, 0);
  await ordered('puzzle', { kind: 'start-round', round: 2, activity: PUZZLE });
  await teacher.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'board-over'));
  await ordered('remove', { kind: 'remove', member: 1 });
  for (const client of [stranger, listener]) await client.ok('class:enter', { code });
  const turn = { round: 2, branch: 0, ply: 0 };
  await ada.ok('class:propose', { code, id: 'answer', ...turn, move: SECRET });
  const before = (await teacher.ok('class:enter', { code })).gathering;

  const orders = [
    { kind: 'start-round', round: 3, activity: PUZZLE },
    ...['end-round', 'hold-next'].map((kind) => ({ kind, round: 2 })),
    { kind: 'close-vote', ...turn },
    { kind: 'show-step', round: 2, step: 0 },
    { kind: 'explain-step', round: 2, step: 0 },
    { kind: 'show-board', round: 2, board: null },
    { kind: 'draw-arrow', round: 2, ply: 0, arrow: ARROW, on: true },
    { kind: 'clear-arrows', round: 2 },
    ...['freeze', 'lock', 'show-names'].map((kind) => ({ kind, on: true })),
    { kind: 'rename', member: 0, name: 'Silly' },
    { kind: 'remove', member: 0 },
    { kind: 'readmit', member: 0 },
    { kind: 'unshare' },
    { kind: 'close' },
  ];
  const attempts: Attempt[] = [
    ...badNames('class:join', code),
    ['class:join', { code: 'x'.repeat(500), id: 'a', name: 'Eve' }, 'too-large'],
    ['class:join', { code: '__proto__', id: 'a', name: 'Eve' }, 'not-found'],
    ['class:join', { code, id: '', name: 'Eve' }, 'bad-request'],
    ['class:join', { code, id: 'a', name: 'Eve', host: before.host }, 'bad-request'],
    // The ids of others give nobody their answers.
    ['class:propose', { code, id: 'answer', ...turn, move: SECRET }, 'not-seated'],
    ['class:propose', { code, id: 'vote', ...turn, move: 'a1' }, 'not-seated'],
    ['class:answer', { code, id: 'step', round: 2, step: 0 }, 'not-seated'],
    ...['remove', 'puzzle', 'own'].map((id): Attempt => ['class:order', order(id, { kind: 'close' }), 'forbidden']),
    ...orders.map((each, at): Attempt => ['class:order', order(`order ${at}`, each), 'forbidden']),
    ['class:order', order('kind', { kind: '__proto__' }), 'bad-request'],
    ['class:order', order('kind', { kind: 'toString' }), 'bad-request'],
    ['class:share', { code, id: 'share' }, 'forbidden'],
    ...['-', code, before.prefix, before.host, 'null', 'undefined', 'x'.repeat(64)].map(
      (key, at): Attempt => ['class:teach', { code, id: `teach ${at}`, key }, 'forbidden'],
    ),
    ['class:teach', { code, id: 'null', key: null }, 'bad-request'],
    ['class:accuracy', { code }, 'forbidden'],
    ['tournament:look', { code }, 'not-found'],
    ['tournament:order', order('close', { kind: 'close' }), 'not-found'],
    // The log is in the same table as those of rooms, and boards are rooms.
    ['room:enter', { room: `gathering\u001f${code}` }, 'bad-request'],
    ['room:enter', { room: code }, 'not-found'],
    ['room:enter', { room: `${code}_guess_2_1` }, 'not-found'],
    ['seat:take', { room: board, id: 'sit', seat: 'first' }, 'game-over'],
    ['seat:leave', { room: board, id: 'stand' }, 'not-seated'],
    ['rematch:offer', { room: board, id: 'again' }, 'not-seated'],
    ['resign', { room: board, id: 'resign' }, 'not-seated'],
    ['chat', { room: board, text: 'Hello!' }, 'forbidden'],
  ];
  expect(await surprises(stranger, attempts)).toEqual([]);
  await stranger.ok('room:enter', { room: board });
  expect(
    await surprises(stranger, [
      ['chat', { room: board, text: 'Hello!' }, 'not-seated'],
      ['queue:join', { room: board, id: 'queue' }, 'forbidden'],
    ]),
  ).toEqual([]);
  expect(
    await surprises(cy, [
      ['class:join', { code, id: 'join again', name: 'Cyrus' }, 'forbidden'],
      ['class:propose', { code, id: 'vote', ...turn, move: 'a1' }, 'not-seated'],
    ]),
  ).toEqual([]);
  // A member is no teacher, answers only what is asked now, and once.
  expect(
    await surprises(ada, [
      ...orders.map((each, at): Attempt => ['class:order', order(`order ${at}`, each), 'forbidden']),
      ...[HUGE, 1, -1, 1.5, Number.NaN, '0', null].map(
        (ply, at): Attempt => ['class:propose', { code, id: `ply ${at}`, ...turn, ply, move: 'a1' }, at < 2 ? 'stale' : 'bad-request'],
      ),
      ...[1, 3].map((round): Attempt => ['class:propose', { code, id: `round ${round}`, ...turn, round, move: 'a1' }, 'stale']),
      ['class:propose', { code, id: 'illegal', ...turn, move: 'a99' }, 'illegal-move'],
      ['class:propose', { code, id: 'long', ...turn, move: 'a'.repeat(10_000) }, 'too-large'],
      ['class:propose', { code, id: 'move', ...turn, move: WITH_PROTOTYPE }, 'bad-request'],
      ['class:answer', { code, id: 'step', round: 2, step: 0 }, 'stale'],
      ['seat:leave', { room: board, id: 'stand' }, 'game-over'],
    ]),
  ).toEqual([]);
  await ada.ok('class:propose', { code, id: 'twice', ...turn, move: SECRET });
  // A teacher’s own program may be wrong as well.
  const start = { kind: 'start-round', round: 3, activity: PUZZLE };
  expect(
    await surprises(teacher, [
      ...[1, 2, 4, 0].map((round): Attempt => ['class:order', order(`round ${round}`, { ...start, round }), 'stale']),
      ...[HUGE, -1, 1e308].map((round): Attempt => ['class:order', order(`round ${round}`, { ...start, round }), 'bad-request']),
      ['class:order', order('game', { ...start, activity: { ...PUZZLE, game: 'constructor' } }), 'unknown-game'],
      ['class:order', order('params', { ...start, activity: { ...PUZZLE, params: WITH_PROTOTYPE } }), 'bad-params'],
      ['class:order', order('start', { ...start, activity: { ...PUZZLE, start: '__proto__' } }), 'bad-position'],
      ['class:order', order('pause', { ...start, activity: { ...PUZZLE, kind: 'pairs', pauseSeconds: HUGE } }), 'bad-request'],
      ['class:order', order('board', { kind: 'show-board', round: 2, board: 900 }), 'not-found'],
      ['class:order', order('arrow', { kind: 'draw-arrow', round: 2, ply: 0, arrow: ARROW, on: true }), 'stale'],
      [
        'class:order',
        order('far', { kind: 'draw-arrow', round: 2, ply: 0, arrow: { ...ARROW, to: { ...ARROW.to, x: HUGE } }, on: true }),
        'bad-request',
      ],
      ['class:order', order('member', { kind: 'remove', member: HUGE }), 'bad-request'],
    ]),
  ).toEqual([]);

  expect((await teacher.ok('class:enter', { code })).gathering).toEqual(before);
  const addresses = [`classes/${code}`, `rooms/${code}`, `rooms/gathering%1f${code}`, `rooms/gathering%1f${code}/events`, `rooms/${board}`];
  const pages = await Promise.all(addresses.map((each) => fetch(`${hall.url}/api/v1/${each}`).then((response) => response.text())));
  const told = [
    ...[stranger, listener].flatMap((client) => client.received('class')),
    (await stranger.ok('class:enter', { code })).gathering,
    (await stranger.ok('room:enter', { room: board })).snapshot,
    pages,
  ];
  expect(JSON.stringify(told)).not.toContain(SECRET);
});

test('a stranger can change nothing in a tournament', async () => {
  const organizer = await joinAs(hall.url, 'Miss Grey');
  const opened = await organizer.ok('tournament:open', { id: 'open', form: 'swiss', games: [{ game: 'nim' }] });
  const { code } = opened;
  const [ada, bo, stranger] = (await Promise.all(['Ada', 'Bo', 'Eve'].map((name) => joinAs(hall.url, name)))) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  await ada.ok('tournament:join', { code, id: 'join', name: 'Ada' });
  await bo.ok('tournament:join', { code, id: 'join', name: 'Bo' });
  await organizer.ok('tournament:order', { code, id: 'start', order: { kind: 'start' } });
  const { room: board } = await ada.waitFor('tournament:board');
  const now = async (): Promise<Tournament> => (await organizer.ok('tournament:enter', { code })).tournament;
  await organizer.ok('tournament:enter', { code });
  const before = await now();
  const order = (id: string, order: object) => ({ code, id, order });
  const orders = [
    { kind: 'start' },
    { kind: 'next-round', round: 2 },
    ...[true, false].map((on) => ({ kind: 'pause', on })),
    { kind: 'rename', member: 0, name: 'Silly' },
    { kind: 'remove', member: 0 },
    { kind: 'close' },
  ];
  const forbidden = [...orders.entries()].map(([at, each]): Attempt => ['tournament:order', order(`order ${at}`, each), 'forbidden']);
  expect(
    await surprises(stranger, [
      ...badNames('tournament:join', code),
      ...forbidden,
      ['tournament:order', order('start', { kind: 'close' }), 'forbidden'],
      ['tournament:order', order('kind', { kind: 'constructor' }), 'bad-request'],
      ['tournament:withdraw', { code, id: 'join' }, 'not-seated'],
      ['tournament:join', { code, id: 'a', name: 'Eve', bot: 'teacher' }, 'bad-request'],
      ['class:enter', { code }, 'not-found'],
      ['class:join', { code, id: 'a', name: 'Eve' }, 'not-found'],
      ['class:order', order('close', { kind: 'close' }), 'not-found'],
      ['tournament:open', { id: 'o', form: 'swiss', games: [{ game: '__proto__' }] }, 'unknown-game'],
      ['tournament:open', { id: 'o', form: 'swiss', games: [{ game: 'nim' }], title: '\u202etitle' }, 'bad-request'],
      ['tournament:open', { id: 'o', form: 'swiss', games: [{ game: 'nim' }], maxPlayers: HUGE }, 'too-large'],
      ['tournament:open', { id: 'o', form: 'arena', games: [{ game: 'nim' }], minutes: 1e308 }, 'bad-request'],
      ['room:enter', { room: `gathering\u001f${code}` }, 'bad-request'],
      ['seat:take', { room: board, id: 'sit', seat: 'second' }, 'already-started'],
      ['abort', { room: board, id: 'abort' }, 'not-seated'],
      ['resign', { room: board, id: 'resign' }, 'not-seated'],
    ]),
  ).toEqual([]);
  expect(await surprises(ada, [...forbidden, ['seat:leave', { room: board, id: 'stand' }, 'already-started']])).toEqual([]);
  expect(
    await surprises(organizer, [
      ['tournament:order', order('again', { kind: 'start' }), 'stale'],
      ['tournament:order', order('old', { kind: 'next-round', round: 1 }), 'stale'],
      ['tournament:order', order('member', { kind: 'remove', member: 399 }), 'not-found'],
      ['tournament:order', order('huge', { kind: 'remove', member: HUGE }), 'bad-request'],
    ]),
  ).toEqual([]);
  expect(await now()).toEqual(before);
});
