import type { BotId } from '../bot/levels.ts';
import type { Params } from '../game/params.ts';
import type { Clock } from './clock.ts';
import type { Duel } from './duel.ts';
import { type BySeat, SEATS, type Seat } from './seat.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  /** Present for a program that belongs to somebody: their name, empty once they were forgotten. */
  readonly owner?: string;
}

export type Occupant = { readonly kind: 'human'; readonly player: Player } | { readonly kind: 'bot'; readonly level: BotId };

/** Who may see the overlay of perfect moves: spectators at any time, anyone once the game is over, or nobody. */
export const OVERLAY_RULES = ['spectators', 'after', 'off'] as const;
export type OverlayRule = (typeof OVERLAY_RULES)[number];

export const END_REASONS = [
  /** The last object is taken; the convention says who that favours. */
  'last-object',
  'resigned',
  /** The loser's clock ran out. */
  'time',
  /** The loser went away and did not come back. */
  'abandoned',
  /** Aborted before it had properly begun; nobody wins. */
  'aborted',
  /** Nobody came or moved for a long time; nobody wins. */
  'expired',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The player who is challenged to take the open seat, and whether they declined. */
export interface Invited {
  readonly player: string;
  readonly declined: boolean;
}

/** The people who wait to play the winner. */
export interface Queue {
  /** Their ids, in the order in which they came. */
  readonly players: readonly string[];
  /** Since when the first of them may play if the game is over: its end, or later if they all came later, in milliseconds since 1970. */
  readonly since: number;
}

export interface GameResult {
  /** Null if nobody won. */
  readonly winner: Seat | null;
  readonly reason: EndReason;
}

/**
 * A room, as folded from its log: two seats, the game being played in it, and the games played before it.
 * JSON-safe; with `presence` added it is the snapshot that clients receive.
 */
export interface Room {
  /** The code in its address. */
  readonly room: string;
  /** How many entries its log has. */
  readonly version: number;
  /** Who opened it: may seat bots while it waits. */
  readonly host: string;
  readonly listed: boolean;
  readonly overlay: OverlayRule;
  readonly game: string;
  readonly params: Params;
  readonly misere: boolean;
  /** Position every game of this room starts from. */
  readonly start: string;
  readonly position: string;
  /** Moves of the game being played, on the current branch. */
  readonly moves: readonly string[];
  /** How each of them was drawn, empty for one that was not; absent while none was. */
  readonly inks?: readonly string[];
  /** Raised whenever `ply` goes back (rematch, takeback), so that (branch, ply) never means two different turns. */
  readonly branch: number;
  /** Moves played on this branch, from 0. */
  readonly ply: number;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly turn: Seat | null;
  readonly seats: BySeat<Occupant | null>;
  readonly result: GameResult | null;
  /** Games won in this room by the player in each seat. */
  readonly score: BySeat<number>;
  /** The seat that offers a rematch. */
  readonly rematch: Seat | null;
  /** The seat that asks to take its last move back. */
  readonly takeback: Seat | null;
  /** Since when a player has been disconnected, in milliseconds since 1970; null if they are connected, and for bots. */
  readonly away: BySeat<number | null>;
  /** Null where there is no clock. */
  readonly clock: Clock | null;
  /** Present where two games from one position make a rated duel, or a match of a tournament. */
  readonly duel?: Duel;
  /** Present where the operator has closed it: its game is over, and nothing more is done here. */
  readonly closed?: true;
  /** Present while somebody waits to play the winner. */
  readonly queue?: Queue;
  /** Present where a friend was challenged. */
  readonly invited?: Invited;
  /** When the room began to wait or its game began, in milliseconds since 1970. */
  readonly since: number;
  /** When the last entry was made, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** The people in the seats; bots are none. */
export function seatedPlayers({ seats }: Pick<Room, 'seats'>): Player[] {
  return SEATS.flatMap((seat) => {
    const occupant = seats[seat];
    return occupant?.kind === 'human' ? [occupant.player] : [];
  });
}

/** Whether a program that belongs to somebody sits here. */
export function isProgram(occupant: Occupant | null): boolean {
  return occupant?.kind === 'human' && occupant.player.owner !== undefined;
}

/** The id of the program that holds a seat; null for anybody else, and for nobody. */
export function programAt({ seats }: Pick<Room, 'seats'>, seat: Seat): string | null {
  const occupant = seats[seat];
  return occupant?.kind === 'human' && isProgram(occupant) ? occupant.player.id : null;
}

/** Whether bots play a game among themselves. */
export function isAmongBots({ status, seats }: Pick<Room, 'status' | 'seats'>): boolean {
  return status === 'playing' && SEATS.every((seat) => seats[seat]?.kind === 'bot');
}

/** The seat an identity holds. */
export function seatOf(room: Pick<Room, 'seats'>, player: string): Seat | null {
  return (
    SEATS.find((seat) => {
      const occupant = room.seats[seat];
      return occupant?.kind === 'human' && occupant.player.id === player;
    }) ?? null
  );
}
