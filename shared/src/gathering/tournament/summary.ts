import { boardCode } from '../board-code.ts';
import { isDailyCode } from './daily.ts';
import { type StandingRow, standingOf } from './standing.ts';
import { boardOfEntrant, boardsInPlay, entrantOf, entrantsIn, type Tournament, type TournamentSettings } from './tournament.ts';

/** A tournament as a list has it: small, however many take part. */
export interface TournamentSummary extends Pick<Tournament, 'code' | 'status' | 'plannedRounds' | 'openedAt' | 'startedAt' | 'endsAt'> {
  readonly title: string;
  readonly form: TournamentSettings['form'];
  readonly games: TournamentSettings['games'];
  readonly clock: TournamentSettings['clock'];
  readonly minutes: number;
  readonly maxPlayers: number;
  readonly startsAt: number | null;
  readonly lateEntry: boolean;
  readonly rated: boolean;
  readonly isPaused: boolean;
  /** Whether it is the daily arena. */
  readonly isDaily: boolean;
  /** How many take part now, bots among them. */
  readonly players: number;
  /** The present round, from 1; 0 before the first one, and in an arena. */
  readonly round: number;
  /** Matches that are being played. */
  readonly boards: number;
  /** Names of those who lead, or have won; nobody before the start. */
  readonly leaders: readonly string[];
  /** For each of them the name of its owner if it is a program, else null; left out where none is. */
  readonly leadersOwners?: readonly (string | null)[];
}

/** How somebody takes part. */
export interface TournamentPlayer extends StandingRow {
  readonly name: string;
  readonly isIn: boolean;
  /** The room where they play now; null while they wait. */
  readonly room: string | null;
}

/** Leaders that a summary names. */
const MAX_LEADERS = 3;

/** A tournament in short. */
export function summaryOf(tournament: Tournament): TournamentSummary {
  const { code, status, plannedRounds, openedAt, startedAt, endsAt, settings, pausedAt, rounds, entrants } = tournament;
  const { title, form, games, clock, minutes, maxPlayers, startsAt, lateEntry, rated } = settings;
  const leading = status === 'open' ? [] : standingOf(tournament).slice(0, MAX_LEADERS);
  const leaders = leading.flatMap(({ member }) => entrants[member] ?? []);
  return {
    ...{
      code,
      status,
      plannedRounds,
      openedAt,
      startedAt,
      endsAt,
      title,
      form,
      games,
      clock,
      minutes,
      maxPlayers,
      startsAt,
      lateEntry,
      rated,
    },
    isPaused: pausedAt !== null,
    isDaily: isDailyCode(code),
    players: entrantsIn(tournament),
    round: rounds.length,
    boards: boardsInPlay(tournament).length,
    leaders: leaders.map(({ name }) => name),
    ...(leaders.some(({ owner }) => owner !== undefined) ? { leadersOwners: leaders.map(({ owner }) => owner ?? null) } : {}),
  };
}

/** How this player takes part; null where they do not. Their room may not be open yet. */
export function tournamentPlayer(tournament: Tournament, player: string): TournamentPlayer | null {
  const member = entrantOf(tournament, player);
  const entrant = tournament.entrants[member];
  const row = standingOf(tournament).find((each) => each.member === member);
  if (!entrant || !row) return null;
  const board = boardOfEntrant(tournament, member);
  return {
    ...row,
    name: entrant.name,
    isIn: entrant.isIn,
    room: board && boardCode(tournament, board.round, board.board),
  };
}
