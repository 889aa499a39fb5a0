import { type DuelResult, meetingsIn, OVERALL, pairOf, type Rank, ranksAfter, ranksOf, ratedBy } from '@nimhall/shared/duel/ratings';
import { REMEMBERED } from '@nimhall/shared/duel/share';
import { NEWCOMER, RISE, type Standing } from '@nimhall/shared/rating';
import type { Rated } from '@nimhall/shared/room/duel';
import type { Occupant } from '@nimhall/shared/room/room';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PEOPLE = ['ann', 'ben', 'cat', 'dan'] as const;

const person = (id: string): Occupant => ({ kind: 'human', player: { id, name: id } });

interface Told extends Partial<DuelResult> {
  readonly first?: Occupant;
  readonly second?: Occupant;
  /** Games that `first` won. */
  readonly won?: 0 | 1 | 2;
}

function duel({ first = person('ann'), second = person('ben'), won = 2, ...more }: Told = {}): DuelResult {
  const seats = { first, second };
  const score = { first: won, second: 2 - won };
  return { room: 'r', game: 'nim', seats, score, at: 1, played: true, rated: null, voided: false, ...more };
}

const settled = (rating: number, more: Partial<Standing> = {}): Standing => ({
  ...NEWCOMER,
  rating,
  deviation: 60,
  duels: 30,
  at: 1,
  ...more,
});
const rate = (result: DuelResult, known: Readonly<Record<string, Standing>> = {}, met: readonly DuelResult[] = []): Rated =>
  ratedBy(result, (player) => known[player] ?? null, meetingsIn(met, result.at));
const gain = ({ family }: Rated, seat: 'first' | 'second' = 'first'): number => family[seat].after.rating - family[seat].before.rating;

test('a duel between established players counts in full', () => {
  const rated = rate(duel(), { ann: settled(1500), ben: settled(1550) });
  expect(gain(rated)).toBeGreaterThan(15);
  expect(gain(rated)).toBeLessThan(RISE.atOnce);
  expect(gain(rated) + gain(rated, 'second')).toBeCloseTo(0, 1);
  expect(rated.lessened).toBeUndefined();
});

test('two newcomers change each other by the limit of a rise, and what one gains the other loses', () => {
  const rated = rate(duel());
  expect(gain(rated)).toBeCloseTo(RISE.atOnce, 9);
  expect(gain(rated, 'second')).toBeCloseTo(-RISE.atOnce, 9);
  expect(rated.lessened).toEqual(['bounded']);
  expect(rated.family.first.after.deviation).toBeLessThan(NEWCOMER.deviation);
});

test('the nth duel of a pair in a month counts 1/n, and old ones are forgotten', () => {
  const known = { ann: settled(1500), ben: settled(1500) };
  const once = gain(rate(duel(), known));
  for (const times of [1, 2, 5]) {
    const met = Array.from({ length: times }, () => duel({ at: 1 }));
    const rated = rate(duel({ at: 2 }), known, met);
    expect(gain(rated)).toBeCloseTo(once / (times + 1), 1);
    expect(rated.lessened).toEqual(['again']);
  }
  expect(rate(duel({ at: 1 + REMEMBERED }), known, [duel({ at: 1 })]).lessened).toBeUndefined();
});

test('unless both moved, the loser of both games loses, and the winner gains a tenth', () => {
  const known = { ann: settled(1500), ben: settled(1500) };
  const [whole, unplayed] = [rate(duel(), known), rate(duel({ played: false }), known)];
  expect(gain(unplayed)).toBeCloseTo(gain(whole) / 10, 9);
  expect(gain(unplayed, 'second')).toBeCloseTo(gain(whole, 'second'), 9);
  expect(unplayed.lessened).toEqual(['unplayed']);
  expect(unplayed.family.first.after.opponents, 'nobody was met').toBe(0);
  const drawn = rate(duel({ played: false, won: 1 }), { ann: settled(1500), ben: settled(1700) });
  expect(gain(drawn)).toBeLessThan(3);
});

test('bots place a newcomer at once; after that nobody rises against them faster than against people', () => {
  const against: Occupant = { kind: 'bot', level: 'teacher' };
  expect(gain(rate(duel({ second: against })))).toBeGreaterThan(200);
  const risen = rate(duel({ second: against, at: 1 }), { ann: settled(1500, { risen: RISE.atOnce }) });
  expect(gain(risen)).toBe(0);
  expect(gain(rate(duel({ second: against, won: 0 }), { ann: settled(2400, { deviation: 110 }) }))).toBeLessThan(-RISE.atOnce);
});

test('an opponent is counted once in each game and once overall', () => {
  const known = { ann: settled(1500, { opponents: 4 }), ben: settled(1500) };
  const first = rate(duel(), known);
  expect([first.family.first.after.opponents, first.overall.first.after.opponents, first.family.second.after.opponents]).toEqual([5, 5, 1]);
  const again = rate(duel({ game: 'kayles' }), known, [duel()]);
  expect([again.family.first.after.opponents, again.overall.first.after.opponents]).toEqual([5, 4]);
});

/** Random duels among a few people at short intervals, some by a player who resigns at once. */
const anyDuels = fc.array(
  fc.record({
    after: fc.integer({ min: 1, max: 10 * MINUTE }),
    one: fc.constantFrom(...PEOPLE),
    step: fc.integer({ min: 1, max: PEOPLE.length - 1 }),
    won: fc.constantFrom(0, 1, 2),
    played: fc.boolean(),
    game: fc.constantFrom('nim', 'kayles'),
  }),
  { maxLength: 60 },
);
type Some = typeof anyDuels extends fc.Arbitrary<infer T> ? T : never;

function resultsOf(some: Some): DuelResult[] {
  let at = 0;
  return some.map(({ after, one, step, won, played, game }, nth) => {
    at += after;
    const other = PEOPLE[(PEOPLE.indexOf(one) + step) % PEOPLE.length] as string;
    return duel({ room: `r${nth}`, first: person(one), second: person(other), won: won as 0 | 1 | 2, played, game, at });
  });
}

/** The duels rated one after the other as a server does, with their effects. */
function rateAll(results: readonly DuelResult[], starts: Readonly<Record<string, Standing>>): DuelResult[] {
  const list = new Map<string, Rank>();
  const log: DuelResult[] = [];
  for (const result of results) {
    const pair = pairOf(result)?.toSorted().join();
    const met = log.filter((each) => each.played && pairOf(each)?.toSorted().join() === pair);
    const known = (player: string, scope: string) => list.get(`${player} ${scope}`)?.standing ?? starts[player] ?? null;
    const rated = ratedBy(result, known, meetingsIn(met, result.at));
    for (const rank of ranksAfter(result, rated)) list.set(`${rank.player} ${rank.scope}`, rank);
    log.push({ ...result, rated });
  }
  return log;
}

test('whatever people do among themselves, no rating rises in an hour by more than the limit', () => {
  const most = RISE.atOnce + RISE.anHour;
  fc.assert(
    fc.property(anyDuels, fc.integer({ min: 30, max: 350 }), fc.integer({ min: 800, max: 2_400 }), (some, deviation, rating) => {
      const log = rateAll(resultsOf(some), { ann: { ...NEWCOMER, deviation, rating }, ben: settled(2_300) });
      for (const scope of ['family', 'overall'] as const) {
        const steps = log.flatMap(({ seats, game, at, rated }) =>
          (['first', 'second'] as const).flatMap((seat) => {
            const occupant = seats[seat];
            const change = rated?.[scope][seat];
            return occupant?.kind === 'human' && change
              ? [{ of: `${occupant.player.id} ${scope === 'family' ? game : OVERALL}`, at, change }]
              : [];
          }),
        );
        for (const own of Map.groupBy(steps, ({ of }) => of).values()) {
          for (const [nth, { at: from, change }] of own.entries()) {
            for (const later of own.slice(nth)) {
              if (later.at - from <= HOUR) expect(later.change.after.rating - change.before.rating).toBeLessThanOrEqual(most + 1e-6);
            }
          }
        }
      }
    }),
    { seed: 29, numRuns: 150 },
  );
});

test('recomputing all duels gives the same ratings, and without the void ones the same as if these had never been played', () => {
  fc.assert(
    fc.property(anyDuels, fc.integer({ min: 2, max: 5 }), (some, nth) => {
      const log = rateAll(resultsOf(some), {});
      const sorted = (ranks: readonly Rank[]) =>
        ranks
          .filter(({ standing }) => standing.duels > 0)
          .toSorted((a, b) => (`${a.player} ${a.scope}` < `${b.player} ${b.scope}` ? -1 : 1));
      const isVoid = (at: number): boolean => at % nth === 0;
      const marked = log.map((result, at) => ({ ...result, voided: isVoid(at) }));
      const without = log.filter((_, at) => !isVoid(at)).map((result) => ({ ...result, rated: null }));
      expect(sorted(ranksOf(marked.toReversed()))).toEqual(sorted(ranksOf(without)));
      expect(sorted(ranksOf(log))).toEqual(sorted(ranksOf(log.map((result) => ({ ...result, rated: null })))));
    }),
    { seed: 29, numRuns: 100 },
  );
});
