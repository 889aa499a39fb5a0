import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

export const lastLoses: Chapter = {
  id: 'last-loses',
  title: say`The last one loses`,
  about: say`Turned round, and almost the same: when to turn.`,
  steps: [
    {
      id: 'ones',
      kind: 'who',
      says: [tell(say`In this chapter whoever takes the last stone loses.`), tell(say`It is your turn. Who wins?`)],
      remember: [tell(say`With heaps of one only, an odd number of them is lost now.`)],
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
        tell(say`Only one heap is larger than 1, and you decide what is left of it.`),
        tell(say`Leave your opponent an odd number of ones.`),
      ],
      remember: [
        tell(say`Whoever meets a single large heap can choose, all of it or all but one, and wins.`, {
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
      says: [tell(say`Here as well.`), tell(say`Take all of the large heap, or all but one?`)],
      remember: [tell(say`One stone is left, and your opponent has to take it.`, { kind: 'winning', moves: ['b5'], misere: true })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'two-twos',
      kind: 'play',
      position: '2,2',
      misere: true,
      says: [tell(say`Two heaps of 2, and you begin.`), tell(say`Try two moves, and watch.`)],
      remember: [tell(say`Two equal heaps are P here too, if they are larger than 1.`, { kind: 'outcome', misere: true, is: 'P' })],
      goal: { kind: 'try', moves: 2 },
    },
    {
      id: 'same',
      kind: 'play',
      position: '3,4,5',
      misere: true,
      says: [tell(say`While two heaps or more are larger than 1, play as if the last stone won: make the nim-sum 0.`), tell(say`Win!`)],
      remember: [tell(say`It is the same move as in chapter 5.`, { kind: 'winning', moves: ['a2'], misere: true })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'turn',
      kind: 'choose',
      says: [tell(say`So one plays as ever, and turns at some point.`), tell(say`With which move do you turn?`)],
      remember: [tell(say`Then leave an odd number of ones, where otherwise you would have left an even one.`)],
      shows: { position: '1,3', misere: true },
      options: [
        {
          says: say`When it leaves only ones`,
          right: true,
          because: tell(say`It is the move that takes the last large heap away, or leaves 1 of it.`, {
            kind: 'winning',
            moves: ['b3'],
            misere: true,
          }),
        },
        { says: say`From the start`, because: tell(say`3, 4 and 5 was won by the same move as ever.`) },
        { says: say`With the last stone`, because: tell(say`Then it is too late: with ones only, nobody has a choice.`) },
      ],
    },
    {
      id: 'why',
      kind: 'choose',
      says: [tell(say`Why is it always the winner who comes to make that move?`)],
      remember: [tell(say`So while some heap is larger than 1, the same side wins as in the game where the last stone wins.`)],
      shows: { position: '1,1,4', misere: true },
      options: [
        {
          says: say`One large heap is never nim-sum 0`,
          right: true,
          because: tell(say`Its large power is alone, and the winner never leaves such a thing. So it is the loser who leaves it.`),
        },
        { says: say`The winner moves faster`, because: tell(say`Both move in turn, one move each.`) },
        { says: say`It is chance`, because: tell(say`There is none in Nim.`) },
      ],
    },
    {
      id: 'game',
      kind: 'play',
      position: '1,3,5,6',
      misere: true,
      says: [tell(say`A whole game: nim-sum 0 while there are large heaps, then turn.`)],
      remember: [tell(say`This works for Nim. In many other games it is much harder, and nimbers do not tell who wins.`)],
      goal: { kind: 'win' },
    },
  ],
};
