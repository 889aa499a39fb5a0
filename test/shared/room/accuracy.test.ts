import { type FinishedGame, finishedGameIn, reviewOf } from '@nimhall/shared/room/accuracy';
import type { Entry, RoomEvent } from '@nimhall/shared/room/events';
import type { PositionVerdict } from '@nimhall/shared/room/review';
import { expect, test } from 'vitest';

const moved = (seat: 'first' | 'second', ply: number, branch: number, move: string, position: string): RoomEvent => ({
  kind: 'moved',
  seat,
  ply,
  branch,
  move,
  position,
});
const human = (id: string) => ({ kind: 'human', player: { id, name: id } }) as const;
const log = (...entries: RoomEvent[][]): Entry[] => entries.map((events, index) => ({ version: index + 1, at: index, events }));

/** Ann takes a move back and wins by the last stone; in the rematch Ben resigns. */
const LOG = log(
  [
    { kind: 'created', room: 'a', host: 'ann', listed: true, overlay: 'after', game: 'nim', params: {}, misere: false, start: '2,1' },
    { kind: 'seated', seat: 'first', occupant: human('ann') },
    { kind: 'seated', seat: 'second', occupant: human('ben') },
    { kind: 'started' },
  ],
  [moved('first', 0, 0, 'a2', '0,1')],
  [{ kind: 'taken-back', ply: 0, position: '2,1' }],
  [moved('first', 0, 1, 'a1', '1,1')],
  [moved('second', 1, 1, 'a1', '0,1')],
  [moved('first', 2, 1, 'b1', '0,0'), { kind: 'ended', winner: 'first', reason: 'last-object' }],
  [{ kind: 'rematch-started' }],
  [moved('first', 0, 2, 'b1', '2,0')],
  [{ kind: 'ended', winner: 'first', reason: 'resigned' }],
);

const lost: PositionVerdict = { outcome: 'P', winningMoves: [], winningCount: 0, winningWays: 0 };
const won: PositionVerdict = { outcome: 'N', winningMoves: [], winningCount: 1, winningWays: 1 };
/** By the nim-sum. */
const know = async (position: string): Promise<PositionVerdict> =>
  position.split(',').reduce((sum, heap) => sum ^ Number(heap), 0) === 0 ? lost : won;

test('a game is found by the version in which it ended, with its final line of positions', () => {
  expect(finishedGameIn(LOG, 6)).toMatchObject({ room: { moves: ['a1', 'a1', 'b1'] }, positions: ['2,1', '1,1', '0,1', '0,0'] });
  expect(finishedGameIn(LOG, 9)).toMatchObject({ room: { moves: ['b1'] }, positions: ['2,1', '2,0'] });
  expect([finishedGameIn(LOG, 5), finishedGameIn(LOG, 10), finishedGameIn([], 1)]).toEqual([null, null, null]);
});

test('a duel begins from the drawn position, and not from the start of its room', () => {
  const [opened = { version: 1, at: 0, events: [] }, ...moves] = LOG;
  const drawn: RoomEvent = { kind: 'drawn', params: {}, misere: false, start: '2,1' };
  const created = opened.events.map((event) => (event.kind === 'created' ? { ...event, duel: true as const, start: '5,6' } : event));
  const duel = [{ ...opened, events: [...created.slice(0, -1), drawn, ...created.slice(-1)] }, ...moves];
  expect(finishedGameIn(duel, 6)?.positions).toEqual(['2,1', '1,1', '0,1', '0,0']);
  expect(finishedGameIn(duel, 9)?.positions).toEqual(['2,1', '2,0']);
});

test('counts how often each had the win and kept it, and finds where the game was decided', async () => {
  expect(await reviewOf(finishedGameIn(LOG, 6) as FinishedGame, know)).toEqual({
    first: { had: 2, kept: 2 },
    second: { had: 0, kept: 0 },
    decided: { position: '2,1', move: null },
  });
  // Ben resigns with a winning move available.
  expect(await reviewOf(finishedGameIn(LOG, 9) as FinishedGame, know)).toEqual({
    first: { had: 1, kept: 0 },
    second: { had: 0, kept: 0 },
    decided: { position: '2,0', move: null },
    mistakes: { first: { other: 1 }, second: {} },
  });
});

/** A finished game, move by move; Ann begins and the last stone wins. */
function played(start: string, ...positions: string[]): FinishedGame {
  const moves = positions.map((position, ply) => moved(ply % 2 === 0 ? 'first' : 'second', ply, 0, 'a1', position));
  const winner = positions.length % 2 === 1 ? 'first' : 'second';
  const [created] = LOG[0]?.events ?? [];
  if (created?.kind !== 'created') throw new Error('a log begins with its room');
  const opened = [{ ...created, start }, ...(LOG[0]?.events.slice(1) ?? [])];
  const all = log(opened, ...moves.map((event) => [event]), [{ kind: 'ended', winner, reason: 'last-object' }]);
  return finishedGameIn(all, all.length) as FinishedGame;
}

test('a game is decided by the last move that gave the win away', async () => {
  const twice = played('2,1', '0,1', '0,0');
  expect((await reviewOf(twice, know)).decided).toEqual({ position: '2,1', move: 1 });
  // The win goes from Ann to Ben and back.
  const back = played('3,2', '3,1', '2,1', '1,1', '0,1', '0,0');
  expect((await reviewOf(back, know)).decided).toEqual({ position: '3,1', move: 2 });
});

test('the deciding move is unknown if anything after it is unknown, or if nobody won', async () => {
  const back = played('3,2', '3,1', '2,1', '1,1', '0,1', '0,0');
  const but = (unknown: string) => async (position: string) => (position === unknown ? null : know(position));
  expect((await reviewOf(back, but('3,2'))).decided, 'what came before does not matter').toEqual({ position: '3,1', move: 2 });
  expect((await reviewOf(back, but('2,1'))).decided).toBeNull();
  expect((await reviewOf({ ...back, room: { ...back.room, result: { winner: null, reason: 'expired' } } }, know)).decided).toBeNull();
});

test('an unsolved position makes the accuracy of its mover unknown, and nothing more is asked when it is for both', async () => {
  const asked: string[] = [];
  const blind = async (position: string): Promise<null> => {
    asked.push(position);
    return null;
  };
  expect(await reviewOf(finishedGameIn(LOG, 6) as FinishedGame, blind)).toEqual({ first: 'unknown', second: 'unknown', decided: null });
  expect(asked).toEqual(['2,1', '1,1', '0,1']);
  const first = await reviewOf(finishedGameIn(LOG, 6) as FinishedGame, async (position) =>
    position === '2,1' || position === '1,1' ? null : know(position),
  );
  expect(first).toMatchObject({ first: 'unknown' });
});
