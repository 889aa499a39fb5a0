import { withStep } from '@nimhall/shared/learnt/course';
import { isSame, type Learnt, learntTogether, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { say } from '@nimhall/shared/phrase';
import type { LearntInfo } from '@nimhall/shared/protocol/learnt';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { type Refusal, refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { LearntKeeper } from '../../client/src/components/learnt/keeper.ts';
import { LearntStore } from '../../client/src/components/learnt/learnt-store.ts';
import { toldFrom } from '../../client/src/components/learnt/told-learnt.ts';
import { afterPuzzle } from '../../client/src/pages/learn/puzzles/asked.ts';
import { PersistentStore, parsed } from '../../client/src/reactive/persistent-store.ts';
import { ANN, BEN, FakeConnection, FakeStorage, settled } from './fake-connection.ts';
import '../support/properties.ts';

const AWAY = refusal('unavailable', say`Can’t reach the server right now.`);

/** A fake server that stores Ann's progress and notifies her devices of every change; it refuses Ben's. */
class Server {
  kept: Learnt = NOTHING_LEARNT;
  version = 0;
  asked = 0;
  /** What happens to the next requests: `lost` before they arrive, `cut` before their answer does. */
  line: 'well' | 'lost' | 'cut' = 'well';
  readonly ports: FakeConnection[] = [];

  readonly tell = async (told: Learnt, of: string | null): Promise<Result<LearntInfo, Refusal>> => {
    this.asked++;
    const { line } = this;
    await settled();
    if (line === 'lost') return fail(AWAY);
    const taken = of !== BEN.id;
    const all = taken ? learntTogether(this.kept, told) : this.kept;
    if (!isSame(all, this.kept)) {
      this.kept = all;
      this.version++;
      for (const connection of this.ports) connection.say('learnt', { version: this.version });
    }
    await settled();
    if (line === 'cut') return fail(AWAY);
    return ok({ player: ANN.id, version: this.version, learnt: isSame(all, told) ? null : all, taken, account: true });
  };
}

function device(server: Server, connection = new FakeConnection(), storage = new FakeStorage()) {
  server.ports.push(connection);
  const learnt = new LearntStore(new PersistentStore<unknown>(storage, 'learnt', parsed));
  const told = new PersistentStore(storage, 'told', toldFrom);
  const keeper = new LearntKeeper({ connection, learnt, told, tell: server.tell });
  const learn = (after: (before: Learnt) => Learnt): void => {
    learnt.change(after);
    keeper.changed(after);
  };
  const step = (id: string): void => learn((before) => ({ ...before, course: withStep(before.course, 'nim', id) }));
  const steps = () => learnt.value.course.nim ?? [];
  return { connection, learnt, told, keeper, learn, step, steps };
}

test('progress on one device reaches the open page of another at once', async () => {
  const server = new Server();
  const [desk, phone] = [device(server), device(server)];
  await Promise.all([desk.keeper.keep(), phone.keeper.keep()]);
  desk.step('take');
  await desk.keeper.keep();
  await phone.keeper.keep();
  expect(phone.steps()).toEqual(['take']);
  phone.step('count');
  await phone.keeper.keep();
  await desk.keeper.keep();
  expect([desk.steps(), phone.steps()]).toEqual([
    ['count', 'take'],
    ['count', 'take'],
  ]);
  const { asked } = server;
  desk.connection.say('learnt', { version: server.version });
  expect(server.asked, 'of what it knows').toBe(asked);
});

test('progress made offline is sent on reconnection', async () => {
  const server = new Server();
  const connection = new FakeConnection();
  connection.state.set({ kind: 'offline' });
  const { step, steps, told, keeper } = device(server, connection);
  server.line = 'lost';
  step('take');
  await keeper.keep();
  expect([steps(), told.value]).toMatchObject([['take'], { player: null, waits: true }]);
  server.line = 'well';
  connection.state.set({ kind: 'online' });
  await keeper.keep();
  expect([server.kept.course, told.value]).toMatchObject([{ nim: ['take'] }, { player: ANN.id, waits: false }]);
});

test('a server that is busy is asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const server = new Server();
    server.line = 'lost';
    const { keeper, step } = device(server);
    step('take');
    await keeper.keep();
    const { asked } = server;
    server.line = 'well';
    vi.advanceTimersByTime(60_000);
    await keeper.keep();
    expect([server.asked, server.kept.course]).toEqual([asked + 1, { nim: ['take'] }]);
  } finally {
    vi.useRealTimers();
  }
});

test('progress made during a request is sent as well', async () => {
  const server = new Server();
  const { keeper, step, steps, told } = device(server);
  step('take');
  const asked = keeper.keep();
  step('count');
  await asked;
  expect([steps(), server.kept.course.nim]).toEqual([
    ['count', 'take'],
    ['count', 'take'],
  ]);
  expect(told.value.waits).toBe(false);
});

test('the progress of another player is replaced by ours, and the device starts counting anew', async () => {
  const server = new Server();
  const { keeper, step, told, steps } = device(server);
  await keeper.keep();
  const { device: before } = told.value;
  told.set({ ...told.value, player: BEN.id });
  server.kept = { ...NOTHING_LEARNT, course: { nim: ['mine'] } };
  step('theirs');
  await keeper.keep();
  expect([steps(), told.value.player]).toEqual([['mine'], ANN.id]);
  expect(told.value.device).not.toBe(before);
});

test('progress made while the progress of another player is replaced by ours is kept and sent', async () => {
  const server = new Server();
  const { keeper, step, told, steps } = device(server);
  await keeper.keep();
  told.set({ ...told.value, player: BEN.id });
  step('theirs');
  const asked = keeper.keep();
  step('ours');
  await asked;
  expect([steps(), server.kept.course.nim, told.value]).toMatchObject([['ours'], ['ours'], { player: ANN.id, waits: false }]);
});

test('an erased player leaves nothing on the device', async () => {
  const server = new Server();
  const { keeper, step, learnt, told } = device(server);
  step('take');
  await keeper.keep();
  keeper.forget();
  expect([learnt.value, told.value]).toMatchObject([NOTHING_LEARNT, { player: null, waits: false }]);
});

test('the page waits only briefly for a server, and not at all for one that is unreachable', async () => {
  const offline = new FakeConnection();
  offline.state.set({ kind: 'offline' });
  await device(new Server(), offline).keeper.known(1e9);
  await device(new Server()).keeper.known(1e9);
  const connecting = new FakeConnection();
  connecting.state.set({ kind: 'connecting' });
  await device(new Server(), connecting).keeper.known(0);
});

const PUZZLES = ['1,2', '2,3', '3,4,5'].map(
  (position): Puzzle => ({ kind: 'find', game: 'nim', params: {}, misere: false, position, rating: 700 }),
);
const DAY = 20_780;

const act = fc.record({
  at: fc.nat(1),
  what: fc.constantFrom('step', 'puzzle', 'daily', 'keep', 'lose', 'cut', 'mend', 'wait'),
  which: fc.nat(2),
});

test('two devices that make progress at any time over an unreliable line, and the server, end up with all of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const server = new Server();
        const devices = [device(server), device(server)];
        const model = { steps: new Set<string>(), tries: 0, places: new Set<number>() };
        let now = 1_000;
        for (const { at, what, which } of acts) {
          const { learn, step, keeper, told } = devices[at] ?? device(server);
          const puzzle = PUZZLES[which] as Puzzle;
          now++;
          const attempted = { at: now, attempt: 'found', daily: null, device: `${at}` } as const;
          if (what === 'step') {
            step(`${which}`);
            model.steps.add(`${which}`);
          } else if (what === 'puzzle') {
            learn((before) => ({ ...before, practice: afterPuzzle(before.practice, puzzle, attempted) }));
            model.tries++;
          } else if (what === 'daily') {
            const daily = { day: DAY, place: which };
            learn((before) => ({ ...before, practice: afterPuzzle(before.practice, puzzle, { ...attempted, daily }) }));
            model.tries++;
            model.places.add(which);
          } else if (what === 'keep') void keeper.keep();
          else if (what === 'wait') await keeper.keep();
          else server.line = what === 'mend' ? 'well' : what === 'cut' ? 'cut' : 'lost';
          expect(typeof told.value.waits).toBe('boolean');
        }
        server.line = 'well';
        for (let round = 0; round < 3; round++) for (const { keeper } of devices) await keeper.keep();
        for (const known of [server.kept, ...devices.map(({ learnt }) => learnt.value)]) {
          expect(new Set(known.course.nim ?? [])).toEqual(model.steps);
          expect(known.practice.tried).toHaveLength(model.tries);
          expect(Object.values(known.practice.counts).reduce((sum, count) => sum + count, 0)).toBe(model.tries);
          expect(known.practice.days.whole).toEqual(model.places.size === 3 ? [[DAY, DAY]] : []);
        }
        expect(devices.map(({ told }) => told.value.waits)).toEqual([false, false]);
      }),
      { numRuns: 60 },
    );
  } finally {
    vi.useRealTimers();
  }
});
