import { type Phrase, say } from '../../phrase.ts';
import type { ActivityWish } from './commands.ts';
import type { LessonId } from './lesson-ids.ts';

/** What is done in a part of a lesson, by everybody at once. */
export interface PlanStep {
  readonly minutes: number;
  readonly says: Phrase;
  /** What is played, where something is. */
  readonly activity?: ActivityWish;
}

/** A lesson of 45 minutes, ready to be taught. */
export interface LessonPlan {
  readonly id: LessonId;
  readonly title: Phrase;
  readonly about: Phrase;
  readonly steps: readonly PlanStep[];
}

const JOIN: PlanStep = { minutes: 5, says: say`Open the big screen. Everyone joins with the code on it.` };
const EXPLAIN: PlanStep = { minutes: 5, says: say`Ask three pupils to explain the trick in their own words.` };

/** A chapter of the course, step by step. */
function chapterTogether(chapter: string): ActivityWish {
  return { kind: 'lesson', game: 'nim', chapter, bot: 'teacher' };
}

/** The lessons, in the order in which they build on each other. */
export const LESSON_PLANS: readonly LessonPlan[] = [
  {
    id: 'nim',
    title: say`Nim from nothing`,
    about: say`Play Nim, and find out how to win with two heaps.`,
    steps: [
      JOIN,
      {
        minutes: 5,
        says: say`Play the first game together. The class votes for each move.`,
        activity: { kind: 'vote', game: 'nim', start: '1,2', bot: 'teacher' },
      },
      {
        minutes: 10,
        says: say`Do the chapter “A first game” together, step by step.`,
        activity: chapterTogether('first-game'),
      },
      {
        minutes: 5,
        says: say`Everyone plays a partner. Start another round when most have finished.`,
        activity: { kind: 'pairs', game: 'nim', start: '3,4,5', bot: 'greedy' },
      },
      {
        minutes: 5,
        says: say`Everyone looks for a winning move. Then show the answers.`,
        activity: { kind: 'puzzle', game: 'nim', start: '2,5', bot: 'teacher' },
      },
      { minutes: 5, says: say`Ask why two equal heaps are good to leave. Copying always works.` },
      {
        minutes: 5,
        says: say`Everyone tries the trick against a bot.`,
        activity: { kind: 'bot', game: 'nim', start: '4,7', bot: 'pupil' },
      },
      EXPLAIN,
    ],
  },
  {
    id: 'pairs',
    title: say`Pairs`,
    about: say`Copy your opponent, and you always have a move left.`,
    steps: [
      JOIN,
      {
        minutes: 5,
        says: say`Everyone plays a partner. Who wins more often, the first player or the second?`,
        activity: { kind: 'pairs', game: 'nim', start: '5,5', bot: 'greedy' },
      },
      { minutes: 5, says: say`Ask how the second player wins. Making the heaps equal again is enough.` },
      {
        minutes: 10,
        says: say`Do the chapter “Two heaps” together. The mirror has an answer to everything.`,
        activity: chapterTogether('two-heaps'),
      },
      {
        minutes: 5,
        says: say`Equal heaps cancel out. Everyone looks for a winning move.`,
        activity: { kind: 'puzzle', game: 'nim', start: '2,2,6', bot: 'teacher' },
      },
      {
        minutes: 10,
        says: say`Vote against a perfect bot. Start in the middle of the row, then copy.`,
        activity: { kind: 'vote', game: 'kayles', start: '7', bot: 'teacher' },
      },
      EXPLAIN,
    ],
  },
  {
    id: 'remainders',
    title: say`Remainders`,
    about: say`Think backwards from the end, and find division there.`,
    steps: [
      JOIN,
      {
        minutes: 10,
        says: say`Everyone plays a partner. Take up to three stones at a time.`,
        activity: { kind: 'pairs', game: 'subtraction', start: '21', bot: 'greedy' },
      },
      {
        minutes: 5,
        says: say`Everyone looks for a winning move from six stones.`,
        activity: { kind: 'puzzle', game: 'subtraction', start: '6', bot: 'teacher' },
      },
      {
        minutes: 10,
        says: say`Do the chapter “Only a few at a time” together. Which sizes lose?`,
        activity: chapterTogether('limits'),
      },
      {
        minutes: 5,
        says: say`Now take up to four. Everyone divides 18 by five and looks at the remainder.`,
        activity: { kind: 'puzzle', game: 'subtraction', params: { max: 4 }, start: '18', bot: 'teacher' },
      },
      {
        minutes: 5,
        says: say`Everyone tries the trick against a bot.`,
        activity: { kind: 'bot', game: 'subtraction', start: '21', bot: 'pupil' },
      },
      EXPLAIN,
    ],
  },
  {
    id: 'graphs',
    title: say`A game about graphs`,
    about: say`Cut edges of a drawing, and find Nim inside it.`,
    steps: [
      JOIN,
      {
        minutes: 10,
        says: say`Everyone plays a partner. Cut an edge, and what no longer touches the ground falls.`,
        activity: { kind: 'pairs', game: 'hackenbush', start: '0-1,0-4,0-8,1-2,2-3,4-5,5-6,6-7,8-9,9-10,10-11,11-12', bot: 'greedy' },
      },
      { minutes: 5, says: say`Ask which game three stalks are like. Each stalk is a heap of Nim.` },
      {
        minutes: 5,
        says: say`Everyone looks for a winning move. Compare it with heaps of two and three.`,
        activity: { kind: 'puzzle', game: 'hackenbush', start: '0-1,0-3,1-2,3-4,4-5', bot: 'teacher' },
      },
      {
        minutes: 5,
        says: say`Now there are branches and loops. Everyone plays a bot.`,
        activity: { kind: 'bot', game: 'hackenbush', start: '0-1,0-1,0-6,1-2,2-3,2-4,2-5,4-4,6-7,7-8', bot: 'pupil' },
      },
      {
        minutes: 10,
        says: say`Do the chapter “Games in disguise” together. Nim hides in them too.`,
        activity: chapterTogether('disguise'),
      },
      EXPLAIN,
    ],
  },
  {
    id: 'misere',
    title: say`Misère`,
    about: say`Change one rule: the player who takes the last stone loses.`,
    steps: [
      JOIN,
      {
        minutes: 5,
        says: say`Play one game together. Remember that the last stone loses.`,
        activity: { kind: 'vote', game: 'nim', misere: true, start: '1,2', bot: 'teacher' },
      },
      {
        minutes: 10,
        says: say`Everyone plays a partner.`,
        activity: { kind: 'pairs', game: 'nim', misere: true, start: '3,4,5', bot: 'greedy' },
      },
      {
        minutes: 5,
        says: say`Everyone looks for a winning move. How many single stones are good to leave?`,
        activity: { kind: 'puzzle', game: 'nim', misere: true, start: '1,1,4', bot: 'teacher' },
      },
      {
        minutes: 10,
        says: say`Do the chapter “The last one loses” together. When do you switch?`,
        activity: chapterTogether('last-loses'),
      },
      {
        minutes: 5,
        says: say`Everyone tries the trick against a bot.`,
        activity: { kind: 'bot', game: 'nim', misere: true, start: '1,4,5', bot: 'pupil' },
      },
      EXPLAIN,
    ],
  },
  {
    id: 'rule',
    title: say`Find the rule yourselves`,
    about: say`Explore a game as researchers do: play, collect, guess and test.`,
    steps: [
      JOIN,
      {
        minutes: 10,
        says: say`Do the chapter “Won or lost” together. It says what to look for.`,
        activity: chapterTogether('one-heap'),
      },
      {
        minutes: 5,
        says: say`Everyone plays a partner. One queen walks to the corner.`,
        activity: { kind: 'pairs', game: 'wythoff', start: '7.5', bot: 'greedy' },
      },
      {
        minutes: 5,
        says: say`Everyone looks for a winning move. Then show the answers.`,
        activity: { kind: 'puzzle', game: 'wythoff', start: '4.6', bot: 'teacher' },
      },
      { minutes: 5, says: say`Mark the squares on a grid where you can’t win on your turn.` },
      {
        minutes: 5,
        says: say`Guess the next square, and vote against a perfect bot to test it.`,
        activity: { kind: 'vote', game: 'wythoff', start: '8.6', bot: 'teacher' },
      },
      { minutes: 5, says: say`Write down the rule you found. Does each number appear just once?` },
      EXPLAIN,
    ],
  },
];

/** The lesson of this id; undefined for none. */
export function lessonPlanOf(id: string | undefined): LessonPlan | undefined {
  return LESSON_PLANS.find((plan) => plan.id === id);
}
