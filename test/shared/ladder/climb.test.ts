import { BOT_IDS } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { randomItem } from '@nimhall/shared/game/random-item';
import { GAMES } from '@nimhall/shared/games/all';
import {
  type Climb,
  type Climbs,
  climbAfter,
  climbOf,
  climbsFrom,
  isLadderComplete,
  mergeClimbs,
  NEW_CLIMB,
  NO_CLIMBS,
  nextRung,
  seatFor,
  setClimb,
} from '@nimhall/shared/ladder/climb';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { expect, test } from 'vitest';

/** The climb after these games against the next bot, each with its seat and winner. */
function after(games: readonly (readonly [Seat, boolean])[], from: Climb = NEW_CLIMB): Climb {
  return games.reduce((climb, [seat, won]) => climbAfter('nim', climb, { bot: nextRung('nim', climb) ?? 'tutti', seat, won }), from);
}

const [WON_FIRST, WON_SECOND, LOST_FIRST] = [
  ['first', true],
  ['second', true],
  ['first', false],
] as const;

test.each([
  ['nothing played', [], [], null],
  ['one win', [WON_FIRST], [], 'first'],
  ['a win from either seat', [WON_FIRST, WON_SECOND], ['solo'], null],
  ['the same, the other way round', [WON_SECOND, WON_FIRST], ['solo'], null],
  ['two wins from one seat', [WON_FIRST, WON_FIRST], [], 'first'],
  ['a loss between', [WON_FIRST, LOST_FIRST, WON_SECOND], [], 'second'],
  ['a loss, then both', [LOST_FIRST, WON_SECOND, WON_FIRST], ['solo'], null],
  ['two rungs', [WON_FIRST, WON_SECOND, WON_SECOND, WON_FIRST], ['solo', 'echo'], null],
] as const)('after %s', (_, games, beaten, won) => {
  expect(after(games)).toEqual({ beaten, won, games: games.length });
});

test('the next seat is the one that is not won yet, otherwise they alternate', () => {
  expect(seatFor(NEW_CLIMB)).toBe('first');
  expect(seatFor(after([WON_FIRST]))).toBe('second');
  expect(seatFor(after([WON_SECOND]))).toBe('first');
  expect(seatFor(after([LOST_FIRST]))).toBe('second');
  expect(seatFor(after([LOST_FIRST, LOST_FIRST]))).toBe('first');
});

test('a game against a beaten or a later bot changes only the number of games', () => {
  const climb = after([WON_FIRST, WON_SECOND, WON_FIRST]);
  for (const bot of ['solo', 'tutti', 'teacher'] as const) {
    for (const won of [true, false]) {
      expect(climbAfter('nim', climb, { bot, seat: 'second', won })).toEqual({ ...climb, games: 4 });
    }
  }
});

test.each(GAMES)('a player who wins all games reaches the top of the ladder of $id in two games per rung', ({ id }) => {
  let climb = NEW_CLIMB;
  for (const _ of [...rungsOf(id), ...rungsOf(id)]) {
    const bot = nextRung(id, climb);
    if (bot) climb = climbAfter(id, climb, { bot, seat: seatFor(climb), won: true });
  }
  expect(climb).toEqual({ beaten: rungsOf(id), won: null, games: 2 * rungsOf(id).length });
  expect(isLadderComplete(id, climb)).toBe(true);
});

/** A possible climb. */
function someClimbs(random: () => number): Climbs {
  let climbs = NO_CLIMBS;
  for (let game = 0; game < 30; game++) {
    const { id } = randomItem(GAMES.slice(0, 3), random);
    const climb = climbOf(climbs, id);
    const bot = nextRung(id, climb);
    if (bot) climbs = setClimb(climbs, id, climbAfter(id, climb, { bot, seat: randomItem(SEATS, random), won: random() < 0.7 }));
  }
  return climbs;
}

/** What a device may send, possible or not: few games, so that two climbs often have the same number. */
function toldClimbs(random: () => number): Climbs {
  const told = GAMES.slice(0, 3).map(({ id }) => [
    id,
    { beaten: BOT_IDS.filter(() => random() < 0.3), won: randomItem([null, ...SEATS], random), games: Math.floor(random() * 4) },
  ]);
  return climbsFrom({ of: Object.fromEntries(told) });
}

test.each([
  ['climbed', someClimbs],
  ['told', toldClimbs],
] as const)('of what was %s nothing that was beaten is lost, in whatever order it is put together, however often', (_, make) => {
  for (let seed = 0; seed < 200; seed++) {
    const random = seededRandom(seed);
    const [one, other, third] = [make(random), make(random), make(random)];
    const both = mergeClimbs(one, other);
    expect(mergeClimbs(other, one), `seed ${seed}`).toEqual(both);
    expect(mergeClimbs(both, other), `seed ${seed}`).toEqual(both);
    expect(mergeClimbs(one, one), `seed ${seed}`).toEqual(mergeClimbs(one, NO_CLIMBS));
    expect(mergeClimbs(both, third), `seed ${seed}`).toEqual(mergeClimbs(one, mergeClimbs(other, third)));
    for (const { id } of GAMES) {
      const all = [...climbOf(one, id).beaten, ...climbOf(other, id).beaten];
      expect(new Set(climbOf(both, id).beaten), `seed ${seed}`).toEqual(new Set(all));
    }
  }
});

test('a loss on one device cancels a pending win on another with fewer games', () => {
  const [won, lost] = [after([WON_FIRST]), after([WON_FIRST, LOST_FIRST])];
  const of = (climb: Climb) => setClimb(NO_CLIMBS, 'nim', climb);
  for (const [one, other] of [
    [won, lost],
    [lost, won],
  ] as const) {
    expect(climbOf(mergeClimbs(of(one), of(other)), 'nim')).toEqual(lost);
  }
  expect(climbOf(mergeClimbs(of(won), of(NEW_CLIMB)), 'nim')).toEqual(won);
  expect(climbOf(mergeClimbs(of(after([WON_FIRST, WON_SECOND])), of(won)), 'nim')).toEqual(after([WON_FIRST, WON_SECOND]));
});

test('stored climbs read back, and invalid ones are ignored', () => {
  for (let seed = 0; seed < 50; seed++) {
    const climbs = mergeClimbs(someClimbs(seededRandom(seed)), NO_CLIMBS);
    expect(climbsFrom(JSON.parse(JSON.stringify(climbs)))).toEqual(climbs);
  }
  for (const nonsense of [
    null,
    3,
    'x',
    [],
    {},
    { of: 3 },
    { of: { ludo: { beaten: ['solo'] } } },
    { of: { nim: { beaten: 'solo', games: -1 } } },
  ]) {
    expect(climbsFrom(nonsense)).toEqual(NO_CLIMBS);
  }
  expect(climbsFrom({ of: { kayles: { beaten: ['solo', 'teacher'], won: null, games: 2 } } }).of).toEqual({
    kayles: { beaten: ['teacher'], won: null, games: 2 },
  });
  const many = { of: { nim: { beaten: ['nobody', ...BOT_IDS, ...BOT_IDS], won: 'third', games: 1e300 }, __proto__: { beaten: [] } } };
  expect(climbsFrom(many).of.nim).toEqual({ beaten: BOT_IDS, won: null, games: 0 });
});
