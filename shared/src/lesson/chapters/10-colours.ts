import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

const BOTH_ENDS = { ends: 'both' };

export const colours: Chapter = {
  id: 'colours',
  title: say`Colored piles`,
  about: say`One color at a time, from the top.`,
  steps: [
    {
      id: 'ones',
      kind: 'who',
      says: [tell(say`These piles have two colors. Take stones of one color from the top of a pile.`), tell(say`You start. Who wins?`)],
      remember: [tell(say`When every color is one stone high, no one has a choice.`)],
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
      says: [tell(say`Three stones lie on one. At the top you have a choice.`), tell(say`How many should you leave there?`)],
      remember: [
        tell(say`You left one on one. A big top lets you choose, like the big heap in chapter 7.`, {
          kind: 'winning',
          moves: ['a2'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'balance',
      kind: 'play',
      game: 'colourful',
      position: '3.2,1',
      says: [tell(say`A 2 lies on a 3, beside a heap of 1.`), tell(say`Try three moves and watch the answers.`)],
      remember: [tell(say`Every move had an answer, so 2 on 3 is worth 1.`, { kind: 'nimber', position: '3.2', is: 1 })],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'balance-two',
      kind: 'play',
      game: 'colourful',
      position: '1.2,2',
      says: [tell(say`Here a 2 lies on a 1, beside a heap of 2.`), tell(say`Try three moves and watch the answers.`)],
      remember: [tell(say`Every move had an answer again, so 2 on 1 is worth 2.`, { kind: 'nimber', position: '1.2', is: 2 })],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'worth',
      kind: 'choose',
      says: [
        tell(
          say`You found that 2 on 3 is worth 1, and 2 on 1 is worth 2.`,
          { kind: 'nimber', position: '3.2', is: 1 },
          { kind: 'nimber', position: '1.2', is: 2 },
        ),
        tell(say`What is 3 on 5 worth?`),
      ],
      remember: [
        tell(say`A pile is worth its top color, or one less if the color below is larger.`, { kind: 'nimber', position: '2.5', is: 5 }),
      ],
      shows: { game: 'colourful', position: '5.3' },
      options: [
        {
          says: say`2`,
          right: true,
          because: tell(say`5 is larger than 3, so it is one less than 3.`, { kind: 'nimber', is: 2 }),
          claim: { kind: 'nimber', is: 2 },
        },
        { says: say`3`, because: tell(say`A larger color lies below. Remember 2 on 3.`), claim: { kind: 'nimber', is: 3 } },
        {
          says: say`8`,
          because: tell(say`You can’t take the lower color yet, so it isn’t added.`),
          claim: { kind: 'nimber', is: 8 },
        },
      ],
    },
    {
      id: 'balance-equal',
      kind: 'play',
      game: 'colourful',
      position: '2.2,1',
      says: [tell(say`Now a 2 lies on another 2, beside a heap of 1.`), tell(say`Try three moves and watch the answers.`)],
      remember: [tell(say`So 2 on 2 is worth 1.`, { kind: 'nimber', position: '2.2', is: 1 })],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'equal',
      kind: 'choose',
      says: [
        tell(say`On the ground, 2 on 2 is worth 1. Here the same pile stands on a 3.`, { kind: 'nimber', position: '2.2', is: 1 }),
        tell(say`Is it still worth 1?`),
      ],
      remember: [
        tell(
          say`If the next color is equal, look one further down. There a smaller one takes 1 off, and the ground counts as 0.`,
          { kind: 'nimber', position: '1.2.2', is: 1 },
          { kind: 'nimber', position: '2.2', is: 1 },
        ),
      ],
      shows: { game: 'colourful', position: '3.2.2' },
      options: [
        {
          says: say`No, it is worth 2`,
          right: true,
          because: tell(say`Right. The 3 is larger, so nothing is taken off.`, { kind: 'nimber', is: 2 }),
          claim: { kind: 'nimber', is: 2 },
        },
        {
          says: say`Yes`,
          because: tell(say`Put a heap of 1 beside it, and the first player can win.`, {
            kind: 'outcome',
            position: '3.2.2,1',
            misere: false,
            is: 'N',
          }),
          claim: { kind: 'nimber', is: 1 },
        },
        {
          says: say`No, it is worth 0`,
          because: tell(say`On its own, the first player can win.`, { kind: 'outcome', misere: false, is: 'N' }),
          claim: { kind: 'nimber', is: 0 },
        },
      ],
    },
    {
      id: 'letters',
      kind: 'who',
      says: [tell(say`Several piles add up by the nim-sum of what they are worth.`), tell(say`N or P?`)],
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
      remember: [tell(say`You left 1 and 1.`, { kind: 'winning', moves: ['b1'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'both-ends',
      kind: 'play',
      game: 'colourful',
      params: BOTH_ENDS,
      position: '3.5',
      says: [tell(say`Now the pile lies on its side. Take stones of one color from either end.`), tell(say`Win! Think of chapter 3.`)],
      remember: [
        tell(say`Two colors and two ends make two heaps. You made them equal.`, { kind: 'winning', moves: ['a2'], misere: false }),
      ],
      goal: { kind: 'winning-move' },
    },
  ],
};
