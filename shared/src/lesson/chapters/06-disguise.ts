import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

export const disguise: Chapter = {
  id: 'disguise',
  title: say`Games in disguise`,
  about: say`A rook, a queen, coins and pins: look closely, and find Nim.`,
  steps: [
    {
      id: 'rook',
      kind: 'play',
      game: 'rook',
      position: '3.5',
      says: [
        tell(say`A rook moves left or down, as far as you like. Whoever brings it into the corner wins.`),
        tell(say`Leave it where it can only lose.`),
      ],
      remember: [
        tell(say`A rook is two heaps: its steps to the left, and its steps down. You made them equal.`, {
          kind: 'winning',
          moves: ['a3.3'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'coins',
      kind: 'play',
      game: 'nimble',
      position: '2,5,6',
      says: [
        tell(say`Each coin may go left, as far as you like, also past others. Whoever makes the last move wins.`),
        tell(say`Which heaps are these? Win!`),
      ],
      remember: [
        tell(say`A coin on square 5 is a heap of 5. From 2, 5 and 6 you left 2, 4 and 6: their nim-sum is 0.`, {
          kind: 'winning',
          moves: ['5-4'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'queen',
      kind: 'play',
      game: 'wythoff',
      position: '1.2',
      says: [
        tell(say`A queen may also go along the diagonal. Here she is lost for whoever has to move her.`),
        tell(say`Try three moves, and watch.`),
      ],
      remember: [tell(say`Wherever she goes, your opponent can reach the corner.`, { kind: 'outcome', misere: false, is: 'P' })],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'queen-home',
      kind: 'play',
      game: 'wythoff',
      position: '3.4',
      says: [tell(say`Bring the queen where your opponent is lost.`)],
      remember: [
        tell(say`1 and 2 is P for a queen. For two heaps of Nim it is N: the diagonal makes the difference.`, {
          kind: 'outcome',
          position: '1.2',
          misere: false,
          is: 'P',
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'golden',
      kind: 'choose',
      says: [
        tell(
          say`The queen’s P-positions begin with 1 and 2, 3 and 5, 4 and 7. No number comes twice, and they are 1, 2, 3 apart.`,
          { kind: 'outcome', position: '1.2', misere: false, is: 'P' },
          { kind: 'outcome', position: '3.5', misere: false, is: 'P' },
          { kind: 'outcome', position: '4.7', misere: false, is: 'P' },
        ),
        tell(say`Which pair comes next?`),
      ],
      remember: [tell(say`They go on like this for ever. Far along, one number divided by the other is nearly 1.618: the golden ratio.`)],
      shows: { game: 'wythoff', position: '3.5' },
      options: [
        {
          says: say`6 and 10`,
          right: true,
          because: tell(say`6 is the smallest number that is not used yet, and the two are 4 apart.`),
          claim: { kind: 'outcome', position: '6.10', misere: false, is: 'P' },
        },
        {
          says: say`6 and 9`,
          because: tell(say`These are 3 apart like 4 and 7: the diagonal leads there.`),
          claim: { kind: 'outcome', position: '6.9', misere: false, is: 'P' },
        },
        {
          says: say`5 and 9`,
          because: tell(say`5 was used: from there the queen goes straight to 5 and 3.`),
          claim: { kind: 'outcome', position: '5.9', misere: false, is: 'P' },
        },
      ],
    },
    {
      id: 'tree',
      kind: 'tree',
      game: 'kayles',
      position: '3',
      says: [
        tell(say`A ball knocks down one pin, or two side by side. Here is all that can come of three pins.`),
        tell(say`From the bottom up: which is the smallest number that no line leads down to?`),
      ],
      remember: [
        tell(say`Three pins are worth as much as a heap of 3. Many games get their nimbers like this, from the end upwards.`, {
          kind: 'nimber',
          is: 3,
        }),
      ],
    },
    {
      id: 'pins',
      kind: 'values',
      game: 'kayles',
      upTo: 6,
      from: 4,
      says: [
        tell(say`A longer row may fall apart: 2 + 1 is worth the nim-sum of both.`, { kind: 'nimber', position: '2,1', is: 3 }),
        tell(say`What is each row worth? Give the smallest number that no move leads to.`),
      ],
      remember: [
        tell(
          say`A row of 4 pins is worth as much as a single pin.`,
          { kind: 'nimber', position: '4', is: 1 },
          { kind: 'nimber', position: '1', is: 1 },
        ),
      ],
    },
    {
      id: 'rows',
      kind: 'who',
      says: [tell(say`Rows of 1 to 6 pins are worth 1, 2, 3, 1, 4 and 3.`), tell(say`N or P: what is the nim-sum?`)],
      remember: [tell(say`Rows add up like heaps: only what they are worth counts.`)],
      positions: [
        { game: 'kayles', position: '1,4' },
        { game: 'kayles', position: '2,5' },
        { game: 'kayles', position: '3,6' },
        { game: 'kayles', position: '1,2,3' },
      ],
      words: 'letters',
    },
    {
      id: 'knock',
      kind: 'play',
      game: 'kayles',
      position: '5,3',
      says: [tell(say`These rows are worth 4 and 3.`, { kind: 'nimbers', are: [4, 3] }), tell(say`Make the first worth 3 as well.`)],
      remember: [tell(say`3 and 3 cancel, as two equal heaps do.`)],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'theorem',
      kind: 'choose',
      says: [
        tell(say`So every position is worth one number, and sums go by nim-sums. Sprague and Grundy found this in the 1930s.`),
        tell(say`For which games does it hold?`),
      ],
      shows: { game: 'kayles', position: '5,3,2' },
      remember: [tell(say`In such a game you need one number for each part, and nothing else: its nimber.`)],
      options: [
        {
          says: say`Same moves for both, and the last move wins`,
          right: true,
          because: tell(say`And every game has to come to an end.`),
        },
        { says: say`For chess as well`, because: tell(say`In chess one moves White and the other Black, and a game may be drawn.`) },
        { says: say`Only for heaps`, because: tell(say`You have just done it with pins, and they are no heaps.`) },
      ],
    },
  ],
};
