import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

export const sums: Chapter = {
  id: 'sums',
  title: say`Heaps that add up`,
  about: say`Put positions together, take them apart, and forget what cancels.`,
  steps: [
    {
      id: 'p-and-p',
      kind: 'play',
      position: '1,1,2,2',
      says: [tell(say`1 and 1 is P, and so is 2 and 2. Now both lie there together.`), tell(say`Try three moves, and watch the answers.`)],
      remember: [tell(say`P and P together are P: each answer comes in the same pair.`, ...all('P', ['1,1,2,2', '1,1', '2,2']))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'p-and-n',
      kind: 'play',
      position: '3,3,1,5',
      says: [
        tell(say`3 and 3 is P, 1 and 5 is N. Now both lie there together.`, ...all('P', ['3,3']), ...all('N', ['1,5'])),
        tell(say`Win!`),
      ],
      remember: [
        tell(say`P and N together are N: make the move that wins in the N part, and leave P and P.`, ...all('N', ['3,3,1,5']), {
          kind: 'winning',
          moves: ['d4'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'n-and-n',
      kind: 'play',
      position: '2,3',
      says: [tell(say`A heap of 2 is N, and a heap of 3 is N.`, ...all('N', ['2', '3'])), tell(say`Together? Find out.`)],
      remember: [tell(say`Here N and N together are N.`, ...all('N', ['2,3']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'n-and-n-again',
      kind: 'play',
      position: '1,2,3',
      says: [tell(say`1 and 2 is N, and a heap of 3 is N.`, ...all('N', ['1,2', '3'])), tell(say`Together? Try three moves.`)],
      remember: [
        tell(say`Here N and N together are P. To know which, two letters are not enough: we need numbers.`, ...all('P', ['1,2,3'])),
      ],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'forget',
      kind: 'play',
      position: '1,1,2,2,3',
      says: [tell(say`Five heaps. Which of them can you forget?`), tell(say`Win!`)],
      remember: [tell(say`Pairs change nothing: what wins without them wins with them.`, ...all('N', ['3', '1,1,2,2,3']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'plus',
      kind: 'choose',
      says: [tell(say`We add heaps like this: which single heap would be just as good? 4 + 0 is 4.`), tell(say`What is 1 + 1?`)],
      remember: [
        tell(say`So every number is its own opposite: 1 + 1 = 0, 5 + 5 = 0. This is the nim-sum.`, {
          kind: 'nimber',
          position: '5,5',
          is: 0,
        }),
      ],
      shows: { position: '1,1' },
      options: [
        {
          says: say`0`,
          right: true,
          because: tell(say`A pair changes nothing, just like no heap at all.`),
          claim: { kind: 'nimber', is: 0 },
        },
        {
          says: say`1`,
          because: tell(say`A heap of 1 is N, but 1 and 1 is P.`, ...all('N', ['1']), ...all('P', ['1,1'])),
          claim: { kind: 'nimber', is: 1 },
        },
        {
          says: say`2`,
          because: tell(say`A heap of 2 is N, but 1 and 1 is P.`, ...all('N', ['2']), ...all('P', ['1,1'])),
          claim: { kind: 'nimber', is: 2 },
        },
      ],
    },
    {
      id: 'one-two-three',
      kind: 'play',
      position: '1,2,3',
      says: [
        tell(say`You saw that 1, 2 and 3 together are P, so 1 + 2 + 3 = 0.`, ...all('P', ['1,2,3'])),
        tell(say`Your opponent begins. Win!`),
      ],
      remember: [tell(say`Whatever goes, you can leave a pair.`, ...all('P', ['1,2,3']))],
      answers: true,
      goal: { kind: 'win' },
    },
    {
      id: 'one-plus-two',
      kind: 'choose',
      says: [
        tell(say`1 + 2 + 3 = 0, and every number is its own opposite.`, { kind: 'nimber', position: '1,2,3', is: 0 }),
        tell(say`What is 1 + 3?`),
      ],
      remember: [tell(say`Numbers that add up like this are called nimbers.`)],
      shows: { position: '1,3' },
      options: [
        {
          says: say`2`,
          right: true,
          because: tell(say`Add a 2 on both sides: 2 and 2 cancel, and 1 + 3 = 2 is left.`),
          claim: { kind: 'nimber', is: 2 },
        },
        {
          says: say`4`,
          because: tell(
            say`With a heap of 4 beside 1 and 3 you could win: leave 1, 2 and 3.`,
            ...all('N', ['1,3,4']),
            ...all('P', ['1,2,3']),
          ),
          claim: { kind: 'nimber', is: 4 },
        },
        {
          says: say`0`,
          because: tell(say`Then 1 and 3 would be P, but they are not equal.`, ...all('N', ['1,3'])),
          claim: { kind: 'nimber', is: 0 },
        },
      ],
    },
    {
      id: 'leave-trio',
      kind: 'play',
      position: '1,3,6',
      says: [tell(say`Leave what you know to be P.`)],
      remember: [tell(say`With 1, 2 and 3 left, every move has an answer.`, ...all('P', ['1,2,3']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'one-four-five',
      kind: 'play',
      position: '1,4,5',
      says: [tell(say`1, 4 and 5 is P as well.`, ...all('P', ['1,4,5'])), tell(say`Your opponent begins. Win!`)],
      remember: [tell(say`You could always leave a pair, or 1, 2 and 3.`, ...all('P', ['1,4,5', '1,2,3']))],
      answers: true,
      goal: { kind: 'win' },
    },
    {
      id: 'family',
      kind: 'who',
      says: [tell(say`2 and 3, 4 and 5, 6 and 7: two neighbours, the even one first, are P together with a 1.`), tell(say`N or P?`)],
      remember: [
        tell(
          say`1 and two such neighbours are P, however large they are.`,
          ...all('P', ['1,2,3', '1,4,5', '1,6,7', '1,8,9', '1,10,11']),
          ...all('N', ['1,3,4', '1,5,6', '1,7,8']),
        ),
      ],
      positions: [{ position: '1,6,7' }, { position: '1,5,6' }, { position: '4,4,1' }, { position: '8,1,9' }, { position: '2,2,1,4,5' }],
      words: 'letters',
    },
    {
      id: 'trio',
      kind: 'fight',
      guard: 'trio',
      pool: ['1,4,7', '2,2,3,5', '1,6,9', '3,3,1,2,5', '2,3,7', '1,5,9'],
      says: [tell(say`Trio knows pairs, and 1 with two neighbours. Elsewhere it plays anything.`)],
      remember: [tell(say`Trio is beaten. But what about 3, 5 and 6? Chapter 5 knows them all.`)],
      talk: {
        begin: say`I am Trio! All good things come in threes.`,
        mistake: say`A pair here, a three there: how nice of you.`,
        won: say`Three cheers for me! Three more tries for you?`,
        lost: say`But, but, but… I had counted to three!`,
      },
    },
  ],
};
