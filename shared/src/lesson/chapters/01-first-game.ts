import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

/** Heaps in which whoever begins is lost: only from these does Presto play. */
const LOST = ['1,4,5', '2,4,6', '1,2,3', '2,5,7', '1,1,3,3', '3,5,6', '1,2,4,7'] as const;

export const firstGame: Chapter = {
  id: 'first-game',
  title: say`A first game`,
  about: say`What a move is, and who wins.`,
  steps: [
    {
      id: 'move',
      kind: 'play',
      position: '3,4,5',
      says: [
        tell(say`Here are three heaps of stones.`),
        tell(say`A move takes as many stones as you like, but all from one heap. Make one.`),
      ],
      remember: [tell(say`That was a move. After it, your opponent makes one, then you again.`)],
      goal: { kind: 'move' },
    },
    {
      id: 'leave',
      kind: 'play',
      position: '1,4',
      says: [tell(say`Make a move that leaves one stone in each heap.`)],
      remember: [tell(say`Well done. You choose the heap, and how many stones go.`)],
      goal: { kind: 'reach', position: '1,1' },
    },
    {
      id: 'last',
      kind: 'play',
      position: '4',
      says: [tell(say`Whoever takes the last stone wins.`), tell(say`One heap is left, and it is your turn. Win!`)],
      remember: [tell(say`All four at once: you took the last stone.`, { kind: 'winning', moves: ['a4'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'turns',
      kind: 'play',
      position: '1,1,1',
      says: [tell(say`Now you take turns. You begin: who will take the last stone?`)],
      remember: [tell(say`You, your opponent, you: the third stone was yours.`, ...all('N', ['1,1,1']))],
      goal: { kind: 'win' },
    },
    {
      id: 'who',
      kind: 'who',
      says: [tell(say`It is your turn here. Both of you play as well as they can.`), tell(say`Who takes the last stone?`)],
      remember: [
        tell(
          say`With heaps of one, nobody has a choice: you only have to count.`,
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
      says: [tell(say`Some people play it the other way round: whoever takes the last stone loses.`), tell(say`Win this one.`)],
      remember: [
        tell(say`You left the last stone to your opponent.`, { kind: 'winning', moves: ['a2'], misere: true }),
        tell(say`From here on the last stone wins again, until we say otherwise.`),
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
          because: tell(say`Every move takes a stone, so the stones run out, and somebody takes the last one.`),
        },
        { says: say`Yes, now and then`, because: tell(say`Somebody has to take the last stone, and that one wins.`) },
        { says: say`It may go on for ever`, because: tell(say`Every move takes at least one stone, and no stone comes back.`) },
      ],
    },
    {
      id: 'presto',
      kind: 'fight',
      guard: 'presto',
      pool: LOST,
      lost: true,
      says: [tell(say`Presto guards this chapter. Play a whole game, and watch closely.`)],
      remember: [tell(say`Nobody beats Presto: in the heaps it puts out, whoever begins is lost.`, ...all('P', LOST))],
      talk: {
        begin: say`I am Presto! Please, you begin. Guests always do.`,
        mistake: say`Interesting. I would have done the same.`,
        won: say`Abracadabra, mine! I have never lost.`,
        lost: say`You have won? That cannot be!`,
      },
    },
    {
      id: 'trick',
      kind: 'play',
      position: '1,2,3',
      says: [
        tell(say`Here is Presto’s trick: these heaps are lost for whoever begins.`, ...all('P', ['1,2,3'])),
        tell(say`Try three different moves, and see the answers.`),
      ],
      remember: [
        tell(say`There is an answer to every move. By the end of chapter 5 you will find such heaps yourself.`, ...all('P', ['1,2,3'])),
      ],
      goal: { kind: 'try', moves: 3 },
    },
  ],
};
