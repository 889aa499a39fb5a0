import { readFile } from 'node:fs/promises';
import type { Ruleset } from '@nimhall/shared/game/contract';
import type { GridView, View } from '@nimhall/shared/game/view';
import { COLOURS } from '@nimhall/shared/game/view';
import { boardSize } from '@nimhall/shared/picture/grid';
import { drawHeaps } from '@nimhall/shared/picture/heaps';
import { LIGHT } from '@nimhall/shared/picture/palette';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { svgText } from '@nimhall/shared/picture/svg';
import { expect, test } from 'vitest';
import { PRESETS, playout } from '../support/playouts.ts';

const FRAME = { palette: LIGHT, title: 'A position', width: 1200, height: 630, margin: 60, background: LIGHT.table };

test.each(PRESETS)('$title is drawn inside its frame from the start to the end', ({ preset, rules }) => {
  const start = rules.position.parse(preset.start);
  if (!start.ok) throw new Error(preset.start);
  for (const position of playout(rules, start.value, () => 0.5)) {
    const view = rules.view(position);
    const { shapes, width, height } = pictureOf(view);
    expect(width).toBeGreaterThan(0);
    // A piece fills its square, so its bounding box starts outside.
    const outside = view.kind === 'grid' ? 1 : 1e-9;
    for (const { x, y, path } of shapes) {
      expect(path).toMatch(/^M[-\d.]/);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-outside);
      expect(x).toBeLessThanOrEqual(width + outside);
      expect(y).toBeLessThanOrEqual(height + outside);
    }
    expectWellFormed(svgText(pictureOf(view), FRAME));
  }
});

test('every colour is drawn in its own shape', () => {
  const sections = COLOURS.map(({ name }) => ({ length: 1, colour: name }));
  const bodies = drawHeaps(heapsOf({ letter: 'a', size: sections.length, sections })).shapes.filter(({ fill }) => fill && fill !== 'shine');
  expect(bodies.map(({ fill }) => fill)).toEqual(COLOURS.map(({ name }) => name));
  expect(new Set(bodies.map(({ path }) => path)).size).toBe(COLOURS.length);
});

test('a heap that is too large to draw is one stone and a number, however large', () => {
  const size = Number.MAX_SAFE_INTEGER;
  const { shapes } = drawHeaps(heapsOf({ letter: 'a', size, sections: [{ length: size, colour: null }] }));
  expect(shapes.filter(({ fill }) => fill === 'plain')).toHaveLength(1);
  expect(shapes.filter(({ stroke }) => stroke === 'ink')).toHaveLength(String(size).length);
});

test('a few heaps are drawn as rows, with hollows where stones were taken', () => {
  const heap = (size: number) => ({ letter: 'a', size, sections: [{ length: size, colour: null }] });
  const [start, later] = [heapsOf(heap(3), heap(4), heap(5)), heapsOf(heap(1), heap(4), heap(0))];
  const stones = (view: View) => pictureOf(view, { start, moves: [] }).shapes.filter(({ fill }) => fill === 'plain');
  expect(new Set(stones(start).map(({ y }) => y)).size).toBe(3);
  expect(stones(later).every((stone) => stones(start).some(({ x, y }) => x === stone.x && y === stone.y))).toBe(true);
  const hollows = pictureOf(later, { start, moves: [] }).shapes.filter(({ fill }) => fill === 'rim');
  expect(hollows).toHaveLength(7);
});

test('many heaps are wrapped into lines, so that the picture is not a ribbon', () => {
  const heaps = Array.from({ length: 26 }, () => ({ letter: 'a', size: 6, sections: [{ length: 6, colour: null }] }));
  const { width, height } = pictureOf(heapsOf(...heaps));
  expect(width / height).toBeLessThan(3);
});

test('given the start of the game, nothing shifts as it goes on', () => {
  const heap = (size: number) => ({ letter: 'a', size, sections: [{ length: size, colour: null }] });
  const groundOf = (view: View, start: View) =>
    pictureOf(view, { start, moves: [] })
      .shapes.filter(({ stroke }) => stroke === 'rim')
      .map(({ y }) => Math.round(y * 1_000));
  const start = heapsOf(...[1, 1, 1, 1, 1, 3, 20].map(heap));
  const later = heapsOf(...[0, 1, 0, 1, 1, 2, 5].map(heap));
  expect(groundOf(later, start)).toEqual(groundOf(start, start));
  const queen = (column: number): View => ({ kind: 'grid', piece: 'queen', pieces: [{ letter: 'a', column, row: 2 }] });
  expect(pictureOf(queen(3), { start: queen(12), moves: [] }).width).toBe(pictureOf(queen(12)).width);
});

test.each(PRESETS.filter(({ rules, preset }) => viewAt(rules, preset.start).kind === 'grid'))(
  '$title: every square that a piece can ever reach is drawn from the start',
  ({ preset, rules }) => {
    const size = boardSize(viewAt(rules, preset.start) as GridView);
    const seen = new Set([preset.start]);
    for (const text of seen) {
      const position = rules.position.parse(text);
      if (!position.ok) throw new Error(text);
      const { pieces } = rules.view(position.value) as GridView;
      for (const { column, row } of pieces) {
        expect(size, `${text} lies outside`).toSatisfy(({ columns, rows }) => column < columns && row < rows);
      }
      // One piece is enough, because the others do not block it.
      for (const move of rules.moves([(position.value as unknown[])[0]])) {
        const next = rules.play([(position.value as unknown[])[0]], move);
        if (next.ok) seen.add(rules.position.format(next.value));
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  },
);

test('text in a picture is escaped', () => {
  const picture = svgText(pictureOf(heapsOf()), { ...FRAME, title: '</title><script>"&' });
  expect(picture).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;</title>');
});

test('standalone pictures use the light colours of the pages', async () => {
  const css = await readFile(new URL('../../client/src/styles/tokens.css', import.meta.url), 'utf8');
  const light = (token: string) => new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(css)?.[1];
  for (const { name } of COLOURS) expect(LIGHT[name], name).toBe(light(`stone-${name}`));
  expect(LIGHT).toMatchObject({
    plain: light('stone'),
    ink: light('ink'),
    goal: light('accent'),
    rim: light('heaps-edge'),
    table: light('heaps-top'),
    pin: light('skittle'),
    'pin-edge': light('skittle-edge'),
  });
});

function viewAt(rules: Ruleset, text: string): View {
  const position = rules.position.parse(text);
  if (!position.ok) throw new Error(text);
  return rules.view(position.value);
}

function heapsOf(...heaps: Extract<View, { kind: 'heaps' }>['heaps']): Extract<View, { kind: 'heaps' }> {
  return { kind: 'heaps', heaps, ends: 'top', mostHeaps: 1 };
}

/** Well-formed XML of the kind we write: every tag closed in order, no bare ampersand, no invalid number. */
function expectWellFormed(text: string): void {
  expect(text).not.toMatch(/NaN|undefined|Infinity|&(?!\w+;)/);
  const open: string[] = [];
  for (const [, close, name = '', self] of text.matchAll(/<(\/?)([a-z]+)(?: [\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open).toEqual([]);
  expect(text.replaceAll(/<\/?[a-z]+(?: [\w:-]+="[^"<]*")*\/?>/g, '')).not.toMatch(/[<>]/);
}
