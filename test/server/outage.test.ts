import { describe, expect, onTestFinished, test } from 'vitest';
import { canFillDisks, fillDisk, freeDisk } from '../support/full-disk.ts';
import { joinAs, pairAt, type TestClient } from '../support/harness.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

interface Game {
  readonly first: TestClient;
  readonly second: TestClient;
  readonly room: string;
}

async function start(): Promise<ServerProcess> {
  const node = await startServerProcess();
  onTestFinished(() => node.stop());
  return node;
}

const mover = ({ first, second }: Game, ply: number): TestClient => (ply % 2 === 0 ? first : second);
const moveIn = ({ room }: Game, ply: number) => ({ room, id: `m${ply}`, branch: 0, ply, move: ply % 2 === 0 ? 'a1' : 'b1' });

/** A game with this much time for each player, after the free first moves. */
async function clocked({ url }: ServerProcess, initialMs: number): Promise<Game> {
  const game = await pairAt(url, { start: '900,900', clock: { initialMs, incrementMs: 0 } });
  for (const ply of [0, 1]) await mover(game, ply).ok('move', moveIn(game, ply));
  return game;
}

/** Moves until the store accepts no more, and returns the ply of the refused move. */
async function untilRefused(game: Game, ply: number): Promise<number> {
  for (; ply < 200; ply++) {
    const answer = await mover(game, ply).send('move', moveIn(game, ply));
    if (answer.ok) continue;
    expect(answer.error.code).toBe('unavailable');
    return ply;
  }
  throw new Error('The disk never filled up');
}

/** Repeats the refused move, as the protocol asks, until the store has been down for this many seconds. */
async function insist(node: ServerProcess, game: Game, ply: number, seconds: number): Promise<void> {
  await expect
    .poll(
      async () => {
        expect(await mover(game, ply).send('move', moveIn(game, ply))).toMatchObject({ ok: false, error: { code: 'unavailable' } });
        return await heartbeatAge(node);
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBeGreaterThan(seconds);
}

/** Sends it until it is accepted; every refusal on the way must ask for a retry. */
async function played(game: Game, ply: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await mover(game, ply).send('move', moveIn(game, ply));
        if (!answer.ok) expect(answer.error.code).toBe('unavailable');
        return answer.ok;
      },
      { timeout: 10_000, interval: 50 },
    )
    .toBe(true);
}

async function heartbeatAge({ url }: ServerProcess): Promise<number> {
  const figures = await fetch(`${url}/metrics`).then((response) => response.text());
  return Number(/^nimhall_heartbeat_age_seconds (\S+)$/m.exec(figures)?.[1]);
}

const roomOf = async ({ first, room }: Game) => (await first.ok('room:enter', { room })).snapshot;

/** A game against a bot, with this much time for each, in which taking one is always legal, whatever the bot does. */
async function againstBot({ url }: ServerProcess, initialMs: number) {
  const ann = await joinAs(url, 'Ann');
  const seats = { first: 'me', second: { bot: 'random' } } as const;
  const clock = { initialMs, incrementMs: 0 };
  const { room } = await ann.ok('room:create', { game: 'subtraction', params: { max: 3 }, start: '900', clock, seats });
  const move = (ply: number) => ann.send('move', { room, id: `m${ply}`, branch: 0, ply, move: 'a1' });
  const answered = (ply: number) =>
    ann.waitFor('room', (told) => told.room === room && told.events.some((event) => event.kind === 'moved' && event.ply === ply));
  return { ann, room, move, answered };
}

describe.runIf(canFillDisks)('a store that refuses', () => {
  test('costs no player time, neither people nor bots, and a refused move succeeds later even if the outage was longer than the clock', {
    timeout: 60_000,
  }, async () => {
    const node = await start();
    const bot = await againstBot(node, 4_000);
    const [long, short] = [await clocked(node, 60_000), await clocked(node, 4_000)];
    expect(await bot.move(0)).toMatchObject({ ok: true });
    await bot.answered(1);
    fillDisk(node);
    // The answer to this move of Ann's is either the last entry that there is room for, or already has no room.
    await bot.move(2);
    const longPly = await untilRefused(long, 2);
    const shortPly = await untilRefused(short, 2);
    const before = await roomOf(long);
    const [insisted] = await Promise.all([insist(node, long, longPly, 5), insist(node, short, shortPly, 5)]);
    expect(insisted).toBeUndefined();
    freeDisk(node);
    await Promise.all([played(long, longPly), played(short, shortPly)]);
    const [after, ended] = [await roomOf(long), await roomOf(short)];
    const seat = longPly % 2 === 0 ? 'first' : 'second';
    const lost = (before.clock?.remaining[seat] ?? 0) - (after.clock?.remaining[seat] ?? 0);
    expect(lost, 'milliseconds that the outage took from the player to move').toBeLessThan(1_000);
    expect(after.clock?.since, 'the other clock runs from the move on').toBe(after.updatedAt);
    expect(ended).toMatchObject({ status: 'playing', ply: shortPly + 1 });
    const answered = async () => {
      const answer = await bot.move(2);
      return answer.ok ? 'accepted' : answer.error.message;
    };
    await expect.poll(answered, { timeout: 10_000, interval: 100 }).toBe('accepted');
    await bot.answered(3);
    expect((await bot.ann.ok('room:enter', { room: bot.room })).snapshot.status).toBe('playing');
  });

  test('that refuses only for a moment costs nothing either', { timeout: 60_000 }, async () => {
    const node = await start();
    const game = await clocked(node, 60_000);
    fillDisk(node);
    const ply = await untilRefused(game, 2);
    await insist(node, game, ply, 1.4);
    freeDisk(node);
    await played(game, ply);
    const other = mover(game, ply + 1);
    await other.waitFor('room', ({ events }) => events.some((event) => event.kind === 'moved' && event.ply === ply));
    const credits = other
      .received('room')
      .flatMap(({ events }) => events.flatMap((event) => (event.kind === 'clock-credited' ? [event.milliseconds] : [])));
    expect(credits.length, 'how often time was given back').toBe(1);
    expect(credits[0]).toBeGreaterThan(300);
  });
});
