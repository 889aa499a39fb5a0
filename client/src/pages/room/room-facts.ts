import { type BotLevelId, strongerThan } from '@nimhall/shared/bot/levels';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { placeOfBoard } from '@nimhall/shared/gathering/board-code';
import type { Presence } from '@nimhall/shared/protocol/messages';
import { isBoard } from '@nimhall/shared/room/board-mark';
import type { SeatWish } from '@nimhall/shared/room/commands';
import type { Room } from '@nimhall/shared/room/room';
import { bySeat, otherSeat, type Seat } from '@nimhall/shared/room/seat';
import type { NewRoomOptions } from '../../components/new-game/new-room.ts';
import { seatToWin } from '../../components/new-game/play-with.ts';

/** Whether the player in a seat is present. A bot always is, also before the server has sent presence. */
export function isHere(room: Room, presence: Presence, seat: Seat): boolean {
  return room.seats[seat]?.kind === 'bot' || presence.seats[seat];
}

/** The code of the tournament that a match belongs to; null for any other game. */
export function tournamentOf({ room }: Pick<Room, 'room'>): string | null {
  const place = placeOfBoard(room);
  return place?.kind === 'tournament' ? place.code : null;
}

/** True while the player in `seat` has no opponent. */
export function waitsAlone(room: Room | null, seat: Seat | null): boolean {
  return room?.status === 'waiting' && seat !== null && room.seats[otherSeat(seat)] === null;
}

/** The next stronger bot after beating one; null otherwise, after the strongest, after a duel, and at a board of a class. */
export function nextBot(room: Room, seat: Seat | null): BotLevelId | null {
  const beaten = seat && room.result?.winner === seat ? room.seats[otherSeat(seat)] : null;
  if (beaten?.kind !== 'bot' || room.duel || isBoard(room)) return null;
  return strongerThan(beaten.level);
}

/** The same game against a bot of this level, in the same seat. */
export function againAgainst({ game, params, misere, start }: Room, seat: Seat, level: BotLevelId): NewRoomOptions {
  return { game, params, misere, start, seats: bySeat<SeatWish>(seat, 'me', { bot: level }) };
}

/**
 * The same game against the same bot from the next position worth playing, in the seat that can win; null if there is no other, after a duel,
 * and at a board of a class.
 */
export function anotherStart(room: Room, seat: Seat | null): NewRoomOptions | null {
  const other = seat && room.seats[otherSeat(seat)];
  const presets = findFamily(room.game)?.presets ?? [];
  const at = presets.findIndex(({ start, misere = false }) => start === room.start && misere === room.misere);
  const preset = presets[(at + 1) % presets.length];
  if (other?.kind !== 'bot' || room.duel || isBoard(room) || !preset || presets.length === 1) return null;
  const { start, params, misere = false, outcome } = preset;
  return {
    game: room.game,
    ...(params ? { params } : {}),
    misere,
    start,
    seats: bySeat<SeatWish>(seatToWin(outcome), 'me', { bot: other.level }),
  };
}

/** A game from a position of a room against a perfect bot, with us to move. */
export function tryFromHere({ game, params, misere }: Room, position: string): NewRoomOptions {
  return { game, params, misere, start: position, seats: { first: 'me', second: { bot: 'teacher' } }, listed: false };
}
