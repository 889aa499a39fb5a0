import {
  firstFalse,
  isOdd,
  levelSets,
  lists,
  nimSum,
  pairs,
  type Reading,
  type Sizes,
  search,
  smallestMissing,
  so,
  upTo,
} from './reading.ts';

const nim = search('nim');
const misere = search('nim', {}, true);
const upToTwo = search('subtraction', { max: 2 });
const TAKES = upTo(6, 1).map((m) => ({ m, game: search('subtraction', { max: m }) }));
const SEVERAL = upTo(3, 1).map((k) => ({ k, game: search('moore', { k }) }));

/** Nim and Impartial Game Theory Basics, middle level. */
export const MIDDLE: Readonly<Record<string, Reading>> = {
  'middle-bouton': { breaksAt: () => firstFalse(lists(4, 4), (heaps) => nim.lost(`${heaps}`) === (nimSum(...heaps) === 0)) },
  'middle-winning-moves': {
    breaksAt: () =>
      firstFalse(lists(3, 5), (heaps) => {
        const targets = heaps.map((size) => nimSum(size, ...heaps));
        const moves = heaps.flatMap((size, heap) => ((targets[heap] ?? 0) < size ? [`${'abc'[heap]}${size - (targets[heap] ?? 0)}`] : []));
        return nim.winning(`${heaps}`) === moves.sort().join(' ');
      }),
  },
  'middle-example-a': { breaksAt: () => so(nimSum(6, 9, 12) === 3 && nim.winning('6,9,12') === 'a1') },
  'middle-misere': {
    breaksAt: () =>
      firstFalse(lists(4, 4), (heaps) => {
        const isLost = heaps.some((size) => size > 1) ? nim.lost(`${heaps}`) : isOdd(heaps.filter((size) => size === 1).length);
        return misere.lost(`${heaps}`) === isLost;
      }),
  },
  'middle-misere-ones': { breaksAt: () => so(misere.lost('1,1,1') && !misere.lost('1,1')) },
  'middle-empty-misprint': { breaksAt: () => so(nim.lost('0,0') && misere.lost('0,0')) },
  'middle-empty': { breaksAt: () => so(nim.lost('0,0') && !misere.lost('0,0')) },
  'middle-max-take': {
    breaksAt: () =>
      firstFalse(
        TAKES.flatMap(({ m, game }) => upTo(20).map((size) => ({ m, size, worth: game.worth(`${size}`) }))),
        ({ m, size, worth }) => worth === size % (m + 1),
      ),
  },
  'middle-max-take-sums': {
    breaksAt: () =>
      firstFalse(
        TAKES.flatMap(({ m, game }) => [...lists(3, 7)].map((heaps) => ({ m, heaps, isLost: game.lost(`${heaps}`) }))),
        ({ m, heaps, isLost }) => isLost === (nimSum(...heaps.map((size) => size % (m + 1))) === 0),
      ),
  },
  'middle-example-b': {
    breaksAt: () =>
      so(
        upToTwo.lost('6') &&
          upTo(6)
            .map((size) => upToTwo.worth(`${size}`))
            .join() === '0,1,2,0,1,2,0',
      ),
  },
  'middle-example-c-misprint': { breaksAt: () => so(upToTwo.winning('6,4') === 'b1') },
  'middle-example-c': { breaksAt: () => so(upToTwo.winning('6,4') === 'a2 b1' && upToTwo.worth('4') > upToTwo.worth('6')) },
  'middle-lowering-misprint': { breaksAt: () => firstFalse(wonMoves(), ({ before, now, target }) => now === target && now < before) },
  'middle-raising': { breaksAt: () => firstFalse(wonMoves(), ({ now, target }) => now === target) },
  'middle-moore': { breaksAt: () => firstFalse(moore(), ({ k, heaps, isLost }) => isLost === columnsFit(heaps, 2, k + 1)) },
  'middle-moore-digits': { breaksAt: () => firstFalse(moore(), ({ k, heaps, isLost }) => isLost === columnsFit(heaps, k + 1, k + 1)) },
  'middle-detect-period': {
    breaksAt: () =>
      firstFalse(takes(), (take) => {
        const largest = Math.max(...take);
        const values = worths(take, 8 * largest);
        const seen = upTo(largest, 1).find((length) => upTo(2 * largest - length).every((at) => values[at] === values[at + length]));
        return seen !== undefined && upTo(8 * largest - seen).every((at) => values[at] === values[at + seen]);
      }),
  },
  'middle-window': {
    breaksAt: () =>
      firstFalse(takes(), (take) => {
        const m = Math.max(...take);
        const values = worths(take, 200);
        const row = (from: number) => values.slice(from, from + m).join();
        const from = upTo(60).find((at) => upTo(at - 1).some((before) => row(before) === row(at))) ?? 200;
        const length = from - upTo(from - 1).findIndex((before) => row(before) === row(from));
        return upTo(4 * length, from).every((at) => values[at] === values[at - length]);
      }),
  },
  'middle-code': { breaksAt: () => so(!nim.lost('3,4,5') && nim.lost('1,1')) },
};

/**
 * Every winning move from two heaps when 1 or 2 may be taken: the value of its heap before and after, and the nim-sum
 * of the old value and the total.
 */
function wonMoves() {
  return pairs(7).flatMap((heaps) => {
    const [one, other] = heaps.map((size) => upToTwo.worth(`${size}`)) as [number, number];
    return upToTwo
      .winning(`${heaps}`)
      .split(' ')
      .filter(Boolean)
      .map((move) => {
        const before = move.startsWith('a') ? one : other;
        const [left] = `${upToTwo.after(`${heaps}`, move)}`.split(',').slice(move.startsWith('a') ? 0 : 1);
        return { heaps, move, before, now: upToTwo.worth(`${left}`), target: nimSum(before, one, other) };
      });
  });
}

const moore = () => SEVERAL.flatMap(({ k, game }) => [...lists(4, 5)].map((heaps) => ({ k, heaps, isLost: game.lost(`${heaps}`) })));

/** Whether the digits of each column, written in a base, add up to a multiple. */
function columnsFit(heaps: Sizes, base: number, of: number): boolean {
  return upTo(3).every((column) => heaps.reduce((sum, size) => sum + (Math.floor(size / base ** column) % base), 0) % of === 0);
}

const takes = () => [...levelSets(5)].filter((take) => take.length > 0);

/** The values of heaps when these numbers may be taken, by the definition. */
function worths(take: Sizes, last: number): number[] {
  const values: number[] = [];
  for (let size = 0; size <= last; size++)
    values.push(smallestMissing(take.filter((each) => each <= size).map((each) => values[size - each] ?? -1)));
  return values;
}
