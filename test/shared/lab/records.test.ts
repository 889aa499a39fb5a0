import { GAMES } from '@nimhall/shared/games/all';
import { certificateOf } from '@nimhall/shared/lab/records/certificate';
import { recordOf, rungs } from '@nimhall/shared/lab/records/ladder';
import { PUBLISHED_GAMES } from '@nimhall/shared/lab/records/published';
import { allAsked, askedText, records } from '@nimhall/shared/lab/records/record';
import { LINES } from '@nimhall/shared/lab/series/lines';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';
import { analyseText, rulesOf } from '../../support/games.ts';
import { spread } from '../../support/scale.ts';

test('every game that grows has a record, and published terms belong to existing games', () => {
  expect(records().map(askedText), 'what is missing is asked by npm run lab -- records GAME').toEqual(allAsked().map(askedText));
  expect(new Set(records().map(({ game }) => game))).toEqual(new Set(GAMES.map(({ id }) => id).filter((id) => LINES[id])));
  expect(PUBLISHED_GAMES.filter((game) => !GAMES.some(({ id }) => id === game))).toEqual([]);
});

test('numbers in a query go up to the largest that can be written', () => {
  const upTo = (most: number) => [...rungs(1, (n) => n <= most)];
  expect(upTo(5)).toEqual([1, 2, 3, 4, 5]);
  expect(upTo(100).slice(-5)).toEqual([24, 36, 54, 81, 100]);
  expect(upTo(81).at(-1)).toBe(81);
});

test('recorded values can be recomputed, and the next number was not answered', () => {
  const few = records().filter(({ tier, to }) => tier === 'theorem' || (to !== null && to < 30));
  for (const record of spread(few, 12)) {
    if (record.unanswered !== null) expect(record.unanswered).toBeGreaterThan(record.to ?? -1);
    if (record.tier !== 'theorem' || record.unanswered !== null) continue;
    expect(recordOf(record, () => ({ states: 1_000_000 }))).toEqual(record);
  }
});

test('certificates agree with the solver', () => {
  const wrong: string[] = [];
  for (const asked of spread(allAsked(), 8)) {
    const certificate = runToEnd(certificateOf(asked));
    if (!certificate) throw new Error(asked.game);
    expect(certificate.claims.length).toBeGreaterThan(0);
    const rules = rulesOf(asked.game, asked.params);
    for (const [position, value] of spread(certificate.claims, 6)) {
      const { outcome, nimber } = analyseText(rules, position, asked.misere, { states: 5_000 });
      const sayWhoWins = asked.misere || certificate.certificate === 'lands';
      const is = sayWhoWins ? (outcome === 'unknown' ? null : outcome === 'N' ? 1 : 0) : nimber;
      if (is !== null && is !== value) wrong.push(`${askedText(asked)} ${position}: ${value}, not ${is}`);
    }
  }
  expect(wrong).toEqual([]);
});
