import { newClock } from '@nimhall/shared/room/clock';
import type { Room } from '@nimhall/shared/room/room';
import { describe, expect, test } from 'vitest';
import { type CommandContext, runCommandLine } from '../../client/src/pages/room/command-line.ts';
import { boardPositionOf } from '../../client/src/position/board-position.ts';
import { PRESENCE, roomAt } from './fake-connection.ts';

/** Ann's turn in a game on 1,2 against Ben. */
function situation(change: Partial<Room> = {}): CommandContext {
  const room = { ...roomAt(2), ...change };
  const scene = boardPositionOf(room);
  if (!scene.ok) throw new Error(scene.error.message);
  return { room, seat: 'first', view: scene.value.view, presence: PRESENCE, example: 'a1', now: 31_000 };
}

const say = (text: string, given = situation()) => runCommandLine(text, '', given)?.say();

test.each(['b3', 'a1,c4', 'x99'])('%j may be a move', (text) => {
  expect(runCommandLine(text, '', situation())).toBeNull();
});

test.each(['yes', 'no', 'resigned', 'b'])('%j is neither a move nor a command', (text) => {
  const reply = runCommandLine(text, '', situation());
  expect(reply?.say()).toBe(
    `“${text}” is neither a move nor a word I know. Type a move such as a1, or one of these words: heaps, clock, who, takeback, resign.`,
  );
  expect(reply?.action).toBeUndefined();
});

test.each(['heaps', ' Heaps ', 'board', 'POSITION'])('%j says the position and whose turn it is', (text) => {
  expect(say(text)).toBe('Heap A, 1 stone; Heap B, 2 stones. Your turn.');
});

describe('clock', () => {
  test('both clocks are read out in words', () => {
    const clock = { ...newClock({ initialMs: 125_000, incrementMs: 0 }), since: 1_000 };
    expect(say('clock', situation({ clock }))).toBe('You have 1 minute 35 seconds. Ben has 2 minutes 5 seconds.');
  });

  test('a game without a clock says so', () => {
    expect(say('clock')).toBe('This game is played without a clock.');
  });
});

test('who tells whom you play against, and how many watch', () => {
  expect(say('who')).toBe('You play against Ben. No one is watching.');
  const presence = { seats: { first: true, second: false }, spectators: 2, watchers: ['Eve', 'Joe'] };
  expect(say('who', { ...situation(), presence })).toBe('You play against Ben, who is away. 2 people are watching.');
  const { room } = situation();
  const withBot = { ...room, seats: { ...room.seats, second: { kind: 'bot', level: 'random' } } } as const;
  expect(say('who', { ...situation(), room: withBot, presence }), 'a bot is always here').toBe(
    'You play against Chick. 2 people are watching.',
  );
});

test('help names every other command, and how a move is written', () => {
  expect(say('?')).toBe('Type a move such as a1, or one of these words: heaps, clock, who, takeback, resign.');
});

test('takeback asks for a move back', () => {
  const moved = { ...situation().room, ply: 2, moves: ['a1', 'b1'] };
  const reply = runCommandLine('take back', '', situation(moved));
  expect(reply?.say()).toBe('You ask for your move back.');
  expect(reply?.action).toEqual({ kind: 'offer-takeback' });
});

test('takeback says why there is none', () => {
  const reply = runCommandLine('takeback', '', situation({ ply: 0, moves: [] }));
  expect(reply?.say()).toBe('You have not moved yet.');
  expect(reply?.action).toBeUndefined();
});

describe('resign', () => {
  const asked = runCommandLine('resign', '', situation());

  test('asks first', () => {
    expect(asked?.asks).toBe(true);
    expect(asked?.action).toBeUndefined();
    expect(asked?.say()).toMatch(/^Resign this game\?.* Type yes to resign, no to go on\.$/);
  });

  test('is carried out on yes, as long as it is still the question', () => {
    expect(runCommandLine('Yes', asked?.say() ?? '', situation())?.action).toEqual({ kind: 'resign' });
    expect(runCommandLine('yes', 'another question', situation())?.action).toBeUndefined();
  });

  test('is not carried out on anything else', () => {
    const reply = runCommandLine('no', asked?.say() ?? '', situation());
    expect(reply?.say()).toBe('The game goes on.');
    expect(reply?.action).toBeUndefined();
    expect(runCommandLine('b1', asked?.say() ?? '', situation())).toBeNull();
    expect(runCommandLine('heaps', asked?.say() ?? '', situation())?.action).toBeUndefined();
  });
});
