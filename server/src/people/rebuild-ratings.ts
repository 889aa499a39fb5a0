import { type DuelResult, duelResultOf, ranksOf } from '@nimhall/shared/duel/ratings';
import { endingsIn } from '@nimhall/shared/room/played';
import type { Logger } from 'pino';
import type { LoggedEntry } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import { duelLogs } from './duel-logs.ts';

/**
 * Works the list of ratings out again from the duels in the log, and puts it into the store; how many there are of each. Ratings whose duels have
 * all been forgotten stay as they are, and so do those that a duel changes meanwhile.
 */
export async function rebuildRatings(store: Pick<Store, 'ratings' | 'entries'>, log: Logger): Promise<{ duels: number; ratings: number }> {
  const results: DuelResult[] = [];
  for await (const duel of duelLogs(store, duelsIn, log)) results.push(duel);
  const ranks = ranksOf(results);
  await store.ratings.put(ranks);
  return { duels: results.length, ratings: ranks.length };
}

function* duelsIn(entries: readonly LoggedEntry[]): Generator<DuelResult> {
  for (const { room } of endingsIn(entries)) {
    const result = duelResultOf(room);
    if (result) yield result;
  }
}
