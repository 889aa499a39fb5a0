import type { BotLevelId } from '../bot/levels.ts';
import type { OverlayRule, Player, Seat } from './room.ts';

/** Who a seat is meant for when a room is opened. */
export type SeatWish = 'me' | 'open' | { readonly bot: BotLevelId };

/** Who gives a command: a person or program, the bot of a seat, or the clockwork of the server. */
export type Actor =
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'clockwork' };

export type RoomCommand =
  | {
      readonly kind: 'create';
      readonly room: string;
      readonly game: string;
      readonly params?: unknown;
      readonly misere?: boolean | undefined;
      readonly start?: string | undefined;
      readonly seats?: { readonly first?: SeatWish | undefined; readonly second?: SeatWish | undefined } | undefined;
      readonly listed?: boolean | undefined;
      readonly overlay?: OverlayRule | undefined;
    }
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'stand' }
  | { readonly kind: 'seat-bot'; readonly seat: Seat; readonly level: BotLevelId }
  | { readonly kind: 'move'; readonly branch: number; readonly ply: number; readonly move: string }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offer-rematch' }
  | { readonly kind: 'answer-rematch'; readonly accept: boolean }
  | { readonly kind: 'expire' };
