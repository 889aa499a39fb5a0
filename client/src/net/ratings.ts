import type { RankInfo, RatingInfo, StakesAnswer } from '@nimhall/shared/protocol/messages';
import type { RatedAt } from '@nimhall/shared/rating';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** My rated duels, and why I may play none now. */
export interface MyDuels {
  /** The one of all games together first; none before the first duel. */
  readonly ratings: readonly RatingInfo[];
  /** My ratings after the newest duels in all games together, the oldest first. */
  readonly curve: readonly RatedAt[];
  readonly refusal: Refusal | null;
}

export async function fetchMyDuels(): Promise<Result<MyDuels, Refusal>> {
  return await ask<MyDuels>('GET', '/me/ratings');
}

/** The stakes of a duel for a player seated in its room. */
export function fetchStakes(room: string): Promise<Result<StakesAnswer, Refusal>> {
  return ask('GET', `/rooms/${encodeURIComponent(room)}/stakes`);
}

/** The leaderboard of a family of games, or of all together: the strongest first. */
export async function fetchStrongest(game: string | null): Promise<Result<readonly RankInfo[], Refusal>> {
  const answer = await ask<{ readonly best: readonly RankInfo[] }>('GET', `/ratings${game === null ? '' : `?game=${game}`}`);
  return answer.ok ? ok(answer.value.best) : answer;
}
