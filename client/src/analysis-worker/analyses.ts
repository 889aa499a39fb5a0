import type { Question } from '@nimhall/shared/bot/think';
import { LruMap } from '@nimhall/shared/lru-map';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { think } from './thinker.ts';

/** What was asked lately, by question: looking at a game over and over solves it once. */
const asked = new LruMap<string, Promise<Analysis | null>>(500);

/** Equal for questions that are the same. */
export function questionKey({ game, params, misere, position }: Question): string {
  return JSON.stringify([game, params, misere, position]);
}

/** What is known of a position, from the worker; null where the texts make no position. */
export function analysisOf({ game, params, misere, position }: Question): Promise<Analysis | null> {
  const key = questionKey({ game, params, misere, position });
  const analysis = asked.get(key) ?? think({ kind: 'analyse', game, params, misere, position });
  asked.keep(key, analysis);
  // Where there was no answer, the next question may have one.
  void analysis.then((known) => known === null && asked.forget(key));
  return analysis;
}
