import type { ClockRule } from './clock.ts';
import type { Room } from './room.ts';
import { SEATS, type Seat } from './seat.ts';

/** Where the lobby lists rooms, in its order: where somebody waits, where nobody sits yet, what people play, and what bots play among themselves. */
export const PLACES = ['waiting', 'empty', 'playing', 'bots'] as const;
export type Place = (typeof PLACES)[number];

/** How the lobby and pairing find a room. */
export interface Listing {
  readonly place: Place;
  readonly host: string;
  /** When it came to this place, in milliseconds since 1970. */
  readonly since: number;
  /** The key of what one person waits there to play with another; null where nobody does. */
  readonly seeks: string | null;
}

/** The place of a room among others like it. */
export function placeOf({ status, seats }: Pick<Room, 'status' | 'seats'>): Place {
  const hasPeople = peopleIn({ seats }).length > 0;
  if (status === 'waiting') return hasPeople ? 'waiting' : 'empty';
  return hasPeople ? 'playing' : 'bots';
}

/**
 * Whether a room belongs in the lobby, as far as its log says: a listed one where who waits is there, or one of two players,
 * or where bots play among themselves. A game of one person with a bot is nobody else's concern.
 */
export function isInLobby(room: Room): boolean {
  const { status, away } = room;
  const people = peopleIn(room);
  const present = people.filter((seat) => away[seat] === null);
  return isOpenToAll(room) && (present.length === people.length || (status === 'playing' && present.length > 0));
}

/** Whether both players of a game that is in the lobby otherwise are away. */
export function isDeserted(room: Room): boolean {
  return isOpenToAll(room) && room.status === 'playing' && !isInLobby(room);
}

/** Whether the lobby may list a room while there are people in it. */
function isOpenToAll(room: Room): boolean {
  const { listed, status } = room;
  return listed && (status === 'waiting' || (status === 'playing' && peopleIn(room).length !== 1));
}

function peopleIn({ seats }: Pick<Room, 'seats'>): readonly Seat[] {
  return SEATS.filter((seat) => seats[seat]?.kind === 'human');
}

/** How a room is found; null for one that does not belong in the lobby. */
export function listingOf(room: Room): Listing | null {
  if (!isInLobby(room)) return null;
  const { host, since } = room;
  return { place: placeOf(room), host, since, seeks: isSought(room) ? seekKey(room) : null };
}

/** Whether one person waits for another. */
function isSought({ status, seats }: Room): boolean {
  const [first, second] = SEATS.map((seat) => seats[seat]);
  return status === 'waiting' && (first?.kind === 'human' ? second === null : first === null && second?.kind === 'human');
}

type Settings = Pick<Room, 'game' | 'params' | 'misere' | 'start'> & { readonly clock: ClockRule | null };

/** Equal for what is the same to play: parameters as `readParams` gives them, the start as its game writes it. Stores keep keys. */
export function seekKey({ game, params, misere, start, clock }: Settings): string {
  return JSON.stringify([game, params, misere, start, clock && [clock.initialMs, clock.incrementMs]]);
}

/** The order of the lobby: place by place, the newest first. */
export function byPlace(a: Listed, b: Listed): number {
  return PLACES.indexOf(placeOf(a)) - PLACES.indexOf(placeOf(b)) || byAge(a, b);
}

type Listed = Pick<Room, 'room' | 'status' | 'seats' | 'since'>;

/** The newest first; codes decide between rooms of the same millisecond. */
export function byAge(a: Pick<Room, 'room' | 'since'>, b: Pick<Room, 'room' | 'since'>): number {
  return b.since - a.since || (a.room < b.room ? -1 : Number(a.room > b.room));
}

/** What the board of a room is drawn from. */
export type Placed = Pick<Room, 'params' | 'start' | 'position'>;

/** A room as the lobby lists it: small, whatever is played there. Without `params`, `start` and `position` where those are long. */
export interface RoomSummary
  extends Pick<Room, 'room' | 'game' | 'misere' | 'status' | 'turn' | 'ply' | 'seats' | 'clock' | 'since' | 'updatedAt'>,
    Partial<Placed> {}

/** Longest parameters and positions that a list tells, in characters of them all together. */
const LONGEST_TOLD = 400;

/** What a board in a list is drawn from; nothing where that is long. */
export function placedOf({ params, start, position }: Placed): Partial<Placed> {
  const isShort = JSON.stringify(params).length + start.length + position.length <= LONGEST_TOLD;
  return isShort ? { params, start, position } : {};
}

/** A room as the lobby lists it. */
export function summaryOf(whole: Room): RoomSummary {
  const { room, game, misere, status, turn, ply, seats, clock, since, updatedAt } = whole;
  return { room, game, misere, status, turn, ply, seats, clock, since, updatedAt, ...placedOf(whole) };
}
