import { BOT_IDS, type BotId } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { botStanding } from '@nimhall/shared/duel/bots';
import { type DuelResult, meetingsIn, OVERALL, pairOf, type Rank, ranksAfter, ranksOf, ratedBy } from '@nimhall/shared/duel/ratings';
import { randomItem } from '@nimhall/shared/game/random-item';
import { NEWCOMER, type Standing } from '@nimhall/shared/rating';
import type { Occupant } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';

const DAY = 24 * 3_600_000;
const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve'];

const person = (id: string): Occupant => ({ kind: 'human', player: { id, name: id } });
const bot = (level: BotId): Occupant => ({ kind: 'bot', level });

function duel(at: number, first: Occupant, second: Occupant, won: 0 | 1 | 2, game = 'nim'): DuelResult {
  return {
    room: `r${at}`,
    game,
    seats: { first, second },
    score: { first: won, second: 2 - won },
    at,
    played: true,
    rated: null,
    voided: false,
  };
}

/** Rates duels one after another as a server does, each from the list at that time. */
function played(results: readonly DuelResult[]): { readonly ranks: Rank[]; readonly log: DuelResult[] } {
  const list = new Map<string, Rank>();
  const before: DuelResult[] = [];
  const log = results.map((result) => {
    const pair = pairOf(result)?.toSorted().join();
    const met = before.filter((each) => pair !== undefined && pairOf(each)?.toSorted().join() === pair);
    const rated = ratedBy(result, (player, scope) => list.get(`${player} ${scope}`)?.standing ?? null, meetingsIn(met, result.at));
    before.push(result);
    for (const { player, scope, standing } of ranksAfter(result, rated)) list.set(`${player} ${scope}`, { player, scope, standing });
    return { ...result, rated };
  });
  return { ranks: [...list.values()], log };
}

/** This many random duels, at increasing times. */
function someDuels(seed: number, size: number): DuelResult[] {
  const random = seededRandom(seed);
  let at = 0;
  return Array.from({ length: size }, () => {
    at += Math.floor(random() * 3 * DAY) + 1;
    const one = randomItem(PEOPLE, random);
    const other =
      random() < 1 / 4
        ? bot(randomItem(BOT_IDS, random))
        : person(
            randomItem(
              PEOPLE.filter((each) => each !== one),
              random,
            ),
          );
    return duel(at, person(one), other, randomItem([0, 1, 2] as const, random), randomItem(['nim', 'kayles'], random));
  });
}

const sorted = (ranks: readonly Rank[]) => ranks.toSorted((a, b) => (`${a.player} ${a.scope}` < `${b.player} ${b.scope}` ? -1 : 1));
const standing = (ranks: readonly Rank[], player: string, scope: string): Standing | undefined =>
  ranks.find((rank) => rank.player === player && rank.scope === scope)?.standing;

test('a duel changes both ratings, of its family and overall, and none of another family', () => {
  const { ranks } = played([duel(1, person('ann'), person('ben'), 2)]);
  expect(ranks.map(({ player, scope }) => `${player} ${scope}`).sort()).toEqual(['ann *', 'ann nim', 'ben *', 'ben nim']);
  const [ann, ben] = [standing(ranks, 'ann', OVERALL), standing(ranks, 'ben', OVERALL)];
  expect(ann?.rating).toBeGreaterThan(1500);
  expect((ann?.rating ?? 0) + (ben?.rating ?? 0)).toBeCloseTo(3000, 6);
  expect(ann).toMatchObject({ duels: 1, at: 1 });
  expect(ann?.deviation).toBeLessThan(NEWCOMER.deviation);
});

test('a bot changes the ratings of others, and keeps its own', () => {
  const { ranks, log } = played([duel(1, person('ann'), bot('teacher'), 1)]);
  expect(ranks.map(({ player }) => player)).toEqual(['ann', 'ann']);
  expect(standing(ranks, 'ann', 'nim')?.rating).toBeGreaterThan(1500);
  const inNim = botStanding('teacher', 'nim');
  expect(log[0]?.rated?.family.second).toEqual({ before: inNim, after: inNim });
  expect(log[0]?.rated?.overall.second).toEqual({ before: inNim, after: inNim });
});

test('a bot that is measured again keeps its old rating in earlier duels', () => {
  const { log } = played([duel(1, person('ann'), bot('teacher'), 2)]);
  const then = { ...botStanding('teacher', 'nim'), rating: 700 };
  const older = log.map(({ rated, ...result }) => {
    const before = rated && { ...rated, family: { ...rated.family, second: { before: then, after: then } } };
    return { ...result, rated: before };
  });
  expect(standing(ranksOf(older), 'ann', 'nim')?.rating).toBeLessThan(standing(ranksOf(log), 'ann', 'nim')?.rating ?? 0);
});

test.each([1, 2, 3, 4, 5])('duels %i: the log gives the same list, in whichever order its rooms are read', (seed) => {
  const { ranks, log } = played(someDuels(seed, 60));
  const random = seededRandom(seed);
  const shuffled = log.map((result) => ({ result, place: random() })).toSorted((a, b) => a.place - b.place);
  expect(sorted(ranksOf(shuffled.map(({ result }) => result)))).toEqual(sorted(ranks));
});

test.each([6, 7, 8])('duels %i: groups that never meet do not affect each other', (seed) => {
  const results = someDuels(seed, 30);
  const others = someDuels(seed + 100, 30).map((result) => ({
    ...result,
    room: `other ${result.room}`,
    at: result.at + 0.5,
    seats: { first: person('zoe'), second: person('yan') },
  }));
  const together = ranksOf([...others, ...results]);
  expect(sorted(together.filter(({ player }) => PEOPLE.includes(player)))).toEqual(sorted(ranksOf(results)));
});

test.each([9, 10])('duels %i: the rest of a log gives the same when the oldest rooms are deleted', (seed) => {
  const { ranks, log } = played(someDuels(seed, 60));
  const left = ranksOf(log.slice(30));
  expect(left.length).toBeGreaterThan(10);
  for (const { player, scope, standing: kept } of left) {
    const whole = standing(ranks, player, scope);
    expect(kept.rating).toBeCloseTo(whole?.rating ?? 0, 9);
    expect(kept.deviation).toBeCloseTo(whole?.deviation ?? 0, 9);
    expect(kept.duels).toBe(whole?.duels);
  }
});

test('daily play makes a rating ever more certain, and a rating is a number whatever happens', () => {
  const results = Array.from({ length: 300 }, (_, day) => duel(day * DAY, person('ann'), bot('student'), day % 2 === 0 ? 2 : 0));
  const { log } = played(results);
  const deviations = log.map(({ rated }) => rated?.overall.first.after.deviation ?? 0);
  expect(deviations.slice(0, 10)).toEqual(deviations.slice(0, 10).toSorted((a, b) => b - a));
  expect(deviations.at(-1)).toBeLessThan(70);
  const { ranks } = played(Array.from({ length: 300 }, (_, at) => duel(at, person('ann'), bot('random'), 0)));
  for (const { standing: worst } of ranks) for (const each of Object.values(worst)) expect(each).toBeTypeOf('number');
  for (const { standing: worst } of ranks) expect(Number.isFinite(worst.rating)).toBe(true);
});
