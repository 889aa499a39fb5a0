import { finish } from '@nimhall/shared/solver/analyse';
import { type Task, THINKING, think } from './task.ts';

/** Runs in a worker thread, where thinking holds up nobody. */
export default function work(task: Task): unknown {
  const end = performance.now() + THINKING.milliseconds;
  return finish(think(task, () => performance.now() > end));
}
