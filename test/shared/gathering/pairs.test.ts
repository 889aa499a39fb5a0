import { seededRandom } from '@nimhall/shared/bot/random';
import type { Board, Side } from '@nimhall/shared/gathering/class/classroom';
import { pairsOf } from '@nimhall/shared/gathering/class/pairs';
import { SEATS } from '@nimhall/shared/room/seat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../support/properties.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 });

/** Boards of this many rounds of these members, round by round. */
function roundsOf(size: number, rounds: number, random: () => number): Board[][] {
  const members = Array.from({ length: size }, (_, number) => number);
  const all: Board[][] = [];
  for (let round = 0; round < rounds; round++) {
    all.push(pairsOf(members, all.flat(), random).map((seats) => ({ seats, result: null })));
  }
  return all;
}

function sidesOf(boards: readonly Board[]): Side[] {
  return boards.flatMap(({ seats }) => SEATS.map((seat) => seats[seat]));
}

test('in every round everybody plays at one board, and at most one of them against the bot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), seed, (size, seed) => {
      for (const boards of roundsOf(size, 3, seededRandom(seed))) {
        const sides = sidesOf(boards).filter((side) => typeof side === 'number');
        expect(sides.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, number) => number));
        expect(boards.filter(({ seats }) => SEATS.some((seat) => seats[seat] === 'bot'))).toHaveLength(size % 2);
      }
    }),
  );
});

test('a different member is left over each round, until everybody has been', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 14 }).map((half) => 2 * half + 1),
      seed,
      (size, seed) => {
        const odd = roundsOf(size, size, seededRandom(seed)).flatMap((boards) =>
          boards.flatMap(({ seats: { first, second } }) => (first === 'bot' ? [second] : second === 'bot' ? [first] : [])),
        );
        expect(new Set(odd).size).toBe(size);
      },
    ),
  );
});

test('no pair meets again in the next round when another opponent is available', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 60 }), seed, (size, seed) => {
      const pairs = roundsOf(size, 2, seededRandom(seed)).flatMap((boards) =>
        boards.map(({ seats }) => [seats.first, seats.second].map(String).sort().join('–')),
      );
      expect(new Set(pairs).size, pairs.join(' ')).toBe(pairs.length);
    }),
  );
});

test('the player who moved second in the last round moves first against one who moved first', () => {
  const played: Board[] = [
    { seats: { first: 0, second: 1 }, result: null },
    { seats: { first: 2, second: 3 }, result: null },
  ];
  const next = pairsOf([0, 3], played, () => 0);
  expect(next).toEqual([{ first: 3, second: 0 }]);
});

test('where chance decides nothing, each in turn gets the first of those whom they have met least often', () => {
  const inOrder = () => 1 - Number.EPSILON;
  const pair = (one: Side, other: Side): string => [one, other].map(String).sort().join('–');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }).map((half) => Array.from({ length: 2 * half }, (_, number) => number)),
      fc.array(fc.record({ first: fc.nat(23), second: fc.nat(23) }), { maxLength: 80 }),
      (members, meetings) => {
        const met = (one: number, other: number): number =>
          meetings.filter(({ first, second }) => pair(first, second) === pair(one, other)).length;
        const expected: string[] = [];
        let free = members;
        while (free.length > 0) {
          const [one = 0, ...others] = free;
          const [least = 0] = others.toSorted((a, b) => met(one, a) - met(one, b));
          expected.push(pair(one, least));
          free = others.filter((other) => other !== least);
        }
        const played = meetings.map((seats): Board => ({ seats, result: null }));
        expect(pairsOf(members, played, inOrder).map(({ first, second }) => pair(first, second))).toEqual(expected);
      },
    ),
  );
});
