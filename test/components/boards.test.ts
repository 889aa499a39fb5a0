import { playText, readGame, readPosition } from '@nimhall/shared/catalogue/read';
import type { View } from '@nimhall/shared/game/view';
import { isDrawn } from '@nimhall/shared/picture/pile';
import { CATALOGUE } from '@nimhall/shared/protocol/catalogue';
import { expect, test } from 'vitest';
import { countOn } from '../support/page-metrics.ts';
import { openPartsPage } from '../support/parts-page.ts';
import { scaled, spread } from '../support/scale.ts';

const parts = openPartsPage();

/** Rows of which three may be left, or must be. */
const inThree = ['0.08'].map((code) => ({ game: 'octal', params: { code }, position: '6', name: `octal ${code}` }));

/** The most objects of a board to tap: of those that can be tapped, and of those that cannot. */
const MAX_TAPPED = scaled(2, 6);
/** The most moves of a position to look at. */
const MAX_MOVES = scaled(2, 4);

const presets = CATALOGUE.flatMap(({ id, presets }) =>
  presets.slice(0, scaled(1, 3)).map(({ start, params }) => ({ game: id, params, position: start, name: `${id} ${start}` })),
).concat(inThree);

test.each(presets)('$name: everything that can be tapped names a legal move, and Play plays it', async ({ game, params, position }) => {
  const { rules } = expectOk(readGame(game, params));
  const at = expectOk(readPosition(rules, position));
  const placed = { game, params, position };
  const objects = await parts.page.evaluate((placed) => window.parts.objectsOf(placed), placed);
  const some = [true, false].flatMap((isOpen) =>
    spread(
      objects.filter((object) => object.isOpen === isOpen).map(({ label }) => label),
      MAX_TAPPED,
    ),
  );
  const taps = await parts.page.evaluate(([placed, labels]) => window.parts.tapEach(placed, labels), [placed, some] as const);
  for (const { label, isOpen, selected, words, played } of taps) {
    if (!isOpen) {
      expect(played, `${label}: cannot be tapped, but something was played`).toBeNull();
      continue;
    }
    expect(selected, label).not.toBeNull();
    if (!playText(rules, at, selected ?? '').ok) {
      // The beginning of a move that takes from a certain number of heaps, or names two squares.
      expect(words, label).toMatch(/^(Take from exactly \d heaps|Now tap .*)\.$/);
      expect(played, label).toBeNull();
      continue;
    }
    expect(words, `${label}: the move has no words of its own`).toMatch(
      /^(Take \d|Split row|Move (the )?\w+ .*to |Turn coins? |Put a |Bite at |Cut the (line|loop|arch) |Join |Draw a loop at ).*\.$/,
    );
    expect(played, label).toBe(selected);
    const result = playText(rules, at, played ?? '');
    expect(result.ok, `${label}: ${played} is not legal`).toBe(true);
  }
  expect(new Set(objects.map(({ label }) => label)).size, 'two objects are called the same').toBe(objects.length);
});

test.each(presets)('$name: what the last move took, or where it went, is marked', async ({ game, params, position }) => {
  const { rules } = expectOk(readGame(game, params));
  const at = expectOk(readPosition(rules, position));
  for (const move of spread([...rules.moves(at)], MAX_MOVES)) {
    const next = expectOk(rules.play(at, move));
    const [text, before, after] = [rules.move.format(move), rules.view(at), rules.view(next)];
    const shown = await parts.page.evaluate(([placed, move]) => window.parts.playOn(placed, move), [
      { game, params, position },
      text,
    ] as const);
    if (before.kind === 'grid') expect(shown.squares, text).toHaveLength(2);
    else if (before.kind === 'map') expect(shown.objects, text).toBe(before.spots + 1);
    else if (before.kind === 'squares') expect(shown.squares, text).toHaveLength(text.split('-').length);
    else expect([shown.objects, shown.gone], text).toEqual([drawnIn(after), goneBetween(before, after)]);
  }
});

test('a tap lays the page out once', async () => {
  const { page } = parts;
  await page.evaluate((placed) => window.parts.showTable(placed), { game: 'nim', position: '3,4,5' });
  const layouts = await countOn(page, 'LayoutCount');
  // A typeface that loads meanwhile would lay it out as well.
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(resolve))));
  const before = await layouts();
  const stone = page.getByRole('button', { name: /^Heap B, 4 stones\. Take 2,/ });
  await stone.evaluate((stone) => {
    (stone as HTMLElement).click();
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  expect((await layouts()) - before).toBe(1);
});

test.each(['5,5,3', '6,5', '2,1,1'])('the squares of the chocolate %s are placed by column and row', async (position) => {
  await parts.page.evaluate((placed) => window.parts.showTable(placed), { game: 'chomp', position });
  const squares = await parts.page.locator('nh-squares-board .square').evaluateAll((all) =>
    all.map((square) => {
      const { left, bottom, width } = square.getBoundingClientRect();
      return { name: /[a-z]\d+/.exec(square.getAttribute('aria-label') ?? '')?.[0] ?? '', left, bottom, width };
    }),
  );
  const poison = squares.find(({ name }) => name === 'a1');
  if (!poison) throw new Error('There is no square a1.');
  const misplaced = squares.filter(({ name, left, bottom }) => {
    const [column, row] = [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1)) - 1];
    return Math.abs(left - poison.left - column * poison.width) > 1 || Math.abs(poison.bottom - bottom - row * poison.width) > 1;
  });
  expect(misplaced).toEqual([]);
});

test('hidden state is described below the board, and is in the board’s name', async () => {
  await parts.page.evaluate((placed) => window.parts.showTable(placed), { game: 'fibonacci', position: '20:6' });
  expect(await parts.page.getByRole('group', { name: 'Board. You may take 6 at most.', exact: true }).count()).toBe(1);
  expect(await parts.page.locator('.words').textContent()).toContain('You may take 6 at most.');
  await parts.page.evaluate((placed) => window.parts.showTable(placed), { game: 'nim', position: '3,4' });
  expect(await parts.page.getByRole('group', { name: 'Board', exact: true }).count()).toBe(1);
});

/** How many stones, pins or edges a view draws individually. */
function drawnIn(view: View): number {
  return sum(sizesOf(view).filter(isDrawn));
}

/** How many of them a move took from where they were; none when a whole game was cleared and the next one opens. */
function goneBetween(before: View, after: View): number {
  const left = sizesOf(after);
  if (before.kind === 'heaps') return sum(sizesOf(before).map((size, heap) => (isDrawn(size) ? Math.max(0, size - (left[heap] ?? 0)) : 0)));
  const [was, is] = [before, after].map((view) => (view.kind === 'stages' ? sum(view.stacks.map(({ stages }) => stages.length)) : 0));
  return was === is ? sum(sizesOf(before).filter(isDrawn)) - sum(left.filter(isDrawn)) : 0;
}

function sizesOf(view: View): number[] {
  switch (view.kind) {
    case 'heaps':
      return view.heaps.map(({ size }) => size);
    case 'rows':
      return view.rows.map(({ size }) => size);
    case 'stages':
      return view.stacks.flatMap(({ stages }) => stages.at(-1) ?? []);
    case 'graph':
      return view.edges.map(() => 1);
    case 'grid':
    case 'squares':
    case 'map':
      return [];
    default:
      return view satisfies never;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function expectOk<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
