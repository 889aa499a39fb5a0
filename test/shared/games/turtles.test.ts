import { describe, expect, test } from 'vitest';
import { analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

const turtles = rulesOf('turtles');
const nim = rulesOf('nim');

test('every verdict on eleven coins agrees with the definition', () => {
  const oracle = new Oracle(turtles);
  const wrong = Array.from({ length: 2 ** 11 }, (_, bits) =>
    bits.toString(2).padStart(11, '0').replaceAll('0', 'T').replaceAll('1', 'H'),
  ).filter((text) => {
    const position = positionOf(turtles, text);
    const [normal, misere] = [analyseText(turtles, text), analyseText(turtles, text, true)];
    return (
      normal.nimber !== oracle.nimber(position) ||
      (normal.outcome === 'N') !== oracle.wins(position, false) ||
      (misere.outcome === 'N') !== oracle.wins(position, true)
    );
  });
  expect(wrong).toEqual([]);
});

test('under normal play, heads are heaps of Nim as large as their numbers', () => {
  expect(analyseText(turtles, 'HTTHTH').nimber).toBe(analyseText(nim, '1,4,6').nimber);
  expect(analyseText(turtles, 'HTTHTH').winningMoves).toEqual(['6-5']);
});

test('under misère play, paired heads reverse the outcome, and one head without its partner restores it', () => {
  const outcomes = (text: string) => [false, true].map((misere) => analyseText(turtles, text, misere).outcome);
  expect(outcomes('THHTTHH')).toEqual(['P', 'N']);
  expect(outcomes('HHHTTHH')).toEqual(['N', 'P']);
  expect(outcomes('THTHTH'), 'the pairs 2 and 3, 4 and 5, 6 and 7 show heads once each').toEqual(['P', 'P']);
});

test('positions may be written in small letters and with spaces, moves in any order', () => {
  expect(turtles.position.format(positionOf(turtles, ' htt h'))).toBe('HTTH');
  expect(turtles.move.parse('2-4')).toEqual(turtles.move.parse('4-2'));
});

describe('invalid positions', () => {
  test.each([
    ['', 'malformed', 0],
    ['HXT', 'malformed', 1],
    ['H'.repeat(65), 'limit', 64],
  ])('%s', (text, kind, at) => {
    expect(turtles.position.parse(text)).toMatchObject({ ok: false, error: { kind, at } });
  });
});

describe('illegal moves', () => {
  test.each([
    ['5', 'There is no coin 5.'],
    ['2', 'Coin 2 shows tails. Turn one that shows heads.'],
    ['3-1', 'The right coin of the two must show heads. Choose another pair.'],
    ['4-4', 'A move is one coin or two different ones, counted from 1, such as 4 or 4-2.'],
    ['4-0', 'A move is one coin or two different ones, counted from 1, such as 4 or 4-2.'],
    ['4-2-1', 'A move is one coin or two different ones, counted from 1, such as 4 or 4-2.'],
  ])('%s', (text, fault) => {
    const move = turtles.move.parse(text);
    const played = move.ok ? turtles.play(positionOf(turtles, 'HTTH'), move.value) : move;
    expect(played.ok ? 'legal' : played.error.message).toBe(fault);
  });
});
