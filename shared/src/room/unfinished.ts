import { isBoard } from './board-mark.ts';
import { flagFall } from './clock.ts';
import { isCorrespondence } from './clock-rule.ts';
import type { RoomSummary } from './listing.ts';
import { isProgram, type Occupant, type Room } from './room.ts';
import { SEATS } from './seat.ts';
import { summaryOf } from './summary.ts';

/**
 * Whether a game waits for both of its players: people who play without a clock, or with days for each move. Nobody has to be there for it. A program plays
 * while it is connected.
 */
export function isCorrespondenceGame({ status, seats, clock }: Pick<Room, 'status' | 'seats' | 'clock'>): boolean {
  return status === 'playing' && (clock === null || isCorrespondence(clock)) && isPerson(seats.first) && isPerson(seats.second);
}

function isPerson(occupant: Occupant | null): boolean {
  return occupant?.kind === 'human' && !isProgram(occupant);
}

/** Whether a player waits in a room for an opponent who may take days to come. */
function isAwaiting(room: Room): boolean {
  const { status, seats, clock, closed } = room;
  const isOpen = SEATS.some((seat) => seats[seat] === null) && SEATS.some((seat) => seats[seat]?.kind === 'human');
  return status === 'waiting' && !closed && isOpen && clock !== null && isCorrespondence(clock);
}

/**
 * Whether a room is in the lists of ongoing games of its players, so that they can come back to it days later. The boards of a class are on its
 * page, and end with its round.
 */
export function isOngoing(room: Room): boolean {
  return (isCorrespondenceGame(room) && !isBoard(room)) || isAwaiting(room);
}

/** The entry of a game in the lists of ongoing games; null if it is not ongoing. */
export function ongoingGameOf(room: Room): RoomSummary | null {
  return isOngoing(room) ? summaryOf(room) : null;
}

/** Whether the entry of a game in the lists of ongoing games has changed. People who come and go change nothing. */
export function changesGame(before: Room | null, after: Room): boolean {
  if (!isOngoing(after)) return before !== null && isOngoing(before);
  if (!before || !isOngoing(before)) return true;
  return (['status', 'seats', 'clock', 'branch', 'ply'] as const).some((key) => before[key] !== after[key]);
}

/** What decides in which lists a room is, the lobby among them; entries that do not change it leave it as the very same object. */
const LISTED_BY = ['status', 'seats', 'away', 'since', 'duel', 'invited', 'closed'] as const satisfies readonly (keyof Room)[];

/**
 * Whether an entry may add a room to a list or remove it: such changes are written with the entry, because others find the room by them.
 * Changes within a list, after a move say, may follow later.
 */
export function changesLists(before: Room | null, after: Room): boolean {
  return before === null || LISTED_BY.some((key) => before[key] !== after[key]);
}

/** When the player to move loses on time, in milliseconds since 1970; null without a clock. */
export function deadlineOf({ clock, turn }: Pick<Room, 'clock' | 'turn'>): number | null {
  return clock && turn && flagFall(clock, turn);
}

/** The order of such a list: those first that this player is to move in, the nearest deadline first, then those that moved last. */
export function compareByDeadline(player: string): (a: RoomSummary, b: RoomSummary) => number {
  const waits = (game: RoomSummary): number => Number(!isTurnOf(game, player));
  const due = (game: RoomSummary): number => deadlineOf(game) ?? Number.MAX_SAFE_INTEGER;
  return (a, b) => waits(a) - waits(b) || due(a) - due(b) || b.updatedAt - a.updatedAt;
}

/** Whether a room waits for a move of this player. */
export function isTurnOf({ turn, seats }: Pick<Room, 'turn' | 'seats'>, player: string): boolean {
  const mover = turn && seats[turn];
  return mover?.kind === 'human' && mover.player.id === player;
}
