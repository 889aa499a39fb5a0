import type { Piles } from '../../games/colourful/pile.ts';
import { say } from '../../phrase.ts';
import { countSectionLists, sectionLists } from '../boxes.ts';
import type { Claim } from '../claim.ts';
import { type Judge, judge } from '../judge.ts';
import { pileOf } from './colourful.ts';
import { leastMissing, lowered, type Sections, values } from './eeny-meeny.ts';

/** A statement about the value of every pile. */
function aboutPiles(claim: Omit<Claim, 'paper' | 'range' | 'cost' | 'begin'>, worth: (sections: Sections) => number): Claim {
  return {
    ...claim,
    paper: 'colourful',
    range: { of: say`Stones in the pile`, from: 1, usual: 12, most: 18 },
    cost: countSectionLists,
    begin() {
      const piles: Judge<Piles> = judge('colourful');
      return function* (stones) {
        for (const sections of sectionLists(stones)) yield piles.nimber(pileOf(sections), worth(sections));
      };
    },
  };
}

/** Slips of Liu and Britton, each with the form that holds. */
export const COLOURFUL_MISPRINTS: readonly Claim[] = [
  aboutPiles(
    {
      id: 'colourful-equation-16',
      where: say`Equation ${'16'}`,
      says: say`The eeny-meeny rule with “less than” in its last line, where equation 2 has “at most”. A tie at the bottom then doesn’t count.`,
      standing: 'misprint',
      corrected: 'colourful-rule',
    },
    (sections) => values.byRule(sections, false),
  ),
  aboutPiles(
    {
      id: 'colourful-equation-5',
      where: say`Equation ${'5'}`,
      says: say`A pile is worth the largest value that a move leads to. (The paper has “max”.)`,
      standing: 'misprint',
      corrected: 'colourful-mex',
    },
    (sections) => Math.max(...lowered(sections).map((left) => values.byRule(left))),
  ),
  aboutPiles(
    {
      id: 'colourful-equation-6',
      where: say`Equation ${'6'}`,
      says: say`Take from a pile its top section, or ℓ stones of it for every ℓ smaller than that section, ℓ = 0 included. The pile is worth the smallest number missing among the results.`,
      standing: 'misprint',
      corrected: 'colourful-mex',
    },
    (sections) => leastMissing(lowered(sections, 0)),
  ),
  aboutPiles(
    {
      id: 'colourful-section-3-2',
      where: say`Section ${'3.2'}`,
      says: say`If the top section of n stones is larger by m than the value below it, the list of options ends at n − m, where m is left out.`,
      standing: 'misprint',
      corrected: 'colourful-mex',
    },
    (sections) => {
      const left = (sections.at(-1) ?? 0) - values.goingUp(sections.slice(0, -1));
      return leastMissing(left > 0 ? lowered(sections, left) : lowered(sections));
    },
  ),
  aboutPiles(
    {
      id: 'colourful-mex',
      where: say`Equations ${'5'} to ${'9'}`,
      says: say`Leave 0 to n − 1 stones of the top section of n. The pile is worth the smallest number missing among the values of what is left.`,
      standing: 'holds',
    },
    (sections) => leastMissing(lowered(sections)),
  ),
];
