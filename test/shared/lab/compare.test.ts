import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { type CompareAsked, type Comparison, compare } from '@nimhall/shared/lab/compare';
import { sums, type Term } from '@nimhall/shared/lab/sum';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { Oracle } from '../../support/oracle.ts';

const kayles = (position: string) => ({ game: 'kayles', params: {}, position });
const nim = (position: string) => ({ game: 'nim', params: {}, position });

test.each([
  ['4', '1', 'same', 1],
  ['5', '4,5', 'different', 4],
  ['1,2', '3', 'same', 3],
] as const)('in normal play Kayles %s and Nim %s are %s', (one, other, verdict, nimber) => {
  const found = compared({ one: kayles(one), other: nim(other), misere: false, to: 4 });
  expect(found.verdict).toBe(verdict);
  expect(found.nimbers[0]).toBe(nimber);
});

test('what distinguishes two positions does so by definition, under both conventions', () => {
  let different = 0;
  for (const one of ['1', '2', '3', '4', '1,1', '1,2']) {
    for (const other of ['0', '1', '2', '3', '1,1', '2,2']) {
      for (const misere of [false, true]) {
        const { verdict, distinction } = compared({ one: kayles(one), other: nim(other), misere, to: 3 });
        expect(verdict === 'different').toBe(distinction !== null);
        if (!distinction) continue;
        different++;
        const oracle = new Oracle(sums);
        const beside = distinction.beside.map(termOf);
        expect(distinction.wins, `${one} and ${other}`).toEqual([
          oracle.wins([termOf(kayles(one)), ...beside], misere),
          oracle.wins([termOf(nim(other)), ...beside], misere),
        ]);
        expect(distinction.wins[0]).not.toBe(distinction.wins[1]);
      }
    }
  }
  expect(different).toBeGreaterThan(30);
});

test('two heaps of two equal nothing in normal play, but not under misère play', () => {
  expect(compared({ one: nim('2,2'), other: nim('0'), misere: false, to: 4 })).toMatchObject({ verdict: 'same', nimbers: [0, 0] });
  expect(compared({ one: nim('2,2'), other: nim('0'), misere: true, to: 4 })).toMatchObject({ verdict: 'different' });
  const alike = compared({ one: nim('1,1'), other: nim('0'), misere: true, to: 4 });
  expect(alike).toMatchObject({ verdict: 'alike', distinction: null, unknown: 0 });
  expect(alike.tried).toBe(1 + 4 + 10);
});

test('a text that is not a position is refused', () => {
  expect(runToEnd(compare({ one: nim('x'), other: nim('1'), misere: false, to: 2 }))).toMatchObject({ ok: false });
});

function compared(asked: CompareAsked): Comparison {
  const found = runToEnd(compare(asked));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

function termOf({ game: id, params, position: text }: { readonly game: string; readonly params: object; readonly position: string }): Term {
  const game = readGame(id, params);
  if (!game.ok) throw new Error(game.error.message);
  const position = readPosition(game.value.rules, text);
  if (!position.ok) throw new Error(position.error.message);
  return { name: id, rules: game.value.rules, position: position.value };
}
