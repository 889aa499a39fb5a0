import type { LoggedEntry } from '@nimhall/server/store/store';
import { seededRandom } from '@nimhall/shared/bot/random';
import { fold } from '@nimhall/shared/room/evolve';
import { expect } from 'vitest';
import { connect, newToken } from '../support/harness.ts';
import type { Convergence } from './convergence.ts';
import { ChaosPlayer, entryText } from './player.ts';

export interface RoundOptions {
  readonly urls: readonly string[];
  readonly seed: number;
  /** Pairs of clients, each in a room of its own; one more room has a bot in a seat. */
  readonly pairs: number;
  /** What goes wrong, each time after so many acknowledged moves of all rooms together. */
  readonly faults: readonly { readonly afterAcks: number; readonly happen: () => Promise<void> }[];
  readonly convergence: Convergence;
  /** Reads the log of a room from the disk. */
  readonly log: (room: string) => Promise<LoggedEntry[]>;
}

/** Plays games to their end while things go wrong, then compares what everybody was told with the log. */
export async function playRound(options: RoundOptions): Promise<void> {
  try {
    await play(options);
  } catch (error) {
    throw new Error(`The round of CHAOS_SEED=${options.seed} failed`, { cause: error });
  }
}

async function play({ urls, seed, pairs, faults, convergence, log }: RoundOptions): Promise<void> {
  const random = seededRandom(seed);
  let acks = 0;
  const due = [...faults];
  let trouble = Promise.resolve();
  const healed: Promise<void>[] = [];
  // What cannot be started again would leave everybody waiting.
  const broken = Promise.withResolvers<never>();
  const onAck = (): void => {
    acks++;
    for (let fault = due[0]; fault && acks >= fault.afterAcks; fault = due[0]) {
      due.shift();
      const { happen } = fault;
      trouble = trouble.then(happen).then(() => {
        healed.push(convergence.measure(games));
      });
      trouble.catch(broken.reject);
    }
  };
  const tables = await Promise.all(Array.from({ length: pairs + 1 }, (_, index) => openTable(urls[0] ?? '', index === pairs)));
  const games = tables.map(({ room, people }) => ({
    room,
    players: people.map(
      ({ token, player }) =>
        new ChaosPlayer({ urls, token, player: player.id, room, random: seededRandom(Math.floor(random() * 2 ** 31)), onAck }),
    ),
  }));
  const over = games.flatMap(({ players }) => players.map((player) => player.reaches(({ status }) => status === 'over')));
  await Promise.race([broken.promise, Promise.all(over)]);
  await trouble;
  await Promise.all(healed);
  expect(due, 'the games were over before everything had broken').toEqual([]);
  for (const { room, players } of games) await check(players, await log(room));
  for (const { players } of games) for (const player of players) player.close();
}

type Person = Awaited<ReturnType<typeof newToken>>;

/** A room with a game to play: two people in its seats, or one and a bot, and somebody who watches. */
async function openTable(url: string, withBot: boolean): Promise<{ readonly room: string; readonly people: readonly Person[] }> {
  const [first, second, watcher] = [await newToken(url, 'Ann'), await newToken(url, 'Ben'), await newToken(url, 'Cleo')];
  const host = await connect(url, { protocol: 1, token: first.token });
  const { room } = await host.ok('room:create', {
    game: 'nim',
    start: '5,5,5',
    seats: { first: 'me', second: withBot ? { bot: 'random' } : 'open' },
  });
  host.socket.disconnect();
  if (withBot) return { room, people: [first, watcher] };
  const guest = await connect(url, { protocol: 1, token: second.token });
  await guest.ok('seat:take', { room, id: 'sit', seat: 'second' });
  guest.socket.disconnect();
  return { room, people: [first, second, watcher] };
}

/** What must be true whatever happened. */
async function check(players: readonly ChaosPlayer[], log: readonly LoggedEntry[]): Promise<void> {
  expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
  const receipts = log.flatMap(({ receipt }) => (receipt ? [`${receipt.actor} ${receipt.id}`] : []));
  expect(new Set(receipts).size, 'a command was carried out twice').toBe(receipts.length);
  // What comes after the game (somebody goes away, say) may be on its way still.
  await Promise.all(players.map((player) => player.reaches(({ version }) => version >= log.length)));
  const room = fold(log);
  for (const player of players) {
    expect(player.room, 'a client ended with another room than the log tells of').toEqual(room);
    for (const [version, texts] of player.seen) {
      expect([...texts], 'a client saw what is not in the log').toEqual(log.slice(version - 1, version).map(entryText));
    }
    for (const [id, versions] of player.acks) {
      expect(versions.size, `${id} was answered in two ways`).toBe(1);
      for (const version of versions) expect(log[version - 1]?.receipt?.id, 'an acknowledged move was lost').toBe(id);
    }
  }
}
