import type { BotId } from '../../bot/levels.ts';
import type { Params } from '../../game/params.ts';
import type { Start } from '../../puzzle/puzzle.ts';
import type { FischerRule } from '../../room/clock-rule.ts';
import { type BySeat, SEATS } from '../../room/seat.ts';

/** How players are brought together. */
export const TOURNAMENT_FORMS = ['arena', 'swiss', 'round-robin', 'knock-out'] as const;
export type TournamentForm = (typeof TOURNAMENT_FORMS)[number];

/** Players, bots among them, that a tournament of each form may have. */
export const MAX_PLAYERS: Readonly<Record<TournamentForm, number>> = { arena: 1_000, swiss: 200, 'round-robin': 32, 'knock-out': 128 };
/** Players who ever joined, those who were removed among them, for each that there may be. */
export const MAX_NUMBERS_PER_PLAYER = 2;
/** Rounds of a Swiss tournament. */
export const MAX_SWISS_ROUNDS = 15;
/** How long an arena may take, in minutes. */
export const ARENA_MINUTES = { min: 1, max: 120 } as const;
/** Games that a tournament may go through, one after the other. */
export const MAX_GAMES = 12;
/** Bots that may fill up an arena. Any other form has one, where the number of players is odd. */
export const MAX_BOTS = 6;
/** Longest title, in UTF-16 code units. */
export const MAX_TITLE_LENGTH = 60;
/** How long a player may be absent before they forfeit, in seconds. */
export const FORFEIT_SECONDS = { min: 10, max: 600 } as const;
/** How far ahead a tournament may be announced, in days. */
export const MAX_AHEAD_DAYS = 60;
/** How often a player may withdraw, come back or change their name: each is kept in the log. */
export const MAX_CHANGES = 40;
/** The least time for each game of a rated match, in milliseconds: nobody is to lose rating to a slow connection. */
export const MIN_RATED_CLOCK_MS = 60_000;
/** Matches that one player may play in an arena. */
export const MAX_ARENA_MATCHES = 300;

/** What is played. */
export interface TournamentGame {
  readonly game: string;
  readonly params: Params;
  readonly misere: boolean;
  /** Null where positions are drawn from the pool of the rated duels, with the parameters that they have there. */
  readonly start: string | null;
}

export interface TournamentSettings {
  readonly title: string;
  readonly form: TournamentForm;
  /** One a round, or in an arena one a board, and then from the first one again. */
  readonly games: readonly TournamentGame[];
  /** For each of the two games of a match. */
  readonly clock: FischerRule;
  /** Of a Swiss tournament; the other forms need what they need. */
  readonly rounds: number;
  /** How long an arena takes. */
  readonly minutes: number;
  readonly maxPlayers: number;
  /** In an arena they all play, and only against people; in any other form the first one plays where the number of players is odd. */
  readonly bots: readonly BotId[];
  /** How long a player may take for their first move of a match before they forfeit it. */
  readonly forfeitSeconds: number;
  /** Whether players may join once it has started: an arena or a Swiss tournament. */
  readonly lateEntry: boolean;
  /** Whether it is on the public list; else only those who have the link find it. */
  readonly listed: boolean;
  /** In milliseconds since 1970; null where it starts otherwise. */
  readonly startsAt: number | null;
  readonly startsWhenFull: boolean;
  /** Whether matches between people change ratings, as far as both may be rated. */
  readonly rated: boolean;
}

/** Somebody who joined, or a bot. Their number is their place in `entrants`. */
export interface Entrant {
  /** Empty for a bot. */
  readonly player: string;
  readonly name: string;
  /** Present for a program: the name of its owner. */
  readonly owner?: string;
  readonly bot: BotId | null;
  /** False while they are not to be paired. */
  readonly isIn: boolean;
  /** Whether the organiser has removed them, so that they cannot come back. */
  readonly isRemoved: boolean;
  /** How often they have withdrawn, come back or changed their name. */
  readonly changes: number;
}

/** How a match ended: both played it, somebody was absent or withdrew, or it could not be played. */
export type MatchEnding = 'played' | 'forfeit' | 'void';

/** How many of the two games of a match each has won; `first` is who began the first one. */
export interface MatchResult {
  readonly won: BySeat<number>;
  readonly ending: MatchEnding;
}

/** Two who play a match: two games from one position, with the seats swapped in between, so that nobody gains by the seat. Played in an ordinary room, whose code is `boardCode`. */
export interface TournamentBoard {
  /** By number. `first` begins the first game. */
  readonly seats: BySeat<number>;
  readonly start: Start;
  readonly result: MatchResult | null;
}

/** A round of any form but an arena. */
export interface TournamentRound {
  readonly boards: readonly TournamentBoard[];
  /** Those who are not paired and get a point for it. */
  readonly byes: readonly number[];
  /** How many of the boards have their rooms by now, in order. */
  readonly opened: number;
  /** When the last of its boards were paired, in milliseconds since 1970. */
  readonly pairedAt: number;
  /** When the last match was over; null while one is played. */
  readonly overAt: number | null;
}

/** What somebody has done in an arena. */
export interface ArenaTally {
  readonly points: number;
  /** Wins in a row. */
  readonly streak: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Points of the last matches, the newest last; see `MAX_SHEET`. */
  readonly sheet: readonly number[];
  /** The last opponent; null before the first match. */
  readonly lastOpponent: number | null;
  /** The board where they play; null while they wait. */
  readonly board: number | null;
  /** Since when they wait, in milliseconds since 1970. */
  readonly freeSince: number;
}

/** A board of an arena that is being played. */
export interface ArenaBoard extends Omit<TournamentBoard, 'result'> {
  readonly pairedAt: number;
}

/** What an arena knows beyond its entrants. Boards that are over are only in the log. */
export interface Arena {
  readonly tallies: readonly ArenaTally[];
  /** Boards that are being played, by number from 0. */
  readonly boards: Readonly<Record<string, ArenaBoard>>;
  /** How many boards there have been. */
  readonly count: number;
  /** How many of them have or had their rooms, in order. */
  readonly opened: number;
  /** When players were paired last, in milliseconds since 1970. */
  readonly pairedAt: number;
}

/** A tournament, as folded from its log. JSON-safe. */
export interface Tournament {
  readonly kind: 'tournament';
  /** What its address ends with. */
  readonly code: string;
  /** The first part of the codes of its rooms; nobody can guess it from the code. */
  readonly prefix: string;
  /** How many entries its log has. */
  readonly version: number;
  /** The id of the organiser; empty for one of the calendar, which has none. */
  readonly host: string;
  readonly settings: TournamentSettings;
  readonly status: 'open' | 'running' | 'over';
  readonly entrants: readonly Entrant[];
  /** The entrants of its start, in the order that was drawn: the higher seeds come first. */
  readonly seeds: readonly number[];
  /** Of any form but an arena; the last one is the present one. */
  readonly rounds: readonly TournamentRound[];
  /** How many rounds there will be; 0 before the start, and for an arena. */
  readonly plannedRounds: number;
  /** Null for any other form. */
  readonly arena: Arena | null;
  /** These are in milliseconds since 1970. */
  readonly openedAt: number;
  readonly startedAt: number | null;
  /** When an arena ends, or since when a tournament is over. */
  readonly endsAt: number | null;
  /** Since when nobody is paired; null while it is not paused. */
  readonly pausedAt: number | null;
  /** When the last entry was made. */
  readonly updatedAt: number;
}

/** The number of the entrant with this id; -1 if there is none, or if they were removed. */
export function entrantOf({ entrants }: Pick<Tournament, 'entrants'>, player: string): number {
  return entrants.findIndex((entrant) => !entrant.isRemoved && entrant.bot === null && entrant.player === player);
}

/** How many take part now. */
export function entrantsIn({ entrants }: Pick<Tournament, 'entrants'>): number {
  return entrants.reduce((count, { isIn }) => count + Number(isIn), 0);
}

/** A board of a tournament that is being played or waits for that, by round from 1 and number from 0. */
export interface PlacedBoard {
  readonly round: number;
  readonly board: number;
  readonly seats: BySeat<number>;
  readonly start: Start;
  readonly pairedAt: number;
  /** Whether its room was opened. */
  readonly isOpened: boolean;
}

/** The boards that have no result yet. */
export function boardsInPlay({ arena, rounds }: Pick<Tournament, 'arena' | 'rounds'>): PlacedBoard[] {
  if (arena) {
    return Object.entries(arena.boards).map(([number, { seats, start, pairedAt }]) => {
      const board = Number(number);
      return { round: 1, board, seats, start, pairedAt, isOpened: board < arena.opened };
    });
  }
  const last = rounds.at(-1);
  return (last?.boards ?? []).flatMap(({ seats, start, result }, board) =>
    result ? [] : [{ round: rounds.length, board, seats, start, pairedAt: last?.pairedAt ?? 0, isOpened: board < (last?.opened ?? 0) }],
  );
}

/** The board where this entrant plays now, if any. */
export function boardOfEntrant(tournament: Pick<Tournament, 'arena' | 'rounds'>, entrant: number): PlacedBoard | null {
  const { arena } = tournament;
  if (arena && (arena.tallies[entrant]?.board ?? null) === null) return null;
  return boardsInPlay(tournament).find(({ seats }) => SEATS.some((seat) => seats[seat] === entrant)) ?? null;
}
