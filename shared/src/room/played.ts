import type { AccuracyReport, Decided } from './accuracy.ts';
import type { Entry } from './events.ts';
import { applyEntry } from './evolve.ts';
import type { Placed } from './listing.ts';
import type { EndReason, Occupant, Room } from './room.ts';
import { otherSeat, SEATS, type Seat } from './seat.ts';
import { boardFactsOf } from './summary.ts';

/** What a game came to for one of its players. */
export const PLAYER_RESULTS = ['won', 'lost', 'undecided'] as const;
export type PlayerResult = (typeof PLAYER_RESULTS)[number];

/** A finished game in the list of a player: small, whatever was played. */
export interface PlayedGame extends Partial<Placed> {
  readonly room: string;
  /** The version of the room with which it ended: a room may see many games. */
  readonly version: number;
  /** In milliseconds since 1970. */
  readonly endedAt: number;
  readonly game: string;
  readonly misere: boolean;
  readonly seat: Seat;
  readonly opponent: Occupant;
  readonly outcome: PlayerResult;
  readonly reason: EndReason;
  /** How many moves were played. */
  readonly ply: number;
  /** How exactly whose list this is played; absent before it was reviewed. */
  readonly accuracy?: AccuracyReport;
  /** Where it was decided; absent before it was reviewed, and null where that is not known. */
  readonly decided?: Decided | null;
  /** Which game of a rated duel it was; absent for any other. */
  readonly duel?: 1 | 2;
}

/** A game for the list of a player, by id. */
export interface Played {
  readonly player: string;
  /** Whether its room may be listed in the lobby. */
  readonly listed: boolean;
  readonly game: PlayedGame;
}

/** The position that pictures a game: where it was decided, if known, and never an empty board, drawn to scale. */
export function picturedAt({ params, start, position, reason, decided }: PlayedGame): Partial<Placed> {
  const shown = decided?.position ?? (reason === 'last-object' ? start : position);
  return params && shown !== undefined ? { params, start: shown, position: shown } : {};
}

/**
 * For each person at the table the game that this entry ended, if it was played: somebody moved, or it was part of a duel and was not
 * called off.
 */
export function playedBy(room: Room, { events }: Entry): readonly Played[] {
  const { result, ply, seats, duel } = room;
  if (!result || (ply === 0 && !duel) || result.reason === 'aborted' || !events.some(({ kind }) => kind === 'ended')) return [];
  return SEATS.flatMap((seat) => {
    const [occupant, opponent] = [seats[seat], seats[otherSeat(seat)]];
    if (occupant?.kind !== 'human' || !opponent) return [];
    const { version, updatedAt: endedAt, game, misere } = room;
    const outcome: PlayerResult = result.winner === null ? 'undecided' : result.winner === seat ? 'won' : 'lost';
    const more = {
      game,
      misere,
      seat,
      opponent,
      outcome,
      reason: result.reason,
      ply,
      ...(duel && !duel.unrated ? { duel: duel.game } : {}),
      ...boardFactsOf(room),
    };
    return [{ player: occupant.player.id, listed: room.listed, game: { room: room.room, version, endedAt, ...more } }];
  });
}

/** The room as each of its games left it, with the entry that ended the game, in the order of its log. Throws where the log cannot be folded. */
export function* endingsIn(log: Iterable<Entry>): Generator<{ readonly room: Room; readonly entry: Entry }> {
  let room: Room | null = null;
  for (const entry of log) {
    room = applyEntry(room, entry);
    if (entry.events.some(({ kind }) => kind === 'ended')) yield { room, entry };
  }
}
