import { runTask } from '@nimhall/shared/bot/tasks';
import { accuracies, type Judgement, judge, type PositionVerdict, winnerAt } from '@nimhall/shared/room/review';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';

/** The result of perfect play for a position of Nim, or of another game. */
function known(position: string, game = 'nim', misere = false): PositionVerdict {
  const means = { budget: { states: 100_000 }, random: Math.random };
  const thought = runToEnd(runTask({ kind: 'analyse', game, params: {}, misere, position }, means));
  if (!thought.ok) throw new Error(thought.error.message);
  return thought.value;
}

const UNKNOWN: PositionVerdict = { outcome: 'unknown', winningMoves: [], winningCount: 0, winningWays: 0 };

describe('a move is judged by the positions before and after it', () => {
  test.each<[string, string, string, string, Judgement]>([
    ['any move from a nim-sum of 0', '1,2,3', 'c1', '1,2,2', 'lost-anyway'],
    ['one of three moves to a nim-sum of 0', '1,1,1', 'a1', '0,1,1', 'kept'],
    ['the only such move', '3,4,5', 'a2', '1,4,5', 'only'],
    ['a move to another nim-sum', '3,4,5', 'c5', '3,4,0', 'gave-away'],
    ['the last stone', '0,2', 'b2', '0,0', 'only'],
  ])('%s', (_, before, move, after, judgement) => {
    expect(judge(move, known(before), known(after))).toBe(judgement);
  });

  test('mirror images of a move are the same', () => {
    expect(known('4', 'dawsons-kayles')).toMatchObject({ winningMoves: ['a2@1'], winningWays: 1 });
    expect(known('3', 'grundys-game')).toMatchObject({ winningMoves: ['a0@1', 'a0@2'], winningCount: 2, winningWays: 1 });
    expect(judge('a0@2', known('3', 'grundys-game'), known('2,1', 'grundys-game'))).toBe('only');
  });

  test('by the other convention the last stone loses', () => {
    expect(judge('b2', known('0,2', 'nim', true), known('0,0', 'nim', true))).toBe('gave-away');
    expect(judge('b1', known('0,2', 'nim', true), known('0,1', 'nim', true))).toBe('only');
    expect(judge('b1', known('0,1', 'nim', true), known('0,0', 'nim', true))).toBe('lost-anyway');
  });

  test('when one side of a move is unknown, the other may still judge it', () => {
    expect(judge('a2', UNKNOWN, known('1,4,5')), 'to a lost position: it was won').toBe('kept');
    expect(judge('c5', UNKNOWN, known('3,4,0')), 'perhaps there was no better one').toBe('unknown');
    expect(judge('a2', known('3,4,5'), UNKNOWN), 'among all winning moves').toBe('only');
    expect(judge('c5', known('3,4,5'), UNKNOWN), 'not among them').toBe('gave-away');
    const sample: PositionVerdict = { outcome: 'N', winningMoves: ['a1'], winningCount: 2, winningWays: 2 };
    expect(judge('a1', sample, UNKNOWN)).toBe('kept');
    expect(judge('b1', sample, UNKNOWN), 'it may be one of those that are not listed').toBe('unknown');
    const some: PositionVerdict = { outcome: 'N', winningMoves: ['a1'], winningCount: 1, mayBeMore: true, winningWays: 1 };
    expect(judge('a1', some, UNKNOWN), 'there may be others').toBe('kept');
    expect(judge('b1', some, UNKNOWN)).toBe('unknown');
    expect(judge('a1', null, null)).toBe('unknown');
  });
});

test('who has the win: the side to move, or the other', () => {
  expect([0, 1].map((ply) => winnerAt(ply, known('3,4,5')))).toEqual(['first', 'second']);
  expect([0, 1].map((ply) => winnerAt(ply, known('1,2,3')))).toEqual(['second', 'first']);
  expect([winnerAt(0, UNKNOWN), winnerAt(0, null)]).toEqual([null, null]);
});

test('accuracy counts the positions in which the player had a winning move', () => {
  expect(accuracies(['only', 'lost-anyway', 'gave-away', 'kept', 'unknown', 'gave-away', 'kept'])).toEqual({
    first: { had: 3, kept: 2 },
    second: { had: 2, kept: 1 },
  });
  expect(accuracies(['lost-anyway', 'kept'])).toEqual({ first: { had: 0, kept: 0 }, second: { had: 1, kept: 1 } });
  expect(accuracies([]).first).toEqual({ had: 0, kept: 0 });
});
