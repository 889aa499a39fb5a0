import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

export const oneHeap: Chapter = {
  id: 'one-heap',
  title: say`Won or lost`,
  about: say`Can you win from here? Every position has an answer.`,
  steps: [
    {
      id: 'all',
      kind: 'play',
      position: '7',
      says: [tell(say`One heap, and it is your turn.`), tell(say`Win at once.`)],
      remember: [tell(say`However large it is: a heap that lies alone is won for whoever is to move.`, ...all('N', ['1', '2', '7', '20']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'one-of-five',
      kind: 'choose',
      says: [tell(say`From this heap you can make five different moves.`), tell(say`How many of them win?`)],
      remember: [tell(say`And yet you can be sure to win: one good move is enough.`, ...all('N', ['5']))],
      shows: { position: '5' },
      options: [
        {
          says: say`One`,
          right: true,
          because: tell(say`Only taking all five wins. Whatever you leave, your opponent takes.`, {
            kind: 'winning',
            moves: ['a5'],
            misere: false,
          }),
        },
        { says: say`Four`, because: tell(say`Four of them leave stones, and your opponent takes these, the last one too.`) },
        { says: say`All five`, because: tell(say`If you leave stones, your opponent takes them all, the last one too.`) },
      ],
    },
    {
      id: 'nothing',
      kind: 'choose',
      says: [tell(say`No stone is left, and it would be your turn.`), tell(say`Who has won?`)],
      shows: { position: '0,0,0' },
      options: [
        {
          says: say`The other one`,
          right: true,
          because: tell(say`Whoever moved before you took the last stone.`),
          claim: { kind: 'outcome', misere: false, is: 'P' },
        },
        { says: say`I have`, because: tell(say`You cannot move any more: the last stone was not yours.`) },
        { says: say`Nobody`, because: tell(say`The last stone was taken, and whoever took it has won.`) },
      ],
    },
    {
      id: 'feel',
      kind: 'who',
      says: [tell(say`Look at each position: if you begin, and nobody makes a mistake, who wins?`)],
      remember: [tell(say`What lies there decides whether the one to move can win, whoever that is.`)],
      positions: [{ position: '9' }, { position: '1,1' }, { position: '0,4,0' }, { position: '0' }, { position: '1,1,1' }],
      words: 'people',
    },
    {
      id: 'letters',
      kind: 'who',
      says: [
        tell(say`Such positions have names. N: the next one to move wins. P: the previous one wins, who has just moved.`),
        tell(say`Which of the two is it?`),
      ],
      remember: [tell(say`N for the next one, P for the previous one.`)],
      positions: [{ position: '6' }, { position: '1,1,1,1' }, { position: '0,0' }, { position: '0,0,3' }, { position: '1,1,1' }],
      words: 'letters',
    },
    {
      id: 'leave-p',
      kind: 'choose',
      says: [tell(say`From 1 and 2 you can leave a heap of 2, a heap of 1, or 1 and 1.`), tell(say`Which of these wins for you?`)],
      remember: [tell(say`To win is to leave a P-position: then you are the one who has just moved.`)],
      shows: { position: '1,2' },
      options: [
        {
          says: say`1 and 1`,
          right: true,
          because: tell(say`Your opponent has to take one, and you take the other.`, ...all('P', ['1,1'])),
          claim: { kind: 'outcome', position: '1,1', misere: false, is: 'P' },
        },
        {
          says: say`A heap of 2`,
          because: tell(say`That is an N-position: your opponent takes both.`, ...all('N', ['2'])),
          claim: { kind: 'outcome', position: '0,2', misere: false, is: 'P' },
        },
        {
          says: say`A heap of 1`,
          because: tell(say`That is an N-position: your opponent takes it.`, ...all('N', ['1'])),
          claim: { kind: 'outcome', position: '1,0', misere: false, is: 'P' },
        },
      ],
    },
    {
      id: 'find-p',
      kind: 'play',
      position: '1,6',
      says: [tell(say`Leave a P-position.`)],
      remember: [
        tell(say`A position is N if some move leaves a P-position. One such move is enough.`, ...all('N', ['1,6']), ...all('P', ['1,1'])),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'from-p',
      kind: 'choose',
      says: [tell(say`And if it is your turn in a P-position: what can you leave?`)],
      remember: [tell(say`A position is P if every move leaves an N-position. The end is P as well.`)],
      shows: { position: '1,1,1,1' },
      options: [
        {
          says: say`Only N-positions`,
          right: true,
          because: tell(say`If some move left a P-position, it would win.`, ...all('P', ['1,1,1,1']), ...all('N', ['1,1,1'])),
        },
        { says: say`Also P-positions`, because: tell(say`Whoever can leave a P-position wins, and from a P-position nobody does.`) },
      ],
    },
    {
      id: 'solo',
      kind: 'fight',
      guard: 'solo',
      pool: ['1,4', '1,1,1', '1,7', '1,1,5', '2,3', '1,2,2'],
      says: [tell(say`Solo knows what to do with one heap. Before that it plays anything.`)],
      remember: [tell(say`Solo is beaten. It looks at one heap only: it is time to look at two.`)],
      talk: {
        begin: say`I am Solo. Leave me a heap on its own, and it is mine!`,
        mistake: say`Thank you. I like it when heaps are lonely.`,
        won: say`One heap, one bite. Once more?`,
        lost: say`You left me no heap on its own! How did you do that?`,
      },
    },
  ],
};
