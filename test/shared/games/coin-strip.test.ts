import { describe, expect, test } from 'vitest';
import { analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

const strip = rulesOf('coin-strip');

/** Every set of coins on a strip with this many squares. */
const SQUARES = 9;
const POSITIONS = Array.from({ length: 2 ** SQUARES - 1 }, (_, bits) =>
  Array.from({ length: SQUARES }, (_, at) => at + 1)
    .filter((square) => ((bits + 1) >> (square - 1)) & 1)
    .join(','),
);

test.each([false, true])('every verdict on nine squares agrees with the definition, with every winning move, misère %s', (misere) => {
  const oracle = new Oracle(strip);
  const wrong = POSITIONS.filter((text) => {
    const position = positionOf(strip, text);
    const found = analyseText(strip, text, misere);
    return (
      (found.outcome === 'N') !== oracle.wins(position, misere) ||
      found.nimber !== (misere ? null : oracle.nimber(position)) ||
      found.winningMoves.join() !== oracle.winningMoves(position, misere).join()
    );
  });
  expect(wrong).toEqual([]);
});

test('a move that makes a gap larger may win', () => {
  expect(analyseText(strip, '4,6,10,11').winningMoves).toEqual(['10-9', '6-5']);
});

test('coins may be given in any order, but not on one square', () => {
  expect(strip.position.format(positionOf(strip, '7,2, 4'))).toBe('2,4,7');
  expect(strip.position.parse('2,4,4')).toMatchObject({ ok: false, error: { message: 'Square 4 has room for only one coin.' } });
});

describe('illegal moves', () => {
  test.each([
    ['3-1', 'There is no coin on square 3. Choose a coin.'],
    ['7-7', 'Coins only move left. Choose a square further left.'],
    ['7-4', 'The coin on square 4 is in the way. Stop before it.'],
    ['7-2', 'The coin on square 4 is in the way. Stop before it.'],
    ['2-0', 'The strip begins with square 1.'],
  ])('%s', (text, fault) => {
    const move = strip.move.parse(text);
    const played = move.ok ? strip.play(positionOf(strip, '2,4,7'), move.value) : move;
    expect(played.ok ? 'legal' : played.error.message).toBe(fault);
  });
});
