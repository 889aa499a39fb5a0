import { stagesOf } from '@nimhall/shared/games/stack/reason';
import type { Stacks } from '@nimhall/shared/games/stack/stacks';
import { stacksNotation } from '@nimhall/shared/games/stack/stacks';
import { stackTheory } from '@nimhall/shared/games/stack/theory';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { boxTable } from '@nimhall/shared/solver/box-table';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';

const rules = rulesOf('stack');

/** Too large for the solver to make a table for their nimber, small enough to make one here. */
test.each(['2|70.70.9', '3|90.91.8|2', '1.1|2|88.60.11', '4|1|3000.3000'])('%s by its theorem as by its table', (text) => {
  const stacks = stacksNotation.parse(text);
  if (!stacks.ok) throw new Error(stacks.error.message);
  const theory = stackTheory();
  for (const misere of [false, true]) {
    const closed = theory.closed?.(stacks.value as Stacks, misere);
    const table = theory.table ? runToEnd(theory.table(stacks.value, misere)) : null;
    expect(table).not.toBeNull();
    expect({ outcome: closed?.outcome, moves: closed?.winningMoves }).toEqual({ outcome: table?.outcome, moves: table?.winningMoves });
    expect(closed?.method.tier).toBe('theorem');
  }
});

test('one heap over any value is worth what the definition says, and what a table of it does', () => {
  for (let below = 0; below <= 9; below++) {
    const table = runToEnd(boxTable([20], () => 1, below));
    for (let size = 1; size <= 20; size++) {
      const text = `${below}|${size}`;
      expect([text, analyseText(rules, text).nimber]).toEqual([text, table.at([size])]);
    }
  }
});

test('stacks of one heap at a time: nimbers, verdicts and winning moves agree with the definition, and have no largest size', () => {
  const wins = { normal: new RecursiveSolver(rules, false), misere: new RecursiveSolver(rules, true) };
  const texts = ['2|3|5', '3|3|2,4', '4|1|6,1', '2|7,3|2', '3|1.4,5|3', '2.1|4,4|4'];
  for (const [text, misere] of texts.flatMap((text) => [[text, false] as const, [text, true] as const])) {
    const position = positionOf(rules, text);
    const { outcome, winningMoves } = analyseText(rules, text, misere);
    const definition = misere ? wins.misere : wins.normal;
    expect([text, misere, outcome, winningMoves.toSorted()]).toEqual([
      text,
      misere,
      definition.wins(position) ? 'N' : 'P',
      definition.winningMoves(position).sort(),
    ]);
  }
  const far = '3|9007199254740991,7|9000000000000000|5000';
  const { nimber, winningMoves } = analyseText(rules, far, false, { states: 1_000 });
  expect(nimber).toBeGreaterThan(0);
  expect(winningMoves.length).toBeGreaterThan(0);
  for (const move of winningMoves) expect(analyseText(rules, afterText(rules, far, move)).nimber).toBe(0);
});

test('stages are cleared from the top down', () => {
  expect(afterText(rules, '1|2.2', 'a2:2')).toBe('1|2.0');
  expect(afterText(rules, '1|2.0', 'a1:2')).toBe('1');
  expect(afterText(rules, '1,2', 'a1:1')).toBe('0,2');
  expect(rules.position.format(positionOf(rules, '0.0|1|0'))).toBe('1');
});

test('the chain says who needs the last stone of each stage', () => {
  const stages = stagesOf([[1], [2, 2]], false);
  expect(stages).toMatchObject([
    { heaps: [1], last: 'wins', outcome: 'N' },
    { heaps: [2, 2], last: 'loses', outcome: 'P' },
  ]);
});

test('values below a stage are limited by its number of positions: anything larger makes no difference', () => {
  for (const misere of [false, true]) {
    const { outcome, nimber, winningMoves } = analyseText(rules, '1|3.93,4000000000|3.1', misere);
    expect({ outcome, moves: winningMoves.length }).toEqual({ outcome: 'N', moves: 1 });
    expect(nimber === null).toBe(misere);
    expect(analyseText(rules, afterText(rules, '1|3.93,4000000000|3.1', winningMoves[0] ?? ''), misere).outcome).toBe('P');
    expect(analyseText(rules, '9007199254740991|1,9007199254740991', misere).winningMoves).toContain('a1:1');
    expect(analyseText(rules, '9007199254740991|1,9007199254740990', misere).winningMoves).not.toContain('a1:1');
  }
});
