import { type DuelResult, duelResultOf, recount } from '@nimhall/shared/duel/ratings';
import { fold } from '@nimhall/shared/room/evolve';
import { endingsIn } from '@nimhall/shared/room/played';
import type { Logger } from 'pino';
import type { LoggedEntry } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import { duelLogs } from './duel-logs.ts';

/**
 * Recomputes the ratings from the duels in the log and stores them; gives the number of players and duels. Ratings of players whose duels
 * have all been pruned stay as they are. Play may go on: if a duel ends meanwhile, everything is computed again.
 */
export async function rebuildRatings(
  store: Pick<Store, 'ratings' | 'duels' | 'entries'>,
  log: Logger,
): Promise<{ duels: number; ratings: number }> {
  for (;;) {
    const stand = await store.duels.stand();
    const results: DuelResult[] = [];
    for await (const duel of duelLogs(store, duelsIn, log)) results.push(duel);
    const { ranks, points } = recount(results);
    await store.ratings.put(ranks, Math.max(0, ...results.map(({ at }) => at)));
    await store.duels.putPoints(points);
    if ((await store.duels.stand()) !== stand) continue;
    const counted = results.filter(({ voided }) => !voided);
    return { duels: counted.length, ratings: ranks.filter(({ standing }) => standing.duels > 0).length };
  }
}

function* duelsIn(entries: readonly LoggedEntry[]): Generator<DuelResult> {
  const voided = fold(entries)?.duel?.voided === true;
  for (const { room } of endingsIn(entries)) {
    const result = duelResultOf(room);
    if (result) yield { ...result, voided };
  }
}
