import { standingOf } from '@nimhall/shared/gathering/tournament/standing';
import type { Tournament, TournamentBoard, TournamentForm } from '@nimhall/shared/gathering/tournament/tournament';
import { expect, test } from 'vitest';

const WON = { '1': [2, 0], '=': [1, 1], '0': [0, 2] } as const;

/** A tournament from its crosstable: for each round the boards as `white-black:result`, and byes as `5-`. */
function tournamentOf(form: TournamentForm, players: number, rounds: readonly string[]): Tournament {
  return {
    kind: 'tournament',
    code: 'a',
    prefix: 'a',
    version: 1,
    host: '',
    settings: {
      title: '',
      form,
      games: [],
      clock: { initialMs: 1_000, incrementMs: 0 },
      rounds: rounds.length,
      minutes: 1,
      maxPlayers: 32,
      bots: [],
      forfeitSeconds: 60,
      lateEntry: false,
      rated: false,
      listed: false,
      startsAt: null,
      startsWhenFull: false,
    },
    status: 'over',
    entrants: Array.from({ length: players }, (_, at) => ({
      player: `${at}`,
      name: `${at}`,
      bot: null,
      isIn: true,
      isRemoved: false,
      changes: 0,
    })),
    seeds: Array.from({ length: players }, (_, at) => at),
    rounds: rounds.map((text) => {
      const boards = text.split(' ').flatMap((each): TournamentBoard[] => {
        const [, first, second, result] = /^(\d)-(\d):([1=0])$/.exec(each) ?? [];
        if (!first || !second) return [];
        const [one, other] = WON[result as keyof typeof WON];
        return [
          {
            seats: { first: Number(first) - 1, second: Number(second) - 1 },
            start: { game: 'nim', params: {}, misere: false, start: '1,2' },
            result: { won: { first: one, second: other }, ending: 'played' },
          },
        ];
      });
      const byes = [...text.matchAll(/(\d)-(?!\d)/g)].map(([, bye]) => Number(bye) - 1);
      return { boards, byes, opened: boards.length, pairedAt: 0, overAt: 0 };
    }),
    plannedRounds: rounds.length,
    arena: null,
    openedAt: 0,
    startedAt: 0,
    endsAt: null,
    pausedAt: null,
    updatedAt: 0,
  };
}

/**
 * Worked out by hand. Points: 1 has 3, 2 and 4 have 2, 3 and 6 have 1, 5 has 0. Buchholz of 2: 5 (0) + 1 (3) + 6 (1) = 4; of 4: 1 (3) + 3 (1) + 5 (0) = 4; of 3:
 * 6 (1) + 4 (2) + 1 (3) = 6; of 6: 3 (1) + 5 (0) + 2 (2) = 3. So Buchholz decides between 3 and 6. Sonneborn–Berger of 2 is 0 + 1 and of 4 it is 1 + 0, and these two
 * have not met: they share a place.
 */
test('Buchholz and Sonneborn–Berger, worked out by hand', () => {
  const standing = standingOf(tournamentOf('swiss', 6, ['1-4:1 2-5:1 3-6:1', '1-2:1 3-4:0 5-6:0', '1-3:1 2-6:1 4-5:1']));
  expect(
    standing.map(({ member, place, points, buchholz, sonnebornBerger }) => [member + 1, place, points, buchholz, sonnebornBerger]),
  ).toEqual([
    [1, 1, 3, 5, 5],
    [2, 2, 2, 4, 1],
    [4, 2, 2, 4, 1],
    [3, 4, 1, 6, 1],
    [6, 5, 1, 3, 0],
    [5, 6, 0, 5, 0],
  ]);
});

/** 1 and 2 have two points, and their opponents have the same points: 2 has beaten 1. */
test('direct encounter decides last in a Swiss tournament, and first in a round robin', () => {
  const crosstable = ['1-4:1 2-3:0', '2-4:1 3-1:0', '1-2:0 3-4:0'];
  // Points: 1 has 2, 2 has 2, 3 has 1, 4 has 1. 2 has beaten 1, and 4 has beaten 3.
  const roundRobin = standingOf(tournamentOf('round-robin', 4, crosstable)).map(({ member, place }) => [member + 1, place]);
  expect(roundRobin).toEqual([[2, 1], [1, 2], [4, 3], [3, 4]]); // biome-ignore format: a table
});

test('a bye counts for Buchholz like a match against a player with as many points', () => {
  const standing = standingOf(tournamentOf('swiss', 3, ['1-2:1 3-', '1-3:1 2-']));
  // 1 has 2 points and met 2 and 3, who have one each. 2 has 1 point: 2 for who beat it, and 1 for its bye.
  expect(standing.map(({ member, points, buchholz }) => [member + 1, points, buchholz])).toEqual([[1, 2, 2], [2, 1, 3], [3, 1, 3]]); // biome-ignore format: a table
});
