import { flagFall } from './clock.ts';
import { isCorrespondence } from './clock-rule.ts';
import type { RoomSummary } from './listing.ts';
import { isProgram, type Room } from './room.ts';
import { SEATS } from './seat.ts';
import { summaryOf } from './summary.ts';

/**
 * Whether a game waits for both of its players: people who play without a clock, or with days for each move. Nobody has to be there for it. A program plays
 * while it is connected.
 */
export function isListedAsOngoing({ status, seats, clock }: Pick<Room, 'status' | 'seats' | 'clock'>): boolean {
  const arePeople = SEATS.every((seat) => seats[seat]?.kind === 'human' && !isProgram(seats[seat]));
  return status === 'playing' && arePeople && (clock === null || isCorrespondence(clock));
}

/** Whether somebody waits in a room for another player who may take days to come, as long as for a move. */
function isAwaiting(room: Room): boolean {
  const { status, seats, clock, closed } = room;
  const isOpen = SEATS.some((seat) => seats[seat] === null) && SEATS.some((seat) => seats[seat]?.kind === 'human');
  return status === 'waiting' && !closed && isOpen && clock !== null && isCorrespondence(clock);
}

/** Whether a room stands in the lists of those who sit there, so that they can come back to it days later. */
export function isUnfinished(room: Room): boolean {
  return isListedAsOngoing(room) || isAwaiting(room);
}

/** A game that can be left and continued days later, as it stands in the lists of those who play it; null for any other. */
export function ongoingGameOf(room: Room): RoomSummary | null {
  return isUnfinished(room) ? summaryOf(room) : null;
}

/** Whether a game stands otherwise in the lists of unfinished ones than before, or is there no more. Somebody who comes or goes changes nothing. */
export function changesGame(before: Room | null, after: Room): boolean {
  if (!isUnfinished(after)) return before !== null && isUnfinished(before);
  if (!before || !isUnfinished(before)) return true;
  return (['status', 'seats', 'clock', 'branch', 'ply'] as const).some((key) => before[key] !== after[key]);
}

/** What decides in which lists a room is, the lobby among them; entries that do not change it leave it as the very same object. */
const LISTED_BY = ['status', 'seats', 'away', 'since', 'duel', 'invited', 'closed'] as const satisfies readonly (keyof Room)[];

/**
 * Whether an entry may bring a room into a list or take it out of one: that is written with the entry, since others find the room by it. How it
 * stands in the lists where it stays, after a move say, may follow the log.
 */
export function changesLists(before: Room | null, after: Room): boolean {
  return before === null || LISTED_BY.some((key) => before[key] !== after[key]);
}

/** When who is to move will have lost on time, in milliseconds since 1970; null without a clock. */
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
