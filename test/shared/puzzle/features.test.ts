import type { Ruleset } from '@nimhall/shared/game/contract';
import { decoysIn, looksLost, movesOf } from '@nimhall/shared/puzzle/features';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { heapBox } from '../../support/boxes.ts';
import { positionOf, rulesOf } from '../../support/games.ts';

/** How many moves look right by a wrong rule. */
function decoys(game: string, text: string, misere = false, params: unknown = {}): number {
  const rules: Ruleset = rulesOf(game, params);
  const position = positionOf(rules, text);
  const solved = (loses: boolean) => runToEnd(analyse(rules, position, { misere: loses, budget: { states: 50_000 } }));
  return decoysIn(rules, position, movesOf(rules, position, 200) ?? [], solved(misere), misere ? solved(false) : null);
}

test('the nim-sum misleads where it does not apply', () => {
  expect(decoys('wythoff', '3.4'), 'to 3.3').toBe(1);
  expect(decoys('subtraction', '6,4', false, { max: 3 }), 'to 4,4 it is right').toBe(0);
  expect(decoys('subtraction', '8,1', false, { max: 3 }), 'no move makes them equal').toBe(0);
  expect(decoys('kayles', '1,4,6'), 'to 1,4,5').toBe(1);
});

test('moves that win in normal play mislead under misère play', () => {
  expect(decoys('nim', '1,1,4', true), 'to 1,1').toBe(1);
  expect(decoys('nim', '3,4,5', true), 'the same move').toBe(0);
});

test('in normal Nim no move that leaves nim-sum 0 is wrong', () => {
  for (const text of heapBox(3, 5)) expect([text, decoys('nim', text)]).toEqual([text, 0]);
});

test('a position looks lost by its visible numbers, and only if there are some', () => {
  const looks = (game: string, text: string) => {
    const rules = rulesOf(game);
    return looksLost(rules.view(positionOf(rules, text)));
  };
  expect([looks('nim', '1,2,3'), looks('nim', '1,2,4'), looks('wythoff', '5.5'), looks('chomp', '3,3,3')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
