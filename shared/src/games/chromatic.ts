import { family, type Ruleset } from '../game/contract.ts';
import { illegal } from '../game/fault.ts';
import { type Heaps, heapsKey, heapsNotation } from '../game/heaps.ts';
import { letterOf } from '../game/letters.ts';
import type { ParamForm } from '../game/params.ts';
import { sampleTakes, type Takes, takeFromEach, takesNotation, takesUpTo } from '../game/takes.ts';
import type { Colour, Section } from '../game/view.ts';
import { type Phrase, say } from '../phrase.ts';
import { ok } from '../result.ts';
import { HIGHEST_LEVEL, type RedLevels, readRed } from './chromatic/red.ts';
import { chromaticTheory } from './chromatic/theory.ts';

/** Levels of a stack whose colours a view shows, from the top down; the rest comes as one plain section. */
const LEVELS_SHOWN = 200;

const FORM = {
  mode: 'all',
  fields: [
    {
      kind: 'text',
      name: 'red',
      label: 'Red levels',
      hint: 'beatty:(3+sqrt(5))/2, beatty:3/2, beatty:3, evil, or set:1,3,4',
      longest: 400,
      default: 'beatty:(3+sqrt(5))/2',
    },
  ],
} as const satisfies ParamForm;

function rules(red: RedLevels): Ruleset<Heaps, Takes> {
  const mostHeaps = (heaps: Heaps) => (heaps.some(red.isRed) ? 1 : heaps.length);
  return {
    rule: say`If any top stone is red, take from one stack. If not, from as many as you like.`,
    exactly: say`Take any number of stones from one stack. While no top stone is red, you may take from several at once. The red ones are ${red.words}.`,
    last: 'stone',
    position: heapsNotation(HIGHEST_LEVEL),
    move: takesNotation,
    moves: (heaps) => takesUpTo(heaps, mostHeaps(heaps)),
    play(heaps, takes) {
      const top = takes.length > 1 ? heaps.findIndex(red.isRed) : -1;
      if (top >= 0) return illegal(say`Stack ${letterOf(top).toUpperCase()} has red on top. Take from one stack only.`);
      return takeFromEach(heaps, takes, heaps.length);
    },
    now: (heaps) => now(heaps, red),
    sample: (heaps, random) => sampleTakes(heaps, mostHeaps(heaps), random),
    key: heapsKey,
    view: (heaps) => ({
      kind: 'heaps',
      ends: 'top',
      mostHeaps: mostHeaps(heaps),
      called: 'stack',
      heaps: heaps.map((size, index) => ({ letter: letterOf(index), size, sections: sections(size, red) })),
    }),
    theory: chromaticTheory(red),
  };
}

/** From how many stacks one may take, while there are several. */
function now(heaps: Heaps, { isRed }: RedLevels): Phrase | null {
  if (heaps.filter((size) => size > 0).length < 2) return null;
  const top = heaps.findIndex(isRed);
  return top < 0
    ? say`No top stone is red. Take from as many stacks as you like.`
    : say`${letterOf(top).toUpperCase()} has red on top. Take from one stack only.`;
}

function sections(size: number, { isRed }: RedLevels): Section[] {
  const plain = Math.max(0, size - LEVELS_SHOWN);
  const found: { length: number; colour: Colour | null }[] = plain > 0 ? [{ length: plain, colour: null }] : [];
  for (let level = plain + 1; level <= size; level++) {
    const colour = isRed(level) ? 'red' : 'green';
    const last = found.at(-1);
    if (last?.colour === colour) last.length++;
    else found.push({ length: 1, colour });
  }
  return found;
}

/** Chromatic Nim: the colors on top of the stacks say how many of them one move may take from. */
export const chromatic = family({
  id: 'chromatic',
  name: 'Chromatic Nim',
  summary: 'The colors on top decide how many stacks you may take from.',
  group: 'twist',
  params: FORM,
  presets: [
    {
      id: 'golden',
      name: 'Golden levels, 4 and 2',
      why: 'The red levels follow the golden ratio.',
      start: '4,2',
      outcome: 'N',
    },
    {
      id: 'evil',
      name: 'Evil levels, 9 and 6',
      why: 'A level is red if its number has an even count of ones in binary.',
      start: '9,6',
      params: { red: 'evil' },
      outcome: 'N',
    },
    {
      id: 'three-halves',
      name: 'Two red of three, 7 and 5',
      why: 'More red than green. Now equal stacks matter.',
      start: '7,5',
      params: { red: 'beatty:3/2' },
      outcome: 'N',
    },
    {
      id: 'every-third',
      name: 'Every third, 8 and 6',
      why: 'Every third level is red. Can you find the pattern?',
      start: '8,6',
      params: { red: 'beatty:3' },
      outcome: 'N',
    },
    {
      id: 'golden-misere',
      name: 'Golden levels, 7 and 5, last loses',
      why: 'The same levels, but the last stone loses.',
      start: '7,5',
      misere: true,
      outcome: 'N',
    },
    {
      id: 'three-stacks',
      name: 'Golden levels, 3 – 5 – 7',
      why: 'Three stacks. No one knows a rule for these.',
      start: '3,5,7',
      outcome: 'N',
    },
  ],
  ruleset({ red }) {
    const levels = readRed(red);
    return levels.ok ? ok(rules(levels.value)) : levels;
  },
});
