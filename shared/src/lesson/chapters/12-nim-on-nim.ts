import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

export const nimOnNim: Chapter = {
  id: 'nim-on-nim',
  title: say`Nim on Nim`,
  about: say`A game on top of a game: who wants the last stone above?`,
  steps: [
    {
      id: 'one-on-one',
      kind: 'who',
      says: [
        tell(say`One game stands on another: the one below opens when the one above is cleared.`),
        tell(say`You begin. Who takes the very last stone?`),
      ],
      remember: [tell(say`Single heaps of one on each other: just count.`)],
      positions: [
        { game: 'stack', position: '1|1' },
        { game: 'stack', position: '1|1|1' },
      ],
      words: 'people',
    },
    {
      id: 'leave-one',
      kind: 'play',
      game: 'stack',
      position: '1|3',
      says: [tell(say`If you clear the top, your opponent takes the stone below.`), tell(say`Win!`)],
      remember: [
        tell(say`Your opponent has to clear the top, and the last stone is yours.`, { kind: 'winning', moves: ['a1:2'], misere: false }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'turned',
      kind: 'choose',
      says: [tell(say`The game below is N: whoever meets it wins.`), tell(say`How do you play the game above?`)],
      remember: [
        tell(say`So above an N-position you play as in chapter 7: the last one loses.`, {
          kind: 'outcome',
          position: '1',
          misere: false,
          is: 'N',
        }),
      ],
      shows: { game: 'stack', position: '1|2.3' },
      options: [
        {
          says: say`As if its last stone lost`,
          right: true,
          because: tell(say`Whoever takes the last stone above hands over the game below.`),
        },
        {
          says: say`As if its last stone won`,
          because: tell(say`Whoever takes it hands over the game below, and that is won for the other one.`),
        },
      ],
    },
    {
      id: 'ones-above',
      kind: 'play',
      game: 'stack',
      position: '1|1.1.2',
      says: [tell(say`Above, the last stone loses.`), tell(say`How many ones should stay?`)],
      remember: [tell(say`An odd number of ones, as in chapter 7.`, { kind: 'winning', moves: ['a3:1'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'straight',
      kind: 'play',
      game: 'stack',
      position: '1.1|2.3',
      says: [
        tell(say`Below lies 1 and 1, which is P: clearing the top is good now.`, {
          kind: 'outcome',
          position: '1.1',
          misere: false,
          is: 'P',
        }),
        tell(say`Win!`),
      ],
      remember: [
        tell(say`Above a P-position you play as ever, and here that is the mirror.`, { kind: 'winning', moves: ['a2:1'], misere: false }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'clear',
      kind: 'play',
      game: 'stack',
      position: '2.2|3',
      says: [tell(say`Look below before you touch what is above.`)],
      remember: [tell(say`2 and 2 is P, so you cleared the top at once.`, { kind: 'winning', moves: ['a1:3'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'three',
      kind: 'play',
      game: 'stack',
      position: '1.2|1|2.3',
      says: [tell(say`Three games. Go up from the bottom: who wants to clear each of them?`), tell(say`Win!`)],
      remember: [
        tell(
          say`1 and 2 is N: above it the last stone loses, so the single 1 is lost. Above a lost game the last stone wins: at the top, the mirror.`,
          { kind: 'winning', moves: ['a2:1'], misere: false },
          { kind: 'outcome', position: '1.2', misere: false, is: 'N' },
          { kind: 'outcome', position: '1.2|1', misere: false, is: 'P' },
        ),
      ],
      goal: { kind: 'winning-move' },
    },
  ],
};
