import { setTimeout as passes } from 'node:timers/promises';
import { seededRandom } from '@nimhall/shared/bot/random';
import { expect, onTestFailed } from 'vitest';
import { connect, newToken, type Refused } from '../support/harness.ts';
import type { Convergence } from './convergence.ts';
import { judge, type Records } from './judge.ts';
import { BACK_OFF } from './line.ts';
import { type Fault, startFor } from './plan.ts';
import { ChaosPlayer } from './player.ts';
import { Schedule } from './schedule.ts';
import type { History } from './trouble.ts';

export interface RoundOptions {
  readonly urls: readonly string[];
  /** The start position in Nim; by default one whose games last as long as the faults. */
  readonly start?: string;
  readonly seed: number;
  readonly faults: readonly Fault[];
  /** What went wrong, so far and now. */
  readonly history: History;
  /** Null when a backup is restored: then everybody has to reload, and need not have what they had before. */
  readonly convergence: Convergence | null;
  /** Read from the disk. */
  readonly records: Records;
}

interface Seating {
  readonly bot: boolean;
  readonly clock: boolean;
}

/** The games of a round. */
const TABLES: readonly Seating[] = [
  { bot: false, clock: false },
  { bot: false, clock: true },
  { bot: false, clock: true },
  { bot: true, clock: true },
];
/** More than a game takes on the busiest machine: what faults may take of it is checked to the millisecond, move by move. */
const CLOCK = { initialMs: 3_600_000, incrementMs: 0 };

/** Plays games to their end while faults happen, then compares what every client was told with the log. */
export async function playRound(options: RoundOptions): Promise<void> {
  try {
    await play(options);
  } catch (error) {
    throw new Error(`The round of CHAOS_SEED=${options.seed} failed`, { cause: error });
  }
}

async function play({ urls, seed, faults, start = startFor(faults), history, convergence, records }: RoundOptions): Promise<void> {
  const random = seededRandom(seed);
  const schedule = new Schedule(faults, history, async ({ trouble, milliseconds }) => {
    const anew = convergence ? [] : players.map((player) => player.startsOver());
    await history.happen(trouble, milliseconds);
    if (convergence) healed.push(convergence.measure(games));
    await Promise.all(anew);
  });
  const healed: Promise<void>[] = [];
  let done = false;
  const tables = await Promise.all(TABLES.map((seating) => openTableAtLast(urls[0] ?? '', start, seating)));
  const games = tables.map(({ room, people }) => ({
    room,
    players: people.map(({ token, player }) => {
      const own = seededRandom(Math.floor(random() * 2 ** 31));
      return new ChaosPlayer({ urls, token, player: player.id, room, random: own, onAck: schedule.ack, onLost: history.giveUp });
    }),
  }));
  const players = games.flatMap((game) => game.players);
  const over = (): Promise<unknown> => Promise.all(players.map((player) => player.reaches(({ status }) => status === 'over')));
  onTestFailed(() => {
    if (!done)
      process.stderr.write(`CHAOS_SEED=${seed}: ${history.report()}; the clients are at\n${players.map(whereabouts).join('\n')}\n`);
  });
  await history.unlessLost(over().then(schedule.settled).then(over));
  await history.unlessLost(Promise.all(healed));
  const { failures } = history;
  for (const { room, players } of games) await judge({ room, players, records, failures, restored: convergence === null });
  // Last, because a game that ended early is explained by what is wrong with it.
  expect(schedule.left, 'the games were over before everything had broken').toBe(0);
  for (const player of players) player.close();
  done = true;
}

function whereabouts({ code, room, told }: ChaosPlayer): string {
  return `  ${code} version ${room?.version}, ${room?.status}, ${room?.turn} to move from ${room?.position}, epoch ${told.length}`;
}

type Person = Awaited<ReturnType<typeof newToken>>;

interface Table {
  readonly room: string;
  readonly people: readonly Person[];
}

/** Opens one as people do: again if the server can’t just now, after the last fault or because the machine is busy. */
async function openTableAtLast(url: string, start: string, seating: Seating): Promise<Table> {
  for (;;) {
    try {
      return await openTable(url, start, seating);
    } catch (error) {
      if ((error as Partial<Refused>).data?.code !== 'unavailable') throw error;
      await passes(BACK_OFF);
    }
  }
}

/** A room with a game to play: two people in its seats, or one and a bot, and a spectator. */
async function openTable(url: string, start: string, { bot, clock }: Seating): Promise<Table> {
  const [first, second, watcher] = [await newToken(url, 'Ann'), await newToken(url, 'Ben'), await newToken(url, 'Cleo')];
  const host = await connect(url, { protocol: 1, token: first.token });
  const { room } = await host.ok('room:create', {
    game: 'nim',
    start,
    seats: { first: 'me', second: bot ? { bot: 'random' } : 'open' },
    ...(clock ? { clock: CLOCK } : {}),
  });
  host.socket.disconnect();
  if (bot) return { room, people: [first, watcher] };
  const guest = await connect(url, { protocol: 1, token: second.token });
  await guest.ok('seat:take', { room, id: 'sit', seat: 'second' });
  guest.socket.disconnect();
  return { room, people: [first, second, watcher] };
}
