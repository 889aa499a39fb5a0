import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { type MexQuery, type MexTable, mexLines, mexTable, optionValues, type SideQuery } from '@nimhall/shared/lab/mex-table';
import { inWords } from '@nimhall/shared/phrase';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { mex } from '@nimhall/shared/solver/nimbers';
import { describe, expect, test } from 'vitest';
import { Oracle } from '../../support/oracle.ts';
import { scaled } from '../../support/scale.ts';

const ENTRIES = scaled(5, 6);
/** Games whose positions have so many successors that the definition alone reaches fewer entries. */
const FEWER: Readonly<Record<string, number>> = { sprouts: 2 };
const KAYLES: SideQuery = { game: 'kayles', params: {} };

const SIDES: readonly SideQuery[] = GAMES.flatMap(({ id }) => mexLines(id).map(({ id: line }) => ({ game: id, params: {}, line })));

describe.each(SIDES.map((side) => [`${side.game} ${side.line}`, side] as const))('%s beside Kayles', (_, side) => {
  test('every entry is the nim-sum of the nimbers by definition, and the mex of its options', () => {
    const entries = Math.min(FEWER[side.game] ?? ENTRIES, (lineOf(side)?.most ?? 0) - (lineOf(side)?.from ?? 0) + 1);
    const table = tableOf({ across: side, down: KAYLES, entries });
    const [left, down] = [nimbersOf(side, entries), nimbersOf(KAYLES, entries)];
    expect(table.values).toEqual(down.flatMap((below) => left.map((beside) => below ^ beside)));
    for (const [cell, value] of table.values.entries()) expect(mex(new Set(optionValues(table, cell)))).toBe(value);
  });
});

test('options that are entries are named as such, and a row that splits in two is not', () => {
  const { across } = tableOf({ across: KAYLES, down: KAYLES, entries: 5 });
  expect(across.parts[4]?.options.map(({ text, index, nimber }) => [text, index, nimber])).toEqual([
    ['3', 3, 3],
    ['1,2', null, 3],
    ['2', 2, 2],
    ['1,1', null, 0],
  ]);
});

test('no table exceeds its maximum size, and an unknown game is refused', () => {
  expect(tableOf({ across: KAYLES, down: KAYLES, entries: 1_000_000 }).entries).toBeLessThan(100);
  const boards = tableOf({ across: KAYLES, down: { game: 'cram', params: {}, line: 'two' }, entries: 20 });
  expect([boards.entries, boards.ends && inWords(boards.ends)]).toEqual([8, 'It ends here: no larger positions are looked at.']);
  expect(tableOf({ across: KAYLES, down: KAYLES, entries: 8 }).ends).toBeNull();
  expect(runToEnd(mexTable({ across: KAYLES, down: { game: 'no-such-game', params: {} }, entries: 3 })).ok).toBe(false);
  expect(runToEnd(mexTable({ across: KAYLES, down: { game: 'chromatic', params: {} }, entries: 3 }))).toEqual({ ok: true, value: null });
});

test('a table ends where entries are unknown', () => {
  const { entries, ends, values } = tableOf({ across: KAYLES, down: { game: 'moore', params: { k: 2 }, line: 'four' }, entries: 24 });
  expect(entries).toBeGreaterThan(4);
  expect(entries).toBeLessThan(24);
  expect(values).toHaveLength(entries ** 2);
  expect(ends && inWords(ends)).toMatch(/^The list stops before \d+\. Working out that term takes more memory than there is\.$/);
});

function tableOf(asked: MexQuery): MexTable {
  const table = runToEnd(mexTable(asked));
  if (!table.ok || table.value === null) throw new Error('There is no such table');
  return table.value;
}

function lineOf({ game, line }: SideQuery) {
  return mexLines(game).find(({ id }) => id === (line ?? mexLines(game)[0]?.id));
}

function nimbersOf(side: SideQuery, entries: number): number[] {
  const line = lineOf(side);
  const game = readGame(side.game, side.params);
  if (!line || !game.ok) throw new Error('There is no such line');
  const oracle = new Oracle(game.value.rules);
  return Array.from({ length: entries }, (_, index) => {
    const position = readPosition(game.value.rules, line.at(line.from + index));
    if (!position.ok) throw new Error(position.error.message);
    return oracle.nimber(position.value);
  });
}
