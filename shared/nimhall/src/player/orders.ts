import type { BotId } from '../../../src/bot/levels.ts';
import type { OverlayRule } from '../../../src/room/room.ts';
import type { Seat } from '../../../src/room/seat.ts';

// Written out, so that who uses the package needs none of what checks them on the server. The compiler holds them to that where they are sent.

/** What is to be played. */
export interface GameWishes {
  readonly game: string;
  readonly params?: unknown;
  /** True where whoever makes the last move loses. */
  readonly misere?: boolean;
  /** Where to begin; without it where the game usually begins. */
  readonly start?: string;
  readonly clock?: { readonly initialMs: number; readonly incrementMs: number } | { readonly days: 1 | 3 | 7 };
}

/** Who is to sit in a seat. */
export type SeatWish = 'me' | 'open' | { readonly bot: BotId };

/** A new room. */
export interface RoomWishes extends GameWishes {
  readonly seats?: { readonly first?: SeatWish; readonly second?: SeatWish };
  /** Whether the lobby shows it. */
  readonly listed?: boolean;
  readonly overlay?: OverlayRule;
}

/** Commands about a room, with what they need. */
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
}

/** What the protocol calls a command about a room. */
export type OrderName = keyof OrderBodies;

/** Who gives commands about rooms. */
export interface Orders {
  order<Name extends OrderName>(code: string, name: Name, body: OrderBodies[Name]): Promise<void>;
}
