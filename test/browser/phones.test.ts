import { expect, test } from 'vitest';
import { PRESETS } from '../support/playouts.ts';
import { playPreset } from '../support/preset-rooms.ts';
import { isFull } from '../support/scale.ts';
import { openRoom, sit, waitForMyTurn } from './gestures.ts';
import { MOVING, openHall, person } from './people.ts';

const hall = openHall();

const small = { ...MOVING, viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;
/** So many stones that they are small. */
const fourRows = PRESETS.find(({ title }) => title === 'nim 1-3-5-7');
if (!fourRows) throw new Error('Nim has four rows');
const large = { ...MOVING, viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;

test.runIf(isFull)('two people with phones, one of them sent a link, play a game by touch', async () => {
  const host = await person(hall, small);
  const room = await openRoom(host.page, hall.server.url);
  const guest = await person(hall, large);
  await guest.page.goto(room);
  await sit(guest.page);
  const turns = [
    [host, 'Heap A, 3 stones. Take 2'],
    [guest, 'Heap C, 5 stones. Take 5'],
    [host, 'Heap B, 4 stones. Take 3'],
    [guest, 'Heap A, 1 stone. Take 1'],
    [host, 'Heap B, 1 stone. Take 1'],
  ] as const;
  for (const [{ page }, stone] of turns) {
    await waitForMyTurn(page);
    await page.getByRole('button', { name: stone }).tap();
    await page.getByText(/^Take \d from [ABC], leaving /).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'the page is wider than the phone').toBe(0);
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
  }
  await host.page.getByRole('heading', { name: 'You win' }).waitFor();
  await guest.page.getByRole('heading', { name: / wins$/ }).waitFor();
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
});

test.runIf(isFull)('every control in a room is large enough for a finger', async () => {
  const { page } = await person(hall, small);
  await playPreset(page, hall.server.url, 'nim', fourRows.preset);
  await waitForMyTurn(page);
  const buttons = await page.getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(16);
  for (const button of buttons) {
    const box = await button.boundingBox();
    if (!box) continue;
    const name = await button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent?.trim());
    expect(Math.round(box.height), `${name} is ${box.height} px high`).toBeGreaterThanOrEqual(44);
    expect(Math.round(box.width), `${name} is ${box.width} px wide`).toBeGreaterThanOrEqual(44);
  }
});

test('a tap that just misses a small square selects it, and a tap in the middle of an invalid one explains why not', async () => {
  const { page } = await person(hall, small);
  await playPreset(page, hall.server.url, 'wythoff', { start: '7.7' });
  await waitForMyTurn(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByRole('button', { name: /^Column 3, row 7\./ }).boundingBox()) ?? {};
  expect(width).toBeLessThan(40);
  // Below it is a square where the queen may not go.
  await page.touchscreen.tap(x + width / 2, y + height * 1.5);
  await page.locator('.words.complaint').waitFor();
  await page.touchscreen.tap(x + width / 2, y + height + 2);
  await page.getByText('Move the queen to column 3, row 7.', { exact: true }).waitFor();
});
