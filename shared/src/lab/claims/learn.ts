import type { Heaps } from '../../game/heaps.ts';
import { drawJoin } from '../../games/sprouts/draw.ts';
import { type SproutsMap, spotsAlone } from '../../games/sprouts/map.ts';
import { joinsOf } from '../../games/sprouts/moves.ts';
import { say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { pairsWith, sortedLists } from '../boxes.ts';
import type { Claim } from '../claim.ts';
import { judge, sameNumber } from '../judge.ts';
import { aboutNim, HEAP, lowering, nimExamples, sumOf, type Words } from './nim.ts';
import { beginnerWins } from './sprouts.ts';

function words(id: string, where: Claim['where'], says: Claim['says'], more: Partial<Words> = {}): Words {
  return { id: `learn-${id}`, paper: 'learn', where, says, standing: 'holds', ...more };
}

/** Nolan, Learn to Nim. */
export const LEARN: readonly Claim[] = [
  aboutNim(
    words('one-heap-misprint', say`One heap`, say`A single heap of any size is won.`, {
      standing: 'misprint',
      corrected: 'learn-one-heap',
    }),
    1,
    (nim, heaps) => nim.lost(heaps, false),
  ),
  aboutNim(words('one-heap', say`One heap`, say`A single heap of any size except 0 is won.`), 1, (nim, heaps) =>
    heaps[0] === 0 ? undefined : nim.lost(heaps, false),
  ),
  aboutNim(words('two-heaps', say`Two heaps`, say`Two heaps are lost exactly when they are equal.`), 2, (nim, heaps) =>
    nim.lost(heaps, heaps[0] === heaps[1]),
  ),
  aboutNim(
    words('twins-misprint', say`Three heaps`, say`Two equal heaps with a third of any size are won.`, {
      standing: 'misprint',
      corrected: 'learn-twins',
    }),
    3,
    (nim, [a, b, c]) => (a === b || b === c ? nim.lost([a, b, c] as Heaps, false) : undefined),
  ),
  aboutNim(words('twins', say`Three heaps`, say`Two equal heaps with a third that isn’t empty are won.`), 3, (nim, heaps) => {
    const [a, b, c] = heaps;
    const [twins, third] = a === b ? [true, c] : [b === c, a];
    return twins && third !== 0 ? nim.lost(heaps, false) : undefined;
  }),
  aboutNim(
    words('a-pair-more', say`Three heaps`, say`Adding two equal heaps doesn’t change who wins. Tried by adding 10 and 10 to two heaps.`),
    2,
    (nim, heaps) => nim.lost([...heaps, 10, 10], sumOf(heaps) === 0),
    { range: { ...HEAP, usual: 20, most: 40 } },
  ),
  aboutNim(
    words(
      'sums',
      say`Three heaps`,
      say`Two lost positions together are lost. A lost and a won position together are won. Tried on pairs of heaps.`,
    ),
    3,
    (nim, [a = 0, b = 0, c = 0]) => nim.lost([a, a, b, c], b === c),
  ),
  nimExamples(
    words(
      'small',
      say`Three heaps`,
      say`1\u00a0–\u00a02\u00a0–\u00a03, 1\u00a0–\u00a04\u00a0–\u00a05, 2\u00a0–\u00a04\u00a0–\u00a06, 2\u00a0–\u00a03\u00a0–\u00a04\u00a0–\u00a05 and 1\u00a0–\u00a06\u00a0–\u00a07 are lost.`,
    ),
    (nim) =>
      [
        [1, 2, 3],
        [1, 4, 5],
        [2, 4, 6],
        [2, 3, 4, 5],
        [1, 6, 7],
      ].map((heaps) => nim.lost(heaps, true)),
  ),
  nimExamples(words('one-two-two-three', say`Three heaps`, say`From 1 – 1 – 2 – 2 – 3, taking the heap of 3 wins.`), (nim) => [
    nim.wonByMovingTo([1, 1, 2, 2, 3], [1, 1, 2, 2, 0]),
  ]),
  aboutNim(
    words('one-more', say`Three heaps`, say`1, 2n and 2n + 1 together are lost.`),
    1,
    (nim, [n = 0]) => nim.lost([1, 2 * n, 2 * n + 1], true),
    { range: { of: say`Numbers up to`, from: 0, usual: 25, most: 60 } },
  ),
  {
    ...words(
      'table',
      say`The general pattern`,
      say`Fill a table so that each entry is the smallest number missing to its left and above. That is addition in binary without carrying.`,
    ),
    range: { of: say`Rows and columns`, from: 0, usual: 60, most: 300 },
    cost: (to) => (to + 1) ** 2,
    begin() {
      const nim = judge<Heaps>('nim');
      return function* (larger) {
        for (const pair of pairsWith(larger)) yield nim.nimber(pair, nimSum(...pair));
      };
    },
  },
  {
    ...words('at-most-the-sum', say`The general pattern`, say`The nim-sum of two numbers is never more than their sum.`),
    range: { of: say`Numbers up to`, from: 0, usual: 500, most: 998 },
    cost: (to) => (to + 1) ** 2,
    begin: () =>
      function* (larger) {
        for (const [a, b] of pairsWith(larger)) yield nimSum(a, b) <= a + b ? null : sameNumber(`${a}, ${b}`, a + b, nimSum(a, b));
      },
  },
  {
    ...words(
      'large',
      say`The general strategy`,
      say`20 – 31 – 37 – 83 has nim-sum 125 and one winning move, 83 to 46. Tried on the nim-sums of all moves.`,
    ),
    range: null,
    cost: () => 200,
    begin: () =>
      function* () {
        const heaps = [20, 31, 37, 83];
        yield sameNumber('20, 31, 37, 83', 125, sumOf(heaps));
        const moves = heaps.flatMap((size, heap) =>
          [...Array(size).keys()].filter((left) => sumOf(heaps.with(heap, left)) === 0).map((left) => lowering(heaps, heap, left)),
        );
        yield moves.join() === 'd37' ? null : judge<Heaps>('nim').against(heaps, say`The moves to a nim-sum of 0 are ${moves.join(', ')}.`);
      },
  },
  {
    ...words(
      'rook',
      say`Sprague and Grundy`,
      say`A rook on its way to a corner is Nim with two heaps. It is lost exactly on the diagonal, and worth the nim-sum of its two distances.`,
    ),
    range: { ...HEAP, of: say`Squares to the corner, at most`, usual: 40, most: 200 },
    cost: (to) => (to + 1) ** 2,
    begin() {
      const rook = judge<readonly { readonly column: number; readonly row: number }[]>('corner', { piece: 'rook' });
      return function* (farther) {
        for (const [, [column = 0, row = 0]] of [...sortedLists(2, farther)].entries())
          yield rook.nimber([{ column, row }], nimSum(column, row));
      };
    },
  },
  {
    ...words(
      'one-spot',
      say`Sprouts`,
      say`One spot of Sprouts is worth 0. Every first move leads to a position worth 1, and every move from there ends the game.`,
    ),
    range: null,
    cost: () => 4,
    begin: () =>
      function* () {
        const spots = judge<SproutsMap>('sprouts');
        const start = spotsAlone(1);
        const loop = drawnIn(start);
        yield spots.nimber(start, 0);
        for (const after of loop) yield spots.nimber(after, 1);
        for (const end of loop.flatMap(drawnIn)) yield spots.nimber(end, 0);
      },
  },
  {
    ...words(
      'spots-alone',
      say`Sprouts`,
      say`Divide the number of spots by 6. The player who starts wins exactly when the remainder is 3, 4 or 5. Known up to 44 spots, and proved for no more than have been worked out.`,
    ),
    standing: 'open',
    range: { of: say`Most spots at the start`, from: 1, usual: 4, most: 5 },
    cost: (to) => 10 ** to,
    begin() {
      const spots = judge<SproutsMap>('sprouts');
      return function* (count) {
        yield spots.lost(spotsAlone(count), !beginnerWins(count, false));
      };
    },
  },
];

/** All maps after one more line. */
function drawnIn(map: SproutsMap): SproutsMap[] {
  return Array.from(joinsOf(map), (join) => drawJoin(map, join).map);
}
