import type { BotId } from '../../../src/bot/levels.ts';
import type { OverlayRule } from '../../../src/room/room.ts';
import type { Seat } from '../../../src/room/seat.ts';

// Written out, so that users of the package do not need the server's schemas. The compiler compares them where they are sent.

/** The game to play. */
export interface GameWishes {
  readonly game: string;
  readonly params?: unknown;
  /** True if the player who makes the last move loses. */
  readonly misere?: boolean;
  /** The start; by default the usual one of the game. */
  readonly start?: string;
  readonly clock?: { readonly initialMs: number; readonly incrementMs: number } | { readonly days: 1 | 3 | 7 };
}

/** The occupant of a seat. */
export type SeatWish = 'me' | 'open' | { readonly bot: BotId };

/** A new room. */
export interface RoomWishes extends GameWishes {
  readonly seats?: { readonly first?: SeatWish; readonly second?: SeatWish };
  /** Whether the lobby shows it. */
  readonly listed?: boolean;
  readonly overlay?: OverlayRule;
}

/** Commands about a room, with their bodies. */
export interface OrderBodies {
  readonly 'seat:take': { readonly seat: Seat };
  readonly 'seat:leave': object;
  readonly 'seat:bot': { readonly seat: Seat; readonly level: BotId };
  readonly move: { readonly branch: number; readonly ply: number; readonly move: string };
  readonly resign: object;
  readonly abort: object;
  readonly claim: object;
  readonly 'takeback:offer': object;
  readonly 'takeback:answer': { readonly accept: boolean };
  readonly 'rematch:offer': object;
  readonly 'rematch:answer': { readonly accept: boolean };
  readonly 'queue:join': object;
  readonly 'queue:leave': object;
  readonly 'queue:play': object;
}

/** The protocol's name of a command about a room. */
export type OrderName = keyof OrderBodies;

/** Gives commands about rooms. */
export interface Orders {
  order<Name extends OrderName>(code: string, name: Name, body: OrderBodies[Name]): Promise<void>;
}
