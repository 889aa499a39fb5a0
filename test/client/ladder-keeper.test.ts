import { climbAfter, climbOf, climbsFrom, climbsTogether, NO_CLIMBS, nextRung, seatFor, withClimb } from '@nimhall/shared/ladder/climb';
import { say } from '@nimhall/shared/phrase';
import type { LaddersInfo } from '@nimhall/shared/protocol/ladders';
import { refusal } from '@nimhall/shared/refusal';
import { fail, ok } from '@nimhall/shared/result';
import { expect, test, vi } from 'vitest';
import type { tellLadders } from '../../client/src/net/ladders.ts';
import { LadderKeeper } from '../../client/src/pages/ladder/ladder-keeper.ts';
import { KeptStore, parsed } from '../../client/src/reactive/kept-store.ts';
import { toldFrom } from '../../client/src/stores/told-ladders.ts';
import { ANN, BEN, FakePort, FakeStorage, settled } from './fake-port.ts';

/** What is kept of Ann, as the server keeps it; what is Ben's is not taken. `away` while it cannot be asked. */
class Server {
  kept = NO_CLIMBS;
  away = false;
  asked = 0;

  readonly tell: typeof tellLadders = async (climbs, of) => {
    this.asked++;
    await settled();
    if (this.away) return fail(refusal('unavailable', say`Can’t reach the server right now.`));
    const taken = of !== BEN.id;
    if (taken) this.kept = climbsTogether(this.kept, climbs);
    return ok({ player: ANN.id, ladders: this.kept.of, taken } satisfies LaddersInfo);
  };
}

function device(server: Server, port = new FakePort(), storage = new FakeStorage()) {
  const climbs = new KeptStore(storage, 'climbs', (text) => climbsFrom(parsed(text)));
  const told = new KeptStore(storage, 'told', toldFrom);
  const keeper = new LadderKeeper({ port, climbs, told, tell: server.tell });
  /** Wins against whoever is next, as often as it takes. */
  const beat = (game: string) => {
    for (let time = 0; time < 2; time++) {
      const before = climbOf(climbs.value, game);
      const after = climbAfter(game, before, { bot: nextRung(game, before) ?? 'tutti', seat: seatFor(before), won: true });
      climbs.set(withClimb(climbs.value, game, after));
      keeper.climbed();
    }
  };
  const beaten = (game: string) => climbOf(climbs.value, game).beaten;
  return { port, climbs, told, keeper, beat, beaten };
}

test('what was won on one device is on the other when it comes, and what both won is won on both', async () => {
  const server = new Server();
  const desk = device(server);
  desk.beat('nim');
  await desk.keeper.keep();
  const phone = device(server);
  await phone.keeper.keep();
  expect(phone.beaten('nim')).toEqual(['solo']);
  phone.beat('kayles');
  desk.beat('nim');
  await phone.keeper.keep();
  await desk.keeper.keep();
  await phone.keeper.keep();
  expect([desk.climbs.value, phone.climbs.value]).toEqual([server.kept, server.kept]);
  expect([phone.beaten('nim'), desk.beaten('kayles')]).toEqual([['solo', 'echo'], ['random']]);
});

test('without a connection the ladder is climbed all the same, and told when there is one', async () => {
  const server = new Server();
  const port = new FakePort();
  server.away = true;
  port.connection.set({ kind: 'offline' });
  const { beat, beaten, told, keeper } = device(server, port);
  beat('nim');
  await keeper.keep();
  expect([beaten('nim'), told.value]).toEqual([['solo'], { player: null, waits: true }]);
  server.away = false;
  port.connection.set({ kind: 'online' });
  port.player.set({ ...ANN });
  await keeper.keep();
  expect([climbOf(server.kept, 'nim').beaten, told.value]).toEqual([['solo'], { player: ANN.id, waits: false }]);
});

test('a server that is busy is asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const server = new Server();
    server.away = true;
    const { keeper, beat } = device(server);
    beat('nim');
    await keeper.keep();
    expect(server.asked).toBe(1);
    server.away = false;
    vi.advanceTimersByTime(60_000);
    await keeper.keep();
    expect([server.asked, climbOf(server.kept, 'nim').beaten]).toEqual([2, ['solo']]);
  } finally {
    vi.useRealTimers();
  }
});

test('what is climbed while the server is asked is told as well', async () => {
  const server = new Server();
  const { keeper, beat, beaten, told } = device(server);
  beat('nim');
  const asked = keeper.keep();
  beat('nim');
  await asked;
  expect([beaten('nim'), climbOf(server.kept, 'nim').beaten]).toEqual([
    ['solo', 'echo'],
    ['solo', 'echo'],
  ]);
  expect(told.value.waits).toBe(false);
});

test('what was somebody else’s gives way to what is mine', async () => {
  const server = new Server();
  const { keeper, beat, told, beaten } = device(server);
  await keeper.keep();
  told.set({ player: BEN.id, waits: false });
  server.kept = withClimb(NO_CLIMBS, 'kayles', { beaten: ['random'], won: null, games: 2 });
  beat('nim');
  await keeper.keep();
  expect([beaten('nim'), beaten('kayles'), told.value.player]).toEqual([[], ['random'], ANN.id]);
});

test('who is forgotten leaves nothing on the device', async () => {
  const server = new Server();
  const { keeper, beat, climbs, told } = device(server);
  beat('nim');
  await keeper.keep();
  keeper.forget();
  expect([climbs.value, told.value]).toEqual([NO_CLIMBS, { player: null, waits: false }]);
});

test('nobody waits for a server that cannot be asked, nor for long', async () => {
  const offline = new FakePort();
  offline.connection.set({ kind: 'offline' });
  await device(new Server(), offline).keeper.known(1e9);
  await device(new Server()).keeper.known(1e9);
  const connecting = new FakePort();
  connecting.connection.set({ kind: 'connecting' });
  await device(new Server(), connecting).keeper.known(0);
});
