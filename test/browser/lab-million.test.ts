import { readFileSync } from 'node:fs';
import { readCode } from '@nimhall/shared/games/octal/code';
import { RowNimbers } from '@nimhall/shared/games/octal/row-nimbers';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHall, person } from './people.ts';

const hall = openHall();

/** Terms that the test computes again. */
const FIRST = 5_000;

test('Grundy’s game goes on beyond the solver’s limit, is saved meanwhile, stopped, and resumed', {
  timeout: 180_000,
}, async () => {
  const { page, troubles } = await person(hall);
  await page.goto(`${hall.server.url}/lab/sequence?game=grundys-game&to=1000000`);
  await expect.poll(() => knownUpTo(page), { timeout: 60_000 }).toBeGreaterThan(20_000);

  // A file can be saved before the end.
  const { values } = JSON.parse(await saved(page, 'JSON')) as { values: number[] };
  expect(values.length).toBeGreaterThan(1_000);
  await page.getByText('Calculating…').first().waitFor();

  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.', { exact: true }).waitFor();
  // The worker has reported its current step by the time it has written another file.
  await saved(page, 'CSV');
  await expect.poll(async () => (await shownUpTo(page)) === (await knownUpTo(page)), { timeout: 30_000 }).toBe(true);
  const stopped = await knownUpTo(page);
  expect(stopped).toBeGreaterThanOrEqual(values.length - 1);
  await page.getByRole('spinbutton', { name: 'Show' }).fill(String(stopped));
  await page.getByRole('row', { name: new RegExp(`^${stopped - (stopped % 10)} `) }).waitFor();

  const lines = (await saved(page, 'b-file')).trimEnd().split('\n');
  expect(lines.length).toBe(stopped + 1);
  const code = readCode('grundy');
  if (!code.ok) throw new Error(code.error.message);
  const rows = new RowNimbers(code.value);
  runToEnd(rows.reach(FIRST));
  expect(lines.slice(0, FIRST)).toEqual(Array.from(rows.values, (value, row) => `${row} ${value}`));
  expect(lines.slice(0, values.length).map((line) => Number(line.split(' ')[1]))).toEqual(values);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => knownUpTo(page), { timeout: 60_000 }).toBeGreaterThan(stopped);
  expect(new URL(page.url()).search).toBe('?game=grundys-game&line=row&to=1000000');

  // What was computed before is not computed again.
  await page.getByRole('spinbutton', { name: 'Up to' }).fill(String(stopped));
  await page.getByText(/^Computed in [\d.]+ s on this device\.$/).waitFor();
  expect(await shownUpTo(page)).toBe(stopped);
  expect(troubles).toEqual([]);
});

/** How far the page says the terms are known; 0 before it says anything. */
async function knownUpTo(page: Page): Promise<number> {
  return numberIn(page, /^Known up to ([\d,]+) of 1,000,000\./);
}

/** How many terms are shown. */
async function shownUpTo(page: Page): Promise<number> {
  return numberIn(page, /^No repetition found up to ([\d,]+)\.$/);
}

async function numberIn(page: Page, words: RegExp): Promise<number> {
  const [text] = await page.getByText(words).allTextContents();
  return Number(words.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? 0);
}

/** The contents of the file that a button saves. */
async function saved(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}
