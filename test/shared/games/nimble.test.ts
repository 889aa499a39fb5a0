import { describe, expect, test } from 'vitest';
import { multisets } from '../../support/boxes.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

const nimble = rulesOf('nimble');
const nim = rulesOf('nim');

test('every verdict on up to four coins near home agrees with the definition, and with Nim on the numbers of their squares', () => {
  const oracle = new Oracle(nimble);
  for (const coins of multisets(4, 6)) {
    if (coins.length === 0) continue;
    const text = coins.join(',');
    for (const misere of [false, true]) {
      const found = analyseText(nimble, text, misere);
      expect(found.winningMoves, text).toEqual(oracle.winningMoves(positionOf(nimble, text), misere));
      expect([found.outcome, found.nimber], text).toEqual([analyseText(nim, text, misere).outcome, misere ? null : oracle.nimber(coins)]);
    }
  }
});

test('coins may be given in any order, and stay in order', () => {
  expect(nimble.position.format(positionOf(nimble, '7, 0,3'))).toBe('0,3,7');
  expect(afterText(nimble, '0,3,7', '7-1')).toBe('0,1,3');
});

test('two coins on one square are one part, worth nothing', () => {
  expect(analyseText(nimble, '3,3,7').parts).toMatchObject([
    { position: '3,3', nimber: 0, at: '3' },
    { position: '7', nimber: 7, at: '7' },
  ]);
});

describe('illegal moves', () => {
  test.each([
    ['5-2', 'There is no coin on square 5. Choose a coin.'],
    ['0-0', 'This coin is home on 0 and stays there. Choose another one.'],
    ['3-3', 'Coins only move left. Choose a square further left.'],
    ['3-5', 'Coins only move left. Choose a square further left.'],
    ['3', 'A move is two squares, from where and to where, such as 7-3.'],
    ['3-2-1', 'A move is two squares, from where and to where, such as 7-3.'],
    ['3-x', 'A square must be a whole number, not "x".'],
  ])('%s', (text, fault) => {
    const move = nimble.move.parse(text);
    const played = move.ok ? nimble.play(positionOf(nimble, '0,3,7'), move.value) : move;
    expect(played.ok ? 'legal' : played.error.message).toBe(fault);
  });
});
