import { type Drawing, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

/** Which squares of the small table are filled, row by row: all. */
const ALL_OF_FOUR = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].filter((column) => column <= row).map((column) => [row, column] as const));

const [HEAP, LEFT_OVER] = [83, 125];

/** What becomes of a heap when everything that is left over is turned over in it. */
const TURNED_OVER: Drawing = {
  kind: 'columns',
  title: say`83 and what is left over, in binary`,
  rows: [
    { name: 'D', number: HEAP, key: true },
    { name: '+', number: LEFT_OVER },
  ],
  odd: [],
  totals: [{ name: 46, columns: [0, 1, 2, 3, 4, 5, 6].map((column) => ((HEAP ^ LEFT_OVER) >> column) % 2) }],
};

export const nimSums: Chapter = {
  id: 'nim-sums',
  title: say`The table of nim-sums`,
  about: say`Fill it, see its pattern, and win every game of Nim.`,
  steps: [
    {
      id: 'mex',
      kind: 'choose',
      says: [
        tell(say`From 1 and 2 a move leaves 2, or 1 and 1, or 1: positions as good as heaps of 2, of 0 and of 1.`, {
          kind: 'nimber',
          position: '1,1',
          is: 0,
        }),
        tell(say`Which single heap leads to just these?`),
      ],
      remember: [tell(say`It is the smallest number that is missing among 0, 1 and 2. So 1 + 2 = 3.`, { kind: 'nimber', is: 3 })],
      shows: { position: '1,2' },
      options: [
        { says: say`2`, because: tell(say`A heap of 2 leads to 1 and to 0, but not to 2.`), claim: { kind: 'nimber', is: 2 } },
        {
          says: say`3`,
          right: true,
          because: tell(say`A heap of 3 leads to 2, 1 and 0.`),
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
        tell(
          say`A move makes one heap smaller: it goes left or up. So each sum is the smallest number that is neither to its left nor above it.`,
        ),
        tell(say`Fill the table.`),
      ],
      remember: [tell(say`The smallest number that is missing is called mex, from “minimum excluded”.`)],
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
      says: [tell(say`The table grows.`), tell(say`Fill in what is asked: the smallest number that is neither to the left nor above.`)],
      remember: [tell(say`Small squares make larger ones, always crosswise. Look at those of 2 and of 4.`)],
    },
    {
      id: 'powers',
      kind: 'choose',
      says: [
        tell(say`1, 2, 4 and 8 are each twice the one before. When none comes twice, the nim-sum is the ordinary sum: 4 + 2 + 1 = 7.`, {
          kind: 'nimber',
          position: '4,2,1',
          is: 7,
        }),
        tell(say`Which of them make 13?`),
      ],
      shows: { position: '8,4,2,1' },
      remember: [
        tell(
          say`Every number is made of such powers of two, none of them twice, in just one way. Written down, that is binary: 13 is 1101.`,
        ),
      ],
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
        tell(say`Each heap is broken into powers of two. Equal ones cancel, as pairs do.`),
        tell(say`Cross out pairs: tap one, then its equal.`),
      ],
      remember: [tell(say`A position is P exactly when its nim-sum is 0: 3, 5 and 6 is P.`, ...all('P', ['3,5,6']))],
    },
    {
      id: 'left-over',
      kind: 'pairs',
      heaps: [3, 4, 5],
      says: [tell(say`Cross out pairs here as well.`), tell(say`What is left over?`)],
      remember: [tell(say`It is not 0, so this is N.`, { kind: 'nimber', is: 2 }, ...all('N', ['3,4,5']))],
    },
    {
      id: 'mend',
      kind: 'play',
      position: '3,4,5',
      says: [tell(say`In 3, 4 and 5 a single 2 is left over, and only one heap has a 2 in it.`), tell(say`Make the nim-sum 0.`)],
      remember: [
        tell(say`3 is 2 and 1: without the 2 it is 1, and everything cancels.`, { kind: 'winning', moves: ['a2'], misere: false }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'other',
      kind: 'play',
      position: '6,9,12',
      says: [tell(say`Now break these up in your head: 6 is 4 + 2, 9 is 8 + 1, 12 is 8 + 4.`), tell(say`What is left over? Win!`)],
      remember: [
        tell(say`2 and 1 were left over. Without its 2, and with a 1 more, 6 becomes 5.`, {
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
      says: [tell(say`Four large heaps.`), tell(say`Cross out all pairs.`)],
      remember: [
        tell(say`The largest number left over, 64, is in one heap only: D has to change.`, {
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
        tell(say`From 83 = 64 + 16 + 2 + 1 the 64 has to go. Of 32, 16, 8, 4 and 1 each is turned over: there it goes, missing it comes.`),
        tell(say`Why does the heap get smaller, whatever comes?`),
      ],
      shows: TURNED_OVER,
      remember: [tell(say`So where the nim-sum is not 0, some heap can always be made smaller in the right way.`)],
      options: [
        {
          says: say`What comes is less than 64`,
          right: true,
          because: tell(say`All powers below 64 together make only 63.`, { kind: 'nimber', position: '32,16,8,4,2,1', is: 63 }),
        },
        { says: say`Nothing comes`, because: tell(say`32, 8 and 4 were not in 83, and they come.`) },
        {
          says: say`It is luck`,
          because: tell(say`It is always so: all powers below 64 together make only 63.`, {
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
      says: [tell(say`64, 16 and 1 go from 83, and 32, 8 and 4 come: 32 + 8 + 4 + 2 = 46.`), tell(say`Leave 46 in heap D.`)],
      remember: [
        tell(say`This is how every game of Nim is won.`, { kind: 'winning', moves: ['d37'], misere: false }, ...all('P', ['20,31,37,46'])),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'tutti',
      kind: 'fight',
      guard: 'tutti',
      pool: ['3,4,6', '2,5,8', '4,7,9', '1,3,5,6', '6,11,12', '2,7,9,13'],
      says: [tell(say`Tutti knows all of Nim. A single slip, and you are lost.`)],
      remember: [tell(say`You have beaten Tutti: nobody plays Nim better than you.`)],
      talk: {
        begin: say`I am Tutti, and I know all numbers. Do you?`,
        mistake: say`Ah. Count the powers once more, my dear.`,
        won: say`That was not bad. Which heap did you not break up?`,
        lost: say`Flawless! There is nothing left that I could teach you.`,
      },
    },
  ],
};
