import { type Drawing, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

/** Which squares of the small table are filled, row by row: all. */
const ALL_OF_FOUR = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].filter((column) => column <= row).map((column) => [row, column] as const));

const [HEAP, LEFT_OVER] = [83, 125];

/** What becomes of a heap when everything that is left over is turned over in it. */
const TURNED_OVER: Drawing = {
  kind: 'columns',
  title: say`83 and what was left over, in binary`,
  rows: [
    { name: 'D', number: HEAP, key: true },
    { name: '+', number: LEFT_OVER },
  ],
  odd: [],
  totals: [{ name: 46, columns: [0, 1, 2, 3, 4, 5, 6].map((column) => ((HEAP ^ LEFT_OVER) >> column) % 2) }],
};

export const nimSums: Chapter = {
  id: 'nim-sums',
  title: say`Table of nim-sums`,
  about: say`Fill it in, spot the pattern, and win at Nim.`,
  steps: [
    {
      id: 'mex',
      kind: 'choose',
      says: [
        tell(say`A move from 1 and 2 leaves 2, 1 and 1, or 1. Those are worth 2, 0 and 1.`, {
          kind: 'nimber',
          position: '1,1',
          is: 0,
        }),
        tell(say`Which single heap leads to 0, 1 and 2?`),
      ],
      remember: [tell(say`So 1 + 2 = 3. It is the smallest number missing from 0, 1 and 2.`, { kind: 'nimber', is: 3 })],
      shows: { position: '1,2' },
      options: [
        { says: say`2`, because: tell(say`A heap of 2 leads to 1 and 0, but not to 2.`), claim: { kind: 'nimber', is: 2 } },
        {
          says: say`3`,
          right: true,
          because: tell(say`A heap of 3 leads to 2, 1 and 0, and to nothing else.`),
          claim: { kind: 'nimber', is: 3 },
        },
        { says: say`4`, because: tell(say`A heap of 4 leads to 3 as well.`), claim: { kind: 'nimber', is: 4 } },
      ],
    },
    {
      id: 'four',
      kind: 'table',
      size: 4,
      fill: ALL_OF_FOUR,
      says: [
        tell(say`Each square is the nim-sum of its row and column. It is the smallest number not to its left and not above it.`),
        tell(say`Fill in the table.`),
      ],
      remember: [tell(say`The smallest missing number is called the mex, short for “minimum excluded”.`)],
    },
    {
      id: 'eight',
      kind: 'table',
      size: 8,
      fill: [
        [4, 0],
        [4, 1],
        [4, 3],
        [4, 4],
        [5, 2],
        [5, 4],
        [6, 1],
        [6, 3],
        [6, 5],
        [7, 0],
        [7, 6],
      ],
      says: [
        tell(say`The table grows.`),
        tell(say`Fill in the marked squares. Look for the smallest number not to the left and not above.`),
      ],
      remember: [tell(say`See the pattern? Each block of 2 by 2 or 4 by 4 appears again diagonally across.`)],
    },
    {
      id: 'powers',
      kind: 'choose',
      says: [
        tell(say`1, 2, 4 and 8 are powers of two. Different ones simply add up, so 4 + 2 + 1 = 7.`, {
          kind: 'nimber',
          position: '4,2,1',
          is: 7,
        }),
        tell(say`Which ones make 13?`),
      ],
      shows: { position: '8,4,2,1' },
      remember: [tell(say`Every number is a sum of different powers of two, in just one way. In binary, 13 is 1101.`)],
      options: [
        { says: say`8, 4 and 1`, right: true, because: tell(say`8 + 4 + 1 = 13.`, { kind: 'nimber', position: '8,4,1', is: 13 }) },
        { says: say`8, 4 and 2`, because: tell(say`That makes 14.`, { kind: 'nimber', position: '8,4,2', is: 14 }) },
        { says: say`8 and 4`, because: tell(say`That makes 12.`, { kind: 'nimber', position: '8,4', is: 12 }) },
      ],
    },
    {
      id: 'cancel',
      kind: 'pairs',
      heaps: [3, 5, 6],
      says: [
        tell(say`Each heap is split into powers of two. Equal ones cancel, as pairs do.`),
        tell(say`Cross out pairs. Tap a number, then an equal one.`),
      ],
      remember: [tell(say`Everything cancels, so the nim-sum of 3, 5 and 6 is 0. A nim-sum of 0 means P.`, ...all('P', ['3,5,6']))],
    },
    {
      id: 'left-over',
      kind: 'pairs',
      heaps: [3, 4, 5],
      says: [tell(say`Cross out the pairs here too.`), tell(say`What is left over?`)],
      remember: [tell(say`A 2 is left over. The nim-sum isn’t 0, so this is N.`, { kind: 'nimber', is: 2 }, ...all('N', ['3,4,5']))],
    },
    {
      id: 'mend',
      kind: 'play',
      position: '3,4,5',
      says: [tell(say`In 3, 4 and 5, a 2 is left over. Only one heap has a 2 in it.`), tell(say`Make the nim-sum 0.`)],
      remember: [tell(say`3 is 2 + 1. Without the 2 it is 1, and everything cancels.`, { kind: 'winning', moves: ['a2'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'other',
      kind: 'play',
      position: '6,9,12',
      says: [tell(say`Now split these in your head. 6 is 4 + 2, 9 is 8 + 1, and 12 is 8 + 4.`), tell(say`What is left over? Win!`)],
      remember: [
        tell(say`2 and 1 were left over. 6 loses its 2 and gains a 1, so it becomes 5.`, {
          kind: 'winning',
          moves: ['a1'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'large',
      kind: 'pairs',
      heaps: [20, 31, 37, 83],
      says: [tell(say`Four big heaps.`), tell(say`Cross out all pairs.`)],
      remember: [
        tell(say`The biggest number left over is 64. Only heap D has a 64, so D must change.`, {
          kind: 'winning',
          moves: ['d37'],
          misere: false,
        }),
      ],
    },
    {
      id: 'smaller',
      kind: 'choose',
      says: [
        tell(say`64, 32, 16, 8, 4 and 1 were left over. Heap D drops those it has and gains those it lacks.`),
        tell(say`Why does it always get smaller?`),
      ],
      shows: TURNED_OVER,
      remember: [tell(say`So if the nim-sum isn’t 0, you can always make one heap smaller and reach 0.`)],
      options: [
        {
          says: say`It drops 64 and gains less`,
          right: true,
          because: tell(say`All the powers of two below 64 add up to only 63.`, { kind: 'nimber', position: '32,16,8,4,2,1', is: 63 }),
        },
        { says: say`It gains nothing`, because: tell(say`It gains 32, 8 and 4, which it did not have.`) },
        {
          says: say`Just luck`,
          because: tell(say`It always works. All the powers of two below 64 add up to only 63.`, {
            kind: 'nimber',
            position: '32,16,8,4,2,1',
            is: 63,
          }),
        },
      ],
    },
    {
      id: 'win-large',
      kind: 'play',
      position: '20,31,37,83',
      says: [
        tell(say`83 drops 64, 16 and 1 and keeps 2. It gains 32, 8 and 4, and 32 + 8 + 4 + 2 = 46.`),
        tell(say`Leave 46 stones in heap D.`),
      ],
      remember: [
        tell(
          say`Now you can win any game of Nim that can be won. Charles Bouton found the method in 1901.`,
          { kind: 'winning', moves: ['d37'], misere: false },
          ...all('P', ['20,31,37,46']),
        ),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'tutti',
      kind: 'fight',
      guard: 'tutti',
      pool: ['3,4,6', '2,5,8', '4,7,9', '1,3,5,6', '6,11,12', '2,7,9,13'],
      says: [tell(say`Tutti knows all about Nim. One slip and you lose.`)],
      remember: [tell(say`You beat Tutti! No one plays Nim better than you.`)],
      talk: {
        begin: say`I am Tutti, and I know all numbers. Do you?`,
        mistake: say`Ah. Count the powers once more, my dear.`,
        won: say`Not bad. Which heap did you forget to split?`,
        lost: say`Flawless! I have nothing left to teach you.`,
      },
    },
  ],
};
