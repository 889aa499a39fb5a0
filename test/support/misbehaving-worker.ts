import { getPriority } from 'node:os';
import { answerTasks } from '@nimhall/server/workers/answer-tasks';

/** A worker process that misbehaves on request, for tests of the worker pool. */
export type Misbehaviour = 'pid' | 'niceness' | 'hang' | 'fill the heap' | 'fill tables' | 'grow' | 'throw' | 'die';

const kept: unknown[] = [];

answerTasks((oddity: Misbehaviour): number => {
  switch (oddity) {
    case 'pid':
      break;
    case 'niceness':
      return getPriority();
    case 'hang':
      for (;;);
    case 'fill the heap':
      for (;;) kept.push(Array<number>(100_000).fill(kept.length));
    case 'fill tables':
      for (;;) kept.push(new Float64Array(1_000_000).fill(1));
    case 'grow':
      for (let each = 0; each < 40; each++) kept.push(new Float64Array(1_000_000).fill(1));
      break;
    case 'throw':
      throw new Error('This went wrong');
    case 'die':
      process.exit(3);
      break;
    default:
      oddity satisfies never;
  }
  return process.pid;
});
