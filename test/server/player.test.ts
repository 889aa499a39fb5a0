import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { choose, game } from '../../shared/nimhall/src/index.ts';
import { connect, type Turn } from '../../shared/nimhall/src/player/index.ts';
import { joinAs, serve, serveAll } from '../support/harness.ts';

const hall = serveAll();

/** A program with this name on the server, until the test ends. */
async function program(name: string, url = hall.url) {
  const player = await connect({ url, name });
  onTestFinished(() => player.close());
  return player;
}

/** Plays like the strongest bot. */
function best(turn: Turn): Promise<boolean> {
  return turn.play(choose(game(turn.game, turn.params), turn.position, { misere: turn.misere }));
}

test('two programs meet, play to the end, and play again with the seats swapped', async () => {
  const [ann, ben] = await Promise.all([program('Ann'), program('Ben')]);
  const wishes = { game: 'nim', start: '3,4,5', misere: true };
  const room = await ann.pair(wishes);
  expect(await ben.pair(wishes)).toBe(room);
  const play = async (player: typeof ann) => {
    let turns = 0;
    for await (const turn of player.turns(room)) {
      expect(await best(turn)).toBe(true);
      turns++;
    }
    return turns;
  };
  expect(Math.min(...(await Promise.all([play(ann), play(ben)])))).toBeGreaterThan(0);
  expect(ann.room(room)).toEqual(ben.room(room));
  const { seats, result } = await ann.enter(room);
  expect(result?.winner && seats[result.winner]).toMatchObject({ kind: 'human' });

  await ann.order(room, 'rematch:offer', {});
  await ben.until(room, ({ rematch }) => rematch !== null);
  await ben.order(room, 'rematch:answer', { accept: true });
  await ann.until(room, ({ branch }) => branch === 1);
  await Promise.all([play(ann), play(ben)]);
  expect((await ann.enter(room)).branch).toBe(1);
});

test('a program plays in all its rooms at once, until it is closed', async () => {
  const player = await program('Cleo');
  const starts = ['1,2', '2,3', '4,5,6'];
  const rooms = await Promise.all(
    starts.map((start) => player.create({ game: 'nim', start, seats: { first: 'me', second: { bot: 'greedy' } } })),
  );
  for await (const turn of player.turns()) {
    await best(turn);
    if (rooms.every((room) => player.room(room)?.status === 'over')) player.close();
  }
  expect(rooms.map((room) => player.room(room)?.result?.winner)).toEqual(['first', 'first', 'first']);
});

test('an illegal move throws, and it is still our turn; a move that is too late does nothing', async () => {
  const [ann, ben] = [await program('Ann'), await joinAs(hall.url, 'Ben')];
  const { room } = await ben.ok('room:create', { game: 'nim', start: '2,2', seats: { first: 'open', second: 'me' } });
  expect(await ann.sit(room)).toBe('first');
  for await (const turn of ann.turns(room)) {
    await expect(turn.play('a7')).rejects.toMatchObject({ code: 'illegal-move' });
    await expect(turn.play('?')).rejects.toMatchObject({ code: 'bad-move' });
    await ben.ok('resign', { room, id: 'resign' });
    expect(await turn.play('a1')).toBe(false);
  }
  expect(ann.room(room)?.result).toEqual({ winner: 'first', reason: 'resigned' });
});

test('a guest watches a game from its first move to its end, and cannot sit down', async () => {
  const [guest, ann] = [await connect({ url: hall.url }), await program('Ann')];
  onTestFinished(() => guest.close());
  const room = await ann.create({ game: 'kayles', start: '5', seats: { first: 'me', second: { bot: 'random' } } });
  await guest.enter(room);
  const play = async () => {
    for await (const turn of ann.turns(room)) await best(turn);
  };
  const watch = async () => {
    const moves = [];
    for await (const { moves: made } of guest.changes(room)) moves.push(made.length);
    return moves;
  };
  const [moves] = await Promise.all([watch(), play()]);
  expect(moves.toSorted((a, b) => a - b)).toEqual(moves);
  expect(guest.room(room)?.result?.winner).toBe('first');
});

test.each([
  ['no hall', 'http://127.0.0.1:1', 'x', 'unavailable'],
  ['a token that nobody has', '', 'x', 'unauthenticated'],
])('with %s, connecting fails', async (_, url, token, code) => {
  const found = url === '' ? connect({ url: hall.url, token }) : connect({ url, name: token });
  await expect(found).rejects.toMatchObject({ name: 'NimhallError', code });
});

test('a room that does not exist is null', async () => {
  const player = await program('Dora');
  await expect(player.enter('nowhere')).rejects.toMatchObject({ code: 'not-found' });
  await expect(player.create({ game: 'chess' })).rejects.toMatchObject({ code: 'unknown-game' });
});

test('cutting the connection at every move, before or after its answer, changes nothing', async () => {
  const server = await serve();
  const between = await unreliable(server.url);
  const player = await program('Eve', between.url);
  const room = await player.create({ game: 'nim', start: '4,5,6,7,8', seats: { first: 'me', second: { bot: 'random' } } });
  let turns = 0;
  for await (const turn of player.turns(room)) {
    if (turns++ % 2 === 0) between.cutAtNextByte();
    const played = best(turn);
    if (turns % 2 === 0) between.cut();
    expect(await played).toBe(true);
  }
  const log = await fetch(`${server.url}/api/v1/rooms/${room}`).then((response) => response.json());
  expect(turns).toBeGreaterThan(3);
  expect(log).toMatchObject({ status: 'over', result: { winner: 'first' }, moves: player.room(room)?.moves });
});

/** A proxy to a server whose connections can be cut. */
async function unreliable(url: string) {
  const { port } = new URL(url);
  const open = new Set<Socket>();
  let next = false;
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const relay = createServer((near) => {
    const far = dial(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    near.on('data', (bytes) => far.write(bytes));
    // The server's message is lost on the way, although it has carried out the command.
    far.on('data', (bytes) => {
      if (next) cut();
      else near.write(bytes);
      next = false;
    });
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  onTestFinished(() => {
    cut();
    relay.close();
  });
  return {
    url: `http://127.0.0.1:${(relay.address() as { port: number }).port}`,
    cut,
    cutAtNextByte: () => {
      next = true;
    },
  };
}
