import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { listsAll } from '@nimhall/shared/game/theory';
import { GAMES } from '@nimhall/shared/games/all';
import { inWords } from '@nimhall/shared/phrase';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { type Analysis, analysisText } from '@nimhall/shared/solver/analysis';
import { describe, expect, test } from 'vitest';
import { bitsOf, columnsFor, powersDown } from '../../client/src/components/explanation/drawings/binary.ts';
import { marksOf } from '../../client/src/components/explanation/marks.ts';
import { methodInWords, verdictInWords, winningMovesInWords } from '../../client/src/components/explanation/verdict.ts';
import { boardPositionOf } from '../../client/src/position/board-position.ts';

interface Position {
  readonly game: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly position: string;
}

function solve({ game: id, params, position: text }: Position, misere = false): Analysis {
  const game = readGame(id, params);
  if (!game.ok) throw new Error(game.error.message);
  const { rules } = game.value;
  const position = readPosition(rules, text);
  if (!position.ok) throw new Error(position.error.message);
  return analysisText(rules, position.value, runToEnd(analyse(rules, position.value, { misere, budget: { states: 50_000 } })));
}

function explained({ explanation }: Analysis): string[] {
  return explanation.sentences.map(({ says }) => inWords(says));
}

function viewOf(position: Position) {
  const scene = boardPositionOf(position);
  if (!scene.ok) throw new Error(scene.error.message);
  return scene.value.view;
}

const presets = GAMES.flatMap(({ id, presets }) =>
  presets.map(({ id: preset, start, params, misere }) => ({
    name: `${id} ${preset}`,
    game: id,
    params,
    position: start,
    misere: misere ?? false,
  })),
);

test('a verdict claims no more winning moves than were found', () => {
  const found = solve({ game: 'cram', position: '7x6' });
  expect([verdictInWords(found), verdictInWords(found, 'Ann')]).toEqual([
    'The player to move can win with at least one move.',
    'Ann can win with at least one move.',
  ]);
});

describe('every preset is explained in whole sentences', () => {
  test.each(presets)('$name', ({ misere, ...position }) => {
    const analysis = solve(position, misere);
    const told = [verdictInWords(analysis), methodInWords(analysis), ...explained(analysis)];
    for (const sentence of told) {
      expect(sentence).toMatch(/^[A-Z0-9“].*\.$/s);
      expect(sentence).not.toMatch(/undefined|NaN|null/);
    }
    const view = viewOf(position);
    const { told: moves, more } = winningMovesInWords(analysis, view);
    if (listsAll(analysis)) expect(moves.length + more, 'moves listed, and how many more').toBe(analysis.winningWays);
    for (const move of moves) expect(move).toMatch(/^(Take|Split|Move|Turn|Put|Bite|Cut|Join|Draw) /);
    const { values } = marksOf(analysis, view);
    expect(values.every((value) => value === null || Number.isInteger(value))).toBe(true);
  });
});

test('nim names the odd columns and the heap that fixes them', () => {
  expect(explained(solve({ game: 'nim', position: '3,4,5' }))).toEqual([
    'Write every heap in binary, one below the other, and count the ones in each column.',
    'The column of 2 has an odd number of ones.',
    'The nim-sum of the heaps is 2, not 0. A winning move makes it 0.',
    'One move on heap A can make all columns even.',
  ]);
});

test('many odd columns are counted, not listed', () => {
  expect(explained(solve({ game: 'nim', position: '9007199254740991' }))[1]).toBe('53 columns have an odd number of ones.');
});

test('in misère play, small heaps reverse the verdict', () => {
  expect(explained(solve({ game: 'nim', position: '1,1' }, true)).at(-1)).toMatch(/the side to move wins\.$/);
});

test('limited takes are explained by remainders, tables by periods', () => {
  expect(explained(solve({ game: 'twenty-one', position: '21' }))[0]).toBe('Each heap is worth what is left over when you divide it by 4.');
  const table = solve({ game: 'subtraction', params: { take: [2, 4, 7] }, position: '17' });
  expect(explained(table)[0]).toBe('Each heap is worth its value in a table. From 8 on, it repeats every 3.');
  expect(explained(solve({ game: 'kayles', position: '12,9' }))[0]).toMatch(
    /^Each row is worth its value in a table\. From \d+ on, it repeats every 12\./,
  );
});

test('a rook is explained as the two heaps it is equal to', () => {
  expect(explained(solve({ game: 'rook', position: '7.5' })).slice(1)).toEqual([
    'The column of 2 has an odd number of ones.',
    'The nim-sum of the heaps is 2, not 0. A winning move makes it 0.',
    'Moving left can make all of them even.',
  ]);
  expect(explained(solve({ game: 'rook', position: '7.5,3.3' })).at(-1)).toBe('Moving A left, B left or B down can make all of them even.');
});

test('a queen is explained by the golden pairs', () => {
  expect(explained(solve({ game: 'wythoff', position: '7.5' }))[1]).toBe('7 and 5 aren’t such a pair. A winning move makes them one.');
  expect(explained(solve({ game: 'wythoff', position: '4.7' }))[1]).toMatch(/^4 and 7 are such a pair\. /);
});

test('the eeny-meeny walk is explained step by step', () => {
  const told = explained(solve({ game: 'colourful', position: '1.2.2.2' }));
  expect(told[1]).toBe(
    'Pile A – eeny: 2 against 2, a tie, go on; meeny: 2 against 2, a tie, go on; eeny: 2 against 1, false. It counts 2.',
  );
});

test('values are marked only where each lettered heap is a separate component', () => {
  const nim: Position = { game: 'nim', position: '3,4,5' };
  expect(marksOf(solve(nim), viewOf(nim)).values).toEqual([3, 4, 5]);
  const moore: Position = { game: 'moore', position: '3,5,6,7' };
  expect(marksOf(solve(moore), viewOf(moore)).values).toEqual([]);
});

test('drawings say what they show, in every language', () => {
  for (const { misere, ...position } of presets) {
    for (const { title } of solve(position, misere).explanation.drawings) expect(inWords(title)).toMatch(/^[A-Z]/);
  }
});

test('binary columns are exact to 2^53', () => {
  expect(bitsOf(5, 4)).toEqual(['0', '1', '0', '1']);
  expect(bitsOf(Number.MAX_SAFE_INTEGER, 53).every((bit) => bit === '1')).toBe(true);
  expect(columnsFor([3, 4, 5])).toBe(3);
  expect(powersDown(3)).toEqual(['4', '2', '1']);
});
