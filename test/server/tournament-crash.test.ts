import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { expect, onTestFinished, test } from 'vitest';
import { connect, goOnFrom, joinAs, type TestClient } from '../support/harness.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const PLAYERS = 11;

async function start(options: Parameters<typeof startServerProcess>[0] = {}): Promise<ServerProcess> {
  const server = await startServerProcess(options);
  onTestFinished(() => server.stop());
  return server;
}

test('kill -9 in the middle of a pairing loses no board and doubles none', async () => {
  const before = await start();
  const host = await joinAs(before.url, 'Miss Grey');
  const { code } = await host.ok('tournament:open', { id: 'open', form: 'swiss', games: [{ game: 'nim', start: '30,40' }] });
  const join = async (_: unknown, player: number) => {
    const client = await joinAs(before.url, 'Guest');
    await client.ok('tournament:join', { code, id: 'join', name: `Player ${player}` });
    return client;
  };
  const players = await Promise.all(Array.from({ length: PLAYERS }, join));
  // As soon as it is durable, while its rooms are being opened.
  await host.ok('tournament:order', { code, id: 'start', order: { kind: 'start' } });
  await before.kill('SIGKILL');
  const server = await goOnFrom(before);
  const returning = ({ token }: TestClient): Promise<TestClient> => connect(server.url, { protocol: 1, token });
  const back = await returning(host);
  const tournament = await untilOpened(back, code);
  const [round] = tournament.rounds;
  expect(tournament.rounds).toHaveLength(1);
  expect(round?.byes).toHaveLength(1);
  const rooms = await Promise.all(
    (round?.boards ?? []).map(async (_, board) => (await back.ok('room:enter', { room: boardCode(tournament, 1, board) })).snapshot),
  );
  expect(rooms).toHaveLength(5);
  const sitting = rooms
    .flatMap(({ seats }) => [seats.first, seats.second])
    .map((each) => (each?.kind === 'human' ? each.player.name : null));
  expect(new Set(sitting).size).toBe(PLAYERS - 1);
  expect(rooms.every(({ status, start }) => status === 'playing' && start === '30,40')).toBe(true);
  expect(await back.ok('tournament:order', { code, id: 'start', order: { kind: 'start' } }), 'the answer it had').toEqual({
    ok: true,
    version: expect.any(Number),
  });
  const seats = round?.boards[0]?.seats;
  const member = players.findIndex((_, at) => tournament.entrants[seats?.first ?? -1]?.name === `Player ${at}`);
  const first = await returning(players[member] as TestClient);
  expect((await first.ok('tournament:look', { code })).you).toMatchObject({ name: `Player ${member}`, room: boardCode(tournament, 1, 0) });
});

/** The tournament once all boards of its round exist. */
async function untilOpened(client: TestClient, code: string): Promise<Tournament> {
  const { tournament } = await client.ok('tournament:enter', { code });
  const round = tournament.rounds.at(-1);
  if (round && round.opened === round.boards.length) return tournament;
  await client.waitFor('tournament', ({ events }) => events.some((event) => event.kind === 'boards-opened'));
  return (await client.ok('tournament:enter', { code })).tournament;
}
