import type { View } from '@nimhall/shared/game/view';
import type { Room } from '@nimhall/shared/room/room';
import { describe, expect, test } from 'vitest';
import { parseDuelPreferences, wishesIn } from '../../client/src/pages/duels/duel-preferences.ts';
import { breakInWords, duelInShort, duelResultInWords } from '../../client/src/pages/room/duel-words.ts';
import { announcementOf, stateInWords } from '../../client/src/pages/room/words.ts';
import { roomAt } from './fake-connection.ts';

/** A room of a duel between Ann, in the first seat, and Ben. */
function duel(game: 1 | 2, change: Partial<Room> = {}): Room {
  return { ...roomAt(4), duel: { game, rated: null }, ...change };
}

const over = (game: 1 | 2, score: Room['score']): Room =>
  duel(game, { status: 'over', turn: null, result: { winner: 'first', reason: 'resigned' }, score });

/** Game alerts are ignored in these tests. */
const VIEW = { kind: 'heaps', heaps: [] } as unknown as View;

describe('a duel in words', () => {
  test('says which of its games it is, and the score once one was won', () => {
    expect(duelInShort(roomAt(4), 'first')).toBe('');
    expect(duelInShort(duel(1), 'first')).toBe('Duel, game 1 of 2');
    const second = duel(2, { score: { first: 1, second: 0 } });
    expect([duelInShort(second, 'first'), duelInShort(second, 'second')]).toEqual(['Game 2 of 2: 1–0', 'Game 2 of 2: 0–1']);
  });

  test('between the games it says when the second begins, and who moves first: not the first player of the first game', () => {
    const room = over(1, { first: 1, second: 0 });
    expect(breakInWords(room, 'first', 4)).toBe('The second game begins in 4 s. Ben goes first.');
    expect(breakInWords(room, 'second', 1)).toBe('The second game begins in 1 s. You go first.');
    expect(breakInWords(room, null, 0)).toBe('The second game begins. Ben goes first.');
  });

  test.each([
    [{ first: 2, second: 0 }, 'You win the duel 2–0.', 'You lose the duel 0–2.', 'Ann wins the duel 2–0.'],
    [{ first: 1, second: 1 }, 'The duel ends 1–1.', 'The duel ends 1–1.', 'The duel ends 1–1.'],
    [{ first: 0, second: 2 }, 'You lose the duel 0–2.', 'You win the duel 2–0.', 'Ben wins the duel 2–0.'],
  ])('%j', (score, first, second, watching) => {
    const room = over(2, score);
    expect((['first', 'second', null] as const).map((me) => duelResultInWords(room, me))).toEqual([first, second, watching]);
  });

  test('screen readers announce what follows each game', () => {
    const heard = (before: Room, after: Room) => announcementOf(before, after, 'first', VIEW)?.text;
    expect(heard(duel(1), over(1, { first: 1, second: 0 }))).toBe('You win. Ben resigned. The second game begins in a moment.');
    expect(heard(over(1, { first: 1, second: 0 }), duel(2, { branch: 1 }))).toMatch(/^The second game begins\. /);
    expect(heard(duel(2), over(2, { first: 2, second: 0 }))).toBe('You win. Ben resigned. You win the duel 2–0.');
  });

  test('a room with a player who waits for a duel offers no seat', () => {
    const waiting = { ...roomAt(1), duel: { game: 1, rated: null } } as const;
    expect(stateInWords(waiting, null)).toBe('The position is drawn when both players are here.');
  });
});

describe('the games and time controls a player likes for duels', () => {
  const KAYLES = { game: 'kayles', opponent: 'somebody', level: 'student' } as const;

  test.each([null, 7, {}, { game: 'sprouts', opponent: 'everybody', level: 'solo' }])('%j is ignored', (written) => {
    expect(parseDuelPreferences(written, KAYLES)).toEqual(KAYLES);
  });

  test.each([
    ['', KAYLES],
    ['game=nim', { ...KAYLES, game: 'nim' }],
    ['game=nim&bot=teacher', { game: 'nim', opponent: 'bot', level: 'teacher' }],
    ['game=ludo&bot=nobody', { ...KAYLES, opponent: 'bot' }],
    ['bot=teacher', KAYLES],
  ] as const)('an address that asks for %j', (query, wishes) => {
    expect(wishesIn(query, KAYLES)).toEqual(wishes);
  });
});
