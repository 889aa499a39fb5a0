import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseText, rulesOf } from '../../support/games.ts';

interface Same {
  readonly title: string;
  readonly one: readonly [game: string, params?: Readonly<Record<string, unknown>>];
  readonly other: readonly [game: string, params?: Readonly<Record<string, unknown>>];
  /** The position of the other game that is equivalent to these heaps. */
  readonly text: (heaps: readonly number[]) => string;
  /** The other game is played under the opposite convention. */
  readonly opposite?: boolean;
  /** The other game has two texts for moves that are the same here. */
  readonly mirrored?: boolean;
  /** The most heaps, and the largest. */
  readonly size: readonly [heaps: number, largest: number];
}

const PAIR: readonly [number, number] = [2, 1_000_000];

/** Games that are the same under other names, heap for heap. */
const SAME: readonly Same[] = [
  { title: 'a rook is two heaps of Nim', one: ['nim'], other: ['rook'], text: ([a = 0, b = 0]) => `${a}.${b}`, size: PAIR },
  { title: 'a rook by its family', one: ['rook'], other: ['corner', { piece: 'rook' }], text: ([a = 0, b = 0]) => `${a}.${b}`, size: PAIR },
  {
    title: 'code 0.(3) is Nim',
    one: ['nim'],
    other: ['octal', { code: '0.(3)' }],
    text: (heaps) => heaps.join(','),
    mirrored: true,
    size: [4, 60],
  },
  {
    title: 'code 4.(3) is Lasker’s Nim',
    one: ['laskers-nim'],
    other: ['octal', { code: '4.(3)' }],
    text: (heaps) => heaps.join(','),
    size: [4, 60],
  },
  { title: 'one heap at a time is Nim', one: ['nim'], other: ['moore', { k: 1 }], text: (heaps) => heaps.join(','), size: [6, 2 ** 50] },
  {
    title: 'red all the way up is Nim',
    one: ['nim'],
    other: ['chromatic', { red: 'beatty:1' }],
    text: (heaps) => heaps.join(','),
    size: [2, 1_000],
  },
  {
    title: 'single sections are Nim',
    one: ['nim'],
    other: ['colourful', { ends: 'both' }],
    text: (heaps) => heaps.join(','),
    size: [4, 2 ** 50],
  },
  { title: 'a stack of one stage is Nim', one: ['nim'], other: ['stack'], text: (heaps) => heaps.join('.'), size: [6, 2 ** 50] },
  {
    title: 'Nim over one stone is misère Nim',
    one: ['nim'],
    other: ['stack'],
    text: (heaps) => `1|${heaps.join('.')}`,
    opposite: true,
    size: [6, 2 ** 50],
  },
  {
    title: 'one colour over one stone is misère Nim',
    one: ['nim'],
    other: ['colourful'],
    text: ([a = 1]) => `1.${a}`,
    opposite: true,
    size: [1, 50],
  },
];

test.each(SAME)('$title', ({ one, other, text, opposite = false, mirrored = false, size: [most, largest] }) => {
  const [first, second] = [rulesOf(...one), rulesOf(...other)];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: largest }), { minLength: most === 1 ? 1 : 2, maxLength: most }),
      fc.boolean(),
      (heaps, misere) => {
        const expected = analyseText(first, one[0] === 'rook' ? text(heaps) : heaps.join(','), misere !== opposite);
        const found = analyseText(second, text(heaps), misere);
        expect(found.outcome).toBe(expected.outcome);
        if (!opposite && expected.nimber !== null && found.nimber !== null) expect(found.nimber).toBe(expected.nimber);
        if (mirrored) expect(found.winningCount > 0).toBe(expected.winningCount > 0);
        else expect(found.winningCount).toBe(expected.winningCount);
      },
    ),
    { numRuns: 50 },
  );
});
