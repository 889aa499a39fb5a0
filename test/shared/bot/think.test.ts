import { seededRandom } from '@nimhall/shared/bot/random';
import { immediateResult, runTask, type Task } from '@nimhall/shared/bot/tasks';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';

const random = seededRandom(1);
const nim = { game: 'nim', params: undefined, misere: false, position: '3,4,5' } as const;
const kayles = { ...nim, game: 'kayles', position: '5,7,9' };

test('a closed form is returned at once, and agrees with the full computation', () => {
  const task = { kind: 'analyse', ...nim } as const;
  expect(immediateResult(task, random)).toEqual(runToEnd(runTask(task, { random, budget: { states: 0 } })));
});

test.each<[string, Task]>([
  ['a table', { kind: 'analyse', ...kayles }],
  ['a search', { kind: 'analyse', ...kayles, game: 'dawsons-kayles', misere: true }],
  ['a greedy move', { kind: 'choose', level: 'greedy', ...nim }],
  ['a move that is sometimes perfect', { kind: 'choose', level: 'student', ...nim }],
  ['a perfect move', { kind: 'choose', level: 'teacher', ...nim }],
])('%s takes several steps', (_, task) => {
  expect(immediateResult(task, random)).toBeNull();
});

test('any move is returned at once, even when there are endlessly many', () => {
  const move = immediateResult({ kind: 'choose', level: 'random', ...nim, position: '9007199254740991' }, random);
  expect(move).toMatchObject({ ok: true, value: expect.stringMatching(/^a\d+$/) });
});

test.each<[string, Task]>([
  ['unknown-game', { kind: 'analyse', ...nim, game: 'chess' }],
  ['bad-params', { kind: 'analyse', ...nim, params: { k: 3 } }],
  ['bad-position', { kind: 'choose', level: 'random', ...nim, position: '3,x' }],
  ['game-over', { kind: 'choose', level: 'random', ...nim, position: '0,0' }],
  ['game-over', { kind: 'choose', level: 'teacher', ...nim, position: '0,0' }],
])('%s is refused both at once and in steps', (code, task) => {
  expect(immediateResult(task, random)).toMatchObject({ ok: false, error: { code } });
  expect(runToEnd(runTask(task, { random, budget: { states: 100 } }))).toMatchObject({ ok: false, error: { code } });
});
