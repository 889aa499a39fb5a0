import { describe, expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

const treblecross = rulesOf('treblecross');
const oracle = new Oracle(treblecross);

/** Every strip of a length. */
function strips(length: number): string[] {
  return Array.from({ length: 2 ** length }, (_, bits) => bits.toString(2).padStart(length, '0').replaceAll('0', '.').replaceAll('1', 'X'));
}

test.each([false, true])('every verdict on up to ten squares agrees with the definition, with every winning move, misère %s', (misere) => {
  const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(strips).filter((text) => {
    const position = positionOf(treblecross, text);
    const found = analyseText(treblecross, text, misere);
    return (
      (found.outcome === 'N') !== oracle.wins(position, misere) ||
      found.winningMoves.join() !== oracle.winningMoves(position, misere).join()
    );
  });
  expect(wrong).toEqual([]);
});

test('an empty strip of n squares is a row of n + 2 pins in James Bond, under normal play', () => {
  const james = rulesOf('james-bond');
  for (let length = 3; length <= 64; length++) {
    expect(analyseText(treblecross, '.'.repeat(length)).outcome, `${length}`).toBe(analyseText(james, `${length + 2}`).outcome);
  }
});

test('three in a row end the game, and nothing else does before the strip is full', () => {
  expect([...treblecross.moves(positionOf(treblecross, afterText(treblecross, 'XX..', '3')))]).toEqual([]);
  expect([...treblecross.moves(positionOf(treblecross, 'X.X.'))]).toEqual([2, 4]);
});

test('a strip may be written in small letters and with spaces', () => {
  expect(treblecross.position.format(positionOf(treblecross, ' ..x . '))).toBe('..X.');
});

test('under misère play, an unfinished search claims nothing', () => {
  expect(analyseText(treblecross, '.'.repeat(40), true, { states: 1_000 }).outcome).toBe('unknown');
});

describe('illegal moves', () => {
  test.each([
    ['..X..', '3', 'Square 3 already has a cross. Choose an empty one.'],
    ['..X..', '6', 'There is no square 6.'],
    ['.XXX.', '1', 'Three crosses stand side by side, so the game is over.'],
    ['..X..', '0', 'A square must be at least 1.'],
  ])('%s %s', (position, text, fault) => {
    const move = treblecross.move.parse(text);
    const played = move.ok ? treblecross.play(positionOf(treblecross, position), move.value) : move;
    expect(played.ok ? 'legal' : played.error.message).toBe(fault);
  });
});
