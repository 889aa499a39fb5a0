import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import { gatheringAlarm } from './alarm.ts';
import type { GatheringActor, GatheringCommand } from './commands.ts';
import { decide, noSuchGathering } from './decide.ts';
import type { GatheringEntry, GatheringEvent } from './events.ts';
import { applyGatheringEntry } from './evolve.ts';
import type { Gathering } from './gathering.ts';
import type { TournamentCommand } from './tournament/commands.ts';
import { decideTournament, noSuchTournament } from './tournament/decide.ts';
import type { TournamentEntry, TournamentEvent } from './tournament/events.ts';
import { applyTournamentEntry } from './tournament/evolve.ts';
import { tournamentAlarm } from './tournament/schedule.ts';
import type { Tournament } from './tournament/tournament.ts';

/** Every kind of gathering: they share a log, a store and the server’s code for it, and each has its own commands and events. */
export type AnyGathering = Gathering | Tournament;
export type AnyGatheringCommand = GatheringCommand | TournamentCommand;
export type AnyGatheringEvent = GatheringEvent | TournamentEvent;
export type AnyGatheringEntry = GatheringEntry | TournamentEntry;

/** Commands that only tournaments know, and those that both kinds do. */
const OF_TOURNAMENTS: readonly string[] = ['open-tournament', 'withdraw', 'order-tournament', 'advance', 'note-matches'];
const OF_BOTH: readonly string[] = ['join', 'note-opened'];

/** What a command does to a gathering of any kind; `now` is in milliseconds since 1970. */
export function decideGathering(
  gathering: AnyGathering | null,
  command: AnyGatheringCommand,
  actor: GatheringActor,
  now: number,
): Result<readonly AnyGatheringEvent[], Refusal> {
  const isOfTournament = OF_TOURNAMENTS.includes(command.kind);
  if (gathering?.kind === 'tournament' || (!gathering && isOfTournament)) {
    if (!isOfTournament && !OF_BOTH.includes(command.kind)) return noSuchGathering();
    return decideTournament(gathering, command as TournamentCommand, actor, now);
  }
  return isOfTournament ? noSuchTournament() : decide(gathering, command as GatheringCommand, actor);
}

/** The gathering after an entry of its log, whose first event says which kind it is. */
export function applyAnyEntry(gathering: AnyGathering | null, entry: AnyGatheringEntry): AnyGathering {
  const isTournament = gathering ? gathering.kind === 'tournament' : entry.events[0]?.kind === 'tournament-opened';
  return isTournament
    ? applyTournamentEntry(gathering as Tournament | null, entry as TournamentEntry)
    : applyGatheringEntry(gathering as Gathering | null, entry as GatheringEntry);
}

/** When any node is to see to a gathering, in milliseconds since 1970; null where there is nothing to do. */
export function anyGatheringAlarm(gathering: AnyGathering): number | null {
  return gathering.kind === 'tournament' ? tournamentAlarm(gathering) : gatheringAlarm(gathering);
}
