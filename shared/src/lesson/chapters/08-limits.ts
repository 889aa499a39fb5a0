import { type Drawing, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

const UP_TO_THREE = { max: 3 };
const ONE_THREE_FOUR = { take: [1, 3, 4] };

/** What heaps from 0 on are worth where 1, 3 or 4 may be taken. */
const WORTH: Drawing = {
  kind: 'sequence',
  title: say`What heaps of 0, 1, 2, … are worth`,
  values: [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2],
  period: { start: 0, length: 7, saltus: 0 },
  marks: [0, 2],
};

export const limits: Chapter = {
  id: 'limits',
  title: say`Only a few at a time`,
  about: say`Remainders, tables that repeat, and how to be sure they do.`,
  steps: [
    {
      id: 'four',
      kind: 'play',
      game: 'subtraction',
      params: UP_TO_THREE,
      position: '4',
      says: [tell(say`Now you take 1, 2 or 3 stones, no more.`), tell(say`Try all three moves.`)],
      remember: [
        tell(say`A heap of 4 is lost. Whatever you take, your opponent takes the rest.`, { kind: 'outcome', misere: false, is: 'P' }),
      ],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'ten',
      kind: 'play',
      game: 'subtraction',
      params: UP_TO_THREE,
      position: '10',
      says: [tell(say`Remember the heap of 4. What should you leave from 10?`)],
      remember: [
        tell(say`You left 8, which is twice 4. Whatever your opponent takes, you can make it 4 together.`, {
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
      says: [tell(say`21 stones, and at most 3 at a time.`), tell(say`Play to the end and win.`)],
      remember: [tell(say`Always leave a multiple of 4. Only the remainder after dividing by 4 matters.`)],
      goal: { kind: 'win' },
    },
    {
      id: 'two-heaps',
      kind: 'play',
      game: 'subtraction',
      params: UP_TO_THREE,
      position: '6,7',
      says: [
        tell(say`Divide each heap by 4. The remainders are 2 and 3, and that is what the heaps are worth.`, {
          kind: 'nimbers',
          are: [2, 3],
        }),
        tell(say`Make both heaps worth the same.`),
      ],
      remember: [tell(say`Remainders add up just like heaps in Nim.`)],
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
        tell(say`Now you take 1, 3 or 4 stones, but never 2.`),
        tell(say`What is each heap worth? Enter the smallest number that no move leads to.`),
      ],
      remember: [
        tell(
          say`At 7 it starts again with 0, 1, 0, 1.`,
          { kind: 'nimber', position: '7', is: 0 },
          { kind: 'nimber', position: '9', is: 0 },
        ),
      ],
    },
    {
      id: 'period',
      kind: 'choose',
      says: [tell(say`The list seems to repeat every 7 numbers.`), tell(say`If it does, who wins from a heap of 70?`)],
      shows: WORTH,
      of: { game: 'subtraction', params: ONE_THREE_FOUR, position: '20' },
      options: [
        {
          says: say`The player who just moved`,
          right: true,
          because: tell(say`70 is 10 times 7, so it is worth the same as 0.`, { kind: 'nimber', position: '70', is: 0 }),
        },
        {
          says: say`The player to move`,
          because: tell(say`70 is 10 times 7. Look at what 0 and 7 are worth.`, { kind: 'nimber', position: '7', is: 0 }),
        },
      ],
    },
    {
      id: 'proof',
      kind: 'choose',
      says: [
        tell(say`Seeing a pattern repeat is no proof. It might stop.`),
        tell(say`How many numbers in a row must repeat before you can be sure?`),
      ],
      remember: [tell(say`If no move takes more than 4, four repeated numbers in a row settle all the rest.`)],
      shows: WORTH,
      of: { game: 'subtraction', params: ONE_THREE_FOUR, position: '20' },
      options: [
        {
          says: say`4, the most you can take`,
          right: true,
          because: tell(say`Each number depends only on the 4 before it. The same four give the same next one, forever.`),
        },
        { says: say`1 is enough`, because: tell(say`0 appears twice in each 7. First 1 follows it and then 0, later 1 and then 2.`) },
        { says: say`You can never be sure`, because: tell(say`Each number depends only on the 4 before it.`) },
      ],
    },
    {
      id: 'twenty',
      kind: 'play',
      game: 'subtraction',
      params: ONE_THREE_FOUR,
      position: '20',
      says: [
        tell(say`Take 1, 3 or 4. You win if you leave a remainder of 0 or 2 after dividing by 7.`),
        tell(say`Play to the end and win.`),
      ],
      remember: [tell(say`Whichever numbers you allow, the list always repeats in the end. Only the largest must be fixed.`)],
      goal: { kind: 'win' },
    },
  ],
};
