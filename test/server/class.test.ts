import { Gatherings } from '@nimhall/server/gatherings/gatherings';
import type { Store } from '@nimhall/server/store/store';
import { boardCode } from '@nimhall/shared/gathering/board-code';
import { boardOf, type Classroom, MAX_MEMBERS, memberOf } from '@nimhall/shared/gathering/class/classroom';
import type { Order } from '@nimhall/shared/gathering/class/commands';
import { applyClassEntry } from '@nimhall/shared/gathering/class/evolve';
import { mayTeach } from '@nimhall/shared/gathering/class/teachers';
import { classFor } from '@nimhall/shared/gathering/class/told';
import type { Room } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { expect, test } from 'vitest';
import { joinAs, serve, serveAll, type TestClient } from '../support/harness.ts';

const hall = serveAll();

const PAIRS = { kind: 'pairs', game: 'nim', start: '1,2', bot: 'random' } as const;

/** A class with pupils of these names, all of whom follow it. */
async function classOf(names: readonly string[], { url } = hall as { readonly url: string }) {
  const teacher = await joinAs(url, 'Miss Grey');
  const { code } = await teacher.ok('class:open', { id: 'open' });
  await teacher.ok('class:enter', { code });
  const pupils: TestClient[] = [];
  for (const name of names) {
    const pupil = await joinAs(url, 'Guest');
    await pupil.ok('class:enter', { code });
    await pupil.ok('class:join', { code, id: 'join', name });
    pupils.push(pupil);
  }
  let orders = 0;
  const order = (order: Order) => teacher.ok('class:order', { code, id: `order ${orders++}`, order: order as never });
  const now = async (): Promise<Classroom> => (await teacher.ok('class:enter', { code })).gathering;
  /** The class once all boards of its round exist. */
  const opened = async (round: number): Promise<Classroom> => {
    await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'boards-opened' && event.round === round));
    return await now();
  };
  return { code, teacher, pupils, order, now, opened };
}

async function roomOf(client: TestClient, gathering: Classroom, member: number): Promise<Room> {
  const round = gathering.rounds.at(-1);
  if (!round) throw new Error('There is no round');
  return (await client.ok('room:enter', { room: boardCode(gathering, gathering.rounds.length, boardOf(round, member)) })).snapshot;
}

function seatOfName({ seats }: Room, name: string): Seat | undefined {
  return SEATS.find((seat) => {
    const occupant = seats[seat];
    return occupant?.kind === 'human' && occupant.player.name === name;
  });
}

test('a class plays in pairs: everybody sits at a board under their nickname, and results are sent', async () => {
  const { pupils, order, opened, teacher } = await classOf(['Ada', 'Bo', 'Cy']);
  await order({ kind: 'start-round', round: 1, activity: PAIRS });
  const gathering = await opened(1);
  expect(gathering.rounds[0]?.boards).toHaveLength(2);
  for (const [member, name] of ['Ada', 'Bo', 'Cy'].entries()) {
    const room = await roomOf(pupils[member] as TestClient, gathering, member);
    expect(seatOfName(room, name), name).toBeDefined();
    expect(room).toMatchObject({ start: '1,2', listed: false, status: expect.stringMatching(/playing|over/) });
  }
  const board = gathering.rounds[0]?.boards.findIndex(({ seats }) => seats.first !== 'bot' && seats.second !== 'bot') ?? -1;
  const first = gathering.rounds[0]?.boards[board]?.seats.first as number;
  await pupils[first]?.ok('resign', { room: boardCode(gathering, 1, board), id: 'r' });
  const over = await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'board-over' && event.board === board));
  expect(over.events).toContainEqual({ kind: 'board-over', round: 1, board, result: { winner: 'second', reason: 'resigned' } });
});

test('followers of a class have the state of the server', async () => {
  const { code, pupils, order, opened, now } = await classOf(['Ada', 'Bo']);
  const watcher = pupils[0] as TestClient;
  await order({ kind: 'start-round', round: 1, activity: { ...PAIRS, kind: 'bot' } });
  await opened(1);
  await order({ kind: 'rename', member: 1, name: 'Bob' });
  await order({ kind: 'freeze', on: true });
  const served = await now();
  await watcher.waitFor('class', ({ version }) => version === served.version);
  const { gathering: entered } = await watcher.ok('class:enter', { code });
  const entries = watcher.received('class').toSorted((a, b) => a.version - b.version);
  expect(entries.at(-1)?.version).toBe(entered.version);
  const before = { ...(await classBefore(entries, served)) };
  expect(entries.reduce<Classroom | null>((gathering, { code: _, ...entry }) => applyClassEntry(gathering, entry), before)).toEqual(
    classFor(served, null),
  );
});

/** The class before the first of these entries, when only the teacher was in it. */
async function classBefore([first]: readonly { readonly version: number }[], { code, prefix, host }: Classroom): Promise<Classroom> {
  expect(first?.version).toBe(2);
  return applyClassEntry(null, { version: 1, at: 0, events: [{ kind: 'gathered', gathering: 'class', code, prefix, host }] });
}

test('the teacher plays everybody at once, from both sides, and the next round begins by itself unless it is held', async () => {
  const server = await serve({});
  const { code, teacher, pupils, order, opened, now } = await classOf(['Ada', 'Bo'], server);
  const activity = { ...PAIRS, kind: 'teacher', bothSides: true, pauseSeconds: 10 } as const;
  await order({ kind: 'start-round', round: 1, activity });
  const first = await opened(1);
  for (const [member, name] of ['Ada', 'Bo'].entries()) {
    const room = await roomOf(teacher, first, member);
    expect(SEATS.map((seat) => seatOfName(room, 'Miss Grey') !== seat && seatOfName(room, name) !== seat)).toEqual([false, false]);
  }
  const resign = async (board: number): Promise<void> => {
    await teacher.ok('resign', { room: boardCode(first, 1, board), id: `${board}` });
    await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'board-over' && event.board === board));
  };
  await resign(0);
  await resign(1);
  await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'boards-opened' && event.boards === 4));
  const second = await roomOf(pupils[0] as TestClient, await now(), 0);
  expect(seatOfName(second, 'Miss Grey')).not.toBe(seatOfName(await roomOf(teacher, first, 0), 'Miss Grey'));
  await resign(2);
  await resign(3);
  server.clock.now += 10_000;
  await server.sweep();
  expect((await now()).rounds).toHaveLength(2);
  const again = await opened(2);
  for (const board of [0, 1]) await teacher.ok('resign', { room: boardCode(again, 2, board), id: 'r' });
  await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'board-added'));
  await order({ kind: 'hold-next', round: 2 });
  expect(await pupils[0]?.send('class:order', { code, id: 'h', order: { kind: 'hold-next', round: 2 } })).toMatchObject({
    error: { code: 'forbidden' },
  });
  await order({ kind: 'end-round', round: 2 });
  server.clock.now += 60_000;
  await server.sweep();
  expect((await now()).rounds).toHaveLength(2);
});

test('the same id gets the same answer, and a round is not begun twice', async () => {
  const { code, teacher, now } = await classOf(['Ada', 'Bo']);
  const start = { code, id: 'start', order: { kind: 'start-round', round: 1, activity: PAIRS } } as const;
  const [one, two] = await Promise.all([teacher.send('class:order', start), teacher.send('class:order', start)]);
  expect(one).toEqual(two);
  expect(await teacher.send('class:order', start)).toEqual(one);
  expect(await teacher.send('class:order', { ...start, id: 'again' })).toMatchObject({ ok: false, error: { code: 'stale' } });
  expect((await now()).rounds).toHaveLength(1);
  expect(await teacher.ok('class:open', { id: 'open' })).toEqual({ ok: true, code });
});

test('a late pupil plays at once, and the partner of a removed one gets a bot', async () => {
  const { code, pupils, order, opened, now, teacher } = await classOf(['Ada', 'Bo']);
  await order({ kind: 'start-round', round: 1, activity: { ...PAIRS, start: '30,40' } });
  await opened(1);
  const late = await joinAs(hall.url, 'Guest');
  await late.ok('class:join', { code, id: 'join', name: 'Cy' });
  await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'boards-opened' && event.boards === 2));
  expect(seatOfName(await roomOf(late, await now(), 2), 'Cy')).toBe('first');

  await order({ kind: 'remove', member: 0 });
  await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'boards-opened' && event.boards === 3));
  await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'board-over' && event.board === 0));
  const gathering = await now();
  expect(gathering.rounds[0]?.boards[0]?.result).toEqual({ winner: null, reason: 'aborted' });
  const room = await roomOf(pupils[1] as TestClient, gathering, 1);
  expect(SEATS.map((seat) => room.seats[seat]?.kind).toSorted()).toEqual(['bot', 'human']);
  expect(await pupils[0]?.send('class:join', { code, id: 'back', name: 'Ada' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
});

test('who was removed by mistake is let back in, and gets a board again', async () => {
  const { code, pupils, order, opened, now, teacher } = await classOf(['Ada', 'Bo']);
  await order({ kind: 'start-round', round: 1, activity: PAIRS });
  await opened(1);
  await order({ kind: 'remove', member: 0 });
  const [ada] = pupils as [TestClient];
  expect(await ada.send('class:join', { code, id: 'again', name: 'Ada' })).toMatchObject({ error: { code: 'forbidden' } });
  await order({ kind: 'readmit', member: 0 });
  await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'boards-opened' && event.boards === 3));
  const gathering = await now();
  expect(memberOf(gathering, gathering.members[0]?.player ?? '')).toBe(0);
  expect(seatOfName(await roomOf(ada, gathering, 0), 'Ada')).toBeDefined();
});

test('while all are to look up, no move is accepted, and the next round ends the old boards', async () => {
  const { pupils, order, opened, teacher } = await classOf(['Ada', 'Bo']);
  await order({ kind: 'start-round', round: 1, activity: PAIRS });
  const gathering = await opened(1);
  const first = gathering.rounds[0]?.boards[0]?.seats.first as number;
  const move = { room: boardCode(gathering, 1, 0), branch: 0, ply: 0, move: 'a1' };
  await order({ kind: 'freeze', on: true });
  expect(await pupils[first]?.send('move', { ...move, id: 'frozen' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  await order({ kind: 'freeze', on: false });
  await pupils[first]?.ok('move', { ...move, id: 'm' });
  await order({ kind: 'start-round', round: 2, activity: PAIRS });
  await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'board-over' && event.round === 1));
  const after = await opened(2);
  expect((await pupils[first]?.ok('room:enter', { room: boardCode(after, 1, 0) }))?.snapshot).toMatchObject({
    status: 'over',
    result: { winner: null, reason: 'aborted' },
  });
});

test('a class that plays as one plays the most proposed move, once', async () => {
  const { code, pupils, order, opened, teacher, now } = await classOf(['Ada', 'Bo', 'Cy']);
  await order({ kind: 'start-round', round: 1, activity: { ...PAIRS, kind: 'vote', bot: 'teacher' } });
  const gathering = await opened(1);
  const room = boardCode(gathering, 1, 0);
  const turn = { round: 1, branch: 0, ply: 0 };
  const [ada, bo, cy] = pupils as [TestClient, TestClient, TestClient];
  const propose = (client: TestClient, id: string, move: string) => client.send('class:propose', { code, id, ...turn, move });
  expect(await teacher.send('class:order', { code, id: 'early', order: { kind: 'close-vote', ...turn } })).toMatchObject({
    error: { code: 'not-started' },
  });
  expect(await propose(ada, 'a', 'b1')).toMatchObject({ ok: true });
  expect(await propose(bo, 'b', 'a1')).toMatchObject({ ok: true });
  expect(await propose(bo, 'c', 'b1'), 'another mind').toMatchObject({ ok: true });
  expect(await propose(cy, 'd', 'a1')).toMatchObject({ ok: true });
  expect(await propose(cy, 'e', 'a9')).toMatchObject({ error: { code: 'illegal-move' } });
  expect(await propose(await joinAs(hall.url, 'Guest'), 'f', 'a1')).toMatchObject({ error: { code: 'not-seated' } });
  await teacher.ok('room:enter', { room });
  await order({ kind: 'close-vote', ...turn });
  const moved = await teacher.waitFor('room', ({ events }) => events.some((event) => event.kind === 'moved' && event.ply === 0));
  expect(moved.events).toContainEqual(expect.objectContaining({ kind: 'moved', seat: 'first', move: 'b1' }));
  await teacher.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'vote-played'));
  expect((await now()).rounds[0]?.vote).toBeUndefined();
  expect(await propose(ada, 'a', 'b1'), 'the answer it had').toMatchObject({ ok: true });
  expect(await propose(ada, 'late', 'a1')).toMatchObject({ ok: false, error: { code: expect.stringMatching(/stale|not-your-turn/) } });
});

test('a puzzle for all accepts legal answers, one from each pupil, until they are shown', async () => {
  const { code, pupils, order, now } = await classOf(['Ada', 'Bo']);
  await order({ kind: 'start-round', round: 1, activity: { ...PAIRS, kind: 'puzzle' } });
  const [ada, bo] = pupils as [TestClient, TestClient];
  const turn = { round: 1, branch: 0, ply: 0 };
  const answer = (client: TestClient, id: string, move: string, more = {}) =>
    client.send('class:propose', { code, id, ...turn, ...more, move });
  expect(await answer(ada, 'a', 'b1')).toMatchObject({ ok: true });
  expect(await answer(ada, 'b', 'a1')).toMatchObject({ ok: true });
  expect(await answer(bo, 'c', 'b1')).toMatchObject({ ok: true });
  expect(await answer(bo, 'd', 'b7')).toMatchObject({ error: { code: 'illegal-move' } });
  expect(await answer(bo, 'e', 'castle')).toMatchObject({ error: { code: 'bad-move' } });
  expect(await answer(bo, 'f', 'b1', { ply: 1 })).toMatchObject({ error: { code: 'stale' } });
  expect((await now()).rounds[0]).toMatchObject({ boards: [], vote: { proposals: [{ move: 'a1' }, { move: 'b1' }], chosen: null } });
  // A program that joins, or shows the wall, learns how many have answered, and the answers only once they are shown.
  const spy = await joinAs(hall.url, 'Guest');
  const seen = async (client: TestClient) => (await client.ok('class:enter', { code })).gathering.rounds[0]?.vote;
  expect(await seen(spy)).toEqual({ branch: 0, ply: 0, proposals: [], tally: { voters: 2, moves: [] }, chosen: null });
  expect(await seen(ada)).toMatchObject({ proposals: [{ member: 0, move: 'a1' }], tally: { voters: 2, moves: [] } });
  await bo.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'proposed'));
  const told = [...bo.received('class'), ...spy.received('class')].flatMap(({ events }) => events);
  expect(told.filter((event) => event.kind === 'proposed')).toEqual([{ kind: 'proposed', member: 1, branch: 0, ply: 0, move: 'b1' }]);
  await order({ kind: 'close-vote', ...turn });
  const moves = [
    { move: 'a1', votes: 1 },
    { move: 'b1', votes: 1 },
  ];
  expect(await seen(spy)).toMatchObject({ proposals: [], tally: { voters: 2, moves }, chosen: 'a1' });
  const shown = await spy.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'vote-closed'));
  expect(shown.events).toContainEqual({ kind: 'tallied', branch: 0, ply: 0, voters: 2, moves });
  expect(await answer(bo, 'g', 'a1')).toMatchObject({ error: { code: 'stale' } });
});

test('a lesson: everybody at one step, others’ answers as counts, and wrong ones once the teacher explains it', async () => {
  const { code, teacher, pupils, order, now } = await classOf(['Ada', 'Bo']);
  const activity = { kind: 'lesson', game: 'nim', chapter: 'first-game', bot: 'teacher' } as const;
  const chess = { kind: 'start-round', round: 1, activity: { ...activity, chapter: 'chess' } } as const;
  expect(await teacher.send('class:order', { code, id: 'chess', order: chess })).toMatchObject({ error: { code: 'not-found' } });
  await order({ kind: 'start-round', round: 1, activity });
  await order({ kind: 'show-step', round: 1, step: 2 });
  const [ada, bo] = pupils as [TestClient, TestClient];
  const answer = (client: TestClient, id: string, wrong?: string, step = 2) =>
    client.send('class:answer', { code, id, round: 1, step, ...(wrong === undefined ? {} : { wrong }) });
  expect(await answer(ada, 'a', 'a1')).toMatchObject({ ok: true });
  expect(await answer(ada, 'b', 'a1'), 'the same again').toMatchObject({ ok: true });
  expect(await answer(ada, 'c', 'A3')).toMatchObject({ ok: true });
  expect(await answer(ada, 'd', 'Miss Grey is silly')).toMatchObject({ error: { code: expect.stringMatching(/^bad-/) } });
  expect(await answer(bo, 'e', undefined, 1)).toMatchObject({ error: { code: 'stale' } });
  expect(await answer(bo, 'f')).toMatchObject({ ok: true });
  expect(await answer(bo, 'g', 'a2'), 'too late to be wrong').toMatchObject({ ok: true });
  expect(await answer(await joinAs(hall.url, 'Guest'), 'h')).toMatchObject({ error: { code: 'not-seated' } });
  const spy = await joinAs(hall.url, 'Guest');
  const seen = async (client: TestClient) => (await client.ok('class:enter', { code })).gathering.rounds[0]?.progress;
  expect(await seen(spy)).toEqual({
    ...{ step: 2, isExplained: false, visited: [0, 2], done: [], answers: [] },
    counts: { done: 1, mistaken: 1, wrong: [] },
  });
  expect(await seen(bo)).toMatchObject({ answers: [{ member: 1, isDone: true, wrong: [] }], counts: { wrong: [] } });
  expect((await now()).rounds[0]?.progress?.answers).toEqual([
    { member: 0, isDone: false, wrong: ['a1', 'a3'] },
    { member: 1, isDone: true, wrong: [] },
  ]);
  await order({ kind: 'explain-step', round: 1, step: 2 });
  const wrong = [
    { move: 'a1', votes: 1 },
    { move: 'a3', votes: 1 },
  ];
  const explained = await spy.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'step-explained'));
  expect(explained.events).toContainEqual({ kind: 'step-counted', step: 2, done: 1, mistaken: 1, wrong });
  expect([...bo.received('class'), ...spy.received('class')].flatMap(({ events }) => events)).not.toContainEqual(
    expect.objectContaining({ kind: 'step-answered', member: 0 }),
  );
  const beyond = { kind: 'show-step', round: 1, step: 99 } as const;
  expect(await teacher.send('class:order', { code, id: 'beyond', order: beyond })).toMatchObject({ error: { code: 'bad-request' } });
  await order({ kind: 'show-step', round: 1, step: 3 });
  expect(await seen(ada)).toMatchObject({
    step: 3,
    isExplained: false,
    visited: [0, 2, 3],
    done: [],
    answers: [],
    counts: { done: 0, mistaken: 0, wrong: [] },
  });
  expect((await now()).rounds[0]?.progress?.done).toEqual([{ member: 1, steps: [2] }]);
});

test('a board that is shown to all stops every board until that ends', async () => {
  const { code, pupils, order, opened, now, teacher } = await classOf(['Ada', 'Bo']);
  await order({ kind: 'start-round', round: 1, activity: PAIRS });
  const gathering = await opened(1);
  await order({ kind: 'show-board', round: 1, board: 0 });
  expect(await now()).toMatchObject({ isFrozen: true, rounds: [{ shownBoard: 0 }] });
  const first = gathering.rounds[0]?.boards[0]?.seats.first as number;
  const move = { room: boardCode(gathering, 1, 0), branch: 0, ply: 0, move: 'a1' };
  expect(await pupils[first]?.send('move', { ...move, id: 'frozen' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  const show = (id: string, round: number, board: number) =>
    teacher.send('class:order', { code, id, order: { kind: 'show-board', round, board } });
  expect(await show('none', 1, 7)).toMatchObject({ error: { code: 'not-found' } });
  expect(await show('old', 2, 0)).toMatchObject({ error: { code: 'stale' } });
  await order({ kind: 'show-board', round: 1, board: null });
  const after = await now();
  expect(after.isFrozen).toBe(false);
  expect(after.rounds[0]).not.toHaveProperty('shownBoard');
  await pupils[first]?.ok('move', { ...move, id: 'm' });
});

test('a board on the wall alone: everybody plays on, and the arrows on it belong to its position', async () => {
  const { code, pupils, order, opened, now, teacher } = await classOf(['Ada', 'Bo']);
  await order({ kind: 'start-round', round: 1, activity: PAIRS });
  const gathering = await opened(1);
  await order({ kind: 'show-board', round: 1, board: 0, onWall: true, plain: true });
  expect(await now()).toMatchObject({ isFrozen: false, rounds: [{ shownBoard: 0, isOnWall: true, isPlain: true }] });
  const at = (cell: string, x = 0) => ({ cell, x, y: 500 });
  const draw = (arrow: Extract<Order, { kind: 'draw-arrow' }>['arrow'], ply = 0, on = true) =>
    order({ kind: 'draw-arrow', round: 1, ply, arrow, on });
  const drawing = async () => (await now()).rounds[0]?.drawing;
  await draw({ from: at('0.0'), to: at('1.1') });
  await draw({ from: at('', 300), to: at('', 300) });
  await draw({ from: at('0.0', 999), to: at('1.1') }, 0, false);
  expect(await drawing(), 'the same parts are the same arrow, wherever on them').toEqual({
    ply: 0,
    arrows: [{ from: at('', 300), to: at('', 300) }],
  });
  await order({ kind: 'show-board', round: 1, board: 0 });
  expect(await now(), 'it stays when the pupils are shown it too').toMatchObject({ isFrozen: true, rounds: [{ drawing: { ply: 0 } }] });
  await order({ kind: 'freeze', on: false });
  expect((await now()).rounds[0]).not.toHaveProperty('drawing');
  expect(await teacher.send('class:order', { code, id: 'gone', order: { kind: 'clear-arrows', round: 1 } })).toMatchObject({
    error: { code: 'stale' },
  });
  await order({ kind: 'show-board', round: 1, board: 0, onWall: true });
  await draw({ from: at('0.0'), to: at('0.0') });
  const first = gathering.rounds[0]?.boards[0]?.seats.first as number;
  await pupils[first]?.ok('move', { room: boardCode(gathering, 1, 0), branch: 0, ply: 0, move: 'a1', id: 'm' });
  for (let many = 0; many < 20; many++) await draw({ from: at('', many), to: at('0.0') }, 1);
  expect((await drawing())?.arrows).toHaveLength(20);
  const tooMany = { kind: 'draw-arrow', round: 1, ply: 1, arrow: { from: at('', 20), to: at('0.0') }, on: true } as const;
  expect(await teacher.send('class:order', { code, id: 'many', order: tooMany })).toMatchObject({ error: { code: 'too-large' } });
  await order({ kind: 'clear-arrows', round: 1 });
  expect(await drawing()).toBeUndefined();
});

test('everybody’s accuracy and mistakes are told to teachers', async () => {
  const { code, teacher, pupils, order, opened } = await classOf(['Ada', 'Bo']);
  await order({ kind: 'start-round', round: 1, activity: { ...PAIRS, start: '1,2' } });
  const gathering = await opened(1);
  const seats = gathering.rounds[0]?.boards[0]?.seats;
  const [first, second] = [seats?.first as number, seats?.second as number];
  const room = boardCode(gathering, 1, 0);
  // Instead of leaving equal heaps, and the opponent takes the last stone.
  await pupils[first]?.ok('move', { room, id: 'a', branch: 0, ply: 0, move: 'a1' });
  await pupils[second]?.ok('move', { room, id: 'b', branch: 0, ply: 1, move: 'b2' });
  await teacher.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'board-over'));
  await order({ kind: 'end-round', round: 1 });
  const members = [
    { member: first, had: 1, kept: 0, mistakes: { pairs: 1 } },
    { member: second, had: 1, kept: 1, mistakes: {} },
  ].toSorted((a, b) => a.member - b.member);
  await expect.poll(() => teacher.ok('class:accuracy', { code })).toEqual({ ok: true, members, waiting: 0 });
  expect(await pupils[0]?.send('class:accuracy', { code })).toMatchObject({ error: { code: 'forbidden' } });
});

test('another device teaches by a link, until the owner of the class turns it off', async () => {
  const { code, teacher, pupils, order, now } = await classOf(['Ada', 'Bo']);
  const [ada, bo] = pupils as [TestClient, TestClient];
  await teacher.ok('class:share', { code, id: 'share' });
  const key = (await now()).teacherKey ?? '';
  expect(key).toMatch(/^[a-z0-9]{20}$/);
  expect(await ada.send('class:share', { code, id: 'share' })).toMatchObject({ error: { code: 'forbidden' } });
  const phone = await joinAs(hall.url, 'Guest');
  expect(await phone.send('class:teach', { code, id: 'guess', key: 'a guess' })).toMatchObject({ error: { code: 'forbidden' } });
  await phone.ok('class:teach', { code, id: 'teach', key });
  const { gathering } = await phone.ok('class:enter', { code });
  expect(mayTeach(gathering, gathering.teachers[0] ?? '')).toBe(true);
  const start = { kind: 'start-round', round: 1, activity: { ...PAIRS, kind: 'puzzle' } } as const;
  await phone.ok('class:order', { code, id: 'start', order: start });
  await ada.ok('class:propose', { code, id: 'a', round: 1, branch: 0, ply: 0, move: 'a1' });
  await phone.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'proposed'));
  expect(await phone.send('class:order', { code, id: 'off', order: { kind: 'unshare' } })).toMatchObject({ error: { code: 'forbidden' } });

  await order({ kind: 'unshare' });
  await phone.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'teaching-unshared'));
  expect(await phone.send('class:teach', { code, id: 'again', key })).toMatchObject({ error: { code: 'forbidden' } });
  const freeze = { kind: 'freeze', on: true } as const;
  expect(await phone.send('class:order', { code, id: 'freeze', order: freeze })).toMatchObject({ error: { code: 'forbidden' } });
  const proposal = { round: 1, branch: 0, ply: 0, move: 'b1' };
  await bo.ok('class:propose', { code, id: 'b', ...proposal });
  await teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'proposed' && event.member === 1));
  await phone.ok('class:enter', { code });
  expect(phone.received('class').filter(({ events }) => events.some(({ kind }) => kind === 'proposed'))).toHaveLength(1);
  const toPupils =
    JSON.stringify([...ada.received('class'), ...bo.received('class')]) + JSON.stringify(await ada.ok('class:enter', { code }));
  expect(toPupils).not.toContain(key);
});

test('who starts a round plays in it; a board has no rematch, and is in no list of ongoing games', async () => {
  const { code, teacher, pupils, order, opened, now } = await classOf(['Ada']);
  const [ada] = pupils as [TestClient];
  await teacher.ok('class:share', { code, id: 'share' });
  const phone = await joinAs(hall.url, 'Mr Blue');
  await phone.ok('class:teach', { code, id: 'teach', key: (await now()).teacherKey ?? '' });
  const start = { kind: 'start-round', round: 1, activity: { ...PAIRS, kind: 'teacher' } } as const;
  await phone.ok('class:order', { code, id: 'start', order: start });
  const first = await opened(1);
  const board = await roomOf(ada, first, 0);
  expect(seatOfName(board, 'Mr Blue')).toBeDefined();
  for (const { token } of [ada, phone]) {
    const response = await fetch(`${hall.url}/api/v1/me/unfinished`, { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toMatchObject({ games: [] });
  }
  await ada.ok('resign', { room: board.room, id: 'r' });
  expect(await phone.send('rematch:offer', { room: board.room, id: 'again' })).toMatchObject({ error: { code: 'forbidden' } });
  await order({ kind: 'start-round', round: 2, activity: { ...PAIRS, kind: 'teacher' } });
  expect(seatOfName(await roomOf(ada, await opened(2), 0), 'Miss Grey')).toBeDefined();
});

test('who opened a class takes over the boards of a teacher whose link is turned off', async () => {
  const { code, teacher, pupils, order, now } = await classOf(['Ada', 'Bo']);
  const [ada, bo] = pupils as [TestClient, TestClient];
  await teacher.ok('class:share', { code, id: 'share' });
  const phone = await joinAs(hall.url, 'Mr Blue');
  await phone.ok('class:teach', { code, id: 'teach', key: (await now()).teacherKey ?? '' });
  const start = { kind: 'start-round', round: 1, activity: { ...PAIRS, kind: 'teacher' } } as const;
  await phone.ok('class:order', { code, id: 'start', order: start });
  const opened = (boards: number) =>
    teacher.waitFor('class', ({ events }) => events.some((event) => event.kind === 'boards-opened' && event.boards === boards));
  await opened(2);
  const board = (await roomOf(ada, await now(), 0)).room;
  await ada.ok('resign', { room: board, id: 'r' });
  await teacher.waitFor('class', ({ events }) => events.some(({ kind }) => kind === 'board-over'));
  await order({ kind: 'unshare' });
  await opened(3);
  const after = await now();
  expect(seatOfName(await roomOf(ada, after, 0), 'Mr Blue'), 'a game that is over stays').toBeDefined();
  expect(seatOfName(await roomOf(bo, after, 1), 'Miss Grey')).toBeDefined();
  const { result } = (await bo.ok('room:enter', { room: boardCode(after, 1, 1) })).snapshot;
  expect(result).toMatchObject({ winner: null });
  expect(after.rounds[0]).not.toHaveProperty('teacher');
});

test('a class that follows a lesson tells everybody which one', async () => {
  const teacher = await joinAs(hall.url, 'Miss Grey');
  const { code } = await teacher.ok('class:open', { id: 'open', lesson: 'pairs' });
  const pupil = await joinAs(hall.url, 'Guest');
  expect((await pupil.ok('class:enter', { code })).gathering.lesson).toBe('pairs');
  expect(await teacher.raw('class:open', { id: 'other', lesson: 'chess' })).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});

test('forbidden commands and unknown classes are refused with a code', async () => {
  const { code, pupils, teacher } = await classOf(['Ada', 'Bo']);
  const [ada] = pupils as [TestClient];
  const refused = async (client: TestClient, name: string, body: object) => {
    const ack = await client.raw(name, body);
    return ack.ok ? 'ok' : ack.error.code;
  };
  const start = { kind: 'start-round', round: 1, activity: PAIRS };
  const order = (order: object) => ({ code, id: JSON.stringify(order).slice(0, 64), order });
  expect(await refused(ada, 'class:enter', { code: 'zzzzzz' })).toBe('not-found');
  expect(await refused(ada, 'class:enter', { code: 'no class at all' })).toBe('not-found');
  expect(await refused(ada, 'class:join', { code: 'zzzzzz', id: 'a', name: 'Ada' })).toBe('not-found');
  expect(await refused(teacher, 'class:order', { ...order(start), code: 'zzzzzz' })).toBe('not-found');
  expect(await refused(ada, 'class:join', { code, id: 'b', name: 'x'.repeat(500) })).toBe('too-large');
  expect(await refused(ada, 'class:join', { code, id: 'c', name: ' ' })).toBe('bad-request');
  expect(await refused(ada, 'class:join', { code, id: 'd', name: 'BO' })).toBe('name-taken');
  expect(await refused(ada, 'class:order', order(start))).toBe('forbidden');
  expect(await refused(teacher, 'class:order', order({ ...start, round: 2 }))).toBe('stale');
  expect(await refused(teacher, 'class:order', order({ kind: 'end-round', round: 1 }))).toBe('stale');
  expect(await refused(teacher, 'class:order', order({ ...start, activity: { ...PAIRS, game: 'chess' } }))).toBe('unknown-game');
  expect(await refused(teacher, 'class:order', order({ ...start, activity: { ...PAIRS, start: '0' } }))).toBe('bad-position');
  expect(await refused(teacher, 'class:order', order({ kind: 'remove', member: 7 }))).toBe('not-found');
  expect(await refused(teacher, 'class:order', order({ kind: 'dance' }))).toBe('bad-request');
  expect(await refused(teacher, 'class:order', order(start))).toBe('ok');
  expect(await refused(teacher, 'class:order', order({ kind: 'end-round', round: 1 }))).toBe('ok');
  expect(await refused(teacher, 'class:order', { ...order({ kind: 'end-round', round: 1 }), id: 'twice' })).toBe('stale');
  expect(await refused(teacher, 'class:order', order({ kind: 'lock', on: true }))).toBe('ok');
  expect(await refused(await joinAs(hall.url, 'Guest'), 'class:join', { code, id: 'e', name: 'Cy' })).toBe('forbidden');
  expect(await refused(teacher, 'class:order', order({ kind: 'close' }))).toBe('ok');
  expect(await refused(ada, 'class:join', { code, id: 'f', name: 'Adele' })).toBe('game-over');
  expect(await refused(ada, 'room:enter', { room: `gathering\u001f${code}` })).toBe('bad-request');
});

test('a school behind its teacher’s address gets in, and no other address fills a class', async () => {
  const { url } = await serve({ rateLimits: true });
  const { code, teacher } = await classOf(
    Array.from({ length: MAX_MEMBERS }, (_, at) => `Pupil ${at}`),
    { url },
  );
  const guest = await joinAs(url, 'Guest');
  const join = (attempt: number) => guest.send('class:join', { code, id: `join ${attempt}`, name: 'Guest' });
  expect(await join(0), 'full').toMatchObject({ error: { code: 'forbidden' } });
  await teacher.ok('class:leave', { code });
  const codes: string[] = [];
  for (let attempt = 1; codes.at(-1) !== 'rate-limited' && attempt < MAX_MEMBERS; attempt++) {
    const ack = await join(attempt);
    codes.push(ack.ok ? 'ok' : ack.error.code);
  }
  expect(codes.length - 1).toBe(45);
});

test('a move asks for the class without waiting, and reads it at most twice a second where another node may change it', async () => {
  let [now, reads] = [0, 0];
  const opened = { version: 1, at: 0, events: [{ kind: 'gathered', gathering: 'class', code: 'kx4t9m', prefix: 'kx4t9m_a', host: 'h' }] };
  const entries = async (_: string, since: number) => {
    reads++;
    return since === 0 ? [{ ...opened, receipt: null }] : [];
  };
  const gatherings = new Gatherings({ store: { sharedTables: {}, entries } as unknown as Store, now: () => now });
  for (let move = 0; move < 100; move++) {
    now = move * 10;
    expect((await gatherings.recentClass('kx4t9m'))?.host).toBe('h');
  }
  expect(reads).toBe(2);
});

test('a code as people type it: in capitals, with a gap', async () => {
  const { code, pupils, now } = await classOf(['Ada']);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase();
  const { gathering } = await (pupils[0] as TestClient).ok('class:enter', { code: typed });
  expect(gathering).toEqual(await now());
  expect(memberOf(gathering, gathering.members[0]?.player ?? '')).toBe(0);
});
