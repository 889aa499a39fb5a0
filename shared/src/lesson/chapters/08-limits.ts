import { type Drawing, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

const UP_TO_THREE = { max: 3 };
const ONE_THREE_FOUR = { take: [1, 3, 4] };

/** What heaps from 0 on are worth where 1, 3 or 4 may be taken. */
const WORTH: Drawing = {
  kind: 'sequence',
  title: say`What 0, 1, 2, … are worth`,
  values: [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2],
  period: { start: 0, length: 7, saltus: 0 },
  marks: [0, 2],
};

export const limits: Chapter = {
  id: 'limits',
  title: say`Only so many at once`,
  about: say`Remainders, tables that repeat, and what a proof needs.`,
  steps: [
    {
      id: 'four',
      kind: 'play',
      game: 'subtraction',
      params: UP_TO_THREE,
      position: '4',
      says: [tell(say`Now a move takes 1, 2 or 3 stones, no more.`), tell(say`Try all three moves.`)],
      remember: [
        tell(say`A heap of 4 is lost: whatever you take, the rest of the 4 goes at once.`, { kind: 'outcome', misere: false, is: 'P' }),
      ],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'ten',
      kind: 'play',
      game: 'subtraction',
      params: UP_TO_THREE,
      position: '10',
      says: [tell(say`Think of the 4: what should you leave from 10?`)],
      remember: [
        tell(say`You left 8, which is twice 4. Each round takes 4 stones: some by one of you, the rest by the other.`, {
          kind: 'winning',
          moves: ['a2'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'twenty-one',
      kind: 'play',
      game: 'subtraction',
      params: UP_TO_THREE,
      position: '21',
      says: [tell(say`21 stones, and at most 3 at once.`), tell(say`Win to the end.`)],
      remember: [tell(say`Always leave a multiple of 4: that is what counts, the remainder after dividing by 4.`)],
      goal: { kind: 'win' },
    },
    {
      id: 'two-heaps',
      kind: 'play',
      game: 'subtraction',
      params: UP_TO_THREE,
      position: '6,7',
      says: [
        tell(say`Two heaps: each is worth its remainder after dividing by 4. These are worth 2 and 3.`, { kind: 'nimbers', are: [2, 3] }),
        tell(say`Make them worth the same.`),
      ],
      remember: [tell(say`Remainders add up as heaps of Nim do.`)],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'table',
      kind: 'values',
      game: 'subtraction',
      params: ONE_THREE_FOUR,
      upTo: 10,
      from: 1,
      says: [
        tell(say`Now a move takes 1, 3 or 4 stones, but never 2.`),
        tell(say`What is each heap worth? Give the smallest number that no move leads to.`),
      ],
      remember: [
        tell(
          say`From 7 on it begins again: 0, 1, 0, 1 …`,
          { kind: 'nimber', position: '7', is: 0 },
          { kind: 'nimber', position: '9', is: 0 },
        ),
      ],
    },
    {
      id: 'period',
      kind: 'choose',
      says: [tell(say`The table seems to repeat every 7.`), tell(say`Who wins with a heap of 70?`)],
      shows: WORTH,
      of: { game: 'subtraction', params: ONE_THREE_FOUR, position: '20' },
      options: [
        {
          says: say`The one who has just moved`,
          right: true,
          because: tell(say`70 is 10 times 7, so it is worth as much as 0.`, { kind: 'nimber', position: '70', is: 0 }),
        },
        {
          says: say`The one to move`,
          because: tell(say`70 is 10 times 7: look at what 0 and 7 are worth.`, { kind: 'nimber', position: '7', is: 0 }),
        },
      ],
    },
    {
      id: 'proof',
      kind: 'choose',
      says: [
        tell(say`Seeing something repeat is not yet a proof: it might stop.`),
        tell(say`How many in a row have to repeat until you can be sure?`),
      ],
      remember: [tell(say`Where no move takes more than 4, four in a row decide all that follows.`)],
      shows: WORTH,
      of: { game: 'subtraction', params: ONE_THREE_FOUR, position: '20' },
      options: [
        {
          says: say`4, the most that a move takes`,
          right: true,
          because: tell(say`Each number is worked out from the 4 before it. The same four, the same next one, and so on for ever.`),
        },
        { says: say`1 is enough`, because: tell(say`0 comes twice in every 7: once 1 and 0 follow it, once 1 and 2.`) },
        { says: say`One can never be sure`, because: tell(say`Each number depends only on the 4 before it.`) },
      ],
    },
    {
      id: 'twenty',
      kind: 'play',
      game: 'subtraction',
      params: ONE_THREE_FOUR,
      position: '20',
      says: [tell(say`Take 1, 3 or 4. Heaps are lost whose remainder after dividing by 7 is 0 or 2.`), tell(say`Win to the end.`)],
      remember: [tell(say`Every such game repeats at last, whatever numbers may be taken, as long as one of them is the largest.`)],
      goal: { kind: 'win' },
    },
  ],
};
