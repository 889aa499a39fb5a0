import { isLostQueen, onDiagonal, partner } from '@nimhall/shared/games/corner/golden';
import { PIECE_MOVEMENTS, reachable } from '@nimhall/shared/games/corner/pieces';
import { queenTable } from '@nimhall/shared/games/corner/queen-table';
import { inWords } from '@nimhall/shared/phrase';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { mex } from '@nimhall/shared/solver/nimbers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { scaled } from '../../support/scale.ts';

test('the nimber of a queen is the mex of all her moves, near the corner and far from it', () => {
  const farthest = scaled(1_000, 3_000);
  const near = scaled(25, 40);
  const table = queenTable(farthest);
  expect(runToEnd(table.reach({ column: 0, row: farthest }, true))).toBe(true);
  /** Under normal and under misère play, from which its two values are read off. */
  const values = (square: { column: number; row: number }, corner: number) => {
    const { nimber, fickle } = table.at(square);
    return fickle && corner === 1 ? 1 - nimber : nimber;
  };
  const wrong = (column: number, row: number) =>
    [0, 1].filter((corner) => {
      const options = Array.from(reachable(PIECE_MOVEMENTS.queen, { column, row }), (square) => values(square, corner));
      return values({ column, row }, corner) !== (options.length === 0 ? corner : mex(new Set(options)));
    });
  for (let column = 0; column <= near; column++) {
    for (let row = 0; row <= near; row++) expect(wrong(column, row), `${column}.${row}`).toEqual([]);
  }
  fc.assert(
    fc.property(fc.nat(farthest), fc.nat(farthest), (sum, column) => {
      expect(wrong(Math.min(sum, column), sum - Math.min(sum, column)), `${column} of ${sum}`).toEqual([]);
    }),
  );
});

test.each([false, true])('golden pairs are the lost squares of a queen, misère %s', (misere) => {
  const table = queenTable(120);
  expect(runToEnd(table.reach({ column: 60, row: 60 }, true))).toBe(true);
  const wrong: string[] = [];
  for (let column = 0; column <= 60; column++) {
    for (let row = 0; row <= 60; row++) {
      const { nimber, fickle } = table.at({ column, row });
      const lost = (nimber === 0) !== (misere && fickle);
      if (isLostQueen({ column, row }, misere) !== lost) wrong.push(`${column}.${row}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([false, true])('the explanation of a single queen agrees with its values, misère %s', (misere) => {
  const rules = rulesOf('corner', { piece: 'queen' });
  const wrong: string[] = [];
  for (let column = 0; column <= 25; column++) {
    for (let row = column === 0 ? 1 : 0; row <= 25; row++) {
      const { outcome, explanation } = analyseText(rules, `${column}.${row}`, misere);
      if (inWords(explanation.sentences[misere ? 2 : 1]?.says ?? '').includes('are such a pair') !== (outcome === 'P'))
        wrong.push(`${column}.${row}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Wythoff 1907; A000201 and A001950 of the OEIS. */
test('the first golden pairs', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => onDiagonal(n, false))).toEqual([
    [0, 0],
    [1, 2],
    [3, 5],
    [4, 7],
    [6, 10],
    [8, 13],
    [9, 15],
    [11, 18],
  ]);
});

test('partners belong to each other, exactly, up to 2^52', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 52), (column) => {
      const other = partner(column, false);
      if (other <= Number.MAX_SAFE_INTEGER) expect(partner(other, false)).toBe(column);
    }),
  );
});

test.each([
  ['queen', '1000000.1618033'],
  ['queen', '9007199254740991.5000'],
  ['king', '9007199254740991.77,4.4'],
  ['rook', '9007199254740991.5,1000.77'],
])('a %s on %s: every winning move leaves a lost position', (piece, text) => {
  const rules = rulesOf('corner', { piece });
  for (const misere of [false, true]) {
    const found = analyseText(rules, text, misere);
    expect(found.method.tier).toBe('theorem');
    expect(found.winningMoves.length > 0).toBe(found.outcome === 'N');
    for (const move of found.winningMoves) {
      const { outcome, nimber } = analyseText(rules, afterText(rules, text, move), misere);
      expect([move, outcome, nimber]).toEqual([move, 'P', misere ? null : 0]);
    }
  }
});

test('the board ends at 2^53 − 1, even for a knight that jumps away from an edge', () => {
  const knight = rulesOf('knight');
  for (const square of ['5.9007199254740991', '9007199254740991.5', '9007199254740991.9007199254740990', '5.9007199254740990']) {
    const position = positionOf(knight, square);
    const moves = [...knight.moves(position)];
    expect(moves.length).toBeGreaterThan(1);
    for (const move of moves) {
      expect(knight.move.parse(knight.move.format(move))).toEqual({ ok: true, value: move });
      const next = knight.play(position, move);
      expect(next.ok && knight.position.parse(knight.position.format(next.value))).toEqual(next);
    }
  }
  const away = { piece: 0, column: 3, row: Number.MAX_SAFE_INTEGER + 1 };
  expect(knight.play(positionOf(knight, '5.9007199254740991'), away)).toMatchObject({ ok: false, error: { kind: 'illegal' } });
});
