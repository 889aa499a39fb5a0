import { type Task, think } from '@nimhall/shared/bot/think';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { answerTasks } from '../workers/answer-tasks.ts';
import { meansFor } from './budget.ts';

/** A position to think about, and for how many milliseconds. */
export interface Thought {
  readonly task: Task;
  readonly milliseconds: number;
}

answerTasks(({ task, milliseconds }: Thought) => runToEnd(think(task, meansFor(milliseconds))));
