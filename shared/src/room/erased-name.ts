import type { RoomEvent } from './events.ts';
import type { Occupant, Player, Room } from './room.ts';
import { SEATS } from './seat.ts';

/** The name of an erased player: empty, which nobody can choose. Every language has its own word for them. */
export const ERASED_NAME = '';

/** The same events without the name of a player, whose id stays: games are folded from them as before. */
export function redactName(player: string, events: readonly RoomEvent[]): readonly RoomEvent[] {
  return events.map((event) => eventWithoutName(player, event));
}

/** A log event without the name of a player who takes a seat by it. */
export function eventWithoutName<Event extends { readonly kind: string }>(player: string, event: Event): Event {
  return isSeated(event) ? { ...event, occupant: nameless(player, event.occupant) } : event;
}

function isSeated(event: { readonly kind: string }): event is Extract<RoomEvent, { kind: 'seated' }> {
  return event.kind === 'seated';
}

/** A room as it comes of its log when the name of a player has been erased from it; the very same room where they hold no seat by a name. */
export function roomWithoutName<Some extends Pick<Room, 'seats'>>(player: string, room: Some): Some {
  const [first, second] = SEATS.map((seat) => room.seats[seat] && nameless(player, room.seats[seat]));
  const isSame = first === room.seats.first && second === room.seats.second;
  return isSame ? room : { ...room, seats: { first: first ?? null, second: second ?? null } };
}

function nameless(player: string, occupant: Occupant): Occupant {
  const isTheirs = occupant.kind === 'human' && occupant.player.id === player && occupant.player.name !== ERASED_NAME;
  if (!isTheirs) return occupant;
  return { kind: 'human', player: namelessPlayer(occupant.player) };
}

/** A player without their name, and a program without the name of its owner. */
export function namelessPlayer({ id, owner }: Player): Player {
  return { id, name: ERASED_NAME, ...(owner === undefined ? {} : { owner: ERASED_NAME }) };
}
