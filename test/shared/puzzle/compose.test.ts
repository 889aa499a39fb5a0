import { seededRandom } from '@nimhall/shared/bot/random';
import type { Ruleset } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import { composePuzzle } from '@nimhall/shared/puzzle/compose';
import { EASIEST, HARDEST } from '@nimhall/shared/puzzle/grade';
import { PUZZLE_KINDS, type Puzzle, puzzleKey, readPuzzle } from '@nimhall/shared/puzzle/puzzle';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { byTurns, scaled } from '../../support/scale.ts';

/** How many positions the oracle checks before it leaves a puzzle to the solver. */
const SMALL = scaled(2_000, 4_000);

const RATINGS = [500, 900, 1300, 2000];

/** Puzzles of a game in one convention, of all kinds, and together of all grades. */
function puzzlesOf(id: string, nth: number, misere: boolean): Puzzle[] {
  const starts = (GAMES.find((family) => family.id === id)?.presets ?? []).map(({ start, params = {} }) => ({
    game: id,
    params,
    misere,
    start,
  }));
  const puzzles = PUZZLE_KINDS.flatMap((kind, at) =>
    byTurns(RATINGS, nth + at + 2 * Number(misere)).map((rating) =>
      runToEnd(composePuzzle({ starts, kinds: [kind], rating }, seededRandom(RATINGS.indexOf(rating) * 2 + Number(misere)))),
    ),
  );
  return puzzles.filter((puzzle) => puzzle !== null);
}

/** How many positions are reachable, counted up to `SMALL`. */
function sizeOf(rules: Ruleset, start: unknown): number {
  const oracle = new Oracle(rules);
  const seen = new Set([rules.position.format(start)]);
  const open = [start];
  for (let here = open.pop(); here !== undefined && seen.size < SMALL; here = open.pop()) {
    for (const [, next] of oracle.options(here)) {
      const text = rules.position.format(next);
      if (!seen.has(text)) open.push(next);
      seen.add(text);
    }
  }
  return seen.size;
}

/** What is wrong with the answer of a puzzle; empty when nothing is. */
function faultOf({ kind, game, params, misere, position: text }: Puzzle): string {
  const rules = rulesOf(game, params);
  const position = positionOf(rules, text);
  const known = analyseText(rules, text, misere);
  const winning = sizeOf(rules, position) < SMALL ? new Oracle(rules).winningMoves(position, misere) : [...known.winningMoves];
  const outcome = winning.length > 0 ? 'N' : 'P';
  const ways = new Set(winning.map((move) => classOf(rules, position, move))).size;
  const told = `${kind} ${game} ${text}${misere ? ' misère' : ''}: ${winning}`;
  if (known.outcome !== outcome || winning.join() !== known.winningMoves.join())
    return `${told}, but the solver says ${known.winningMoves}`;
  return kind === 'find' && ways !== 1 ? told : '';
}

function classOf(rules: Ruleset, position: unknown, text: string): string {
  const move = rules.move.parse(text);
  if (!move.ok) throw new Error(text);
  return rules.classOf?.(position, move.value) ?? text;
}

describe.each(GAMES.map(({ id }, nth) => ({ id, nth })))('$id', ({ id, nth }) => {
  const puzzles = [false, true].map((misere) => puzzlesOf(id, nth, misere));

  test('has puzzles in both conventions, and each has one answer that is right by definition', () => {
    expect(puzzles.map((each) => each.length > 0)).toEqual([true, true]);
    expect(puzzles.flat().map(faultOf).filter(Boolean)).toEqual([]);
  });

  test('they are on the scale, and survive being stored on a device', () => {
    for (const puzzle of puzzles.flat()) {
      expect(puzzle.rating).toBeGreaterThanOrEqual(EASIEST);
      expect(puzzle.rating).toBeLessThanOrEqual(HARDEST);
      expect(readPuzzle(JSON.parse(JSON.stringify(puzzle)))?.puzzle).toEqual(puzzle);
    }
  });
});

const NIM = { game: 'nim', params: {}, misere: false, start: '3,4,5' };

test('the same random numbers give the same puzzle, and others another', () => {
  const puzzle = (seed: number) => runToEnd(composePuzzle({ starts: [NIM], kinds: ['find'], rating: 700 }, seededRandom(seed)));
  expect(puzzle(1)).toEqual(puzzle(1));
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(puzzle(seed)))).size).toBeGreaterThan(2);
});

test('a recent question is not asked again, whatever the order of its heaps', () => {
  const seen: string[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const puzzle = runToEnd(composePuzzle({ starts: [NIM], kinds: ['find'], rating: 700, seen }, seededRandom(seed)));
    const key = puzzle && puzzleKey(puzzle);
    expect(seen).not.toContain(key);
    if (key) seen.push(key);
  }
  expect(seen.length).toBeGreaterThan(8);
  const turned = { kind: 'find', game: 'nim', params: {}, misere: false, rating: 700 } as const;
  expect(puzzleKey({ ...turned, position: '5,3,4' })).toBe(puzzleKey({ ...turned, position: '3,4,5' }));
});

test('in half of the questions who wins, the side to move loses', () => {
  const starts = [{ ...NIM, start: '5,6,7' }];
  const outcomes = Array.from({ length: 40 }, (_, seed) => {
    const puzzle = runToEnd(composePuzzle({ starts, kinds: ['who'], rating: 900 }, seededRandom(seed)));
    return puzzle && analyseText(rulesOf('nim'), puzzle.position).outcome;
  });
  expect(outcomes.filter((outcome) => outcome === 'P').length).toBeGreaterThan(10);
  expect(outcomes.filter((outcome) => outcome === 'N').length).toBeGreaterThan(10);
});

test('starts without a possible puzzle give none', () => {
  const none = (start: string, game = 'nim') =>
    runToEnd(composePuzzle({ starts: [{ ...NIM, game, start }], kinds: PUZZLE_KINDS, rating: 1000 }, seededRandom(1)));
  expect(none('nonsense')).toBeNull();
  expect(none('3,4,5', 'no-such-game')).toBeNull();
  expect(none('0')).toBeNull();
  expect(none('1,1')).toBeNull();
});

test.each([null, 5, {}, { kind: 'find', game: 'nim', position: 'x', rating: 1 }, { kind: 'ask', game: 'nim', position: '3', rating: 1 }])(
  'a stored %j is not a puzzle',
  (stored) => expect(readPuzzle(stored)).toBeNull(),
);
