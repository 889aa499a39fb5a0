import {
  allEven,
  allOdd,
  firstFalse,
  isEven,
  isOdd,
  levelSets,
  lists,
  nimSum,
  pairs,
  piles,
  type Reading,
  type Sizes,
  search,
  upTo,
} from './reading.ts';

const ends = search('colourful', { ends: 'both' });

const excess = ([x1 = 0, x2 = 0, x3 = 0]: Sizes): number => x1 + x2 - x3;
const parities = (heaps: Sizes): string => heaps.map((size) => size % 2).join('');

/** The first heaps whose outcome differs from others that the words treat alike. */
function firstApart(all: Iterable<Sizes>, isLost: (heaps: Sizes) => boolean, decidedBy: (heaps: Sizes) => string): string | null {
  const known = new Map<string, boolean>();
  return firstFalse(all, (heaps) => {
    const key = decidedBy(heaps);
    if (!known.has(key)) known.set(key, isLost(heaps));
    return known.get(key) === isLost(heaps);
  });
}

/** Whether a position of this game, up to k heaps at a time, has a different outcome in misère and in normal play. */
function differs(k: number): (heaps: Sizes) => boolean {
  const [normal, misere] = [search('slow', { k }), search('slow', { k }, true)];
  return (heaps) => normal.lost(`${heaps}`) !== misere.lost(`${heaps}`);
}

/** Pairs by the queue of green levels; `from` is the first level that queues. */
function byQueue(reds: Sizes, highest: number, from: number): Map<number, number> {
  const partners = new Map<number, number>();
  const queue: number[] = [];
  for (const level of upTo(highest, from)) {
    if (!reds.includes(level)) queue.push(level);
    else partners.set(level, queue.shift() ?? level);
  }
  return partners;
}

const misereSprouts = search('sprouts', {}, true);

/** What goes beyond the five papers. */
export const BEYOND: Readonly<Record<string, Reading>> = {
  'beyond-end-nim': {
    breaksAt: () =>
      firstFalse(piles(5), (rest) => {
        const sizes = upTo(9).filter((size) => ends.lost((size === 0 ? rest : [size, ...rest]).join('.')));
        return sizes.length === 1;
      }),
  },
  'beyond-partners': {
    breaksAt: () =>
      firstFalse(levelSets(6), (reds) => {
        const game = search('chromatic', { red: `set:${reds}` });
        const partners = byQueue(reds, 6, 1);
        return pairs(6).every(([low, high]) => game.lost(`${low},${high}`) === (high === 0 || partners.get(high) === low));
      }),
  },
  'beyond-partners-misere': {
    breaksAt: () =>
      firstFalse(levelSets(6), (reds) => {
        const game = search('chromatic', { red: `set:${reds}` }, true);
        const partners = byQueue(reds, 6, 2).set(1, 0);
        return pairs(6).every(([low, high]) => game.lost(`${low},${high}`) === (partners.get(high) === low));
      }),
  },
  'beyond-slow-values': {
    breaksAt: () => {
      const game = search('slow', { k: 2 });
      return firstFalse(lists(3, 7), (heaps) => {
        const [x = 0, y = 0, z = 0] = heaps;
        return game.worth(`${heaps}`) === nimSum(isOdd(x) ? 2 : 0, isOdd(y) ? 3 : 0, isOdd(z) ? 1 : 0);
      });
    },
  },
  'beyond-slow-k-2': {
    breaksAt: () =>
      firstFalse(
        [2, 3].flatMap((k) => upTo(k + 2, 1).flatMap((count) => [...lists(count, 4)].map((heaps) => ({ k, heaps })))),
        ({ k, heaps }) => {
          const [smallest = 0, ...others] = heaps;
          const isLost =
            allEven(heaps) || (heaps.length === k + 1 && allOdd(heaps)) || (heaps.length === k + 2 && isEven(smallest) && allOdd(others));
          return search('slow', { k }).lost(`${heaps}`) === isLost;
        },
      ),
  },
  'beyond-slow-k-3': {
    breaksAt: () => {
      const game = search('slow', { k: 4 });
      const remainder = (heaps: Sizes) => ((excess(heaps) % 4) + 4) % 4;
      return firstApart(
        lists(7, 4),
        (heaps) => game.lost(`${heaps}`),
        (heaps) => `${parities(heaps)} ${Math.sign(excess(heaps))} ${remainder(heaps)}`,
      );
    },
  },
  'beyond-slow-misere': {
    breaksAt: () =>
      firstFalse(
        [2, 3].flatMap((k) => [...lists(k + 1, 4)].map((heaps) => ({ k, heaps }))),
        ({ k, heaps }) => differs(k)(heaps) === (new Set(heaps.slice(0, k)).size === 1),
      ),
  },
  'beyond-slow-misere-four': {
    breaksAt: () =>
      firstApart(lists(4, 7), differs(2), (heaps) => `${(heaps[0] ?? 0) % 2} ${excess(heaps)} ${(heaps[3] ?? 0) - (heaps[2] ?? 0)}`),
  },
  'beyond-slow-misere-five': {
    breaksAt: () =>
      firstApart(lists(5, 5), differs(3), (heaps) => {
        const [x1 = 0, , x3 = 0, x4 = 0, x5 = 0] = heaps;
        return `${x1 % 2} ${excess(heaps)} ${x4 - x3} ${x5 - x4}`;
      }),
  },
  'beyond-three-sections': {
    breaksAt: () =>
      firstFalse(
        upTo(3, 1).flatMap((middle) => upTo(3, 1).flatMap((end) => upTo(9, 4).map((tall) => ({ middle, end, tall })))),
        ({ middle, end, tall }) => {
          const p = [1, 2, 4, 8].find((power) => power > Math.max(middle, end)) ?? 0;
          return ends.worth(`${tall + p}.${middle}.${end}`) === ends.worth(`${tall}.${middle}.${end}`) + p;
        },
      ),
  },
  'beyond-sprouts-misere': {
    breaksAt: () =>
      firstFalse(upTo(3, 1), (spots) => {
        const startWins = spots === 1 || (spots !== 4 && [0, 4, 5].includes(spots % 6));
        return !misereSprouts.lost(`${spots}`) === startWins;
      }),
  },
};
