import { expect, test } from 'vitest';
import { spread } from '../support/scale.ts';
import { openHall, visitor } from './people.ts';

const hall = openHall();
/** For all tests, because nothing that is entered on these pages is kept. */
const visiting = visitor(hall);

test.each(spread(['sequence', 'mex', 'counts', 'quotient', 'theorems?paper=beyond'], 2))(
  'a number that /lab/%s cannot use is refused in its field',
  async (tool) => {
    const { page, troubles } = visiting;
    await page.goto(`${hall.server.url}/lab/${tool}`);
    const field = page.getByRole('spinbutton').first();
    const usual = await field.inputValue();
    for (const wrong of ['', '-1', '1.5', '1e30', '000000000000000000000.1']) {
      await field.fill(wrong);
      await page.locator('input[aria-invalid="true"]').waitFor();
      await page.getByText(/^Enter a whole number from \d+ to [\d,]+/).waitFor();
    }
    await field.fill(usual);
    await page.locator('input[aria-invalid="true"]').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  },
);

test.each(['make', 'compare'])('a position that /lab/%s cannot read is quoted in the error', async (tool) => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/${tool}?game=octal`);
  const field = page.getByRole('textbox', { name: /position$/ }).first();
  for (const [wrong, told] of [
    ['', 'A row must be a whole number, not "".'],
    ['7,\u202e💥', 'A row must be a whole number, not "U+202E💥".'],
    ['x'.repeat(5_000), `A row must be a whole number, not "${'x'.repeat(20)}…".`],
    [`1${'0'.repeat(30)}`, 'A row must be at most 1,000,000,000.'],
  ] as const) {
    await field.fill(wrong);
    await page.getByText(told).first().waitFor();
  }
  await field.fill('5');
  await page.getByText(/^A row must be/).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});

const WRONG_ADDRESSES = [
  ['sequence?game=kayles&to=1e30', 'to=1e30'],
  ['sequence?game=no-such-game', 'game=no-such-game'],
  ['plane?size=17&third=-1', 'size=17, third=-1'],
  ['mex?entries=25', 'entries=25'],
  ['counts?game=slow&params=%7B%22k%22%3A99%7D', 'params={"k":99}'],
  ['counts?parts=4&to=900', 'to=900'],
  ['quotient?game=chomp&to=24', 'game=chomp'],
  ['theorems?paper=none', 'paper=none'],
] as const;

test.each(spread(WRONG_ADDRESSES, 3))('/lab/%s reports values in its address that do not exist', async (path, told) => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/${path}`);
  await page.getByText(`The address has invalid settings (${told}). The usual ones are used instead.`).waitFor();
  await page.getByRole('combobox').first().waitFor();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await page.getByText('They have the same value in every sum').waitFor();
  expect(await page.getByText('The address has invalid settings').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('a valid address of the laboratory shows no error', async () => {
  const { page } = visiting;
  await page.goto(`${hall.server.url}/lab/sequence?game=subtraction&params=%7B%22take%22%3A%5B4%2C2%5D%7D&misere=0&to=20`);
  await page.getByText('Terms', { exact: true }).waitFor();
  expect(await page.getByText('The address has invalid settings').count()).toBe(0);
});

test('an unknown game does not fall back to another one, and a table ends where it cannot be continued', async () => {
  const { page, troubles } = visiting;
  await page.goto(`${hall.server.url}/lab/sequence?game=subtraction&to=20`);
  await page.getByRole('button', { name: 'b-file' }).waitFor();
  await page.getByRole('spinbutton', { name: 'Show' }).fill('21');
  await page.getByRole('alert').getByText('Enter a whole number from 0 to 20.').waitFor();
  await page.getByRole('spinbutton', { name: 'Take at most' }).fill('0');
  await page.getByRole('alert').getByText('“Take at most” must be at least 1.').waitFor();
  await page.getByRole('button', { name: 'b-file' }).waitFor({ state: 'detached' });
  await page.goto(`${hall.server.url}/lab/quotient?game=dawsons-kayles&to=13`);
  await page.getByText('Proven for any number of rows or heaps of up to 13.').waitFor();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('octal');
  await page.getByRole('textbox', { name: 'Code' }).fill('0.G');
  await page.getByText('Proven for any number of rows or heaps').waitFor({ state: 'detached' });
  await page.goto(`${hall.server.url}/lab/mex?game=moore&entries=24`);
  await page
    .getByText(/^The list stops before \d+\. Working out that term takes more memory than there is\.$/)
    .waitFor({ timeout: 60_000 });
  expect(troubles).toEqual([]);
});
