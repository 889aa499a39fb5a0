import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

export const sums: Chapter = {
  id: 'sums',
  title: say`Heaps that add up`,
  about: say`Put positions together, take them apart, and drop what cancels.`,
  steps: [
    {
      id: 'p-and-p',
      kind: 'play',
      position: '1,1,2,2',
      says: [tell(say`1 and 1 is P, and so is 2 and 2. Here they are together.`), tell(say`Try three moves and watch the answers.`)],
      remember: [tell(say`P and P together are P. Each answer is in the same pair as your move.`, ...all('P', ['1,1,2,2', '1,1', '2,2']))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'p-and-n',
      kind: 'play',
      position: '3,3,1,5',
      says: [
        tell(say`3 and 3 is P, and 1 and 5 is N. Here they are together.`, ...all('P', ['3,3']), ...all('N', ['1,5'])),
        tell(say`Win!`),
      ],
      remember: [
        tell(say`P and N together are N. Make the winning move in the N part, and P and P are left.`, ...all('N', ['3,3,1,5']), {
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
      says: [tell(say`2 alone is N, and 3 alone is N.`, ...all('N', ['2', '3'])), tell(say`And together? Find out.`)],
      remember: [tell(say`Here N and N together are N.`, ...all('N', ['2,3']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'n-and-n-again',
      kind: 'play',
      position: '1,2,3',
      says: [tell(say`1 and 2 is N, and 3 alone is N.`, ...all('N', ['1,2', '3'])), tell(say`And together? Try three moves.`)],
      remember: [tell(say`Here N and N together are P. Two letters can’t tell which, so we need numbers.`, ...all('P', ['1,2,3']))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'forget',
      kind: 'play',
      position: '1,1,2,2,3',
      says: [tell(say`Five heaps. Which ones can you ignore?`), tell(say`Win!`)],
      remember: [tell(say`Pairs change nothing. A move that wins without them also wins with them.`, ...all('N', ['3', '1,1,2,2,3']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'plus',
      kind: 'choose',
      says: [tell(say`We add heaps by asking which single heap is just as good. So 4 + 0 is 4.`), tell(say`What is 1 + 1?`)],
      remember: [
        tell(say`Two equal heaps always make 0, like 5 + 5 = 0. This way of adding is called the nim-sum.`, {
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
          because: tell(say`A pair changes nothing, just like an empty heap.`),
          claim: { kind: 'nimber', is: 0 },
        },
        {
          says: say`1`,
          because: tell(say`1 alone is N, but 1 and 1 is P.`, ...all('N', ['1']), ...all('P', ['1,1'])),
          claim: { kind: 'nimber', is: 1 },
        },
        {
          says: say`2`,
          because: tell(say`2 alone is N, but 1 and 1 is P.`, ...all('N', ['2']), ...all('P', ['1,1'])),
          claim: { kind: 'nimber', is: 2 },
        },
      ],
    },
    {
      id: 'one-two-three',
      kind: 'play',
      position: '1,2,3',
      says: [tell(say`1, 2 and 3 together are P. So 1 + 2 + 3 = 0.`, ...all('P', ['1,2,3'])), tell(say`Your opponent starts. Win!`)],
      remember: [tell(say`You could leave a pair after every move.`, ...all('P', ['1,2,3']))],
      answers: true,
      goal: { kind: 'win' },
    },
    {
      id: 'one-plus-two',
      kind: 'choose',
      says: [
        tell(say`1 + 2 + 3 = 0, and two equal heaps cancel.`, { kind: 'nimber', position: '1,2,3', is: 0 }),
        tell(say`What is 1 + 3?`),
      ],
      remember: [tell(say`Numbers that add this way are called nimbers.`)],
      shows: { position: '1,3' },
      options: [
        {
          says: say`2`,
          right: true,
          because: tell(say`Add a 2 to both sides of 1 + 2 + 3 = 0. The 2s cancel, and 1 + 3 = 2.`),
          claim: { kind: 'nimber', is: 2 },
        },
        {
          says: say`4`,
          because: tell(
            say`Then 1, 3 and 4 would be P. But from there you can leave 1, 2 and 3, and win.`,
            ...all('N', ['1,3,4']),
            ...all('P', ['1,2,3']),
          ),
          claim: { kind: 'nimber', is: 4 },
        },
        {
          says: say`0`,
          because: tell(say`Then 1 and 3 would be P, but they aren’t equal.`, ...all('N', ['1,3'])),
          claim: { kind: 'nimber', is: 0 },
        },
      ],
    },
    {
      id: 'leave-trio',
      kind: 'play',
      position: '1,3,6',
      says: [tell(say`Leave three heaps you know are P.`)],
      remember: [tell(say`You left 1, 2 and 3. Now every move has an answer.`, ...all('P', ['1,2,3']))],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'one-four-five',
      kind: 'play',
      position: '1,4,5',
      says: [tell(say`1, 4 and 5 is P too.`, ...all('P', ['1,4,5'])), tell(say`Your opponent starts. Win!`)],
      remember: [tell(say`You could always leave a pair, or 1, 2 and 3.`, ...all('P', ['1,4,5', '1,2,3']))],
      answers: true,
      goal: { kind: 'win' },
    },
    {
      id: 'family',
      kind: 'who',
      says: [
        tell(say`2 and 3, 4 and 5, 6 and 7 are neighbors with the even one first. Each pair is P together with a 1.`),
        tell(say`N or P?`),
      ],
      remember: [
        tell(
          say`A 1 with two such neighbors is always P, however big they are.`,
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
      says: [tell(say`Trio knows pairs, and 1 with two neighbors. Otherwise it plays anything.`)],
      remember: [tell(say`You beat Trio! But what about 3, 5 and 6? Chapter 5 explains them all.`)],
      talk: {
        begin: say`I am Trio! All good things come in threes.`,
        mistake: say`A pair here, a three there. How nice of you!`,
        won: say`Three cheers for me! Three more tries for you?`,
        lost: say`But, but, but… I counted to three!`,
      },
    },
  ],
};
