import { family, type Ruleset } from '../game/contract.ts';
import { type HeapMove, type Heaps, heapMoveNotation, plainHeapsView, standing } from '../game/heaps.ts';
import { NO_PARAMS } from '../game/params.ts';
import { randomItem } from '../game/random-item.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { steppedDown, stepsNotation } from './staircase/steps.ts';
import { staircaseTheory } from './staircase/theory.ts';

const rules: Ruleset<Heaps, HeapMove> = {
  rule: say`Move stones from one step to the next one down. From the lowest they are out.`,
  exactly: say`Choose a step and move any number of its stones one step down. From the lowest step they leave the game.`,
  last: 'move',
  position: stepsNotation,
  move: heapMoveNotation,
  *moves(steps) {
    for (const [heap, size] of steps.entries()) {
      for (let take = 1; take <= size; take++) yield { heap, take };
    }
  },
  play: steppedDown,
  sample(steps, random) {
    const heap = randomItem(standing(steps), random);
    return { heap, take: 1 + Math.floor(random() * (steps[heap] as number)) };
  },
  view: (steps) => ({ ...plainHeapsView(steps), stairs: true }),
  theory: staircaseTheory,
};

/** Staircase Nim: move stones down, step by step. */
export const staircase = family({
  id: 'staircase',
  name: 'Staircase Nim',
  summary: 'Stones on a staircase. Move them down, step by step.',
  group: 'twist',
  params: NO_PARAMS,
  presets: [
    { id: '2-0-3', name: '2 – 0 – 3', why: 'Three steps, and one of them does not count.', start: '2,0,3', outcome: 'N' },
    { id: '1-2-3-4', name: '1 – 2 – 3 – 4', why: 'Ten stones, and only four of them matter.', start: '1,2,3,4', outcome: 'N' },
    { id: '2-4-2-1', name: '2 – 4 – 2 – 1', why: 'Two and two: every move can be answered.', start: '2,4,2,1', outcome: 'P' },
    { id: '0-4', name: '0 – 4', why: 'All stones are on step 2. Move on whatever comes down.', start: '0,4', outcome: 'P' },
    {
      id: '1-2-1-3-misere',
      name: '1 – 2 – 1 – 3, last loses',
      why: 'The last move loses. Mind the single stones on odd steps.',
      start: '1,2,1,3',
      misere: true,
      outcome: 'N',
    },
  ],
  ruleset: () => ok(rules),
});
