import { family, type Ruleset } from '../game/contract.ts';
import { illegal } from '../game/fault.ts';
import { letterOf } from '../game/letters.ts';
import type { ParamForm } from '../game/params.ts';
import { randomItem } from '../game/random-item.ts';
import { COLOURS, type Colour, type Section } from '../game/view.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { oneEndedTheory } from './colourful/one-ended.ts';
import { type Pile, type PileMove, type Piles, pileMoveNotation, pilesNotation, shortened } from './colourful/pile.ts';
import { twoEndedTheory } from './colourful/two-ended.ts';

const FORM = {
  mode: 'all',
  fields: [
    {
      kind: 'choice',
      name: 'ends',
      label: 'Take from',
      options: [
        { value: 'top', label: 'the top only' },
        { value: 'both', label: 'either end' },
      ],
      default: 'top',
    },
  ],
} as const satisfies ParamForm;

function rules(ends: 'top' | 'both'): Ruleset<Piles, PileMove> {
  return {
    rule:
      ends === 'top'
        ? say`Take stones of one color from the top of one pile, as many as you like.`
        : say`Take stones of one color from either end of one string, as many as you like.`,
    last: 'stone',
    position: pilesNotation,
    move: pileMoveNotation,
    *moves(piles) {
      for (const [pile, { sections }] of piles.entries()) {
        for (const end of openEnds(sections, ends)) {
          const size = endSize(sections, end);
          for (let take = 1; take <= size; take++) yield { pile, end, take };
        }
      }
    },
    play(piles, { pile, end, take }) {
      const from = piles[pile];
      const name = letterOf(pile).toUpperCase();
      if (from === undefined) return illegal(ends === 'top' ? say`There is no pile ${name}.` : say`There is no string ${name}.`);
      if (end === 'bottom' && ends === 'top') return illegal(say`Take from the top of a pile only.`);
      const size = endSize(from.sections, end);
      if (size === 0)
        return illegal(
          ends === 'top' ? say`Pile ${name} is empty. Choose another one.` : say`String ${name} is empty. Choose another one.`,
        );
      if (take > size) {
        if (ends === 'top') return illegal(say`The top section of pile ${name} has only ${size}.`);
        return illegal(
          end === 'top'
            ? say`The right section of string ${name} has only ${size}.`
            : say`The left section of string ${name} has only ${size}.`,
        );
      }
      return ok(piles.with(pile, shortened(from, end, take)));
    },
    sample(piles, random) {
      const open = piles.flatMap(({ sections }, pile) =>
        openEnds(sections, ends).map((end) => ({ pile, end, size: endSize(sections, end) })),
      );
      const { pile, end, size } = randomItem(open, random);
      return { pile, end, take: 1 + Math.floor(random() * size) };
    },
    parts: (piles) => piles.map((pile) => [pile]),
    key: (piles) =>
      piles
        .filter(({ sections }) => sections.length > 0)
        .map(({ sections }) => pileKey(sections, ends))
        .sort()
        .join(','),
    view: (piles) => ({ kind: 'heaps', ends, mostHeaps: 1, called: 'pile', heaps: piles.map(heapView) }),
    theory: ends === 'top' ? oneEndedTheory : twoEndedTheory(),
  };
}

/** A pile of a single section has only its top: taking from its bottom would be the same move. Open at both ends, piles lie: the top is on the right. */
function openEnds(sections: readonly number[], ends: 'top' | 'both'): PileMove['end'][] {
  if (sections.length === 0) return [];
  return ends === 'both' && sections.length > 1 ? ['top', 'bottom'] : ['top'];
}

function endSize(sections: readonly number[], end: PileMove['end']): number {
  return sections.at(end === 'top' ? -1 : 0) ?? 0;
}

/** Colours do not matter to the value, and with both ends open neither does which end is which. */
function pileKey(sections: readonly number[], ends: 'top' | 'both'): string {
  const key = sections.join('.');
  const turned = sections.toReversed().join('.');
  return ends === 'both' && turned < key ? turned : key;
}

function heapView({ sections, colours }: Pile, index: number) {
  return {
    letter: letterOf(index),
    size: sections.reduce((sum, size) => sum + size, 0),
    sections: sections.map((length, at): Section => ({ length, colour: colourOf(colours, at) })),
  };
}

/** Without letters two colours alternate from the bottom. */
function colourOf(colours: string, at: number): Colour {
  const colour = colours === '' ? COLOURS[at % 2] : COLOURS.find(({ letter }) => letter === colours.charAt(at));
  return (colour ?? COLOURS[0]).name;
}

/** Colorful Nim: take one color from the top of a pile or the end of a string. */
export const colourful = family({
  id: 'colourful',
  name: 'Colorful Nim',
  summary: 'Take one color from the top of a pile, or from the end of a string.',
  group: 'twist',
  params: FORM,
  presets: [
    { id: '1-2-2-2', name: '1 – 2 – 2 – 2', why: 'One pile. Where the color changes, think.', start: '1.2.2.2', outcome: 'N' },
    {
      id: 'five-piles',
      name: 'Five piles',
      why: 'It looks easy, but only the second player can win.',
      start: '1,1.1,1.1.1,2.2,r1.y1.g1',
      outcome: 'P',
    },
    {
      id: 'three-colours',
      name: 'Three colors',
      why: 'A third color changes the look and nothing else.',
      start: 'r2.y1.g3,g1.r4,y2.g2.r1',
      outcome: 'N',
    },
    {
      id: 'three-colours-misere',
      name: 'Three colors, last loses',
      why: 'Only single stones on single stones make the last one matter.',
      start: 'r2.y1.g3,g1.r4,y2.g2.r1',
      misere: true,
      outcome: 'N',
    },
    {
      id: '4-4-4',
      name: '4 – 4 – 4, both ends',
      why: 'Both ends are equal. What does the middle change?',
      start: 'r4.y4.g4',
      params: { ends: 'both' },
      outcome: 'N',
    },
    {
      id: 'two-strings',
      name: 'Two strings, both ends',
      why: 'Four ends, and no first move wins. Play second.',
      start: 'r2.y1.r3.g1,g3.y2.r1',
      params: { ends: 'both' },
      outcome: 'P',
    },
  ],
  ruleset: ({ ends }) => ok(rules(ends)),
});
