import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import { expect, test } from 'vitest';
import { resultsCsv } from '../../client/src/pages/class/results-csv.ts';

const activity = { kind: 'pairs', game: 'nim', params: {}, misere: false, start: '3,4,5', bot: 'greedy' } as const;

test('class results export as CSV that a spreadsheet reads, without formulas', () => {
  const gathering: Classroom = {
    code: 'kx4t9m',
    prefix: 'kx4t9m_a',
    kind: 'class',
    version: 9,
    host: 'teacher',
    teachers: [],
    teacherKey: null,
    members: [
      { player: 'a', name: 'Ada', isIn: true },
      { player: 'b', name: '=1+1, "Bo"', isIn: true },
      { player: 'c', name: 'Gone', isIn: false },
      { player: 'd', name: 'Dee', isIn: true },
    ],
    isLocked: false,
    showsNames: false,
    isFrozen: false,
    rounds: [
      {
        activity,
        opened: 2,
        isOver: true,
        boards: [
          { seats: { first: 0, second: 1 }, result: { winner: 'second', reason: 'last-object' } },
          { seats: { first: 3, second: 'bot' }, result: { winner: null, reason: 'aborted' } },
        ],
      },
    ],
    isClosed: false,
    updatedAt: 0,
  };
  expect(resultsCsv(gathering).split('\r\n')).toEqual([
    '"Name","Played","Won","Round 1: Nim, last one wins"',
    `"Ada","1","0","lost to =1+1, ""Bo"""`,
    `"'=1+1, ""Bo""","1","1","won against Ada"`,
    '"Dee","0","0","not finished against Magpie"',
  ]);
  const accuracies = [{ member: 0, had: 4, kept: 3, mistakes: { pairs: 1 } }];
  expect(resultsCsv(gathering, accuracies).split('\r\n').slice(0, 2)).toEqual([
    '"Name","Played","Won","Accuracy","Could have won at once","Could have left equal heaps","Could have left single stones","Other mistakes","Round 1: Nim, last one wins"',
    `"Ada","1","0","75%","0","1","0","0","lost to =1+1, ""Bo"""`,
  ]);
  const progress = { step: 2, isExplained: false, visited: [0, 1, 2], done: [{ member: 0, steps: [0, 2] }], answers: [] };
  const lesson = { activity: { ...activity, kind: 'lesson', chapter: 'one-heap' }, opened: 0, isOver: true, boards: [], progress } as const;
  const taught = { ...gathering, rounds: [...gathering.rounds, lesson] };
  const cells = resultsCsv(taught)
    .split('\r\n')
    .map((line) => line.split(',')[3]);
  expect(cells).toEqual(['"Lesson steps done', '"2"', expect.anything(), '"0"']);
});
