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
      says: say`The eeny-meeny rule with “less” in its last line, where equation 2 has “at most”: a tie at the bottom does not count.`,
      standing: 'misprint',
      corrected: 'colourful-rule',
    },
    (sections) => values.byRule(sections, false),
  ),
  aboutPiles(
    {
      id: 'colourful-equation-5',
      where: say`Equation ${'5'}`,
      says: say`A pile is worth the largest value that a move leads to (“max” is printed).`,
      standing: 'misprint',
      corrected: 'colourful-mex',
    },
    (sections) => Math.max(...lowered(sections).map((left) => values.byRule(left))),
  ),
  aboutPiles(
    {
      id: 'colourful-equation-6',
      where: say`Equation ${'6'}`,
      says: say`A pile is worth the least number missing among the piles with ℓ fewer on top, for every ℓ below the top section (ℓ = 0 as well).`,
      standing: 'misprint',
      corrected: 'colourful-mex',
    },
    (sections) => leastMissing(lowered(sections, 0)),
  ),
  aboutPiles(
    {
      id: 'colourful-section-3-2',
      where: say`Section ${'3.2'}`,
      says: say`A top section that is larger by m than the value below it: the list of options ends where m is left out, at n − m.`,
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
      says: say`A pile is worth the least number missing among what it is worth without its top section and with 1 to n − 1 of it left.`,
      standing: 'holds',
    },
    (sections) => leastMissing(lowered(sections)),
  ),
];
