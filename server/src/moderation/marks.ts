import { type HardPlay, hardPlays } from '@nimhall/shared/duel/hard-play';
import { type Suspicion, suspicionOf } from '@nimhall/shared/duel/suspicion';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import type { Logger } from 'pino';
import { duelLogs } from '../ratings/duel-logs.ts';
import type { Store } from '../store/store.ts';

/**
 * Players who found hard moves in rated duels more often than a fair player would, the least likely first. Computed from the log and stored
 * nowhere.
 */
export async function marksIn(store: Pick<Store, 'duels' | 'entries'>, log: Logger): Promise<Suspicion[]> {
  const plays: HardPlay[] = [];
  for await (const play of duelLogs(store, (entries) => runToEnd(hardPlays(entries)), log)) plays.push(play);
  const byPlayer = Map.groupBy(plays, ({ player }) => player);
  const marks = [...byPlayer].flatMap(([player, own]) => suspicionOf(player, own) ?? []);
  return marks.sort((a, b) => a.chance - b.chance);
}
