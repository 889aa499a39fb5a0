import { firstFalse, lists, nimSum, pairs, type Reading, search, smallestMissing, so, upTo } from './reading.ts';

const nim = search('nim');
const rook = search('rook');
const sprouts = search('sprouts');

/** Nolan, Learn to Nim. */
export const LEARN: Readonly<Record<string, Reading>> = {
  'learn-one-heap-misprint': { breaksAt: () => firstFalse(upTo(9), (size) => !nim.lost(`${size}`)) },
  'learn-one-heap': { breaksAt: () => firstFalse(upTo(9, 1), (size) => !nim.lost(`${size}`)) },
  'learn-two-heaps': { breaksAt: () => firstFalse(pairs(8), ([one, other]) => nim.lost(`${one},${other}`) === (one === other)) },
  'learn-twins-misprint': { breaksAt: () => firstFalse(twinsAndThird(), ([twin, third]) => !nim.lost(`${twin},${twin},${third}`)) },
  'learn-twins': { breaksAt: () => firstFalse(twinsAndThird(), ([twin, third]) => third === 0 || !nim.lost(`${twin},${twin},${third}`)) },
  'learn-a-pair-more': { breaksAt: () => firstFalse(pairs(5), (heaps) => nim.lost(`${heaps}`) === nim.lost(`${heaps},10,10`)) },
  'learn-sums': {
    breaksAt: () =>
      firstFalse(
        pairs(4).flatMap((one) => pairs(4).map((other) => [`${one}`, `${other}`] as const)),
        ([one, other]) => !nim.lost(one) || nim.lost(`${one},${other}`) === nim.lost(other),
      ),
  },
  'learn-small': { breaksAt: () => firstFalse(['1,2,3', '1,4,5', '2,4,6', '2,3,4,5', '1,6,7'], nim.lost) },
  'learn-one-two-two-three': { breaksAt: () => so(nim.winning('1,1,2,2,3').split(' ').includes('e3')) },
  'learn-one-more': { breaksAt: () => firstFalse(upTo(5), (n) => nim.lost(`1,${2 * n},${2 * n + 1}`)) },
  'learn-table': {
    breaksAt: () => {
      const table: number[][] = [];
      for (let row = 0; row < 32; row++) {
        const entries: number[] = [];
        for (let column = 0; column < 32; column++)
          entries.push(smallestMissing([...entries, ...table.map((above) => above[column] ?? -1)]));
        table.push(entries);
      }
      return firstFalse(pairs(31), ([row, column]) => table[row]?.[column] === nimSum(row, column));
    },
  },
  'learn-at-most-the-sum': { breaksAt: () => firstFalse(pairs(63), ([one, other]) => nimSum(one, other) <= one + other) },
  'learn-large': {
    breaksAt: () => {
      const heaps = [20, 31, 37, 83];
      const moves = heaps.flatMap((size, heap) =>
        upTo(size - 1).flatMap((left) => (nimSum(...heaps.with(heap, left)) === 0 ? [`${size} to ${left}`] : [])),
      );
      return so(nimSum(...heaps) === 125 && moves.join() === '83 to 46');
    },
  },
  'learn-rook': {
    breaksAt: () =>
      firstFalse(
        pairs(7).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
        ([column, row]) => rook.lost(`${column}.${row}`) === (column === row) && rook.worth(`${column}.${row}`) === nimSum(column, row),
      ),
  },
  'learn-one-spot': {
    breaksAt: () => {
      const first = sprouts.moves('1').map((move) => sprouts.after('1', move));
      const second = first.flatMap((at) => sprouts.moves(at).map((move) => sprouts.after(at, move)));
      const isOver = (at: string) => sprouts.moves(at).length === 0;
      return so(sprouts.worth('1') === 0 && first.every((at) => sprouts.worth(at) === 1) && second.length > 0 && second.every(isOver));
    },
  },
  'learn-spots-alone': { breaksAt: () => firstFalse(upTo(3, 1), (spots) => !sprouts.lost(`${spots}`) === [3, 4, 5].includes(spots % 6)) },
};

const twinsAndThird = () => [...lists(1, 4)].flatMap(([twin = 0]) => upTo(4).map((third) => [twin, third] as const));
