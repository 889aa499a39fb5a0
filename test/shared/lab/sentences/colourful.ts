import { firstFalse, lists, piles, type Reading, type Sizes, search, smallestMissing, so, upTo } from './reading.ts';

const game = search('colourful');
const misere = search('colourful', {}, true);
const stack = search('stack');
const misereNim = search('nim', {}, true);

const text = (pile: Sizes): string => pile.join('.');
const worth = (pile: Sizes): number => (pile.length === 0 ? 0 : game.worth(text(pile)));
const topOf = (pile: Sizes): number => pile.at(-1) ?? 0;
const below = (pile: Sizes): Sizes => pile.slice(0, -1);
/** The pile with this much left of its top section. */
const leaving = (pile: Sizes, left: number): Sizes => (left === 0 ? below(pile) : [...below(pile), left]);

/** The value of the pile, found by going up. */
const goingUp = (pile: Sizes): number => pile.reduce((value, size) => (size > value ? size : size - 1), 0);

/**
 * Going down, the first section that differs from the top decides; each section is asked in turn whether it is larger,
 * or smaller.
 */
function eenyMeeny(pile: Sizes, bottomTieCounts: boolean): number {
  const top = topOf(pile);
  const under = below(pile).toReversed();
  const at = under.findIndex((size) => size !== top);
  if (at >= 0) return (at % 2 === 0 ? (under[at] ?? 0) > top : (under[at] ?? 0) < top) ? top - 1 : top;
  return bottomTieCounts && under.length % 2 === 1 ? top - 1 : top;
}

/** Liu and Britton, Winning colourful Nim with the eeny-meeny rule. */
export const COLOURFUL: Readonly<Record<string, Reading>> = {
  'colourful-lemma-3-1': {
    breaksAt: () => firstFalse(piles(8), (pile) => worth(pile) === (topOf(pile) > worth(below(pile)) ? topOf(pile) : topOf(pile) - 1)),
  },
  'colourful-rule': { breaksAt: () => firstFalse(piles(8), (pile) => worth(pile) === eenyMeeny(pile, true)) },
  'colourful-theorem-3-4': { breaksAt: () => firstFalse(piles(10), (pile) => goingUp(pile) === eenyMeeny(pile, true)) },
  'colourful-sums': {
    breaksAt: () =>
      firstFalse(
        [...piles(4)].flatMap((one) => [...piles(4)].map((other) => [one, other] as const)),
        ([one, other]) => game.lost(`${text(one)},${text(other)}`) === (worth(one) === worth(other)),
      ),
  },
  'colourful-figure-6': {
    breaksAt: () => {
      const five = [[1], [1, 1], [1, 1, 1], [2, 2], [1, 1, 1]];
      return so(five.map(worth).join() === '1,0,1,1,1' && game.winning(five.map(text).join()) === '');
    },
  },
  'colourful-three-colours': {
    breaksAt: () => firstFalse(threeColours(), ([coloured, pile]) => game.worth(coloured) === worth(pile)),
  },
  'colourful-one-stone-under': {
    breaksAt: () => firstFalse(piles(8), (pile) => misere.lost(text(pile)) === game.lost(text([1, ...pile]))),
  },
  'colourful-nim-on-a-stone': {
    breaksAt: () => firstFalse(lists(3, 3, 1), (heaps) => misereNim.lost(`${heaps}`) === stack.lost(`1|${text(heaps)}`)),
  },
  'colourful-no-function': { breaksAt: () => so(!stack.lost('1|1.1') && stack.lost('1|2.2')) },
  'colourful-equation-16': { breaksAt: () => firstFalse(piles(8), (pile) => worth(pile) === eenyMeeny(pile, false)) },
  'colourful-equation-5': {
    breaksAt: () =>
      firstFalse(piles(8), (pile) => worth(pile) === Math.max(...upTo(topOf(pile) - 1).map((left) => worth(leaving(pile, left))))),
  },
  'colourful-equation-6': {
    breaksAt: () =>
      firstFalse(piles(8), (pile) => worth(pile) === smallestMissing(upTo(topOf(pile)).map((left) => worth(leaving(pile, left))))),
  },
  'colourful-section-3-2': {
    breaksAt: () =>
      firstFalse(piles(8), (pile) => {
        const m = topOf(pile) - worth(below(pile));
        const last = m > 0 ? topOf(pile) - m : topOf(pile) - 1;
        return worth(pile) === smallestMissing(upTo(last).map((left) => worth(leaving(pile, left))));
      }),
  },
  'colourful-mex': {
    breaksAt: () =>
      firstFalse(piles(8), (pile) => worth(pile) === smallestMissing(upTo(topOf(pile) - 1).map((left) => worth(leaving(pile, left))))),
  },
};

/** Piles whose sections have three colours, in the game's notation, with their sizes alone. */
function threeColours(): (readonly [string, Sizes])[] {
  const coloured = (pile: Sizes) => pile.map((size, at) => `${'ryg'[at % 3]}${size}`).join('.');
  return [...piles(6)].filter(({ length }) => length >= 3).map((pile) => [coloured(pile), pile] as const);
}
