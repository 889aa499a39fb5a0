import { openSqlite } from '@nimhall/server/store/sqlite';
import type { Outage } from '@nimhall/server/store/store';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { ann, ben, move, open, sit } from '../support/deciding.ts';
import { temporaryFolder } from '../support/harness.ts';
import { roomsOn } from '../support/rooms-on.ts';

test('R9: an outage that comes while the one before is given back is charged to nobody either', async () => {
  const clock = { now: 1_000 };
  const outages: Outage[] = [];
  const store = openSqlite(await temporaryFolder(), pino({ level: 'silent' }));
  onTestFinished(() => store.close());
  let isFull = false;
  const passing: typeof store = {
    ...store,
    append: async (append) => {
      if (isFull) throw new Error('The disk is full');
      // The process stands still while it writes down what it gives back.
      if (append.entry.events.some(({ kind }) => kind === 'clock-credited') && outages.length === 0) {
        outages.push({ from: clock.now, to: clock.now + 60_000 });
        clock.now += 60_000;
      }
      return await store.append(append);
    },
  };
  const rooms = roomsOn(passing, () => clock.now, { settled: async () => undefined, of: () => outages });
  const give = async (actor: Actor, command: RoomCommand, id: string): Promise<void> =>
    await rooms.execute('code', { command, actor, id }, (outcome) => expect(outcome, `${command.kind} ${id}`).toMatchObject({ ok: true }));

  await give(ann, { ...open, start: '9,9', seats: { first: 'me' }, clock: { initialMs: 10_000, incrementMs: 0 } }, 'open');
  await give(ben, sit('second'), 'sit');
  await give(ann, move(0, 'a1'), '0');
  await give(ben, move(1, 'b1'), '1');
  isFull = true;
  await expect(give(ann, move(2, 'a1'), '2')).rejects.toThrow('The disk is full');
  isFull = false;
  clock.now += 400;
  await give(ann, move(2, 'a1'), '2');
  expect(outages.length, 'outages while time was given back').toBe(1);
  expect((await rooms.read('code'))?.clock?.remaining.first).toBeGreaterThanOrEqual(10_000);
});
