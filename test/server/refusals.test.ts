import { MAX_TEXT_LENGTH } from '@nimhall/shared/game/text';
import { ERRORS, type ErrorCode } from '@nimhall/shared/refusal';
import { describe, expect, test } from 'vitest';
import { joinAs, pairAt, serveAll } from '../support/harness.ts';

const hall = serveAll();

interface Case {
  readonly name: string;
  readonly command: string;
  readonly body: unknown;
  readonly code: ErrorCode;
}

/** `ROOM` is a room where Ann and Ben play Nim from 1,2 and Ann is to move; Ann sends the command. */
const CASES: readonly Case[] = [
  { name: 'an unknown command', command: 'room:destroy', body: {}, code: 'protocol' },
  { name: 'a name of Object.prototype', command: 'constructor', body: {}, code: 'protocol' },
  { name: 'no body', command: 'move', body: undefined, code: 'bad-request' },
  { name: 'a body that is a list', command: 'move', body: [], code: 'bad-request' },
  { name: 'a body that is text', command: 'move', body: 'b1', code: 'bad-request' },
  {
    name: 'an unknown field',
    command: 'move',
    body: { room: 'ROOM', id: 'x', branch: 0, ply: 0, move: 'a1', by: 'ben' },
    code: 'bad-request',
  },
  { name: 'a missing field', command: 'move', body: { room: 'ROOM', id: 'x', branch: 0, move: 'a1' }, code: 'bad-request' },
  { name: 'a ply that is text', command: 'move', body: { room: 'ROOM', id: 'x', branch: 0, ply: '0', move: 'a1' }, code: 'bad-request' },
  { name: 'a ply below 0', command: 'move', body: { room: 'ROOM', id: 'x', branch: 0, ply: -1, move: 'a1' }, code: 'bad-request' },
  {
    name: 'a ply that is no whole number',
    command: 'move',
    body: { room: 'ROOM', id: 'x', branch: 0, ply: 0.5, move: 'a1' },
    code: 'bad-request',
  },
  { name: 'an empty id', command: 'move', body: { room: 'ROOM', id: '', branch: 0, ply: 0, move: 'a1' }, code: 'bad-request' },
  { name: 'an endless id', command: 'move', body: { room: 'ROOM', id: 'x'.repeat(65), branch: 0, ply: 0, move: 'a1' }, code: 'too-large' },
  {
    name: 'an endless move',
    command: 'move',
    body: { room: 'ROOM', id: 'x', branch: 0, ply: 0, move: 'a'.repeat(MAX_TEXT_LENGTH + 1) },
    code: 'too-large',
  },
  { name: 'an unknown room', command: 'move', body: { room: 'nowhere', id: 'x', branch: 0, ply: 0, move: 'a1' }, code: 'not-found' },
  { name: 'a text that is no move', command: 'move', body: { room: 'ROOM', id: 'x', branch: 0, ply: 0, move: 'castle' }, code: 'bad-move' },
  { name: 'more than there is', command: 'move', body: { room: 'ROOM', id: 'x', branch: 0, ply: 0, move: 'a2' }, code: 'illegal-move' },
  {
    name: 'a heap that is not there',
    command: 'move',
    body: { room: 'ROOM', id: 'x', branch: 0, ply: 0, move: 'q1' },
    code: 'illegal-move',
  },
  {
    name: 'an absurd number',
    command: 'move',
    body: { room: 'ROOM', id: 'x', branch: 0, ply: 0, move: 'a99999999999999999999' },
    code: 'too-large',
  },
  { name: 'a move for a later turn', command: 'move', body: { room: 'ROOM', id: 'x', branch: 0, ply: 1, move: 'a1' }, code: 'stale' },
  { name: 'a move on another branch', command: 'move', body: { room: 'ROOM', id: 'x', branch: 1, ply: 0, move: 'a1' }, code: 'stale' },
  { name: 'a seat of somebody else', command: 'seat:take', body: { room: 'ROOM', id: 'x', seat: 'second' }, code: 'already-started' },
  { name: 'a seat that does not exist', command: 'seat:take', body: { room: 'ROOM', id: 'x', seat: 'third' }, code: 'bad-request' },
  { name: 'standing up in mid-game', command: 'seat:leave', body: { room: 'ROOM', id: 'x' }, code: 'already-started' },
  {
    name: 'a bot in mid-game',
    command: 'seat:bot',
    body: { room: 'ROOM', id: 'x', seat: 'second', level: 'teacher' },
    code: 'already-started',
  },
  { name: 'a bot of no level', command: 'seat:bot', body: { room: 'ROOM', id: 'x', seat: 'second', level: 'deity' }, code: 'bad-request' },
  { name: 'a rematch in mid-game', command: 'rematch:offer', body: { room: 'ROOM', id: 'x' }, code: 'forbidden' },
  { name: 'a player who waits for their own seat', command: 'queue:join', body: { room: 'ROOM', id: 'x' }, code: 'forbidden' },
  { name: 'playing the winner without waiting', command: 'queue:play', body: { room: 'ROOM', id: 'x' }, code: 'stale' },
  { name: 'the overlay for a player', command: 'overlay', body: { room: 'ROOM', on: true }, code: 'forbidden' },
  { name: 'entering an unknown room', command: 'room:enter', body: { room: 'nowhere' }, code: 'not-found' },
  { name: 'a game that is not there', command: 'room:create', body: { game: 'chess' }, code: 'unknown-game' },
  { name: 'a game called __proto__', command: 'room:create', body: { game: '__proto__' }, code: 'unknown-game' },
  { name: 'parameters of another game', command: 'room:create', body: { game: 'nim', params: { k: 2 } }, code: 'bad-params' },
  { name: 'parameters that are a list', command: 'room:create', body: { game: 'nim', params: [] }, code: 'bad-params' },
  { name: 'a start that is no position', command: 'room:create', body: { game: 'nim', start: '3,x' }, code: 'bad-position' },
  { name: 'a start without a move', command: 'room:create', body: { game: 'nim', start: '0,0' }, code: 'bad-position' },
  { name: 'a heap of 2^53', command: 'room:create', body: { game: 'nim', start: '9007199254740992' }, code: 'too-large' },
  { name: '27 heaps', command: 'room:create', body: { game: 'nim', start: Array(27).fill('1').join(',') }, code: 'too-large' },
  {
    name: 'both seats for one player',
    command: 'room:create',
    body: { game: 'nim', seats: { first: 'me', second: 'me' } },
    code: 'bad-request',
  },
  { name: 'a seat for nobody', command: 'room:create', body: { game: 'nim', seats: { first: 'you' } }, code: 'bad-request' },
];

describe('a command that cannot be carried out is refused with its code, and changes nothing', () => {
  test.for(CASES)('$name: $code', async ({ command, body, code }) => {
    const { url } = hall;
    const { first, room } = await pairAt(url);
    const filled = JSON.parse(JSON.stringify(body ?? null).replaceAll('ROOM', room)) as unknown;
    const ack = await (body === undefined ? first.raw(command) : first.raw(command, filled));
    expect(ack).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(/\S/) } });
    expect(Object.keys(ERRORS)).toContain(code);
    expect(await first.ok('room:enter', { room })).toMatchObject({ version: 2, snapshot: { position: '1,2', turn: 'first' } });
    await first.ok('move', { room, id: 'after', branch: 0, ply: 0, move: 'b1' });
  });
});

test('R7: a refusal about a room includes its snapshot', async () => {
  const { url } = hall;
  const { second, room } = await pairAt(url);
  expect(await second.send('move', { room, id: 'x', branch: 0, ply: 0, move: 'a1' })).toMatchObject({
    ok: false,
    error: { code: 'not-your-turn' },
    room: { room, version: 2, presence: { seats: { first: true, second: true } } },
  });
});

test('spectators cannot play, resign or seat bots', async () => {
  const { url } = hall;
  const { room } = await pairAt(url);
  const stranger = await joinAs(url, 'Eve');
  expect(await stranger.send('move', { room, id: '1', branch: 0, ply: 0, move: 'a1' })).toMatchObject({ error: { code: 'not-seated' } });
  expect(await stranger.send('resign', { room, id: '2' })).toMatchObject({ error: { code: 'not-seated' } });
  const open = await (await joinAs(url, 'Host')).ok('room:create', { game: 'nim' });
  expect(await stranger.send('seat:bot', { room: open.room, id: '3', seat: 'second', level: 'random' })).toMatchObject({
    error: { code: 'forbidden' },
  });
});

test('a seat is taken once, however many try', async () => {
  const { url } = hall;
  const host = await joinAs(url, 'Host');
  const { room } = await host.ok('room:create', { game: 'nim' });
  const rivals = await Promise.all(['A', 'B', 'C', 'D'].map((name) => joinAs(url, name)));
  const acks = await Promise.all(rivals.map((rival) => rival.send('seat:take', { room, id: 'sit', seat: 'second' })));
  expect(acks.filter((ack) => ack.ok).length).toBe(1);
  for (const ack of acks.filter((each) => !each.ok)) expect(ack).toMatchObject({ error: { code: 'already-started' } });
});

test('R7: moves after the end are refused', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url, { start: '1' });
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'a1' });
  expect(await second.send('move', { room, id: 'n', branch: 0, ply: 1, move: 'a1' })).toMatchObject({ error: { code: 'game-over' } });
});

test('R1: a command without an acknowledgement is still answered', async () => {
  const { url } = hall;
  const ann = await joinAs(url, 'Ann');
  ann.socket.emit('move', { room: 'nowhere', id: 'x', branch: 0, ply: 0, move: 'a1' });
  expect(await ann.waitFor('refused')).toMatchObject({ command: 'move', error: { code: 'not-found' } });
});

test('a message over the limit ends the connection, and the server keeps serving', async () => {
  const { url } = hall;
  const { first, second, room } = await pairAt(url);
  const gone = new Promise((resolve) => second.socket.once('disconnect', resolve));
  second.socket.emit('move', { room, id: 'x', branch: 0, ply: 0, move: 'a'.repeat(100_000) });
  await gone;
  await first.ok('move', { room, id: 'm', branch: 0, ply: 0, move: 'b1' });
});
