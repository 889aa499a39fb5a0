import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import type { GatheringActor } from './actor.ts';
import { classAlarm } from './class/alarm.ts';
import type { Classroom } from './class/classroom.ts';
import type { ClassCommand } from './class/commands.ts';
import { decideClass, noSuchClass } from './class/decide.ts';
import type { ClassEntry, ClassEvent } from './class/events.ts';
import { applyClassEntry } from './class/evolve.ts';
import type { TournamentCommand } from './tournament/commands.ts';
import { decideTournament, noSuchTournament } from './tournament/decide.ts';
import type { TournamentEntry, TournamentEvent } from './tournament/events.ts';
import { applyTournamentEntry } from './tournament/evolve.ts';
import { tournamentAlarm } from './tournament/schedule.ts';
import type { Tournament } from './tournament/tournament.ts';

/** Every kind of gathering: they share a log, a store and the server’s code for it, and each has its own commands and events. */
export type Gathering = Classroom | Tournament;
export type GatheringCommand = ClassCommand | TournamentCommand;
export type GatheringEvent = ClassEvent | TournamentEvent;
export type GatheringEntry = ClassEntry | TournamentEntry;

/** Commands that only tournaments know, and those that both kinds do. */
const OF_TOURNAMENTS: readonly string[] = ['open-tournament', 'withdraw', 'order-tournament', 'advance', 'note-matches'];
const OF_BOTH: readonly string[] = ['join', 'note-opened'];

/** What a command does to a gathering of any kind; `now` is in milliseconds since 1970. */
export function decideGathering(
  gathering: Gathering | null,
  command: GatheringCommand,
  actor: GatheringActor,
  now: number,
): Result<readonly GatheringEvent[], Refusal> {
  const isOfTournament = OF_TOURNAMENTS.includes(command.kind);
  if (gathering?.kind === 'tournament' || (!gathering && isOfTournament)) {
    if (!isOfTournament && !OF_BOTH.includes(command.kind)) return noSuchClass();
    return decideTournament(gathering, command as TournamentCommand, actor, now);
  }
  return isOfTournament ? noSuchTournament() : decideClass(gathering, command as ClassCommand, actor, now);
}

/** The gathering after an entry of its log, whose first event says which kind it is. */
export function applyGatheringEntry(gathering: Gathering | null, entry: GatheringEntry): Gathering {
  const isTournament = gathering ? gathering.kind === 'tournament' : entry.events[0]?.kind === 'tournament-opened';
  return isTournament
    ? applyTournamentEntry(gathering as Tournament | null, entry as TournamentEntry)
    : applyClassEntry(gathering as Classroom | null, entry as ClassEntry);
}

/** When any node is to see to a gathering, in milliseconds since 1970; null where there is nothing to do. */
export function gatheringAlarm(gathering: Gathering): number | null {
  return gathering.kind === 'tournament' ? tournamentAlarm(gathering) : classAlarm(gathering);
}
