import { type Drawing, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

const EVERY_THIRD = { red: 'beatty:3' };

/** Which levels are red, and whose partner each one is. */
const LEVELS: Drawing = {
  kind: 'table',
  title: say`Levels 1 to 7 with their partners`,
  head: [say`level`, 1, 2, 3, 4, 5, 6, 7],
  rows: [
    { name: say`red`, cells: ['', '•', '', '', '•', '', '•'] },
    { name: say`partner`, cells: [2, 1, 5, '', 3, '', { value: '?', look: 'key' }] },
  ],
};

/** Of two stacks: who wins. */
const outcome = (position: string, is: 'N' | 'P') => ({ kind: 'outcome', position, misere: false, is }) as const;

export const partners: Chapter = {
  id: 'partners',
  title: say`Red, green and partners`,
  about: say`The top colors decide how much you may take.`,
  steps: [
    {
      id: 'green',
      kind: 'play',
      game: 'chromatic',
      position: '4,3',
      says: [
        tell(say`Stacks are red and green. With no red on top, you may take from as many stacks as you like.`),
        tell(say`Win in one move.`),
      ],
      remember: [tell(say`With only green on top, you can take everything.`, outcome('4,3', 'N'))],
      goal: { kind: 'reach', position: '0,0' },
    },
    {
      id: 'red',
      kind: 'play',
      game: 'chromatic',
      position: '1,2',
      says: [tell(say`Here a red stone is on top. Now you take from one stack only.`), tell(say`Try all three moves.`)],
      remember: [tell(say`1 and 2 is P. Whatever you do, your opponent takes the rest.`, outcome('1,2', 'P'))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'leave',
      kind: 'play',
      game: 'chromatic',
      position: '4,2',
      says: [tell(say`Leave the two stacks you just saw.`)],
      remember: [tell(say`Together they are P, so we call 1 and 2 partners.`, { kind: 'winning', moves: ['a3'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'next-pair',
      kind: 'play',
      game: 'chromatic',
      position: '3,5',
      says: [tell(say`Here are 3 and 5.`), tell(say`Try three moves and watch the answers.`)],
      remember: [tell(say`Every move has an answer, so 3 and 5 are partners too.`, outcome('3,5', 'P'))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'queue',
      kind: 'choose',
      says: [
        tell(say`Red 2 has partner 1, and red 5 has partner 3.`, outcome('1,2', 'P'), outcome('3,5', 'P')),
        tell(say`Which partner does red 7 get?`),
      ],
      remember: [
        tell(
          say`Going up, green levels wait in a queue. Each red level takes the first in the queue.`,
          ...['1,2', '3,5', '4,7', '6,10'].map((each) => outcome(each, 'P')),
        ),
      ],
      shows: LEVELS,
      of: { game: 'chromatic', position: '7,6' },
      options: [
        {
          says: say`4`,
          right: true,
          because: tell(say`1 and 3 are taken, so 4 has waited longest.`, outcome('7,4', 'P')),
          claim: outcome('7,4', 'P'),
        },
        { says: say`6`, because: tell(say`4 came before 6 and is still free.`), claim: outcome('7,6', 'P') },
        { says: say`3`, because: tell(say`3 is already the partner of 5.`, outcome('3,5', 'P')), claim: outcome('7,3', 'P') },
      ],
    },
    {
      id: 'again',
      kind: 'choose',
      says: [tell(say`1 and 2, 3 and 5, 4 and 7, 6 and 10. You know these pairs.`), tell(say`Where have you seen them?`)],
      remember: [tell(say`Here the golden ratio decides which levels are red. Other red levels make other partners.`)],
      shows: { game: 'wythoff', position: '4.7' },
      options: [
        {
          says: say`With the queen`,
          right: true,
          because: tell(say`Yes, they are the queen’s P-positions in chapter 6.`, { kind: 'outcome', misere: false, is: 'P' }),
        },
        { says: say`In the table of nim-sums`, because: tell(say`There 1 + 2 = 3, so 1 and 2 is N.`) },
        { says: say`In Kayles`, because: tell(say`In Kayles, rows of 1 and 4 pins are P, but 1 and 2 is N.`) },
      ],
    },
    {
      id: 'letters',
      kind: 'who',
      says: [tell(say`Look at the heights. Are they partners?`), tell(say`N or P?`)],
      remember: [tell(say`Partners are P. Any other two stacks are N.`)],
      positions: [
        { game: 'chromatic', position: '3,5' },
        { game: 'chromatic', position: '2,3' },
        { game: 'chromatic', position: '7,4' },
        { game: 'chromatic', position: '5,5' },
      ],
      words: 'letters',
    },
    {
      id: 'seven',
      kind: 'play',
      game: 'chromatic',
      position: '7,2',
      says: [tell(say`A tall stack and a short one.`), tell(say`Win!`)],
      remember: [tell(say`The partner of 2 is 1.`, { kind: 'winning', moves: ['a6'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'third',
      kind: 'play',
      game: 'chromatic',
      params: EVERY_THIRD,
      position: '8,6',
      says: [tell(say`Now every third level is red. Level 3 gets 1 as its partner, and level 6 gets 2.`), tell(say`Win!`)],
      remember: [tell(say`The partner of 6 is 2.`, { kind: 'winning', moves: ['a6'], misere: false })],
      goal: { kind: 'winning-move' },
    },
  ],
};
