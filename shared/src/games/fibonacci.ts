import { family, type Ruleset } from '../game/contract.ts';
import { illegal } from '../game/fault.ts';
import { type HeapMove, heapMoveNotation, plainHeapsView, takeFrom } from '../game/heaps.ts';
import { NO_PARAMS } from '../game/params.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { type Quota, quotaNotation, quotaOn } from './fibonacci/quota.ts';
import { fibonacciTheory } from './fibonacci/theory.ts';

const rules: Ruleset<Quota, HeapMove> = {
  rule: say`Take up to twice as many stones as the turn before.`,
  exactly: say`Take one stone or more, but at most twice as many as the turn before took. The first turn may not take them all.`,
  last: 'stone',
  position: quotaNotation,
  move: heapMoveNotation,
  *moves({ quota }) {
    for (let take = 1; take <= quota; take++) yield { heap: 0, take };
  },
  play({ heap, quota }, move) {
    const left = takeFrom([heap], move);
    if (!left.ok) return left;
    return move.take <= quota ? ok(quotaOn(heap - move.take, 2 * move.take)) : illegal(say`You may take ${quota} at most.`);
  },
  now: ({ quota }) => (quota > 0 ? say`You may take ${quota} at most.` : null),
  sample: ({ quota }, random) => ({ heap: 0, take: 1 + Math.floor(random() * quota) }),
  places: () => ['a'],
  view: ({ heap }) => plainHeapsView([heap]),
  theory: fibonacciTheory(),
};

/** Fibonacci Nim: take at most twice as many as the move before. */
export const fibonacci = family({
  id: 'fibonacci',
  name: 'Fibonacci Nim',
  summary: 'One heap. Take at most twice as many as the move before.',
  group: 'twist',
  params: NO_PARAMS,
  presets: [
    { id: '20', name: '20', why: 'The more you take, the more your opponent may take.', start: '20:19', outcome: 'N' },
    { id: '21', name: '21', why: '21 is a Fibonacci number. Play second and you can win.', start: '21:20', outcome: 'P' },
    { id: '16-2', name: '16, at most 2', why: 'In the middle of a game: the 3 is just out of reach.', start: '16:2', outcome: 'P' },
    {
      id: '14-6-misere',
      name: '14, at most 6, last loses',
      why: 'Avoid the last stone. Play as if there were only 13.',
      start: '14:6',
      misere: true,
      outcome: 'P',
    },
    { id: '100', name: '100', why: 'Write it as a sum of 1, 2, 3, 5, 8, 13, 21, 34, 55 and 89.', start: '100:99', outcome: 'N' },
  ],
  ruleset: () => ok(rules),
});
