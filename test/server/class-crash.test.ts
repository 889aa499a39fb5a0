import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import { expect, onTestFinished, test } from 'vitest';
import { connect, goOnFrom, joinAs, type TestClient } from '../support/harness.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const PUPILS = 11;

async function start(options: Parameters<typeof startServerProcess>[0] = {}): Promise<ServerProcess> {
  const server = await startServerProcess(options);
  onTestFinished(() => server.stop());
  return server;
}

const returning = (url: string, { token }: TestClient): Promise<TestClient> => connect(url, { protocol: 1, token });

test('kill -9 in the middle of a pairing loses no board and doubles none', async () => {
  const first = await start();
  const teacher = await joinAs(first.url, 'Miss Grey');
  const { code } = await teacher.ok('class:open', { id: 'open' });
  const join = async (_: unknown, pupil: number) =>
    (await joinAs(first.url, 'Guest')).ok('class:join', { code, id: 'join', name: `Pupil ${pupil}` });
  await Promise.all(Array.from({ length: PUPILS }, join));
  let back = teacher;
  let server = first;
  for (const round of [1, 2]) {
    await back.ok('class:enter', { code });
    const order = { kind: 'start-round', round, activity: { kind: 'pairs', game: 'nim', start: '30,40', bot: 'random' } } as const;
    // As soon as it is durable, while its rooms are being opened.
    await back.ok('class:order', { code, id: `round ${round}`, order });
    await server.kill('SIGKILL');
    if (round === 1) server = await start({ dataDir: server.dataDir });
    // What is not killed again need be no process.
    const { url } = round === 1 ? server : await goOnFrom(server);
    back = await returning(url, teacher);
    const gathering = await untilOpened(back, code, round);
    const rooms = await Promise.all(
      (gathering.rounds[round - 1]?.boards ?? []).map(
        async (_, board) => (await back.ok('room:enter', { room: boardCode(gathering, round, board) })).snapshot,
      ),
    );
    expect(rooms).toHaveLength(6);
    const sitting = rooms
      .flatMap(({ seats }) => [seats.first, seats.second])
      .map((each) => (each?.kind === 'human' ? each.player.name : each?.kind));
    expect(new Set(sitting).size).toBe(PUPILS + 1);
    expect(rooms.every(({ status, start }) => status === 'playing' && start === '30,40')).toBe(true);
    expect(await back.ok('class:order', { code, id: `round ${round}`, order }), 'the answer it had').toEqual({
      ok: true,
      version: expect.any(Number),
    });
    expect((await back.ok('class:enter', { code })).gathering.rounds).toHaveLength(round);
  }
  const { gathering } = await back.ok('class:enter', { code });
  const before = await Promise.all(
    Array.from({ length: 6 }, (_, board) => back.ok('room:enter', { room: boardCode(gathering, 1, board) })),
  );
  expect(before.map(({ snapshot }) => snapshot.result?.reason)).toEqual(before.map(() => 'aborted'));
});

/** The class once all boards of this round exist. */
async function untilOpened(client: TestClient, code: string, round: number): Promise<Classroom> {
  const { gathering } = await client.ok('class:enter', { code });
  const { boards, opened } = gathering.rounds[round - 1] ?? { boards: [], opened: 0 };
  if (opened === boards.length) return gathering;
  await client.waitFor('class', ({ events }) => events.some((event) => event.kind === 'boards-opened' && event.round === round));
  return (await client.ok('class:enter', { code })).gathering;
}
