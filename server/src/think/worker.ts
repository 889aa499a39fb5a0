import { type Task, think } from '@nimhall/shared/bot/think';
import { finish } from '@nimhall/shared/solver/analyse';
import { meansFromNow } from './budget.ts';

/** Runs in a worker thread, where thinking holds up nobody. */
export default function work(task: Task): unknown {
  return finish(think(task, meansFromNow()));
}
