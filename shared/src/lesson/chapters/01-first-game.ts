import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

/** Heaps that are lost for the player to move: Presto plays only from these. */
const LOST = ['1,4,5', '2,4,6', '1,2,3', '2,5,7', '1,1,3,3', '3,5,6', '1,2,4,7'] as const;

export const firstGame: Chapter = {
  id: 'first-game',
  title: say`A first game`,
  about: say`How to move, and how to win.`,
  steps: [
    {
      id: 'move',
      kind: 'play',
      position: '3,4,5',
      says: [tell(say`Here are three heaps of stones.`), tell(say`On your turn, take as many stones as you like from one heap. Try it.`)],
      remember: [tell(say`That was a move. Next your opponent would play, then you again.`)],
      goal: { kind: 'move' },
    },
    {
      id: 'leave',
      kind: 'play',
      position: '1,4',
      says: [tell(say`Leave one stone in each heap.`)],
      remember: [tell(say`Well done! You choose the heap and how many stones to take.`)],
      goal: { kind: 'reach', position: '1,1' },
    },
    {
      id: 'last',
      kind: 'play',
      position: '4',
      says: [tell(say`Take the last stone and you win.`), tell(say`One heap is left, and it’s your turn. Win!`)],
      remember: [tell(say`You took all four at once, and the last stone was yours.`, { kind: 'winning', moves: ['a4'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'turns',
      kind: 'play',
      position: '1,1,1',
      says: [tell(say`Now you take turns, and you start. Who will take the last stone?`)],
      remember: [tell(say`You, your opponent, you. The third stone was yours.`, ...all('N', ['1,1,1']))],
      goal: { kind: 'win' },
    },
    {
      id: 'who',
      kind: 'who',
      says: [tell(say`It’s your turn, and no one makes a mistake.`), tell(say`Who takes the last stone?`)],
      remember: [
        tell(
          say`When every heap has just one stone, no one has a choice. You only need to count.`,
          ...all('P', ['1,1', '1,1,1,1']),
          ...all('N', ['1', '1,1,1']),
        ),
      ],
      positions: [{ position: '1,1' }, { position: '1,1,1,1' }, { position: '1,1,1,1,1' }],
      words: 'people',
    },
    {
      id: 'misere',
      kind: 'play',
      position: '3',
      misere: true,
      says: [tell(say`Some people play it the other way round. Take the last stone and you lose.`), tell(say`Win this one.`)],
      remember: [
        tell(say`You left the last stone to your opponent.`, { kind: 'winning', moves: ['a2'], misere: true }),
        tell(say`From now on the last stone wins again, unless we say otherwise.`),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'end',
      kind: 'choose',
      says: [tell(say`Nim has no dice and no hidden cards.`), tell(say`Can a game of Nim end in a draw?`)],
      shows: { position: '3,4,5' },
      options: [
        {
          says: say`No, never`,
          right: true,
          because: tell(say`Every move takes stones, so they run out. Someone takes the last one and wins.`),
        },
        { says: say`Yes, sometimes`, because: tell(say`Someone always takes the last stone, and that player wins.`) },
        { says: say`It could go on forever`, because: tell(say`Every move takes at least one stone, and no stone comes back.`) },
      ],
    },
    {
      id: 'presto',
      kind: 'fight',
      guard: 'presto',
      pool: LOST,
      lost: true,
      says: [tell(say`Presto guards this chapter. Play a whole game and watch closely.`)],
      remember: [tell(say`No one beats Presto. With these heaps, the player who starts can’t win.`, ...all('P', LOST))],
      talk: {
        begin: say`I am Presto! Please, you begin. Guests always do.`,
        mistake: say`Interesting. I would have done the same.`,
        won: say`Abracadabra, mine! I have never lost.`,
        lost: say`You won? That can’t be!`,
      },
    },
    {
      id: 'trick',
      kind: 'play',
      position: '1,2,3',
      says: [
        tell(say`Here is Presto’s trick. With these heaps, the player who starts loses.`, ...all('P', ['1,2,3'])),
        tell(say`Try three different moves and watch the answers.`),
      ],
      remember: [
        tell(say`Every move has an answer. By the end of chapter 5 you will find heaps like these yourself.`, ...all('P', ['1,2,3'])),
      ],
      goal: { kind: 'try', moves: 3 },
    },
  ],
};
