import { BOT_LEVEL_IDS } from '@nimhall/shared/bot/levels';
import { GAMES } from '@nimhall/shared/games/all';
import { distinctLevels, MAX_RUNGS, MIN_RUNGS } from '@nimhall/shared/ladder/distinct-levels';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { describe, expect, test } from 'vitest';

describe.each(GAMES)('the ladder of $id', ({ id }) => {
  test('has four to six rungs, each with another bot, the weakest and the strongest level among them', () => {
    const rungs = rungsOf(id);
    expect(new Set(rungs).size).toBe(rungs.length);
    expect(rungs.length).toBeGreaterThanOrEqual(MIN_RUNGS);
    expect(rungs.length).toBeLessThanOrEqual(MAX_RUNGS);
    if (id === 'nim') expect(rungs).toEqual(['solo', 'echo', 'trio', 'presto', 'tutti']);
    else expect([rungs[0], rungs.at(-1)]).toEqual([BOT_LEVEL_IDS[0], BOT_LEVEL_IDS.at(-1)]);
  });
});

test('levels too close to tell apart are left out, the closest first', () => {
  expect(distinctLevels('octal')).toEqual([...BOT_LEVEL_IDS]);
  // Jay wins 53 of a hundred against Finch, and Finch as many against Magpie.
  expect(distinctLevels('moore')).toEqual(['random', 'greedy', 'student', 'teacher']);
  expect(distinctLevels('twenty-one')).toEqual(['random', 'greedy', 'student', 'scholar', 'teacher']);
});

test('an unmeasured game has a ladder, and an unknown one has none', () => {
  expect(distinctLevels('something-new').length).toBeGreaterThanOrEqual(MIN_RUNGS);
  expect(rungsOf('ludo')).toEqual([]);
});
