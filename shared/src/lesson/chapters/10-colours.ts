import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

const BOTH_ENDS = { ends: 'both' };

export const colours: Chapter = {
  id: 'colours',
  title: say`Coloured piles`,
  about: say`One colour at a time, from the top: eeny, meeny.`,
  steps: [
    {
      id: 'ones',
      kind: 'who',
      says: [
        tell(say`These piles have two colours. A move takes stones of one colour from the top of a pile.`),
        tell(say`You begin. Who wins?`),
      ],
      remember: [tell(say`Where each colour is one stone high, nobody has a choice.`)],
      positions: [
        { game: 'colourful', position: '1.1' },
        { game: 'colourful', position: '1.1.1' },
        { game: 'colourful', position: '1.1.1.1' },
      ],
      words: 'people',
    },
    {
      id: 'choice',
      kind: 'play',
      game: 'colourful',
      position: '1.3',
      says: [tell(say`Three on top of one: the top leaves you a choice.`), tell(say`What should stay?`)],
      remember: [
        tell(say`One on one is left. A large top lets you choose, as in chapter 7.`, {
          kind: 'winning',
          moves: ['a2'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'worth',
      kind: 'choose',
      says: [
        tell(say`On its own, a pile is worth as much as the colour on top, or one less.`),
        tell(say`One less, when the next colour below is larger. Here a 2 lies on a 3: what is it worth?`),
      ],
      shows: { game: 'colourful', position: '3.2' },
      options: [
        {
          says: say`1`,
          right: true,
          because: tell(say`3 is larger than 2, so it is one less than 2.`, { kind: 'nimber', is: 1 }),
          claim: { kind: 'nimber', is: 1 },
        },
        { says: say`2`, because: tell(say`Below it is a 3, which is larger.`), claim: { kind: 'nimber', is: 2 } },
        { says: say`5`, because: tell(say`The lower colour cannot be taken yet: it is not added.`), claim: { kind: 'nimber', is: 5 } },
      ],
    },
    {
      id: 'equal',
      kind: 'choose',
      says: [
        tell(say`Is the next one equal? Then look one further down, and the question turns round: one less, when that is smaller.`),
        tell(say`The ground counts as 0. What is 2 on 2 worth?`),
      ],
      remember: [tell(say`Larger, smaller, larger, smaller: its finders say “eeny, meeny” while they go down.`)],
      shows: { game: 'colourful', position: '2.2' },
      options: [
        {
          says: say`2`,
          because: tell(say`The 2 below is equal, so look further: the ground is smaller than 2.`),
          claim: { kind: 'nimber', is: 2 },
        },
        {
          says: say`1`,
          right: true,
          because: tell(say`The next one is equal. The ground is smaller, and that was asked: one less.`, { kind: 'nimber', is: 1 }),
          claim: { kind: 'nimber', is: 1 },
        },
        {
          says: say`0`,
          because: tell(say`Whoever begins can leave 2 and 1, and wins.`, { kind: 'outcome', misere: false, is: 'N' }),
          claim: { kind: 'nimber', is: 0 },
        },
      ],
    },
    {
      id: 'letters',
      kind: 'who',
      says: [tell(say`Several piles add up by the nim-sum of their worths.`), tell(say`N or P?`)],
      remember: [tell(say`Two piles worth the same are P, however different they look.`)],
      positions: [
        { game: 'colourful', position: '3.2,1' },
        { game: 'colourful', position: '1.2,2' },
        { game: 'colourful', position: '2.2,2' },
        { game: 'colourful', position: '1.1,2.1' },
      ],
      words: 'letters',
    },
    {
      id: 'win',
      kind: 'play',
      game: 'colourful',
      position: '3.2,2',
      says: [tell(say`The first pile is worth 1, the second 2.`, { kind: 'nimbers', are: [1, 2] }), tell(say`Win!`)],
      remember: [tell(say`1 and 1 are left.`, { kind: 'winning', moves: ['b1'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'both-ends',
      kind: 'play',
      game: 'colourful',
      params: BOTH_ENDS,
      position: '3.5',
      says: [
        tell(say`Now the pile lies down as a string, and stones may be taken from either end, again of one colour.`),
        tell(say`Win! Think of chapter 3.`),
      ],
      remember: [
        tell(say`Two colours, two ends: that is two heaps, and you made them equal.`, { kind: 'winning', moves: ['a2'], misere: false }),
      ],
      goal: { kind: 'winning-move' },
    },
  ],
};
