import { seededRandom } from '@nimhall/shared/bot/random';
import type { Ruleset } from '@nimhall/shared/game/contract';
import { sprouts } from '@nimhall/shared/games/sprouts';
import { alikeMoves, anyOf, joinsAlike, waysOf } from '@nimhall/shared/games/sprouts/alike';
import { BudgetedSearch } from '@nimhall/shared/games/sprouts/budgeted-search';
import { drawJoin, lineOf } from '@nimhall/shared/games/sprouts/draw';
import { nothingKnown } from '@nimhall/shared/games/sprouts/known';
import { linesLeft } from '@nimhall/shared/games/sprouts/lengths';
import { type Line, lineNotation } from '@nimhall/shared/games/sprouts/line';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { landsKey } from '@nimhall/shared/games/sprouts/map-lands';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { partsOf, placesOf } from '@nimhall/shared/games/sprouts/map-parts';
import { classOf } from '@nimhall/shared/games/sprouts/move-classes';
import { isFinished, linesOf, sampleLine } from '@nimhall/shared/games/sprouts/moves';
import { NormalPlay } from '@nimhall/shared/games/sprouts/normal-play';
import { solve } from '@nimhall/shared/games/sprouts/solve';
import { sproutsTheory } from '@nimhall/shared/games/sprouts/theory';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { analysisText } from '@nimhall/shared/solver/analysis';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Judge } from '../../../support/claims.ts';
import { positionOf } from '../../../support/games.ts';
import { Oracle } from '../../../support/oracle.ts';
import { scaled } from '../../../support/scale.ts';
import { endings, maps } from './chance.ts';

const made = sprouts.ruleset({});
if (!made.ok) throw new Error(made.error.message);
const rules = { ...made.value, parts: partsOf, places: placesOf, classOf, key: landsKey, theory: sproutsTheory } as Ruleset<
  SproutsMap,
  Line
>;
const oracle = new Oracle(rules);

function solved(map: SproutsMap, misere = false, states = Number.POSITIVE_INFINITY) {
  return runToEnd(analyse(rules, map, { misere, budget: { states } }));
}

describe('against the definition', () => {
  test('who wins, the nimber and every winning move of maps with six lives at most', () => {
    fc.assert(
      fc.property(endings(6), (map) => {
        const { outcome, nimber, winningMoves, winningCount, parts } = solved(map);
        expect({ outcome, nimber, winning: winningMoves.map(lineNotation.format).sort(), winningCount }, mapNotation.format(map)).toEqual({
          outcome: oracle.wins(map, false) ? 'N' : 'P',
          nimber: oracle.nimber(map),
          winning: oracle.winningMoves(map, false),
          winningCount: oracle.winningMoves(map, false).length,
        });
        expect(parts.map((part) => oracle.nimber(part.position))).toEqual(parts.map((part) => part.nimber));
      }),
      { numRuns: scaled(20, 40) },
    );
  });
});

test('a nimber that is not found in time is unknown, also where every winning move is known', () => {
  const map = positionOf(rules, 'a,b,dhfg;cjkieigfj;dgikjfh');
  const told = Array.from({ length: 20 }, (_, slices) => {
    const inquiry = new BudgetedSearch({ states: 300 * slices }, () => 0);
    const { outcome, nimber, nimberUnknown, mayBeMore } = runToEnd(solve(map, false, new NormalPlay(nothingKnown(), inquiry), inquiry));
    return [outcome, nimber, nimberUnknown, mayBeMore].join();
  });
  expect([...new Set(told)]).toEqual(['N,,true,true', 'N,,true,', 'N,2,,']);
});

describe('against the definition, under misère play', () => {
  test('who wins and every winning move of maps with six lives at most', () => {
    fc.assert(
      fc.property(endings(6), (map) => {
        const { outcome, nimber, winningMoves, winningCount } = solved(map, true);
        expect({ outcome, nimber, winning: winningMoves.map(lineNotation.format).sort(), winningCount }, mapNotation.format(map)).toEqual({
          outcome: oracle.wins(map, true) ? 'N' : 'P',
          nimber: null,
          winning: oracle.winningMoves(map, true),
          winningCount: oracle.winningMoves(map, true).length,
        });
      }),
      { numRuns: scaled(20, 40) },
    );
  });
});

test('no explanation says anything false', () => {
  const judge = new Judge(rules as Ruleset, oracle as Oracle<unknown, unknown>);
  const said = new Set<string>();
  fc.assert(
    fc.property(endings(6), fc.boolean(), (map, misere) => {
      const analysis = analysisText(rules, map, solved(map, misere));
      for (const { says } of analysis.explanation.sentences) if ('text' in says) said.add(says.text);
      expect(judge.falseIn(analysis, misere)).toEqual([]);
    }),
    { numRuns: scaled(50, 100), seed: 3 },
  );
  expect([...said].filter((text) => text.includes('however it is played')).length).toBe(2);
});

describe('equivalent moves', () => {
  test('are all moves, each once, and lead to the same', () => {
    fc.assert(
      fc.property(maps(6, 10), (map) => {
        const found: string[] = [];
        for (const alike of alikeMoves(map)) {
          const joins = [...joinsAlike(map, alike)];
          expect(joins.length).toBe(waysOf(map, alike));
          const left = landsKey(drawJoin(map, anyOf(map, alike)).map);
          expect(landsKey(drawJoin(map, joins.at(-1) as (typeof joins)[number]).map)).toBe(left);
          found.push(...joins.map((join) => lineNotation.format(lineOf(map, join))));
        }
        expect(found.sort()).toEqual([...linesOf(map)].map(lineNotation.format).sort());
      }),
      { numRuns: 60 },
    );
  });

  test('twenty spots have ten million moves, but only few classes', () => {
    const start = rules.position.parse('20');
    if (!start.ok) throw new Error(start.error.message);
    const alike = [...alikeMoves(start.value)];
    expect(alike.reduce((sum, each) => sum + waysOf(start.value, each), 0)).toBe(190 + 20 * 2 ** 18);
    expect(new Set(alike.map((each) => classOf(start.value, lineOf(start.value, anyOf(start.value, each))))).size).toBe(11);
  });
});

describe('parts', () => {
  test('have one land each, which together are those of the map', () => {
    fc.assert(
      fc.property(maps(12, 30), (map) => {
        const parts = partsOf(map);
        expect(parts.map(landsKey).sort().join('\uffff')).toBe(landsKey(map));
        expect(placesOf(map).length).toBe(parts.length);
      }),
    );
  });

  test('add up', () => {
    fc.assert(
      fc.property(maps(5, 12), (map) => {
        const { nimber, parts, outcome } = solved(map);
        expect(parts.reduce((sum, part) => nimSum(sum, part.nimber ?? Number.NaN), 0)).toBe(nimber);
        expect(outcome).toBe(nimber === 0 ? 'P' : 'N');
      }),
      { numRuns: 30 },
    );
  });
});

test('the number of lines left is within the predicted range', () => {
  fc.assert(
    fc.property(maps(8, 24), fc.integer({ min: 0, max: 2 ** 31 }), (map, seed) => {
      const { least, most } = linesLeft(map);
      const random = seededRandom(seed);
      let lines = 0;
      for (let last = map; !isFinished(last); lines++) {
        const next = rules.play(last, sampleLine(last, random));
        if (!next.ok) throw new Error(next.error.message);
        last = next.value;
      }
      expect(lines, mapNotation.format(map)).toBeGreaterThanOrEqual(least);
      expect(lines, mapNotation.format(map)).toBeLessThanOrEqual(most);
    }),
    { numRuns: scaled(100, 200) },
  );
});

describe('when the budget is used up', () => {
  test('nothing is guessed, and a published conjecture is named as one', () => {
    const start = rules.position.parse('17');
    if (!start.ok) throw new Error(start.error.message);
    const { outcome, nimber, winningMoves, explain } = solved(start.value, true, 2_000);
    expect({ outcome, nimber, winningMoves }).toEqual({ outcome: 'unknown', nimber: null, winningMoves: [] });
    expect(
      explain()
        .sentences.map(({ says }) => ('text' in says ? says.text : ''))
        .join(' '),
    ).toContain('If the guess is right, the first player wins. It was not proven here.');
  });

  test('a win is reported, with as many moves as were found', () => {
    fc.assert(
      fc.property(maps(5, 6), fc.integer({ min: 1, max: 4_000 }), (map, states) => {
        const all = solved(map);
        const some = solved(map, false, states);
        expect(['unknown', all.outcome]).toContain(some.outcome);
        expect([null, all.nimber]).toContain(some.nimber);
        const winning = new Set(all.winningMoves.map(lineNotation.format));
        expect(some.winningMoves.map(lineNotation.format).filter((move) => !winning.has(move))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
