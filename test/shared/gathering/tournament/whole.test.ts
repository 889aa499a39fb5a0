import { seededRandom } from '@nimhall/shared/bot/random';
import type { GatheringActor } from '@nimhall/shared/gathering/actor';
import { MAX_SHEET } from '@nimhall/shared/gathering/tournament/arena-score';
import type { TournamentCommand, TournamentWish } from '@nimhall/shared/gathering/tournament/commands';
import { decideTournament } from '@nimhall/shared/gathering/tournament/decide';
import type { TournamentEntry } from '@nimhall/shared/gathering/tournament/events';
import { applyTournamentEntry } from '@nimhall/shared/gathering/tournament/evolve';
import { ROUND_BREAK_MS, tournamentAlarm } from '@nimhall/shared/gathering/tournament/schedule';
import { standingOf } from '@nimhall/shared/gathering/tournament/standing';
import { boardsInPlay, MAX_CHANGES, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { ERRORS } from '@nimhall/shared/refusal';
import { SEATS } from '@nimhall/shared/room/seat';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../../support/properties.ts';

const CLOCKWORK: GatheringActor = { kind: 'clockwork' };
const by = (id: string): GatheringActor => ({ kind: 'player', player: { id, name: 'Guest' } });
const HOST = by('host');

/** A tournament with its log and its clock. */
class Hall {
  readonly log: TournamentEntry[] = [];
  now = 1_000_000;
  #tournament: Tournament | null = null;

  constructor(wish: Partial<TournamentWish> & Pick<TournamentWish, 'form'>) {
    const given = { games: [{ game: 'nim', start: '1,2' }], ...wish };
    this.give({ kind: 'open-tournament', code: 'kx4t9m', prefix: 'kx4t9m_t_aaaaaa', wish: given }, HOST);
  }

  get tournament(): Tournament {
    if (!this.#tournament) throw new Error('It was not opened');
    return this.#tournament;
  }

  /** The code of the refusal; null when the command is carried out. */
  give(command: TournamentCommand, actor: GatheringActor): string | null {
    const decision = decideTournament(this.#tournament, command, actor, this.now);
    if (!decision.ok) {
      expect(Object.keys(ERRORS)).toContain(decision.error.code);
      expect(decision.error.message).toMatch(/^[A-Z].*\.$/);
      return decision.error.code;
    }
    if (decision.value.length === 0) return null;
    const entry = { version: this.log.length + 1, at: this.now, events: decision.value };
    this.log.push(entry);
    this.#tournament = applyTournamentEntry(this.#tournament, entry);
    return null;
  }

  join(players: number): void {
    for (let player = 0; player < players; player++) this.give({ kind: 'join', name: `N${player}` }, by(`p${player}`));
  }

  start(random: () => number): string | null {
    return this.give({ kind: 'order-tournament', order: { kind: 'start' }, random }, HOST);
  }

  advance(random: () => number): void {
    this.give({ kind: 'advance', random }, CLOCKWORK);
  }

  /** Ends these boards, as `won` says. */
  end(boards: readonly { readonly round: number; readonly board: number }[], won: () => readonly [number, number]): void {
    for (const { round, board } of boards) {
      const [first, second] = won();
      const results = [{ board, result: { won: { first, second }, ending: 'played' as const } }];
      this.give({ kind: 'note-matches', round, results }, CLOCKWORK);
    }
  }
}

const SCORES = [[2, 0], [1, 1], [0, 2]] as const; // biome-ignore format: a table

/** Plays to the end, and forfeits when necessary. */
function playOut(hall: Hall, random: () => number, look: () => void = () => undefined): void {
  for (let steps = 0; hall.tournament.status === 'running'; steps++) {
    if (steps > 5_000) throw new Error('It does not end');
    const { arena, rounds } = hall.tournament;
    const paired = arena ? arena.count : (rounds.at(-1)?.boards.length ?? 0);
    hall.give({ kind: 'note-opened', round: Math.max(1, rounds.length), boards: paired }, CLOCKWORK);
    const boards = boardsInPlay(hall.tournament).filter(() => random() < 0.7);
    hall.end(boards, () => SCORES[Math.floor(random() * SCORES.length)] ?? [2, 0]);
    hall.now = Math.max(hall.now + 1, tournamentAlarm(hall.tournament) ?? hall.now);
    hall.advance(random);
    look();
  }
}

const form = fc.constantFrom('arena' as const, 'swiss' as const, 'round-robin' as const, 'knock-out' as const);

describe('every format', () => {
  test('comes to its end, seats nobody at two boards, and its log reproduces it', () => {
    fc.assert(
      fc.property(form, fc.integer({ min: 2, max: 11 }), fc.nat(), fc.boolean(), (form, players, seed, hasBot) => {
        const random = seededRandom(seed);
        const hall = new Hall({ form, minutes: 1, ...(hasBot ? { bots: ['random'] as const } : {}) });
        hall.join(players);
        expect(hall.start(random)).toBeNull();
        playOut(hall, random, () => {
          const sides = boardsInPlay(hall.tournament).flatMap(({ seats }) => SEATS.map((seat) => seats[seat]));
          expect(new Set(sides).size).toBe(sides.length);
          if (form === 'arena' && players === 2 && random() < 0.2) hall.give({ kind: 'withdraw' }, by('p0'));
        });
        expect(tournamentAlarm(hall.tournament)).toBeNull();
        const read = JSON.parse(JSON.stringify(hall.log)) as TournamentEntry[];
        expect(read.reduce<Tournament | null>(applyTournamentEntry, null)).toEqual(hall.tournament);
        const standing = standingOf(hall.tournament);
        expect(standing[0]?.place).toBe(1);
        expect(standing).toHaveLength(hall.tournament.entrants.length);
      }),
    );
  });

  test('a player who leaves forfeits, and the others play on to the end', () => {
    fc.assert(
      fc.property(form, fc.integer({ min: 3, max: 9 }), fc.nat(), (form, players, seed) => {
        const random = seededRandom(seed);
        const hall = new Hall({ form, minutes: 1 });
        hall.join(players);
        hall.start(random);
        playOut(hall, random, () => {
          const member = Math.floor(random() * players);
          if (random() < 0.1) hall.give({ kind: 'withdraw' }, by(`p${member}`));
          if (random() < 0.05) hall.give({ kind: 'order-tournament', order: { kind: 'remove', member }, random }, HOST);
          if (random() < 0.1) hall.give({ kind: 'join', name: `N${member}` }, by(`p${member}`));
          for (const { seats } of boardsInPlay(hall.tournament)) {
            for (const seat of SEATS) expect(hall.tournament.entrants[seats[seat]]?.isIn).toBe(true);
          }
        });
      }),
    );
  });
});

test('a repeated command changes nothing more', () => {
  const random = seededRandom(1);
  const hall = new Hall({ form: 'swiss' });
  hall.join(4);
  hall.join(4);
  expect(hall.tournament.entrants).toHaveLength(4);
  hall.start(random);
  expect(hall.start(random)).toBe('stale');
  hall.advance(random);
  const boards = boardsInPlay(hall.tournament);
  hall.end(boards, () => [2, 0]);
  const { version } = hall.tournament;
  hall.end(boards, () => [0, 2]);
  hall.advance(random);
  expect(hall.tournament.version).toBe(version);
  hall.now += ROUND_BREAK_MS;
  hall.advance(random);
  hall.advance(random);
  expect(hall.tournament.rounds).toHaveLength(2);
});

test('forbidden commands are refused with a code', () => {
  const random = seededRandom(2);
  const order = (order: Extract<TournamentCommand, { kind: 'order-tournament' }>['order']) => ({
    kind: 'order-tournament' as const,
    order,
    random,
  });
  const hall = new Hall({ form: 'knock-out', maxPlayers: 3 });
  expect(hall.give({ kind: 'withdraw' }, by('p0'))).toBe('not-seated');
  expect(hall.start(random)).toBe('not-started');
  hall.join(2);
  expect(hall.give({ kind: 'join', name: 'n1' }, by('x'))).toBe('name-taken');
  expect(hall.give(order({ kind: 'start' }), by('p0'))).toBe('forbidden');
  expect(hall.give({ kind: 'advance', random }, HOST)).toBe('forbidden');
  expect(hall.give(order({ kind: 'remove', member: 7 }), HOST)).toBe('not-found');
  expect(hall.give(order({ kind: 'next-round', round: 1 }), HOST)).toBe('not-started');
  hall.join(3);
  expect(hall.give({ kind: 'join', name: 'Late' }, by('x'))).toBe('forbidden');
  expect(hall.give(order({ kind: 'remove', member: 2 }), HOST)).toBeNull();
  expect(hall.give({ kind: 'join', name: 'N2' }, by('p2'))).toBe('forbidden');
  expect(hall.start(random)).toBeNull();
  expect(hall.give({ kind: 'join', name: 'Late' }, by('x'))).toBe('already-started');
  expect(hall.give(order({ kind: 'next-round', round: 2 }), HOST)).toBe('stale');
  expect(hall.give(order({ kind: 'close' }), HOST)).toBeNull();
  expect(hall.give({ kind: 'join', name: 'Late' }, by('x'))).toBe('game-over');
});

test('invalid settings are refused', () => {
  const refused = (wish: Partial<TournamentWish>) => {
    const given = { form: 'swiss' as const, games: [{ game: 'nim' }], ...wish };
    const decision = decideTournament(null, { kind: 'open-tournament', code: 'a', prefix: 'a_t_b', wish: given }, HOST, 1_000);
    return decision.ok ? null : decision.error.code;
  };
  expect(refused({})).toBeNull();
  expect(refused({ games: [] })).toBe('bad-request');
  expect(refused({ games: Array.from({ length: 13 }, () => ({ game: 'nim' })) })).toBe('too-large');
  expect(refused({ games: [{ game: 'chess' }] })).toBe('unknown-game');
  expect(refused({ games: [{ game: 'nim', start: '0' }] })).toBe('bad-position');
  expect(refused({ maxPlayers: 1_000 })).toBe('too-large');
  expect(refused({ form: 'arena', maxPlayers: 1_000 })).toBeNull();
  expect(refused({ rounds: 16 })).toBe('too-large');
  expect(refused({ bots: ['random', 'teacher'] })).toBe('too-large');
  expect(refused({ startsAt: 999 })).toBe('bad-request');
  expect(refused({ forfeitSeconds: 1 })).toBe('too-large');
});

test('leaving and rejoining cannot fill the log', () => {
  const hall = new Hall({ form: 'arena' });
  hall.join(1);
  const codes = Array.from({ length: MAX_CHANGES + 2 }, (_, at) =>
    at % 2 === 0 ? hall.give({ kind: 'withdraw' }, by('p0')) : hall.give({ kind: 'join', name: 'N0' }, by('p0')),
  );
  expect(codes.slice(MAX_CHANGES)).toEqual(['rate-limited', null]);
  expect(hall.log.length).toBeLessThan(MAX_CHANGES + 5);
});

describe('arena', () => {
  test('from the third win in a row on, wins count double until the streak ends', () => {
    const random = seededRandom(5);
    const hall = new Hall({ form: 'arena' });
    hall.join(2);
    hall.start(random);
    const strong = 0;
    for (const isWon of [true, true, true, true, false, true]) {
      const [board] = boardsInPlay(hall.tournament);
      if (!board) throw new Error('Nobody is paired');
      const isFirst = (board.seats.first === strong) === isWon;
      hall.end([board], () => (isFirst ? [2, 0] : [0, 2]));
      hall.now += 10_000;
      hall.advance(random);
    }
    const { arena } = hall.tournament;
    expect(arena?.tallies[strong]?.sheet).toEqual([2, 2, 4, 4, 0, 2]);
    expect(arena?.tallies[strong]?.points).toBe(14);
    expect(arena?.tallies[1]?.points).toBe(2);
    expect(MAX_SHEET).toBeGreaterThan(6);
  });

  test('the same pair does not meet twice in a row unless both have waited, and a bot plays a player who waits alone', () => {
    const random = seededRandom(6);
    const hall = new Hall({ form: 'arena', bots: ['random'] });
    hall.join(2);
    hall.start(random);
    hall.end(boardsInPlay(hall.tournament), () => [2, 0]);
    hall.now += 2_000;
    hall.advance(random);
    expect(boardsInPlay(hall.tournament)).toEqual([]);
    hall.now += 3_000;
    hall.advance(random);
    expect(boardsInPlay(hall.tournament)).toHaveLength(1);
    expect(hall.tournament.entrants[2]?.bot).toBe('random');
    hall.give({ kind: 'join', name: 'Third' }, by('third'));
    hall.now += 1_000;
    hall.advance(random);
    expect(boardsInPlay(hall.tournament), 'two who wait have not met just now').toHaveLength(2);
  });

  test('a pause is added to its time, and absent players are not paired until they return', () => {
    const random = seededRandom(8);
    const hall = new Hall({ form: 'arena', minutes: 10 });
    hall.join(3);
    hall.start(random);
    const { endsAt } = hall.tournament;
    hall.give({ kind: 'order-tournament', order: { kind: 'pause', on: true }, random }, HOST);
    const [board] = boardsInPlay(hall.tournament);
    if (!board) throw new Error('Nobody is paired');
    const result = { won: { first: 0, second: 2 }, ending: 'forfeit' as const };
    hall.give({ kind: 'note-matches', round: 1, results: [{ board: board.board, result, absent: [board.seats.first] }] }, CLOCKWORK);
    expect(hall.tournament.entrants[board.seats.first]?.isIn).toBe(false);
    hall.now += 60_000;
    hall.advance(random);
    expect(boardsInPlay(hall.tournament)).toEqual([]);
    hall.give({ kind: 'order-tournament', order: { kind: 'pause', on: false }, random }, HOST);
    expect(hall.tournament.endsAt).toBe((endsAt ?? 0) + 60_000);
    hall.advance(random);
    const sides = boardsInPlay(hall.tournament).flatMap(({ seats }) => [seats.first, seats.second]);
    expect(sides).toHaveLength(2);
    expect(sides).not.toContain(board.seats.first);
  });

  test('pairing a thousand players takes less than the 20 ms that a step may take', () => {
    const random = seededRandom(9);
    const hall = new Hall({ form: 'arena' });
    hall.join(1_000);
    hall.start(random);
    expect(boardsInPlay(hall.tournament)).toHaveLength(500);
    expect(JSON.stringify(hall.log.at(-1)).length).toBeLessThan(20_000);
  });
});

test('a tournament starts when it is full, or at its time; one that nobody joined ends then', () => {
  const random = seededRandom(10);
  const full = new Hall({ form: 'swiss', maxPlayers: 3, startsWhenFull: true });
  full.join(2);
  full.advance(random);
  expect(full.tournament.status).toBe('open');
  full.join(3);
  full.advance(random);
  expect(full.tournament.status).toBe('running');
  for (const [players, status] of [
    [0, 'over'],
    [2, 'running'],
  ] as const) {
    // biome-ignore format: a table
    const timed = new Hall({ form: 'swiss', startsAt: 1_600_000 });
    timed.join(players);
    expect(tournamentAlarm(timed.tournament)).toBe(1_600_000);
    timed.now = 1_600_000;
    timed.advance(random);
    expect(timed.tournament.status).toBe(status);
  }
});
