import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

export const lastLoses: Chapter = {
  id: 'last-loses',
  title: say`The last one loses`,
  about: say`Almost the same game. You just need to know when to switch.`,
  steps: [
    {
      id: 'ones',
      kind: 'who',
      says: [tell(say`In this chapter, the player who takes the last stone loses.`), tell(say`It’s your turn. Who wins?`)],
      remember: [tell(say`With only ones left, you now lose if their number is odd.`)],
      positions: [
        { position: '1', misere: true },
        { position: '1,1', misere: true },
        { position: '1,1,1', misere: true },
        { position: '1,1,1,1', misere: true },
      ],
      words: 'people',
    },
    {
      id: 'one-large',
      kind: 'play',
      position: '1,1,4',
      misere: true,
      says: [
        tell(say`Only one heap is bigger than 1. You decide how much of it to leave.`),
        tell(say`Leave your opponent an odd number of ones.`),
      ],
      remember: [
        tell(say`With one big heap you can choose. Take all of it or all but one, and you win.`, {
          kind: 'winning',
          moves: ['c3'],
          misere: true,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'all-or-but-one',
      kind: 'play',
      position: '1,5',
      misere: true,
      says: [tell(say`Here too.`), tell(say`Do you take the whole big heap, or all but one?`)],
      remember: [tell(say`One stone is left, and your opponent must take it.`, { kind: 'winning', moves: ['b5'], misere: true })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'two-twos',
      kind: 'play',
      position: '2,2',
      misere: true,
      says: [tell(say`Two heaps of 2, and you start.`), tell(say`Try two moves and watch the answers.`)],
      remember: [tell(say`Two equal heaps are still P, as long as they are bigger than 1.`, { kind: 'outcome', misere: true, is: 'P' })],
      goal: { kind: 'try', moves: 2 },
    },
    {
      id: 'same',
      kind: 'play',
      position: '3,4,5',
      misere: true,
      says: [tell(say`As long as two or more heaps are bigger than 1, play normal Nim. Make the nim-sum 0.`), tell(say`Win!`)],
      remember: [tell(say`It’s the same move as in chapter 5.`, { kind: 'winning', moves: ['a2'], misere: true })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'turn',
      kind: 'choose',
      says: [tell(say`So you play normal Nim first, and switch at some point.`), tell(say`Which move is different?`)],
      remember: [tell(say`There you leave an odd number of ones. In normal Nim you would leave an even number.`)],
      shows: { position: '1,3', misere: true },
      options: [
        {
          says: say`The one that leaves only ones`,
          right: true,
          because: tell(say`Yes. It takes the last big heap away, or leaves 1 of it.`, {
            kind: 'winning',
            moves: ['b3'],
            misere: true,
          }),
        },
        { says: say`The first one`, because: tell(say`You won 3, 4 and 5 with the same first move as in normal Nim.`) },
        { says: say`The last one`, because: tell(say`By then it’s too late. With only ones left, no one has a choice.`) },
      ],
    },
    {
      id: 'why',
      kind: 'choose',
      says: [tell(say`Why does the winning player always get to make that move?`)],
      remember: [tell(say`So while a heap is bigger than 1, the same player wins as in normal Nim.`)],
      shows: { position: '1,1,4', misere: true },
      options: [
        {
          says: say`The winner never leaves one big heap`,
          right: true,
          because: tell(say`With exactly one big heap, the nim-sum is never 0. So it is always the loser who leaves it.`),
        },
        { says: say`The winner moves faster`, because: tell(say`The players take turns, one move each.`) },
        { says: say`By chance`, because: tell(say`There is no luck in Nim.`) },
      ],
    },
    {
      id: 'game',
      kind: 'play',
      position: '1,3,5,6',
      misere: true,
      says: [tell(say`A whole game. Make the nim-sum 0 while there are big heaps, then switch.`)],
      remember: [tell(say`This works for Nim. In many other games it is much harder, because nimbers don’t tell you who wins.`)],
      goal: { kind: 'win' },
    },
  ],
};
