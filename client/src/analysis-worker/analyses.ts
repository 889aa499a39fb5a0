import type { Question } from '@nimhall/shared/bot/tasks';
import { LruMap } from '@nimhall/shared/lru-map';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { runInWorker } from './worker-client.ts';

/** Recent analyses by question, so that a position is solved once however often it is looked at. */
const asked = new LruMap<string, Promise<Analysis | null>>(500);

/** Equal for questions that are the same. */
export function questionKey({ game, params, misere, position }: Question): string {
  return JSON.stringify([game, params, misere, position]);
}

/** The analysis of a position, from the worker; null for invalid texts. */
export function analysisOf({ game, params, misere, position }: Question): Promise<Analysis | null> {
  const key = questionKey({ game, params, misere, position });
  const analysis = asked.get(key) ?? runInWorker({ kind: 'analyse', game, params, misere, position });
  asked.keep(key, analysis);
  // After a failure the next question may succeed.
  void analysis.then((known) => known === null && asked.forget(key));
  return analysis;
}
