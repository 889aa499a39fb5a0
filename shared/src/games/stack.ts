import { family, type Ruleset } from '../game/contract.ts';
import { letterOf } from '../game/letters.ts';
import { NO_PARAMS } from '../game/params.ts';
import { randomItem } from '../game/random-item.ts';
import { say } from '../phrase.ts';
import { ok } from '../result.ts';
import { type Stacks, type StageMove, stacksNotation, stackText, stageMoveNotation, taken } from './stack/stacks.ts';
import { stackTheory } from './stack/theory.ts';

function rules(): Ruleset<Stacks, StageMove> {
  return {
    rule: say`Take stones from one heap of a top game. Clear it to open the game below.`,
    exactly: say`Only the top game of a stack is open. Take as many stones as you like from one of its heaps. When it is cleared, the game below opens.`,
    last: 'stone',
    position: stacksNotation,
    move: stageMoveNotation,
    *moves(stacks) {
      for (const [stack, stages] of stacks.entries()) {
        for (const [heap, size] of (stages.at(-1) ?? []).entries()) {
          for (let take = 1; take <= size; take++) yield { stack, heap, take };
        }
      }
    },
    play: taken,
    sample(stacks, random) {
      const open = stacks.flatMap((stages, stack) =>
        (stages.at(-1) ?? []).flatMap((size, heap) => (size > 0 ? [{ stack, heap, size }] : [])),
      );
      const { stack, heap, size } = randomItem(open, random);
      return { stack, heap, take: 1 + Math.floor(random() * size) };
    },
    parts: (stacks) => stacks.map((stack) => [stack]),
    heaps: (stacks) => (stacks.every((stages) => stages.length <= 1) ? stacks.flat(2) : null),
    key: (stacks) =>
      stacks
        .filter((stack) => stack.length > 0)
        .map((stack) => stackText(stack.map((heaps) => heaps.filter((size) => size > 0).sort((a, b) => a - b))))
        .sort()
        .join(','),
    view: (stacks) => ({ kind: 'stages', stacks: stacks.map((stages, index) => ({ letter: letterOf(index), stages })) }),
    theory: stackTheory(),
  };
}

/** Nim on Nim: clear one game to reach the next. */
export const stack = family({
  id: 'stack',
  name: 'Nim on Nim',
  summary: 'Games of Nim on top of each other. Clear one to reach the next.',
  group: 'twist',
  params: NO_PARAMS,
  presets: [
    {
      id: '1-under-2-2',
      name: '1 under 2 – 2',
      why: 'Clear the top and your opponent takes the last stone.',
      start: '1|2.2',
      outcome: 'P',
    },
    { id: '1-under-1-1', name: '1 under 1 – 1', why: 'The same values, and yet the other side wins.', start: '1|1.1', outcome: 'N' },
    {
      id: 'three-games',
      name: 'Three games',
      why: 'Start at the bottom. Who wants the last stone of each game?',
      start: '2.3|1.1.1|3.4.5',
      outcome: 'N',
    },
    {
      id: 'three-games-misere',
      name: 'Three games, last loses',
      why: 'The last stone loses, as if one more lay under everything.',
      start: '2.3|1.1.1|3.4.5',
      misere: true,
      outcome: 'N',
    },
    { id: 'two-stacks', name: 'Two stacks', why: 'Two stacks at once. This is hard even for experts.', start: '1|2.2,2|1.3', outcome: 'N' },
  ],
  ruleset: () => ok(rules()),
});
