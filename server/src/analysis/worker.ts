import { prepare } from '@nimhall/shared/bot/prepare';
import { runTask, type Task } from '@nimhall/shared/bot/tasks';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { answerTasks } from '../workers/answer-tasks.ts';
import { searchBudget } from './budget.ts';

/** A task, and for how many milliseconds it may run. */
export interface TimedTask {
  readonly task: Task;
  readonly milliseconds: number;
}

answerTasks(async ({ task, milliseconds }: TimedTask) => {
  await prepare(task.game);
  return runToEnd(runTask(task, searchBudget(milliseconds)));
});
