import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { boxOf } from '@nimhall/shared/lab/count-boxes';
import { type CountsQuery, type CountsRow, counts, countsCost, MAX_WAYS } from '@nimhall/shared/lab/counts';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { Oracle } from '../../support/oracle.ts';

const TO = 3;

const PARAMS: Readonly<Record<string, readonly object[]>> = {
  subtraction: [{ take: [1, 3] }],
  octal: [{ code: '0.07' }],
  slow: [{ k: 2 }, { k: 2, exact: true }],
  colourful: [{}, { ends: 'both' }],
};

const ASKED: readonly CountsQuery[] = GAMES.flatMap(({ id }) => {
  const box = boxOf(id);
  const sums = box ? box.most.map((_, index) => index + 1).filter((parts) => parts >= box.fewest && parts <= 3) : [];
  return sums.flatMap((parts) =>
    (PARAMS[id] ?? [{}]).flatMap((params) => [false, true].map((misere) => ({ game: id, params, misere, parts, to: TO }))),
  );
});

describe.each(ASKED.map((asked) => [JSON.stringify(asked), asked] as const))('%s', (_, asked) => {
  test('counts agree with the definition', () => {
    const box = boxOf(asked.game);
    const game = readGame(asked.game, asked.params);
    if (!box || !game.ok) throw new Error('There is no such box');
    const { rules } = game.value;
    const oracle = new Oracle(rules);
    const known = new Map<string, number>();
    const defined = new Map<number, { positions: number; lost: number; won: number; longest: number }>();
    for (const sizes of listsUpTo(box.from, TO, asked.parts)) {
      if (!box.ordered && sizes.some((size, place) => size < (sizes[place - 1] ?? 0))) continue;
      const position = readPosition(rules, box.at(sizes));
      if (!position.ok) throw new Error(position.error.message);
      const row = defined.get(Math.max(...sizes)) ?? { positions: 0, lost: 0, won: 0, longest: 0 };
      const wins = oracle.wins(position.value, asked.misere);
      const ways = oracle.winningMoves(position.value, asked.misere).length;
      defined.set(Math.max(...sizes), {
        positions: row.positions + 1,
        lost: row.lost + (wins ? 0 : 1),
        won: row.won + Math.min(ways, MAX_WAYS),
        longest: Math.max(row.longest, longestOf(oracle, position.value, known)),
      });
    }
    const rows = rowsOf(asked);
    expect(rows.map(({ size, positions, lost, ways, longest }) => [size, { positions, lost, won: total(ways), longest }])).toEqual(
      [...defined].sort(([a], [b]) => a - b),
    );
    expect(rows.every(({ unknown }) => unknown === 0)).toBe(true);
    expect(rows.reduce((sum, { positions }) => sum + positions, 0)).toBe(countsCost(box, asked.parts, TO));
  });
});

test('in Nim with three heaps of up to 7, 64 of the 512 positions in every order are lost', () => {
  const rows = rowsOf({ game: 'staircase', params: {}, misere: false, parts: 3, to: 7 });
  expect(rows.reduce((sum, { lost }) => sum + lost, 0)).toBe(64);
  expect(runToEnd(counts({ game: 'no-such-game', params: {}, misere: false, parts: 3, to: 7 }) as never)).toMatchObject({ ok: false });
});

function rowsOf(asked: CountsQuery): readonly CountsRow[] {
  const steps = counts(asked);
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) continue;
    if (!step.value.ok || step.value.value === null) throw new Error('There is no such box');
    return step.value.value;
  }
}

/** Winning moves of all positions together. */
function total(ways: readonly number[]): number {
  return ways.reduce((sum, positions, index) => sum + (index + 1) * positions, 0);
}

function listsUpTo(from: number, most: number, parts: number): number[][] {
  if (parts === 0) return [[]];
  return listsUpTo(from, most, parts - 1).flatMap((list) => Array.from({ length: most - from + 1 }, (_, index) => [...list, from + index]));
}

/** Without any knowledge of sums; each text once. */
function longestOf<Position, Move>(oracle: Oracle<Position, Move>, position: Position, known: Map<string, number>): number {
  const text = JSON.stringify(position);
  const before = known.get(text);
  if (before !== undefined) return before;
  const longest = Math.max(0, ...oracle.options(position).map(([, next]) => 1 + longestOf(oracle, next, known)));
  known.set(text, longest);
  return longest;
}
