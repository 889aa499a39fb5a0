import type { Outage } from '@nimhall/server/store/outages';
import { openSqlite } from '@nimhall/server/store/sqlite';
import type { Store } from '@nimhall/server/store/store';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ann, ben, move, open, sit } from '../support/deciding.ts';
import { temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

/** A process that can freeze for a minute, and rooms in it. */
async function standing(wrap: (store: Store, freeze: () => void) => Partial<Store> = () => ({})) {
  const clock = { now: 1_000 };
  const outages: Outage[] = [];
  const freeze = (): void => {
    outages.push({ from: clock.now, to: clock.now + 60_000 });
    clock.now += 60_000;
  };
  /** A callback that runs right after it was determined that there is no outage. */
  const after = { settled: (): void => undefined };
  const store = openSqlite(await temporaryFolder(), pino({ level: 'silent' }));
  onTestFinished(() => store.close());
  const rooms = roomsOn({ ...store, ...wrap(store, freeze) }, () => clock.now, {
    extraTime: 5_000,
    settled: async () => undefined,
    of: () => {
      const known = [...outages];
      after.settled();
      return known;
    },
  });
  const give = async (actor: Actor, command: RoomCommand, id: string): Promise<void> =>
    await rooms.execute('code', { command, actor, id }, (outcome) => expect(outcome, `${command.kind} ${id}`).toMatchObject({ ok: true }));
  await give(ann, { ...open, start: '9,9', seats: { first: 'me' }, clock: { initialMs: 10_000, incrementMs: 0 } }, 'open');
  await give(ben, sit('second'), 'sit');
  await give(ann, move(0, 'a1'), '0');
  await give(ben, move(1, 'b1'), '1');
  const left = async (): Promise<number | undefined> => (await rooms.read('code'))?.clock?.remaining.first;
  return { clock, outages, freeze, after, give, left };
}

test('R9: an outage during the credit of the previous one is charged to nobody either', async () => {
  let isFull = false;
  let isFirst = true;
  const { clock, outages, give, left } = await standing((store, freeze) => ({
    append: async (append) => {
      if (isFull) throw new Error('The disk is full');
      // The process freezes while it writes the credit.
      if (isFirst && append.entry.events.some(({ kind }) => kind === 'clock-credited')) {
        isFirst = false;
        freeze();
      }
      return await store.append(append);
    },
  }));
  isFull = true;
  await expect(give(ann, move(2, 'a1'), '2')).rejects.toThrow('The disk is full');
  isFull = false;
  clock.now += 400;
  await give(ann, move(2, 'a1'), '2');
  expect(outages.length, 'outages while time was given back').toBe(1);
  expect(await left()).toBeGreaterThanOrEqual(10_000);
});

test('R9: an outage right after a check found none is not charged to the current move', async () => {
  const { outages, freeze, after, give, left } = await standing();
  after.settled = () => {
    after.settled = () => undefined;
    freeze();
  };
  await give(ann, move(2, 'a1'), '2');
  expect(outages.length).toBe(1);
  expect(await left()).toBe(10_000);
});
