import { botStanding } from '@nimhall/shared/duel/bots';
import { isNear, isSettled, NEWCOMER, RISE, ratedAfter, ratingText, rested, riseLeft, type Standing } from '@nimhall/shared/rating';
import { expect, test } from 'vitest';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const known: Standing = { ...NEWCOMER, rating: 1640, deviation: 50, duels: 12, opponents: 12, at: 0 };

const paper = { rating: 1500, deviation: 200, volatility: 0.06 };
const opponent = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

test('the example of Glickman’s paper: a win and two losses', () => {
  const after = ratedAfter(paper, [
    { opponent: opponent(1400, 30), score: 1 },
    { opponent: opponent(1550, 100), score: 0 },
    { opponent: opponent(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('a duel that is won 2–0 against an equal, computed by hand in the steps of the paper', () => {
  // μ = μ₁ = 0, φ = φ₁ = 200 / 173.7178 = 1.1513; g = 1 / √(1 + 3·1.1513² / π²) = 0.8443; E = 1/2.
  // v = 1 / (2 · 0.8443² / 4) = 2.806; σ′ ≈ 0.06; φ* = √(1.1513² + 0.06²) = 1.1529.
  // φ′ = 1 / √(1 / 1.1529² + 1 / 2.806) = 0.9498 → 165.0; μ′ = 0.9498² · 0.8443 = 0.7617 → 1500 + 132.3.
  const won = { opponent: paper, score: 1 } as const;
  const after = ratedAfter(paper, [won, won]);
  expect(after.rating).toBeCloseTo(1632.3, 0);
  expect(after.deviation).toBeCloseTo(165, 0);
});

test('a duel that is drawn 1–1 brings ratings together, and makes both more certain', () => {
  const [strong, weak] = [opponent(1800, 100), opponent(1400, 100)];
  const drawn = (against: typeof strong) => [
    { opponent: against, score: 1 as const },
    { opponent: against, score: 0 as const },
  ];
  const [down, up] = [ratedAfter(strong, drawn(weak)), ratedAfter(weak, drawn(strong))];
  expect(down.rating).toBeLessThan(1800);
  expect(up.rating).toBeGreaterThan(1400);
  for (const { deviation } of [down, up]) expect(deviation).toBeLessThan(100);
});

test('a rating becomes less certain without play, by the year and never more than a newcomer’s', () => {
  expect(rested(known, 0)).toEqual(known);
  expect(rested(known, -DAY), 'a clock that stood still').toEqual(known);
  expect(rested(known, 365 * DAY).deviation).toBeCloseTo(111, 0);
  expect(rested(known, 100 * 365 * DAY).deviation).toBe(NEWCOMER.deviation);
  expect(rested(NEWCOMER, DAY)).toEqual(NEWCOMER);
  expect(rested(botStanding('teacher', 'nim'), DAY)).toEqual(botStanding('teacher', 'nim'));
});

test('players of possibly equal strength are matched, and others after a while', () => {
  const sure = (rating: number) => ({ ...known, rating });
  expect(isNear(NEWCOMER, NEWCOMER, 0)).toBe(true);
  expect(isNear(NEWCOMER, sure(1900), 0)).toBe(true);
  expect(isNear(sure(1200), sure(1300), 0)).toBe(true);
  expect(isNear(sure(1200), sure(1500), 0)).toBe(false);
  expect(isNear(sure(1200), sure(1500), 20)).toBe(true);
});

test('a leaderboard requires ten different opponents and a small deviation', () => {
  expect([known, { ...known, opponents: 9 }, { ...known, deviation: 111 }, NEWCOMER].map(isSettled)).toEqual([true, false, false, false]);
});

test('the rise of a rating is forgotten by the hour, and it may rise again', () => {
  const risen = { ...known, risen: RISE.atOnce };
  expect([riseLeft(known), riseLeft(risen)]).toEqual([RISE.atOnce, 0]);
  expect(riseLeft(rested(risen, HOUR))).toBeCloseTo(RISE.anHour, 9);
  expect(riseLeft(rested(risen, DAY))).toBe(RISE.atOnce);
});

test('a rating is shown as people write it', () => {
  expect(ratingText({ rating: 1640.4, deviation: 89.6 })).toBe('1640\u00a0±\u00a090');
  expect(ratingText(botStanding('random', null))).toMatch(/^\d+$/);
});
