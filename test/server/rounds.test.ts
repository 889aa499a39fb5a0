import { setImmediate as nextRound } from 'node:timers/promises';
import { Rounds } from '@nimhall/server/workers/rounds';
import { expect, test } from 'vitest';

test('what one address asks for at once begins in several rounds, and what others ask meanwhile before the rest of it', async () => {
  const rounds = new Rounds();
  const begun: string[] = [];
  const ask = (address: string, nth: number) => rounds.begin(address, () => void begun.push(`${address} ${nth}`));
  for (let nth = 0; nth < 100; nth++) ask('eve', nth);
  const atOnce = begun.length;
  expect(atOnce).toBeLessThan(100);
  ask('ann', 0);
  expect(begun.at(-1), 'somebody else does not wait').toBe('ann 0');
  await nextRound();
  ask('ann', 1);
  expect(begun.length, 'two rounds').toBe(2 * atOnce + 2);
  while (begun.length < 102) await nextRound();
  expect(
    begun.filter((each) => each.startsWith('eve')),
    'in the order in which they came',
  ).toEqual(Array.from({ length: 100 }, (_, nth) => `eve ${nth}`));
});

test('little that an address asks for begins at once, also in later rounds', async () => {
  const rounds = new Rounds();
  for (let nth = 0; nth < 20; nth++) {
    let begun = 0;
    for (let each = 0; each < 4; each++) rounds.begin('ann', () => begun++);
    expect(begun).toBe(4);
    await nextRound();
  }
});

test('what fails holds up nothing that came after it', async () => {
  const rounds = new Rounds();
  const failed = new Promise((resolve) => process.once('uncaughtException', resolve));
  const begun: number[] = [];
  for (let nth = 0; nth < 30; nth++) {
    rounds.begin('eve', () => {
      begun.push(nth);
      if (nth === 20) throw new Error('unexpected');
    });
  }
  expect(await failed).toEqual(new Error('unexpected'));
  while (begun.length < 30) await nextRound();
  expect(begun).toEqual(Array.from({ length: 30 }, (_, nth) => nth));
});
