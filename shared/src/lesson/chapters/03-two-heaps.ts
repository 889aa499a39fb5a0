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
  about: say`The mirror has an answer to everything.`,
  steps: [
    {
      id: 'feel',
      kind: 'play',
      position: '2,2',
      says: [tell(say`Two equal heaps, and you start.`), tell(say`Try three different moves and watch the answers.`)],
      remember: [tell(say`Two equal heaps are P. Each answer made them equal again.`, ...all('P', ['2,2', '1,1']))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'mirror',
      kind: 'play',
      position: '3,3',
      says: [tell(say`Now your opponent starts.`), tell(say`Copy each move in the other heap.`)],
      remember: [tell(say`You just copied, and took the last stone. This trick is called the mirror.`, ...all('P', ['3,3']))],
      answers: true,
      goal: { kind: 'win' },
    },
    {
      id: 'never',
      kind: 'choose',
      says: [tell(say`You copy each of your opponent’s moves in the other heap.`), tell(say`Can you ever be stuck?`)],
      shows: { position: '9,9' },
      options: [
        {
          says: say`Never`,
          right: true,
          because: tell(
            say`Before your opponent moves, both heaps are equal. So you can always take as much from the other.`,
            ...all('P', ['9,9']),
          ),
        },
        {
          says: say`Yes, with big heaps`,
          because: tell(say`Size doesn’t matter. You can always take as much from the other heap.`),
        },
        { says: say`Yes, when a heap is gone`, because: tell(say`Then you take the whole other heap, and you have won.`) },
      ],
    },
    {
      id: 'equal',
      kind: 'play',
      position: '3,8',
      says: [tell(say`These heaps aren’t equal, and it’s your turn.`), tell(say`Make a mirror.`)],
      remember: [tell(say`Make the heaps equal. From then on, copy.`, { kind: 'winning', moves: ['b5'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'to-the-end',
      kind: 'play',
      position: '6,2',
      says: [tell(say`Play this one to the end and win.`)],
      remember: [tell(say`Now you know all there is to know about two heaps.`)],
      goal: { kind: 'win' },
    },
    {
      id: 'letters',
      kind: 'who',
      says: [tell(say`Two heaps: N or P?`)],
      remember: [
        tell(
          say`Two equal heaps are P. Two different heaps are N.`,
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
      says: [tell(say`One heap is counted across, the other down. A move goes left or up.`), tell(say`Why does each row have only one P?`)],
      shows: TWO_HEAPS,
      options: [
        {
          says: say`No move goes from P to P`,
          right: true,
          because: tell(say`A second P in the row would be one move away from the first.`),
        },
        { says: say`There are more Ns`, because: tell(say`True, but that isn’t the reason.`) },
        {
          says: say`By chance`,
          because: tell(say`It’s the same for heaps of any size.`, ...all('P', ['12,12']), ...all('N', ['12,13'])),
        },
      ],
    },
    {
      id: 'pins',
      kind: 'choose',
      says: [tell(say`In this game a ball knocks down one pin, or two side by side. The last pin wins.`), tell(say`You start. Who wins?`)],
      remember: [tell(say`The mirror works with any two equal things. Both players need the same moves, and the last move must win.`)],
      shows: { game: 'kayles', position: '5,5' },
      options: [
        {
          says: say`My opponent`,
          right: true,
          because: tell(say`Your opponent copies whatever you knock down, in the other row.`),
          claim: { kind: 'outcome', misere: false, is: 'P' },
        },
        {
          says: say`Me`,
          because: tell(say`Think of the mirror. Both rows are the same.`),
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
      remember: [tell(say`You beat Echo, who has no answer to three heaps. They come next.`)],
      talk: {
        begin: say`I am Echo. Whatever you do, I can do too.`,
        mistake: say`You do, I do. I like this.`,
        won: say`Copied to the last stone. Again?`,
        lost: say`That was my trick! You copied me!`,
      },
    },
  ],
};
