import type { TournamentSummary } from '@nimhall/shared/gathering/tournament/summary';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { ask } from './api.ts';

/** Tournaments that everybody finds: those that are played, that may be joined or come, and that are over, the newest first. */
export interface Tournaments {
  readonly running: readonly TournamentSummary[];
  readonly open: readonly TournamentSummary[];
  readonly over: readonly TournamentSummary[];
}

export function fetchTournaments(): Promise<Result<Tournaments, Refusal>> {
  return ask('GET', '/tournaments');
}
