import { gatheringKey } from '@nimhall/server/store/logged-entry';
import { seededRandom } from '@nimhall/shared/bot/random';
import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { TournamentEvent } from '@nimhall/shared/gathering/tournament/events';
import { expect, test } from 'vitest';
import { connect, newToken } from '../support/harness.ts';
import { scaled } from '../support/scale.ts';
import { Contestant } from './contestant.ts';
import { logIn } from './log-file.ts';
import { dies, startMortal } from './mortal.ts';
import { IN_AN_ARENA, rounds, SEED, TIMEOUT } from './plan.ts';
import { Schedule } from './schedule.ts';
import { History, type Trouble } from './trouble.ts';

const PROGRAMS = scaled(12, 100);
const GAMES = [{ game: 'nim', start: '2,3' }];

test('kills and cuts during an arena: every game counts once, and the standings match a recount of the log', {
  timeout: TIMEOUT,
}, async () => {
  const history = new History();
  const node = await startMortal(history.giveUp);
  const { url, dataDir } = node;
  const hostToken = (await newToken(url, 'Miss Grey')).token;
  let host = await connect(url, { protocol: 1, token: hostToken });
  const clock = { initialMs: 600_000, incrementMs: 0 };
  const { code } = await host.ok('tournament:open', { id: 'open', form: 'arena', games: GAMES, minutes: 120, clock, forfeitSeconds: 600 });
  const random = seededRandom(SEED);
  let onAck = (): void => undefined;
  const contestants: Contestant[] = [];
  for (let at = 0; at < PROGRAMS; at++) {
    const { token } = await newToken(url, 'Guest');
    const client = await connect(url, { protocol: 1, token });
    await client.ok('tournament:join', { code, id: 'join', name: `Program ${at}` });
    client.socket.disconnect();
    contestants.push(new Contestant({ url, token, code, random: seededRandom(at), onAck: () => onAck() }));
  }
  await host.ok('tournament:order', { code, id: 'start', order: { kind: 'start' } });

  const cuts: Trouble = {
    name: 'connections are cut',
    stops: 'nobody',
    breaks: async () => {
      for (const each of contestants) if (random() < 0.5) each.cut();
    },
    mends: async () => undefined,
  };
  for (const { faults } of rounds([dies(node, 'the node', 'everybody'), cuts], { faults: IN_AN_ARENA, brief: true })) {
    const schedule = new Schedule(faults, history);
    const done = Promise.withResolvers<void>();
    onAck = () => {
      schedule.ack();
      if (schedule.left === 0) done.resolve();
    };
    await history.unlessLost(done.promise.then(schedule.settled));
  }
  // Play goes on for a while, at least until some have their second match, and then matches are played to their end.
  let left = PROGRAMS;
  const played = Promise.withResolvers<void>();
  onAck = () => {
    left--;
    if (left <= 0) played.resolve();
  };
  await history.unlessLost(played.promise);
  host = await connect(url, { protocol: 1, token: hostToken });
  const paired = async (): Promise<number> => (await host.ok('tournament:enter', { code })).tournament.arena?.count ?? 0;
  await history.unlessLost(expect.poll(paired, { timeout: 60_000, interval: 100 }).toBeGreaterThan(PROGRAMS / 2));
  await host.ok('tournament:order', { code, id: 'pause', order: { kind: 'pause', on: true } });
  const boards = async (): Promise<number> => (await host.ok('tournament:look', { code })).tournament.boards;
  await history.unlessLost(expect.poll(boards, { timeout: 60_000, interval: 100 }).toBe(0));
  await host.ok('tournament:order', { code, id: 'close', order: { kind: 'close' } });
  for (const each of contestants) each.close();

  const counted = recount(dataDir, code);
  const { standing } = (await (await fetch(`${url}/api/v1/tournaments/${code}`)).json()) as {
    readonly standing: readonly { readonly member: number; readonly points: number }[];
  };
  expect(Object.fromEntries(standing.map(({ member, points }) => [member, points]))).toEqual(counted.points);
  expect(counted.matches).toBeGreaterThan(PROGRAMS / 2);
  process.stdout.write(`${history.report()}. ${counted.matches} matches of ${PROGRAMS} programs, each counted once.\n`);
});

/**
 * Everybody's points according to the logs on the disk, read without any code of the server; fails when they
 * contradict one another.
 */
function recount(dataDir: string, code: string): { readonly points: Readonly<Record<number, number>>; readonly matches: number } {
  const log = logIn(dataDir, gatheringKey(code));
  expect(
    log.map(({ version }) => version),
    'every version once',
  ).toEqual(log.map((_, at) => at + 1));
  const events = log.flatMap((entry) => entry.events as readonly unknown[] as readonly TournamentEvent[]);
  const prefix = events.find((event) => event.kind === 'tournament-opened')?.prefix ?? '';
  const seats: (readonly [number, number])[] = [];
  const scored = new Set<number>();
  const busy = new Set<number>();
  const points: Record<number, number> = Object.fromEntries(Array.from({ length: PROGRAMS }, (_, at) => [at, 0]));
  const streaks = new Map<number, number>();
  for (const event of events) {
    if (event.kind === 'boards-paired') {
      for (const [first, second] of event.boards) {
        expect([busy.has(first), busy.has(second)], 'nobody is at two boards').toEqual([false, false]);
        busy.add(first).add(second);
        seats.push([first, second]);
      }
    }
    for (const [board, first, second, ending] of event.kind === 'boards-scored' ? event.scores : []) {
      expect(scored.has(board), 'a board is scored once').toBe(false);
      scored.add(board);
      expect(['played', 'void']).toContain(ending);
      const won = [first, second];
      expect(won, `board ${board}`).toEqual(gamesWonIn(dataDir, boardCode({ prefix }, 1, board)));
      for (const [at, member] of (seats[board] ?? []).entries()) {
        busy.delete(member);
        if (ending === 'void') continue;
        const [mine = 0, theirs = 0] = [won[at], won[1 - at]];
        const worth = mine > theirs ? 2 : mine === theirs ? 1 : 0;
        const streak = streaks.get(member) ?? 0;
        points[member] = (points[member] ?? 0) + worth * (streak >= 2 ? 2 : 1);
        streaks.set(member, worth === 2 ? streak + 1 : 0);
      }
    }
  }
  expect(scored.size, 'every board is scored').toBe(seats.length);
  return { points, matches: seats.length };
}

/** How many games each of the two has won according to the log of their room; they swap seats for the second one. */
function gamesWonIn(dataDir: string, room: string): [number, number] {
  const endings = logIn(dataDir, room).flatMap(({ events }) => events.filter((event) => event.kind === 'ended'));
  const won: [number, number] = [0, 0];
  for (const [game, { winner }] of endings.entries()) if (winner) won[(winner === 'first') === (game === 0) ? 0 : 1]++;
  return won;
}
