import { type ClockRule, isCorrespondence } from './clock-rule.ts';
import type { Invited, Room } from './room.ts';
import { SEATS, type Seat } from './seat.ts';

/** The sections of the lobby, in order: waiting players, empty rooms, games of people, and games among bots. */
export const LOBBY_SECTIONS = ['waiting', 'empty', 'playing', 'bots'] as const;
export type LobbySection = (typeof LOBBY_SECTIONS)[number];

/** The section of players who wait for a rated duel or a friend: the lobby does not list it; pairing and the friend find them. */
const SEEKING = 'seeking';

/** Where public tournaments are listed, beside rooms but not in the lobby: those that are open or running, and those that are over. */
export type TournamentPlace = 'tournament' | 'tournament-over';

/** How a room, or a tournament, is found. */
export interface Listing {
  readonly place: LobbySection | typeof SEEKING | TournamentPlace;
  readonly host: string;
  /** When it came to this place, in milliseconds since 1970. */
  readonly since: number;
  /** The key of the game for which one person waits there; null if nobody does. */
  readonly seeks: string | null;
}

/** The place of a room among others like it. */
export function lobbySectionOf({ status, seats }: Pick<Room, 'status' | 'seats'>): LobbySection {
  const hasPeople = peopleIn({ seats }).length > 0;
  if (status === 'waiting') return hasPeople ? 'waiting' : 'empty';
  return hasPeople ? 'playing' : 'bots';
}

/**
 * Whether a room belongs in the lobby, by its log: a listed room where the waiting player is present, or one of two players, or where bots
 * play among themselves. A game of one person with a bot concerns nobody else.
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

/** Whether a challenge is open: the friend has not declined, and the challenger is present unless the game is played over days. */
export function isChallenge(room: Room): room is Room & { readonly invited: Invited } {
  const { invited, clock } = room;
  return invited?.declined === false && isSought(room) && (clock === null || isCorrespondence(clock) || isAttended(room));
}

/** Whether all people who sit in a room are there. */
function isAttended(room: Room): boolean {
  return peopleIn(room).every((seat) => room.away[seat] === null);
}

/** The key of a duel in a family of games. No other key is like it. */
export function duelKey(family: string): string {
  return JSON.stringify(['duel', family]);
}

/** The key of a challenge to this player. No other key is like it. */
export function challengeKey(player: string): string {
  return JSON.stringify(['challenge', player]);
}

/** Whether one person waits for another. */
function isSought({ status, seats }: Room): boolean {
  const [first, second] = SEATS.map((seat) => seats[seat]);
  return status === 'waiting' && (first?.kind === 'human' ? second === null : first === null && second?.kind === 'human');
}

type Settings = Pick<Room, 'game' | 'params' | 'misere' | 'start'> & { readonly clock: ClockRule | null };

/** Equal for the same game: parameters as `readParams` gives them, and the start in canonical text. Stores keep these keys. */
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
