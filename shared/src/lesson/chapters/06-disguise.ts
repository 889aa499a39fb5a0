import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

export const disguise: Chapter = {
  id: 'disguise',
  title: say`Games in disguise`,
  about: say`A rook, a queen, coins and pins. Look closely and you’ll find Nim.`,
  steps: [
    {
      id: 'rook',
      kind: 'play',
      game: 'rook',
      position: '3.5',
      says: [
        tell(say`The rook moves left or down, as far as you like. Put it in the corner to win.`),
        tell(say`Leave it where your opponent can only lose.`),
      ],
      remember: [
        tell(say`A rook is two heaps, its steps left and its steps down. You made them equal.`, {
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
        tell(say`A coin moves left as far as you like, even past others. The last move wins.`),
        tell(say`What are the heaps here? Win!`),
      ],
      remember: [
        tell(say`A coin on square 5 is a heap of 5. You left 2, 4 and 6, and their nim-sum is 0.`, {
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
        tell(say`A queen can also move diagonally. From here, the player to move loses.`),
        tell(say`Try three moves and watch the answers.`),
      ],
      remember: [tell(say`Wherever she goes, your opponent can reach the corner.`, { kind: 'outcome', misere: false, is: 'P' })],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'queen-home',
      kind: 'play',
      game: 'wythoff',
      position: '3.4',
      says: [tell(say`Put the queen where your opponent loses.`)],
      remember: [
        tell(say`For the queen, 1 and 2 is P. In Nim it is N, because there is no diagonal.`, {
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
          say`The queen’s P-positions start with 1 and 2, 3 and 5, 4 and 7. The gaps are 1, 2 and 3, and no number repeats.`,
          { kind: 'outcome', position: '1.2', misere: false, is: 'P' },
          { kind: 'outcome', position: '3.5', misere: false, is: 'P' },
          { kind: 'outcome', position: '4.7', misere: false, is: 'P' },
        ),
        tell(say`Which pair comes next?`),
      ],
      remember: [tell(say`They go on forever. Far along, the bigger number is about 1.618 times the smaller, the golden ratio.`)],
      shows: { game: 'wythoff', position: '3.5' },
      options: [
        {
          says: say`6 and 10`,
          right: true,
          because: tell(say`6 is the smallest unused number, and the next gap is 4.`),
          claim: { kind: 'outcome', position: '6.10', misere: false, is: 'P' },
        },
        {
          says: say`6 and 9`,
          because: tell(say`Their gap is 3, just like 4 and 7. So the queen moves there diagonally.`),
          claim: { kind: 'outcome', position: '6.9', misere: false, is: 'P' },
        },
        {
          says: say`5 and 9`,
          because: tell(say`5 is used already. From here the queen moves straight to 5 and 3.`),
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
        tell(say`A ball knocks down one pin, or two side by side. This tree shows everything that can happen with three pins.`),
        tell(say`Start at the bottom. What is the smallest number that no line leads down to?`),
      ],
      remember: [
        tell(say`Three pins are worth the same as a heap of 3. Many games get their nimbers this way.`, {
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
        tell(say`A longer row can split in two, such as 2 and 1. Then the nim-sum counts, here 3.`, {
          kind: 'nimber',
          position: '2,1',
          is: 3,
        }),
        tell(say`What is each row worth? Enter the smallest number that no move leads to.`),
      ],
      remember: [
        tell(
          say`A row of 4 pins is worth no more than a single pin.`,
          { kind: 'nimber', position: '4', is: 1 },
          { kind: 'nimber', position: '1', is: 1 },
        ),
      ],
    },
    {
      id: 'rows',
      kind: 'who',
      says: [tell(say`Rows of 1 to 6 pins are worth 1, 2, 3, 1, 4 and 3.`), tell(say`What is the nim-sum, and is it N or P?`)],
      remember: [tell(say`Rows add up like heaps. Only their worth matters.`)],
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
      says: [tell(say`These rows are worth 4 and 3.`, { kind: 'nimbers', are: [4, 3] }), tell(say`Make the first row worth 3 too.`)],
      remember: [tell(say`3 and 3 cancel, just like two equal heaps.`)],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'theorem',
      kind: 'choose',
      says: [
        tell(say`Every position is worth a number, and the nim-sum adds them. Sprague and Grundy found this in the 1930s.`),
        tell(say`Which games does this work for?`),
      ],
      shows: { game: 'kayles', position: '5,3,2' },
      remember: [tell(say`In these games all you need is one number for each part, its nimber.`)],
      options: [
        {
          says: say`Same moves for both, last move wins`,
          right: true,
          because: tell(say`Right, and every game must come to an end.`),
        },
        { says: say`Also chess`, because: tell(say`In chess the two players move different pieces, and a game can be a draw.`) },
        { says: say`Only heaps`, because: tell(say`You just did it with pins, and they aren’t heaps.`) },
      ],
    },
  ],
};
