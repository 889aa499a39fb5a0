import type { HeapsView } from '@nimhall/shared/game/view';
import { newClock } from '@nimhall/shared/room/clock';
import type { Room } from '@nimhall/shared/room/room';
import { describe, expect, test } from 'vitest';
import { positionInWords } from '../../client/src/components/board/position-words.ts';
import { hintFor, moveInWords } from '../../client/src/components/board/sentences.ts';
import { conventionInWords } from '../../client/src/components/text/convention.ts';
import { playersInWords } from '../../client/src/components/text/players.ts';
import { announcementOf, resultInWords, statusInWords, titleOf } from '../../client/src/pages/room/words.ts';
import { boardPositionOf } from '../../client/src/position/board-position.ts';
import { roomAt } from './fake-connection.ts';

/** The view of a position of a game. */
function viewOf(game: string, position: string, params?: Readonly<Record<string, unknown>>) {
  const scene = boardPositionOf({ game, position, params });
  if (!scene.ok) throw new Error(scene.error.message);
  return scene.value.view;
}

function viewAt(room: Room) {
  return viewOf(room.game, room.position);
}

test('lists name a program with its owner, who may have been forgotten', () => {
  const seats = (owner: string) =>
    ({ first: { kind: 'human', player: { id: 'k', name: 'Kayla', owner } }, second: { kind: 'bot', level: 'teacher' } }) as const;
  expect(playersInWords({ seats: seats('Ada') })).toBe('Kayla by Ada – Owl');
  expect(playersInWords({ seats: seats('') })).toBe('Kayla by Someone – Owl');
});

describe('moves in words', () => {
  test.each([
    ['nim', '3,5', 'b3', 'Take 3 stones from heap B, leaving 2'],
    ['nim', '3,5', 'b5', 'Take 5 stones from heap B, leaving nothing'],
    ['moore', '3,5', 'a1,b2', 'Take 1 stone from heap A, leaving 2, and 2 stones from heap B, leaving 3'],
    ['kayles', '5,7', 'b2@3', 'Take 2 pins from row B, leaving 3 and 2'],
    ['laskers-nim', '7', 'a0@3', 'Split row A into 3 and 4'],
    ['corner', '5.7,3.4', 'b0.1', 'Move queen B to column 0, row 1'],
    ['wythoff', '7.5', 'a0.0', 'Move the queen to the corner'],
    ['stack', '1|2.2', 'a2:1', 'Take 1 stone from heap 2 on stack A, leaving 1'],
    ['nimble', '0,3,7', '7-3', 'Move the coin from 7 to 3'],
    ['turtles', 'HTTH', '4', 'Turn coin 4'],
    ['treblecross', '..X..', '5', 'Put a cross on 5'],
    ['turtles', 'HTTH', '4-2', 'Turn coins 4 and 2'],
    ['hackenbush', '0-1,1-2,1-3,2-2', '2-1', 'Cut the line from 1 to 2: 1 more line falls'],
    ['hackenbush', '0-1,0-1,1-2', '0-1', 'Cut the line from the ground to 1'],
    ['hackenbush', '0-0,0-1,1-1', '1-1', 'Cut the loop at 1'],
  ])('%s %s: %s', (game, position, move, words) => {
    expect(moveInWords(viewOf(game, position), move)?.imperative).toBe(words);
  });

  test('moves from either end of a string', () => {
    const words = (position: string, move: string) => moveInWords(viewOf('colourful', position, { ends: 'both' }), move)?.past;
    expect(words('4.4.4', 'a_2')).toBe('took 2 stones from the left of string A, leaving 10');
    expect(words('4.4.4', 'a2')).toBe('took 2 stones from the right of string A, leaving 10');
    expect(words('4', 'a2'), 'both ends are the same').toBe('took 2 stones from string A, leaving 2');
  });

  test.each(['', 'nonsense', 'z1', 'a99'])('%j is not a move', (move) => {
    expect(moveInWords(viewOf('nim', '3,5'), move)).toBeNull();
  });
});

test.each([
  ['nim', '3,1,0', 'Heap A, 3 stones; Heap B, 1 stone; Heap C, empty'],
  ['colourful', 'r2.y1', 'Pile A, 3 stones: from the top 1 yellow, 2 red'],
  ['kayles', '5,1', 'Row A, 5 pins; Row B, 1 pin'],
  ['wythoff', '7.5', 'Queen on column 7, row 5'],
  ['stack', '1|2.2', 'Stack A, from the top: 2, 2; below 1'],
  ['nimble', '1,3,3,5,6,7', 'Coins on 1, 3, 3, 5–7'],
  ['turtles', 'HTTTH', 'Heads on 1, 5; Tails on 2–4'],
  ['hackenbush', '0-0,0-1,0-1,1-2', 'the arch on the ground; the line from the ground to 1, 2 times; the line from 1 to 2'],
  ['hackenbush', '0', 'Nothing stands on the ground'],
  ['treblecross', '..X..', 'Nothing on 1, 2, 4, 5; Crosses on 3'],
])('a position of %s in words', (game, position, words) => {
  expect(positionInWords(viewOf(game, position))).toBe(words);
});

test('hints match the board', () => {
  expect(hintFor(viewOf('nim', '3'))).toContain('Tap a stone');
  expect(hintFor(viewOf('grundys-game', '8'))).toContain('gap');
  expect(hintFor(viewOf('wythoff', '7.5'))).toContain('Tap a square');
});

test('the convention is always named', () => {
  expect(conventionInWords(false, 'stone')).toBe('Taking the last stone wins. If you can’t move, you lose.');
  expect(conventionInWords(true, 'pin')).toBe('Taking the last pin loses. If you can’t move, you win.');
  expect(conventionInWords(true, 'move')).toBe('Making the last move loses. If you can’t move, you win.');
});

describe('a room in words', () => {
  test('status', () => {
    expect(statusInWords(roomAt(1), null)).toBe('A seat is open. Sit down to play.');
    expect(statusInWords(roomAt(1), 'first')).toBe('Waiting for your opponent.');
    expect(statusInWords(roomAt(2), 'first')).toBe('Your turn.');
    expect(statusInWords(roomAt(2), 'second')).toBe('Ann’s turn.');
    const bot: Room = { ...roomAt(3), seats: { ...roomAt(3).seats, second: { kind: 'bot', level: 'teacher' } } };
    expect(statusInWords(bot, 'first')).toBe('Owl is thinking…');
  });

  test('the result is one sentence with its reason', () => {
    const over = roomAt(5);
    expect(resultInWords(over, 'first')).toBe('You win. You took the last stone.');
    expect(resultInWords(over, 'second')).toBe('Ann wins. Ann took the last stone.');
    expect(resultInWords({ ...over, misere: true, result: { winner: 'second', reason: 'last-object' } }, 'first')).toBe(
      'Ben wins. You took the last stone. Here that loses.',
    );
    expect(resultInWords({ ...over, result: { winner: 'first', reason: 'resigned' } }, 'second')).toBe('Ann wins. You resigned.');
    expect(resultInWords({ ...over, result: { winner: null, reason: 'expired' } }, null)).toContain('No one wins');
  });

  test('where objects may be left that nobody can take, the result is about the last move', () => {
    const stuck: Room = { ...roomAt(5), game: 'subtraction', params: { take: [2, 3] }, position: '1,0' };
    expect(resultInWords(stuck, 'second')).toBe('Ann wins. Ann made the last move.');
    expect(resultInWords({ ...stuck, misere: true }, 'first')).toBe('You win. Ben made the last move. Here that loses.');
  });

  test('the opponent’s move is announced politely, our own is not, and the result at once', () => {
    const told = (from: number, to: number, me: 'first' | 'second') => announcementOf(roomAt(from), roomAt(to), me, viewAt(roomAt(from)));
    expect(told(2, 3, 'second')).toEqual({ text: 'Ann took 1 stone from heap B, leaving 1. Your turn.', urgency: 'polite' });
    expect(told(2, 3, 'first')).toBeNull();
    expect(told(1, 2, 'first')).toEqual({ text: 'The game begins. Your turn.', urgency: 'polite' });
    expect(told(4, 5, 'second')).toEqual({
      text: 'Ann took 1 stone from heap B, leaving nothing. Ann wins. Ann took the last stone.',
      urgency: 'assertive',
    });
  });

  test('in a game for days, that the opponent leaves is announced; where a notice says it, and of ourselves, it is not', () => {
    const forDays: Room = { ...roomAt(3), clock: null };
    const heard = (before: Room, me: 'first' | 'second' | null) =>
      announcementOf(before, { ...before, away: { ...before.away, first: 5 } }, me, viewAt(before));
    expect(heard(forDays, 'second')).toEqual({ text: 'Ann is away.', urgency: 'polite' });
    expect(heard(forDays, 'first')).toBeNull();
    expect(heard(forDays, null)).toBeNull();
    expect(heard({ ...forDays, clock: newClock({ initialMs: 60_000, incrementMs: 0 }) }, 'second')).toBeNull();
  });

  test('the title says whose turn it is', () => {
    expect(titleOf(roomAt(2), 'first', 'Nim')).toEqual(['Your turn', 'Nim']);
    expect(titleOf(roomAt(2), null, 'Nim')).toEqual(['Ann’s turn', 'Nim']);
  });
});

test('a colourful heap view has the shape that the labels expect', () => {
  const view = viewOf('colourful', '1.2.2.2') as HeapsView;
  expect(view.heaps[0]?.sections).toHaveLength(4);
});
