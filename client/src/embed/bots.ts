import type { BotId } from '@nimhall/shared/bot/levels';
import { runTask } from '@nimhall/shared/bot/tasks';
import { DEFAULT_BUDGET } from '@nimhall/shared/game/budget';
import { type Practice, questionOf } from '../components/practice/practice.ts';

/** How long a bot may compute before the host page gets its turn, in milliseconds. */
const SLICE = 8;

/** The move of a bot in the current position; null if it is no longer needed. */
export async function botMove(level: BotId, practice: Practice, isAwaited: () => boolean): Promise<string | null> {
  const steps = runTask({ kind: 'choose', level, ...questionOf(practice) }, { random: Math.random, budget: DEFAULT_BUDGET });
  for (let until = performance.now() + SLICE; ; ) {
    const step = steps.next();
    if (step.done) return step.value.ok ? step.value.value : null;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (!isAwaited()) return null;
    until = performance.now() + SLICE;
  }
}
