import { family, type Ruleset } from '../game/contract.ts';
import { type Heaps, heapsKey, heapsNotation, plainHeapsView, standing } from '../game/heaps.ts';
import { MAX_PARTS } from '../game/letters.ts';
import type { ParamForm } from '../game/params.ts';
import { sampleTakes, type Takes, takeFromEach, takesNotation, takesUpTo } from '../game/takes.ts';
import { count } from '../phrase.ts';
import { ok } from '../result.ts';
import { mooreTheory } from './moore/theory.ts';

const FORM = {
  mode: 'all',
  fields: [{ kind: 'integer', name: 'k', label: 'From how many heaps at most', min: 1, max: MAX_PARTS, default: 2 }],
} as const satisfies ParamForm;

function rules(k: number): Ruleset<Heaps, Takes> {
  return {
    rule: count(k, 'Take as many stones as you like from one heap.', 'Take as many stones as you like from up to {0} heaps.'),
    last: 'stone',
    position: heapsNotation(Number.MAX_SAFE_INTEGER),
    move: takesNotation,
    moves: (heaps) => takesUpTo(heaps, k),
    play: (heaps, takes) => takeFromEach(heaps, takes, k),
    sample: (heaps, random) => sampleTakes(heaps, k, random),
    heaps: (heaps) => (k === 1 || standing(heaps).length <= 1 ? heaps : null),
    key: heapsKey,
    view: (heaps) => plainHeapsView(heaps, k),
    theory: mooreTheory(k),
  };
}

/** Moore’s Nim: take from several heaps in one move. */
export const moore = family({
  id: 'moore',
  name: 'Moore’s Nim',
  summary: 'Take from several heaps in one move.',
  group: 'twist',
  params: FORM,
  presets: [
    {
      id: '3-5-6-7',
      name: '3 – 5 – 6 – 7, two heaps',
      why: 'Two heaps at once. Play second and you can win.',
      start: '3,5,6,7',
      outcome: 'P',
    },
    {
      id: '1-2-3',
      name: '1 – 2 – 3, two heaps',
      why: 'In Nim the first player loses here. With two heaps at once you win.',
      start: '1,2,3',
      outcome: 'N',
    },
    { id: '4-4-4', name: '4 – 4 – 4, two heaps', why: 'Three equal heaps: mirror what is left.', start: '4,4,4', outcome: 'P' },
    {
      id: '2-3-4-misere',
      name: '2 – 3 – 4, two heaps, last loses',
      why: 'Leave only single stones, and the right number of them.',
      start: '2,3,4',
      misere: true,
      outcome: 'N',
    },
    {
      id: '5-7-9-11-13',
      name: '5 – 7 – 9 – 11 – 13, three heaps',
      why: 'Five heaps, and you may take from three at once.',
      start: '5,7,9,11,13',
      params: { k: 3 },
      outcome: 'N',
    },
  ],
  ruleset: ({ k }) => ok(rules(k)),
});
