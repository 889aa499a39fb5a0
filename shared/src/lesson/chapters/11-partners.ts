import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

const EVERY_THIRD = { red: 'beatty:3' };

/** Of two stacks: who wins. */
const outcome = (position: string, is: 'N' | 'P') => ({ kind: 'outcome', position, misere: false, is }) as const;

export const partners: Chapter = {
  id: 'partners',
  title: say`Red, green and partners`,
  about: say`The colour on top says how much you may do.`,
  steps: [
    {
      id: 'green',
      kind: 'play',
      game: 'chromatic',
      position: '4,3',
      says: [
        tell(say`Stacks are red and green. As long as no red stone is on top, a move may take from as many stacks as you like.`),
        tell(say`Win at once.`),
      ],
      remember: [tell(say`With only green on top you can take everything.`, outcome('4,3', 'N'))],
      goal: { kind: 'reach', position: '0,0' },
    },
    {
      id: 'red',
      kind: 'play',
      game: 'chromatic',
      position: '1,2',
      says: [tell(say`Here a red stone is on top: then a move takes from one stack only.`), tell(say`Try all three moves.`)],
      remember: [tell(say`1 and 2 is P: whatever you do, the rest goes at once.`, outcome('1,2', 'P'))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'leave',
      kind: 'play',
      game: 'chromatic',
      position: '4,2',
      says: [tell(say`Leave what you have just seen.`)],
      remember: [tell(say`1 and 2 are partners.`, { kind: 'winning', moves: ['a3'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'queue',
      kind: 'choose',
      says: [
        tell(say`Go up level by level. Green levels queue. A red level takes the one that has waited longest: 2 takes 1, 5 takes 3.`),
        tell(say`Whom does the red 7 take?`),
      ],
      remember: [
        tell(say`Two stacks are P when their heights are partners.`, ...['1,2', '3,5', '4,7', '6,10'].map((each) => outcome(each, 'P'))),
      ],
      shows: { game: 'chromatic', position: '7,6' },
      options: [
        { says: say`4`, right: true, because: tell(say`1 and 3 are taken, so 4 has waited longest.`), claim: outcome('7,4', 'P') },
        { says: say`6`, because: tell(say`4 came before 6 and still waits.`), claim: outcome('7,6', 'P') },
        { says: say`3`, because: tell(say`3 is the partner of 5 already.`), claim: outcome('7,3', 'P') },
      ],
    },
    {
      id: 'again',
      kind: 'choose',
      says: [tell(say`1 and 2, 3 and 5, 4 and 7, 6 and 10: you know these pairs.`), tell(say`Where from?`)],
      remember: [tell(say`The red levels were chosen like this: by the golden ratio. Other choices give other partners.`)],
      shows: { game: 'wythoff', position: '4.7' },
      options: [
        {
          says: say`From the queen`,
          right: true,
          because: tell(say`They are her lost squares, in chapter 6.`, { kind: 'outcome', misere: false, is: 'P' }),
        },
        { says: say`From the table of nim-sums`, because: tell(say`There 1 + 2 = 3, so 1 and 2 is N.`) },
        { says: say`From Kayles`, because: tell(say`Rows of 1 and 4 pins are P there, not 1 and 2.`) },
      ],
    },
    {
      id: 'letters',
      kind: 'who',
      says: [tell(say`Look at the heights: are they partners?`), tell(say`N or P?`)],
      remember: [tell(say`Partners are P, and two other stacks are N.`)],
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
      remember: [tell(say`The 2 has a partner below: 1.`, { kind: 'winning', moves: ['a6'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'third',
      kind: 'play',
      game: 'chromatic',
      params: EVERY_THIRD,
      position: '8,6',
      says: [tell(say`Now every third level is red: 3 takes 1 as its partner, 6 takes 2.`), tell(say`Win!`)],
      remember: [tell(say`The partner of 6 was 2.`, { kind: 'winning', moves: ['a6'], misere: false })],
      goal: { kind: 'winning-move' },
    },
  ],
};
