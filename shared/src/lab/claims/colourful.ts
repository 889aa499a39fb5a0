import type { Pile, Piles } from '../../games/colourful/pile.ts';
import type { Stacks } from '../../games/stack/stacks.ts';
import { say } from '../../phrase.ts';
import { nimSum } from '../../solver/nimbers.ts';
import { countSectionLists, sectionLists, sortedLists } from '../boxes.ts';
import type { Claim, Range } from '../claim.ts';
import { judge } from '../judge.ts';
import { type Sections, values } from './eeny-meeny.ts';

const STONES: Range = { of: say`Stones in the pile`, from: 0, usual: 15, most: 19 };

/** A position of one pile without colour letters: two colours that alternate. */
export function pileOf(...piles: readonly Sections[]): Piles {
  return piles.map((sections): Pile => ({ sections, colours: '' }));
}

/** Whether the value of each pile is what a rule says. */
function eachPile(value: (sections: Sections) => number): ReturnType<Claim['begin']> {
  const piles = judge<Piles>('colourful');
  return function* (stones) {
    for (const sections of sectionLists(stones)) yield piles.nimber(pileOf(sections), value(sections));
  };
}

/** Liu and Britton, Winning colourful Nim with the eeny-meeny rule. */
export const COLOURFUL: readonly Claim[] = [
  {
    id: 'colourful-lemma-3-1',
    paper: 'colourful',
    where: say`Lemma ${'3.1'}`,
    says: say`A pile is worth its top section, or one less if that is no larger than the value of the pile without it.`,
    standing: 'holds',
    range: STONES,
    cost: countSectionLists,
    begin: () => eachPile(values.goingUp),
  },
  {
    id: 'colourful-rule',
    paper: 'colourful',
    where: say`Equation ${'2'}`,
    says: say`The eeny-meeny rule gives the value of every pile. A tie at the bottom section counts as eeny.`,
    standing: 'holds',
    range: STONES,
    cost: countSectionLists,
    begin: () => eachPile(values.byRule),
  },
  {
    id: 'colourful-theorem-3-4',
    paper: 'colourful',
    where: say`Theorem ${'3.4'}`,
    says: say`Going up by Lemma 3.1 and going down by the eeny-meeny rule give the same value.`,
    standing: 'holds',
    range: { ...STONES, usual: 16 },
    cost: countSectionLists,
    begin() {
      const piles = judge<Piles>('colourful');
      return function* (stones) {
        for (const sections of sectionLists(stones)) {
          const [up, down] = [values.goingUp(sections), values.byRule(sections)];
          yield up === down ? null : piles.against(pileOf(sections), say`Going up gives ${up}, going down ${down}.`);
        }
      };
    },
  },
  {
    id: 'colourful-sums',
    paper: 'colourful',
    where: say`Section ${'2.4'}`,
    says: say`Two piles are lost exactly when their values are equal.`,
    standing: 'holds',
    range: { of: say`Stones in all`, from: 0, usual: 9, most: 13 },
    cost: (to) => (to + 2) * countSectionLists(to),
    begin() {
      const piles = judge<Piles>('colourful');
      return function* (stones) {
        for (let left = 0; 2 * left <= stones; left++) {
          for (const one of sectionLists(left)) {
            for (const other of sectionLists(stones - left)) {
              yield piles.lost(pileOf(one, other), nimSum(values.byRule(one), values.byRule(other)) === 0);
            }
          }
        }
      };
    },
  },
  {
    id: 'colourful-figure-6',
    paper: 'colourful',
    where: say`Figure ${'6'}`,
    says: say`Five piles worth 1, 0, 1, 1 and 1 are lost. No move wins.`,
    standing: 'holds',
    range: null,
    cost: () => 1_000,
    begin() {
      const piles = judge<Piles>('colourful');
      return function* () {
        yield piles.winningMoves(pileOf([1], [1, 1], [1, 1, 1], [2, 2], [1, 1, 1]), []);
      };
    },
  },
  {
    id: 'colourful-three-colours',
    paper: 'colourful',
    where: say`Section ${'4.1'}`,
    says: say`Three colors are no harder than two. It only matters where the color changes.`,
    standing: 'holds',
    range: { of: STONES.of, from: 1, usual: 8, most: 11 },
    cost: (to) => 3 ** to,
    begin() {
      const piles = judge<Piles>('colourful');
      return function* (stones) {
        for (const sections of sectionLists(stones)) {
          for (const colours of colourings(sections.length)) yield piles.nimber([{ sections, colours }], values.byRule(sections));
        }
      };
    },
  },
  {
    id: 'colourful-one-stone-under',
    paper: 'colourful',
    where: say`Section ${'4.3'}`,
    says: say`If the last stone loses, a pile is lost exactly when it is lost in normal play with one stone of another color added below it.`,
    standing: 'holds',
    range: { ...STONES, from: 1, most: 18 },
    cost: (to) => 3 * countSectionLists(to),
    begin() {
      const piles = judge<Piles>('colourful', {}, true);
      return function* (stones) {
        for (const sections of sectionLists(stones)) yield piles.lost(pileOf(sections), values.goingUp([1, ...sections]) === 0);
      };
    },
  },
  {
    id: 'colourful-nim-on-a-stone',
    paper: 'colourful',
    where: say`Section ${'4.3'}`,
    says: say`Nim in which the last stone loses is the same as normal Nim on top of a single stone.`,
    standing: 'holds',
    range: { of: say`Stones in the largest of three heaps`, from: 1, usual: 7, most: 20 },
    cost: (to) => (to + 1) ** 3,
    begin() {
      const onAStone = judge<Stacks>('stack');
      return function* (largest) {
        for (const heaps of sortedLists(3, largest)) yield onAStone.lost([[[1], heaps]], isLostInMisereNim(heaps));
      };
    },
  },
  {
    id: 'colourful-no-function',
    paper: 'colourful',
    where: say`Section ${'4.3'}`,
    says: say`The values of the single games don’t decide a stack. 1 below 1 – 1 is won, and 1 below 2 – 2 is lost.`,
    standing: 'holds',
    range: null,
    cost: () => 100,
    begin() {
      const stacks = judge<Stacks>('stack');
      return function* () {
        yield stacks.lost([[[1], [1, 1]]], false);
        yield stacks.lost([[[1], [2, 2]]], true);
      };
    },
  },
];

/** Conway's rule in other words: as in normal play, but that of heaps of 1 alone an odd number is lost. */
function isLostInMisereNim(heaps: readonly number[]): boolean {
  const sum = heaps.reduce(nimSum, 0);
  return heaps.some((size) => size > 1) ? sum === 0 : sum === 1;
}

/** Colourings of this many sections with three colours, neighbours different; the first is always red. */
function* colourings(sections: number): Generator<string, void, void> {
  if (sections === 0) yield '';
  if (sections === 1) yield 'r';
  if (sections < 2) return;
  for (const below of colourings(sections - 1)) for (const colour of 'ryg') if (!below.endsWith(colour)) yield below + colour;
}
