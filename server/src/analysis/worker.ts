import { runTask, type Task } from '@nimhall/shared/bot/tasks';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { answerTasks } from '../workers/answer-tasks.ts';
import { searchBudget } from './budget.ts';

/** A task, and for how many milliseconds it may run. */
export interface TimedTask {
  readonly task: Task;
  readonly milliseconds: number;
}

answerTasks(({ task, milliseconds }: TimedTask) => runToEnd(runTask(task, searchBudget(milliseconds))));
