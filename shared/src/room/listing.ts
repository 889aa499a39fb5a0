import { type ClockRule, isCorrespondence } from './clock-rule.ts';
import type { Invited, Room } from './room.ts';
import { SEATS, type Seat } from './seat.ts';

/** Where the lobby lists rooms, in its order: where somebody waits, where nobody sits yet, what people play, and what bots play among themselves. */
export const LOBBY_SECTIONS = ['waiting', 'empty', 'playing', 'bots'] as const;
export type LobbySection = (typeof LOBBY_SECTIONS)[number];

/** Where somebody waits for a rated duel, or for a friend: the lobby lists nobody there, and pairing and the friend find them. */
const SEEKING = 'seeking';

/** Where public tournaments are listed, beside rooms but not in the lobby: those that are open or running, and those that are over. */
export type TournamentPlace = 'tournament' | 'tournament-over';

/** How a room, or a tournament, is found. */
export interface Listing {
  readonly place: LobbySection | typeof SEEKING | TournamentPlace;
  readonly host: string;
  /** When it came to this place, in milliseconds since 1970. */
  readonly since: number;
  /** The key of what one person waits there to play with another; null where nobody does. */
  readonly seeks: string | null;
}

/** The place of a room among others like it. */
export function lobbySectionOf({ status, seats }: Pick<Room, 'status' | 'seats'>): LobbySection {
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
  const { listed, status, duel } = room;
  return listed && ((status === 'waiting' && !duel) || (status === 'playing' && peopleIn(room).length !== 1));
}

function peopleIn({ seats }: Pick<Room, 'seats'>): readonly Seat[] {
  return SEATS.filter((seat) => seats[seat]?.kind === 'human');
}

/** How a room is found; null for one that does not belong in the lobby. */
export function listingOf(room: Room): Listing | null {
  const { host, since } = room;
  if (isSeeking(room)) return { place: SEEKING, host, since, seeks: duelKey(room.game) };
  if (isChallenge(room)) return { place: SEEKING, host, since, seeks: challengeKey(room.invited.player) };
  if (!isInLobby(room)) return null;
  return { place: lobbySectionOf(room), host, since, seeks: isSought(room) ? seekKey(room) : null };
}

/** Whether somebody who is there waits for a duel with anybody. */
function isSeeking(room: Room): boolean {
  return room.duel !== undefined && !room.duel.unrated && isSought(room) && isAttended(room);
}

/** Whether a friend is waited for who has not declined: by somebody who is there, where the game would not wait for them. */
export function isChallenge(room: Room): room is Room & { readonly invited: Invited } {
  const { invited, clock } = room;
  return invited?.declined === false && isSought(room) && (clock === null || isCorrespondence(clock) || isAttended(room));
}

/** Whether all people who sit in a room are there. */
function isAttended(room: Room): boolean {
  return peopleIn(room).every((seat) => room.away[seat] === null);
}

/** What somebody seeks who wants a duel in a family of games. No other key is like it. */
export function duelKey(family: string): string {
  return JSON.stringify(['duel', family]);
}

/** What somebody seeks who challenges this player. No other key is like it. */
export function challengeKey(player: string): string {
  return JSON.stringify(['challenge', player]);
}

/** Whether one person waits for another. */
function isSought({ status, seats }: Room): boolean {
  const [first, second] = SEATS.map((seat) => seats[seat]);
  return status === 'waiting' && (first?.kind === 'human' ? second === null : first === null && second?.kind === 'human');
}

type Settings = Pick<Room, 'game' | 'params' | 'misere' | 'start'> & { readonly clock: ClockRule | null };

/** Equal for what is the same to play: parameters as `readParams` gives them, the start as its game writes it. Stores keep keys. */
export function seekKey({ game, params, misere, start, clock }: Settings): string {
  const told = clock && (isCorrespondence(clock) ? [clock.days] : [clock.initialMs, clock.incrementMs]);
  return JSON.stringify([game, params, misere, start, told]);
}

/** The order of the lobby: place by place, the newest first. */
export function compareBySection(a: Listed, b: Listed): number {
  return LOBBY_SECTIONS.indexOf(lobbySectionOf(a)) - LOBBY_SECTIONS.indexOf(lobbySectionOf(b)) || byAge(a, b);
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
