import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

export const oneHeap: Chapter = {
  id: 'one-heap',
  title: say`Won or lost`,
  about: say`Can you win from here? There is always an answer.`,
  steps: [
    {
      id: 'all',
      kind: 'play',
      position: '7',
      says: [tell(say`One heap, and it’s your turn.`), tell(say`Win in one move.`)],
      remember: [tell(say`Big or small, you can always win from one heap. Take it all.`, ...all('N', ['1', '2', '7', '20']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'one-of-five',
      kind: 'choose',
      says: [tell(say`You have five different moves here.`), tell(say`How many of them win?`)],
      remember: [tell(say`You can still be sure of winning. One good move is enough.`, ...all('N', ['5']))],
      shows: { position: '5' },
      options: [
        {
          says: say`One`,
          right: true,
          because: tell(say`Only taking all five wins. If you leave stones, your opponent takes them all.`, {
            kind: 'winning',
            moves: ['a5'],
            misere: false,
          }),
        },
        { says: say`Four`, because: tell(say`Those four leave stones. Your opponent takes them all, and the last one wins.`) },
        { says: say`All five`, because: tell(say`If you leave any stones, your opponent takes them all and wins.`) },
      ],
    },
    {
      id: 'nothing',
      kind: 'choose',
      says: [tell(say`No stones are left, and it’s your turn.`), tell(say`Who has won?`)],
      shows: { position: '0,0,0' },
      options: [
        {
          says: say`My opponent`,
          right: true,
          because: tell(say`Your opponent moved last, and so took the last stone.`),
          claim: { kind: 'outcome', misere: false, is: 'P' },
        },
        { says: say`I have`, because: tell(say`You have no move left. Your opponent took the last stone.`) },
        { says: say`No one`, because: tell(say`Someone took the last stone, and that player has won.`) },
      ],
    },
    {
      id: 'feel',
      kind: 'who',
      says: [tell(say`You start, and no one makes a mistake. Who wins?`)],
      remember: [tell(say`The heaps alone decide whether the player to move can win. It doesn’t matter who that is.`)],
      positions: [{ position: '9' }, { position: '1,1' }, { position: '0,4,0' }, { position: '0' }, { position: '1,1,1' }],
      words: 'people',
    },
    {
      id: 'letters',
      kind: 'who',
      says: [tell(say`In an N-position the player whose turn it is wins. In a P-position the other player wins.`), tell(say`N or P?`)],
      remember: [tell(say`N is for the next player, P for the previous one.`)],
      positions: [{ position: '6' }, { position: '1,1,1,1' }, { position: '0,0' }, { position: '0,0,3' }, { position: '1,1,1' }],
      words: 'letters',
    },
    {
      id: 'leave-p',
      kind: 'choose',
      says: [tell(say`From 1 and 2 you can leave 2 alone, 1 alone, or 1 and 1.`), tell(say`Which of these wins for you?`)],
      remember: [tell(say`To win, leave a P-position. Then you are the previous player.`)],
      shows: { position: '1,2' },
      options: [
        {
          says: say`1 and 1`,
          right: true,
          because: tell(say`Your opponent must take one. You take the other.`, ...all('P', ['1,1'])),
          claim: { kind: 'outcome', position: '1,1', misere: false, is: 'P' },
        },
        {
          says: say`2 alone`,
          because: tell(say`That is an N-position. Your opponent takes both.`, ...all('N', ['2'])),
          claim: { kind: 'outcome', position: '0,2', misere: false, is: 'P' },
        },
        {
          says: say`1 alone`,
          because: tell(say`That is an N-position. Your opponent takes it.`, ...all('N', ['1'])),
          claim: { kind: 'outcome', position: '1,0', misere: false, is: 'P' },
        },
      ],
    },
    {
      id: 'find-p',
      kind: 'play',
      position: '1,6',
      says: [tell(say`Leave a P-position.`)],
      remember: [tell(say`A position is N if at least one move leaves a P-position.`, ...all('N', ['1,6']), ...all('P', ['1,1']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'from-p',
      kind: 'choose',
      says: [tell(say`Now it’s your turn in a P-position. What can you leave?`)],
      remember: [tell(say`A position is P if every move leaves an N-position. The end of the game is P too.`)],
      shows: { position: '1,1,1,1' },
      options: [
        {
          says: say`Only N-positions`,
          right: true,
          because: tell(
            say`A move to a P-position would win, and no move wins from here.`,
            ...all('P', ['1,1,1,1']),
            ...all('N', ['1,1,1']),
          ),
        },
        { says: say`Also P-positions`, because: tell(say`A move to a P-position would win. From a P-position you can’t win.`) },
      ],
    },
    {
      id: 'solo',
      kind: 'fight',
      guard: 'solo',
      pool: ['1,4', '1,1,1', '1,7', '1,1,5', '2,3', '1,2,2'],
      says: [tell(say`Solo knows what to do with one heap. With more heaps it plays anything.`)],
      remember: [tell(say`You beat Solo, who only looks at one heap. Next come two.`)],
      talk: {
        begin: say`I am Solo. Leave me a heap on its own, and it is mine!`,
        mistake: say`Thank you. I like it when heaps are lonely.`,
        won: say`One heap, one bite. Once more?`,
        lost: say`You never left me a heap on its own! How did you do that?`,
      },
    },
  ],
};
