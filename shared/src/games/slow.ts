import { family, type Ruleset } from '../game/contract.ts';
import { illegal } from '../game/fault.ts';
import { type Heaps, heapsKey, heapsNotation, plainHeapsView, standing } from '../game/heaps.ts';
import { letterOf, MAX_PARTS } from '../game/letters.ts';
import { named } from '../game/named.ts';
import type { ParamForm } from '../game/params.ts';
import { type Takes, takeFromEach, takesNotation } from '../game/takes.ts';
import { count, say } from '../phrase.ts';
import { ok } from '../result.ts';
import { heapSets, type Reach } from './slow/sets.ts';
import { slowTheory } from './slow/theory.ts';

const MAX_HEAP = 1_000_000;

const FORM = {
  mode: 'all',
  fields: [
    { kind: 'integer', name: 'k', label: 'Heaps in one move', min: 1, max: MAX_PARTS, default: 2 },
    { kind: 'flag', name: 'exact', label: 'Exactly that many', default: false },
  ],
} as const satisfies ParamForm;

function rules(reach: Reach): Ruleset<Heaps, Takes> {
  const { k, exact } = reach;
  return {
    rule: exact
      ? count(k, 'Take one stone from one heap.', 'Choose {0} heaps and take one stone from each of them.')
      : count(k, 'Take one stone from one heap.', 'Choose up to {0} heaps and take one stone from each of them.'),
    last: exact && k > 1 ? 'move' : 'stone',
    position: heapsNotation(MAX_HEAP),
    move: takesNotation,
    *moves(heaps) {
      for (const set of heapSets(heaps, reach)) yield taking(set);
    },
    play(heaps, takes) {
      const more = takes.find(({ take }) => take !== 1);
      if (more) return illegal(say`Take only one stone from heap ${letterOf(more.heap).toUpperCase()}.`);
      if (exact && takes.length < k) return illegal(count(k, 'Take from exactly {0} heap.', 'Take from exactly {0} heaps.'));
      return takeFromEach(heaps, takes, k);
    },
    sample(heaps, random) {
      const open = standing(heaps);
      const set: number[] = [];
      for (let left = exact ? k : 1 + Math.floor(random() * Math.min(k, open.length)); left > 0; left--) {
        set.push(...open.splice(Math.floor(random() * open.length), 1));
      }
      return taking(set.sort((a, b) => a - b));
    },
    key: heapsKey,
    view: (heaps) => ({ ...plainHeapsView(heaps, k), mostEach: 1 }),
    theory: slowTheory(reach),
  };
}

function taking(set: readonly number[]): Takes {
  return set.map((heap) => ({ heap, take: 1 }));
}

/** Slow Nim: take one stone from each of a few heaps. */
export const slow = family({
  id: 'slow',
  name: 'Slow Nim',
  summary: 'Take just one stone from each of a few heaps.',
  group: 'curious',
  params: FORM,
  presets: [
    { id: '2-3-5-6', name: '2 – 3 – 5 – 6', why: 'Two heaps are odd. Can you make all of them even?', start: '2,3,5,6', outcome: 'N' },
    {
      id: 'three-at-a-time',
      name: '2 – 3 – 4 – 5 – 6, three at a time',
      why: 'Five heaps, three at a time. Which ones should you leave odd?',
      start: '2,3,4,5,6',
      params: { k: 3 },
      outcome: 'N',
    },
    {
      id: 'exactly-two',
      name: '3 – 4 – 5, exactly two',
      why: 'You always take from two heaps. Spare the right one.',
      start: '3,4,5',
      params: { exact: true },
      outcome: 'N',
    },
    {
      id: 'four-misere',
      name: '1 – 2 – 3 – 4, last loses',
      why: 'The last stone loses. Play second and you can win.',
      start: '1,2,3,4',
      misere: true,
      outcome: 'P',
    },
  ],
  ruleset: (reach) => ok(rules(reach)),
});

export const princessAndRoses = named(slow, {
  id: 'princess-and-roses',
  name: 'Princess and Roses',
  summary: 'Take one rose, or two from different bushes.',
  rule: say`Take one stone, or two from different heaps.`,
  group: 'twist',
  params: { k: 2, exact: false },
  presets: [
    {
      id: '1-1-1-1-1-3',
      name: '1 – 1 – 1 – 1 – 1 – 3',
      why: 'Six odd bushes. The 3 among them decides that you can win.',
      start: '1,1,1,1,1,3',
      outcome: 'N',
    },
    {
      id: '1-1-1-1-1-1',
      name: 'Six single roses',
      why: 'Six bushes with one rose each. Play second and you can win.',
      start: '1,1,1,1,1,1',
      outcome: 'P',
    },
    { id: '3-5-6-7', name: '3 – 5 – 6 – 7', why: 'Four bushes. Look at the smallest one.', start: '3,5,6,7', outcome: 'N' },
  ],
});
