import { family, type Ruleset } from '../game/contract.ts';
import type { Edge } from '../game/graph.ts';
import { NO_PARAMS } from '../game/params.ts';
import { randomItem } from '../game/random-item.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import {
  cut,
  type Drawing,
  differentLines,
  drawingKey,
  drawingNotation,
  drawingView,
  lineNotation,
  plantsOf,
} from './hackenbush/drawings.ts';
import { hackenbushTheory } from './hackenbush/theory.ts';

const rules: Ruleset<Drawing, Edge> = {
  rule: say`Cut one line. Whatever is no longer joined to the ground falls.`,
  last: 'move',
  position: drawingNotation,
  move: lineNotation,
  moves: differentLines,
  play: cut,
  sample: (lines, random) => randomItem(differentLines(lines), random),
  parts: plantsOf,
  key: drawingKey,
  view: drawingView,
  theory: hackenbushTheory,
};

/** Green Hackenbush: cut a drawing line by line. */
export const hackenbush = family({
  id: 'hackenbush',
  name: 'Green Hackenbush',
  summary: 'Cut a drawing line by line. What isn’t joined to the ground falls.',
  group: 'start',
  params: NO_PARAMS,
  presets: [
    {
      id: 'house-and-garden',
      name: 'A house and a garden',
      why: 'The house is worth nothing. Look at what grows beside it.',
      start: '0-1,0-2,0-5,0-8,1-2,1-3,2-3,3-4,5-6,6-6,6-6,6-6,6-6,6-6,8-9,9-10,9-11',
      outcome: 'N',
    },
    {
      id: 'bamboo',
      name: 'Bamboo',
      why: 'Three stalks. Do they remind you of another game?',
      start: '0-1,0-4,0-8,1-2,2-3,4-5,5-6,6-7,8-9,9-10,10-11,11-12',
      outcome: 'N',
    },
    {
      id: 'friend-and-bamboo',
      name: 'A friend and a bamboo',
      why: 'They look different but count the same. Play second and you can win.',
      start: '0-1,0-1,0-6,1-2,2-3,2-4,2-5,4-4,6-7,7-8',
      outcome: 'P',
    },
    {
      id: 'giraffe',
      name: 'A giraffe',
      why: 'It stands on four legs, and one cut wins.',
      start: '0-1,0-1,0-2,0-2,1-2,1-3,2-4,4-5,5-5,5-6',
      outcome: 'N',
    },
    {
      id: 'giraffe-misere',
      name: 'A giraffe, last loses',
      why: 'The cut that won before loses now. Find the other one.',
      start: '0-1,0-1,0-2,0-2,1-2,1-3,2-4,4-5,5-5,5-6',
      misere: true,
      outcome: 'N',
    },
    {
      id: 'flower-bed-misere',
      name: 'A flower bed, last loses',
      why: 'Avoid cutting the last stem.',
      start: '0-1,0-4,0-7,1-2,1-3,2-2,2-2,2-2,4-5,5-5,5-5,7-8,8-8,8-8,8-8,8-8,8-8',
      misere: true,
      outcome: 'N',
    },
  ],
  ruleset: () => ok(rules),
});
