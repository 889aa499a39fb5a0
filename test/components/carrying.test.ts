import { expect, test } from 'vitest';
import { openPartsPage } from '../support/parts-page.ts';

const parts = openPartsPage();

const CARRIED = [
  { game: 'nimble', position: '2,5,6', from: 'Square 5,', to: 'Square 3,', words: 'Move the coin from 5 to 3.' },
  { game: 'coin-strip', position: '3,5,8', from: 'Square 8,', to: 'Square 6,', words: 'Move the coin from 8 to 6.' },
  { game: 'corner', position: '5.7,3.4', from: 'Queen B', to: 'Column 3, row 2', words: 'Move queen B to column 3, row 2.' },
] as const;

test.each(CARRIED)('in $game a piece can be dragged to its destination', async ({ from, to, words, ...placed }) => {
  await show(placed);
  await carry(from, to);
  await expect.poll(() => parts.page.locator('.words').textContent()).toContain(words);
  expect(await parts.page.evaluate(() => window.parts.played), 'it is looked at first').toEqual([]);
  await parts.page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(await parts.page.evaluate(() => window.parts.played)).toHaveLength(1);
});

test('a piece dropped on an illegal place stays where it is, and the table says why', async () => {
  await show({ game: 'nimble', position: '2,5,6' });
  await carry('Square 2,', 'Square 4,');
  expect(await parts.page.evaluate(() => window.parts.played)).toEqual([]);
  await expect.poll(() => parts.page.locator('.words.complaint').count()).toBe(1);
});

test.each([
  { game: 'nimble', position: '2,5,6', move: '5-3', from: 'Square 5', to: 'Square 3' },
  { game: 'corner', position: '5.7,3.4', move: 'b3.2', from: 'Column 3, row 4', to: 'Queen B on column 3, row 2' },
])('in $game the opponent’s move is animated, unless reduced motion is set', async ({ from, to, move, ...placed }) => {
  const { page } = parts;
  const follow = () =>
    page.evaluate(
      async ([placed, move]) => {
        const ways: string[] = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, options) {
          ways.push((frames as Keyframe[]).map(({ transform }) => transform ?? '').join());
          return animate.call(this, frames, options);
        };
        await window.parts.playOn(placed, move);
        Element.prototype.animate = animate;
        return ways.filter((way) => way !== ',');
      },
      [placed, move] as const,
    );
  const ways = await follow();
  const [start, end] = await Promise.all(
    [from, to].map((name) =>
      page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .boundingBox(),
    ),
  );
  if (!start || !end) throw new Error('The squares are not there');
  expect(ways).toEqual([`translate(${start.x - end.x}px, ${start.y - end.y}px),none`]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await follow()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

test('a tap outside the board’s parts clears the selection', async () => {
  await show({ game: 'nim', position: '3,4,5' });
  await parts.page.getByRole('button', { name: /^Heap B, 4 stones\. Take 2,/ }).click();
  await expect.poll(() => parts.page.locator('.words').textContent()).toContain('Take 2 from B, leaving 2.');
  await parts.page.locator('nh-heaps-board').click({ position: { x: 4, y: 4 } });
  await expect.poll(() => parts.page.locator('.words').textContent()).not.toContain('Take 2 from B');
});

async function show(placed: { readonly game: string; readonly position: string }): Promise<void> {
  await parts.page.evaluate((at) => window.parts.showTable(at), placed);
}

/** Presses the element with this name, and releases over another one. */
async function carry(from: string, to: string): Promise<void> {
  const [start, end] = await Promise.all(
    [from, to].map(async (name) => {
      const { x, y, width, height } = (await parts.page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  if (!start || !end) throw new Error(`There is no ${from} or ${to}`);
  const { mouse } = parts.page;
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await mouse.move(end.x, end.y, { steps: 3 });
  await mouse.up();
}
