import { family, type Ruleset } from '../game/contract.ts';
import { NO_PARAMS } from '../game/params.ts';
import { ok } from '../result.ts';
import { plainRules, type Strip } from './treblecross/strip.ts';
import { treblecrossTheory } from './treblecross/theory.ts';

const rules: Ruleset<Strip, number> = { ...plainRules, theory: treblecrossTheory };

/** Treblecross: noughts and crosses with only crosses. */
export const treblecross = family({
  id: 'treblecross',
  name: 'Treblecross',
  summary: 'Noughts and crosses with only crosses. Make three in a row.',
  group: 'twist',
  params: NO_PARAMS,
  presets: [
    { id: '7', name: 'Seven squares', why: 'One square wins at the start, and mirrors do the rest.', start: '.......', outcome: 'N' },
    { id: '9', name: 'Nine squares', why: 'Five of the nine squares win at the start.', start: '.........', outcome: 'N' },
    { id: '12', name: 'Twelve squares', why: 'Play second and you can win.', start: '............', outcome: 'P' },
    {
      id: 'two-crosses',
      name: 'Two crosses',
      why: 'Five squares are safe, and two of them win.',
      start: '..X.....X......',
      outcome: 'N',
    },
    {
      id: '8-misere',
      name: 'Eight squares, last loses',
      why: 'Now three in a row loses. Who runs out of other squares?',
      start: '........',
      misere: true,
      outcome: 'N',
    },
  ],
  ruleset: () => ok(rules),
});
