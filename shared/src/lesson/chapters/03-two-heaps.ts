import { type Drawing, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

const SIZES = [0, 1, 2, 3, 4, 5] as const;

/** Two heaps, one by the row and one by the column: who wins. */
const TWO_HEAPS: Drawing = {
  kind: 'table',
  title: say`Two heaps: N or P`,
  head: ['', ...SIZES],
  rows: SIZES.map((row) => ({
    name: row,
    cells: SIZES.map((column) => (row === column ? { value: 'P', look: 'key' } : { value: 'N', look: 'soft' })),
  })),
};

export const twoHeaps: Chapter = {
  id: 'two-heaps',
  title: say`Two heaps`,
  about: say`The mirror: an answer to everything.`,
  steps: [
    {
      id: 'feel',
      kind: 'play',
      position: '2,2',
      says: [tell(say`Two equal heaps, and you begin.`), tell(say`Try three different moves, and watch the answers.`)],
      remember: [tell(say`Two equal heaps are P: after each answer they were equal again.`, ...all('P', ['2,2', '1,1']))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'mirror',
      kind: 'play',
      position: '3,3',
      says: [tell(say`Now your opponent begins.`), tell(say`Take from the other heap what was taken from the one.`)],
      remember: [tell(say`You only copied, and took the last stone. This is called the mirror.`, ...all('P', ['3,3']))],
      answers: true,
      goal: { kind: 'win' },
    },
    {
      id: 'never',
      kind: 'choose',
      says: [tell(say`You copy each move of your opponent in the other heap.`), tell(say`Can it happen that you have no answer?`)],
      shows: { position: '9,9' },
      options: [
        {
          says: say`Never`,
          right: true,
          because: tell(
            say`Before each move of your opponent both are equal. What is taken from one is there in the other.`,
            ...all('P', ['9,9']),
          ),
        },
        {
          says: say`With large heaps`,
          because: tell(say`The size does not matter: whatever is taken from one heap is there in the other.`),
        },
        { says: say`When a heap goes`, because: tell(say`Then you take all of the other, and that is the end.`) },
      ],
    },
    {
      id: 'equal',
      kind: 'play',
      position: '3,8',
      says: [tell(say`These two heaps are not equal, and it is your turn.`), tell(say`Which move makes a mirror?`)],
      remember: [tell(say`Make them equal, and from then on copy.`, { kind: 'winning', moves: ['b5'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'to-the-end',
      kind: 'play',
      position: '6,2',
      says: [tell(say`Win this one to the end.`)],
      remember: [tell(say`That is all there is to know about two heaps.`)],
      goal: { kind: 'win' },
    },
    {
      id: 'letters',
      kind: 'who',
      says: [tell(say`Two heaps: N or P?`)],
      remember: [
        tell(
          say`Two equal heaps are P, two different ones N.`,
          ...all('P', ['1,1', '2,2', '3,3', '4,4', '5,5', '6,6', '7,7']),
          ...all('N', ['1,2', '2,7', '3,6', '0,5', '11,12']),
        ),
      ],
      positions: [{ position: '4,4' }, { position: '2,7' }, { position: '5,0' }, { position: '6,6' }, { position: '8,7' }],
      words: 'letters',
    },
    {
      id: 'diagonal',
      kind: 'choose',
      says: [
        tell(say`Here one heap is counted to the right, the other down. A move goes left or up.`),
        tell(say`Why is there only one P in each row?`),
      ],
      shows: TWO_HEAPS,
      options: [
        {
          says: say`From P you never reach P`,
          right: true,
          because: tell(say`Of two in one row, one could be reached from the other by a move.`),
        },
        { says: say`There are more N`, because: tell(say`That is so, but it is not the reason.`) },
        {
          says: say`It is by chance`,
          because: tell(say`It stays so, however large the heaps are.`, ...all('P', ['12,12']), ...all('N', ['12,13'])),
        },
      ],
    },
    {
      id: 'pins',
      kind: 'choose',
      says: [
        tell(say`Another game: a ball knocks down one pin, or two that stand side by side. Whoever knocks down the last wins.`),
        tell(say`You begin. Who wins?`),
      ],
      remember: [
        tell(say`Two equal things, the same moves for both players, and the last move wins: then the mirror wins, whatever the game.`),
      ],
      shows: { game: 'kayles', position: '5,5' },
      options: [
        {
          says: say`My opponent`,
          right: true,
          because: tell(say`Whatever you knock down in one row, your opponent knocks down in the other.`),
          claim: { kind: 'outcome', misere: false, is: 'P' },
        },
        {
          says: say`I do`,
          because: tell(say`Think of the mirror: both rows are the same.`),
          claim: { kind: 'outcome', misere: false, is: 'N' },
        },
      ],
    },
    {
      id: 'echo',
      kind: 'fight',
      guard: 'echo',
      pool: ['3,5', '7,2', '1,1,4', '4,9', '3,3,6', '8,5'],
      says: [tell(say`Echo makes two heaps equal and copies. With more heaps it plays anything.`)],
      remember: [tell(say`Echo is beaten. It has no answer to three heaps: those come next.`)],
      talk: {
        begin: say`I am Echo. Whatever you do, I can do as well.`,
        mistake: say`You do, I do. I like this.`,
        won: say`Copied to the last stone. Again?`,
        lost: say`That was my trick! You copied me!`,
      },
    },
  ],
};
