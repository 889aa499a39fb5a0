import { type Question, runTask } from '@nimhall/shared/bot/tasks';
import type { View } from '@nimhall/shared/game/view';
import type { Room } from '@nimhall/shared/room/room';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { describe, expect, test } from 'vitest';
import { accuracyInWords, percentage } from '../../client/src/components/text/accuracy.ts';
import { evaluationPath } from '../../client/src/pages/room/evaluation-graph.ts';
import { courseInWords, turningPointInWords, turningPoints, unknownInWords } from '../../client/src/pages/room/review-words.ts';
import { tryFromHere } from '../../client/src/pages/room/room-facts.ts';
import { boardPositionOf } from '../../client/src/position/board-position.ts';
import { isComplete, type Review, ReviewStore } from '../../client/src/stores/review-store.ts';
import { roomAt } from './fake-connection.ts';

/** What the worker would answer. */
async function analysisOf(question: Question): Promise<Analysis | null> {
  const thought = runToEnd(runTask({ kind: 'analyse', ...question }, { budget: { states: 10_000 }, random: Math.random }));
  return thought.ok ? thought.value : null;
}

const NAMES = { first: 'Ann', second: 'Ben' };

/** A game of Nim on 1,2,3 that the first player has lost and the second gives away. */
const GAME: Room = { ...roomAt(5), start: '1,2,3', moves: ['c3', 'b2', 'a1'], ply: 3, position: '0,0,0' };

function viewOf(room: Room, position = ''): View | null {
  const scene = boardPositionOf({ ...room, position });
  return scene.ok ? scene.value.view : null;
}

async function reviewOf(room: Room): Promise<Review> {
  const store = new ReviewStore(analysisOf);
  await store.begin(room);
  if (!store.value) throw new Error('The review has begun');
  return store.value;
}

describe('a review', () => {
  test('judges every move, and says who gave the win away with which move', async () => {
    const review = await reviewOf(GAME);
    expect(isComplete(review)).toBe(true);
    expect(review.judgements).toEqual(['lost-anyway', 'gave-away', 'only']);
    expect(review.holders).toEqual(['second', 'second', 'first', 'first']);
    const [turn, ...more] = turningPoints(review);
    expect(more).toEqual([]);
    expect(turn && turningPointInWords(NAMES[turn.seat], turn, viewOf(GAME, review.positions[turn.ply]))).toBe(
      'Ben took 2 from B, leaving nothing. That gave the win away. Better: Take 1 from B, leaving 1.',
    );
    expect(courseInWords(review.holders, NAMES)).toBe('The lead changed hands once.');
  });

  test('arrives position by position, and stops asking once it is dropped', async () => {
    const asked: string[] = [];
    const store = new ReviewStore((question) => {
      asked.push(question.position);
      if (asked.length === 2) store.follow({ ...GAME, status: 'playing', branch: 1, moves: [] });
      return analysisOf(question);
    });
    const steps: number[] = [];
    store.subscribe((review) => steps.push(review?.analyses.length ?? -1));
    await store.begin(GAME);
    expect(asked).toEqual(['1,2,3', '1,2,0']);
    expect(steps).toEqual([0, 1, -1]);
    expect(store.value).toBeNull();
  });

  test('stays while a rematch is offered', async () => {
    const store = new ReviewStore(analysisOf);
    await store.begin(GAME);
    store.follow({ ...GAME, rematch: 'first' });
    expect(store.value).not.toBeNull();
  });

  test('does not guess unknown outcomes', async () => {
    const store = new ReviewStore(async () => null);
    await store.begin(GAME);
    expect(store.value).toMatchObject({ judgements: ['unknown', 'unknown', 'unknown'], holders: [null, null, null, null] });
    expect(courseInWords([null, null], NAMES)).toBe('');
    expect(unknownInWords([null, null])).toMatch(/^2 positions took too long/);
    expect(unknownInWords(['first', null])).toMatch(/^One position took too long to solve/);
    expect(unknownInWords(['first'])).toBe('');
  });
});

describe('in words', () => {
  test.each<[readonly string[], number, string]>([
    [[], 3, ''],
    [['a2'], 1, ' Better: a2.'],
    [['a2', 'c1'], 2, ' Better: a2; or c1.'],
    [['a2', 'c1', 'd1'], 3, ' Better: a2; c1; or one more move.'],
    [['a2', 'c1'], 9, ' Better: a2; c1; or 7 more moves.'],
  ])('%j of %i', (better, count, words) => {
    const turn = { ply: 1, seat: 'second', move: 'b3', better, count } as const;
    expect(turningPointInWords('Ben', turn, null)).toBe(`Ben played b3. That gave the win away.${words}`);
  });

  test('the course of a game', () => {
    expect(courseInWords(['first', null, 'first'], NAMES)).toBe('Ann had the win all along.');
    expect(courseInWords(['first', 'second', null, 'first'], NAMES)).toBe('The lead changed hands 2 times.');
  });

  test('accuracy shows a dash when there was no win to keep', () => {
    expect([percentage({ had: 3, kept: 2 }), accuracyInWords({ had: 3, kept: 2 })]).toEqual(['67%', 'held 2 of 3 winning positions']);
    expect([percentage({ had: 1, kept: 0 }), accuracyInWords({ had: 1, kept: 0 })]).toEqual(['0%', 'held 0 of 1 winning position']);
    expect([percentage({ had: 0, kept: 0 }), accuracyInWords({ had: 0, kept: 0 })]).toEqual(['–', 'never had a winning position']);
  });
});

test('the evaluation graph runs at the height of the winning side, with gaps', () => {
  expect(evaluationPath(['first', 'second', null, 'second'])).toBe('M0 8H10L10 40H20M30 40H40');
});

test('a position can be tried again by the side to move, against a perfect bot', () => {
  expect(tryFromHere(GAME, '1,2,0')).toEqual({
    game: 'nim',
    params: {},
    misere: false,
    start: '1,2,0',
    seats: { first: 'me', second: { bot: 'teacher' } },
    listed: false,
  });
});
