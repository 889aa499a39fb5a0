import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

export const nimOnNim: Chapter = {
  id: 'nim-on-nim',
  title: say`Nim on Nim`,
  about: say`One game on top of another. Who wants the last stone at the top?`,
  steps: [
    {
      id: 'one-on-one',
      kind: 'who',
      says: [
        tell(say`Two games, one on top of the other. The lower one opens when the upper one is empty.`),
        tell(say`You start. Who takes the very last stone?`),
      ],
      remember: [tell(say`With one stone in each game, you only need to count.`)],
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
      says: [tell(say`If you empty the top, your opponent takes the stone below.`), tell(say`Win!`)],
      remember: [
        tell(say`Your opponent must empty the top, so the last stone is yours.`, { kind: 'winning', moves: ['a1:2'], misere: false }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'turned',
      kind: 'choose',
      says: [tell(say`The lower game is N. Its first player wins.`), tell(say`How do you play the upper game?`)],
      remember: [
        tell(say`So on top of an N-position you play as in chapter 7, where the last stone loses.`, {
          kind: 'outcome',
          position: '1',
          misere: false,
          is: 'N',
        }),
      ],
      shows: { game: 'stack', position: '1|2.3' },
      options: [
        {
          says: say`As if the last stone loses`,
          right: true,
          because: tell(say`If you take the last stone above, your opponent starts below and wins.`),
        },
        {
          says: say`As if the last stone wins`,
          because: tell(say`No. If you take it, your opponent starts below and wins.`),
        },
      ],
    },
    {
      id: 'ones-above',
      kind: 'play',
      game: 'stack',
      position: '1|1.1.2',
      says: [tell(say`In the upper game, the last stone loses.`), tell(say`How many ones should you leave?`)],
      remember: [tell(say`You left an odd number of ones, as in chapter 7.`, { kind: 'winning', moves: ['a3:1'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'straight',
      kind: 'play',
      game: 'stack',
      position: '1.1|2.3',
      says: [
        tell(say`Below are 1 and 1, which is P. Now it’s good to take the last stone above.`, {
          kind: 'outcome',
          position: '1.1',
          misere: false,
          is: 'P',
        }),
        tell(say`Win!`),
      ],
      remember: [
        tell(say`On top of a P-position you play normal Nim. Here that means the mirror.`, {
          kind: 'winning',
          moves: ['a2:1'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'clear',
      kind: 'play',
      game: 'stack',
      position: '2.2|3',
      says: [tell(say`Look at the lower game before you touch the upper one.`)],
      remember: [tell(say`2 and 2 is P, so you emptied the top at once.`, { kind: 'winning', moves: ['a1:3'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'three',
      kind: 'play',
      game: 'stack',
      position: '1.2|1|2.3',
      says: [tell(say`Three games now. Start from the bottom. Who wants the last stone of each?`), tell(say`Win!`)],
      remember: [
        tell(
          say`1 and 2 is N, so above it the last stone loses. The single 1 is therefore lost, and on top of it the mirror wins.`,
          { kind: 'winning', moves: ['a2:1'], misere: false },
          { kind: 'outcome', position: '1.2', misere: false, is: 'N' },
          { kind: 'outcome', position: '1.2|1', misere: false, is: 'P' },
        ),
      ],
      goal: { kind: 'winning-move' },
    },
  ],
};
