import { nextPairingAt } from './arena.ts';
import { boardsInPlay, entrantsIn, type Tournament } from './tournament.ts';

/** Between the last result of a round and the next one, in milliseconds. */
export const ROUND_BREAK_MS = 15_000;
/** How long a tournament may wait for its start, or stay paused, before it is over, in milliseconds. */
export const MAX_IDLE_MS = { open: 7 * 24 * 3_600_000, paused: 24 * 3_600_000 } as const;
/** How long the node that made an entry has to open its boards before any node does, in milliseconds. */
const GRACE_MS = 2_000;
/** How often it is looked whether players are absent, or a result was lost with the node that knew it, in milliseconds. */
export const CHECK_EVERY_MS = 15_000;

/** When a tournament that has not started is due to start, or to be over, in milliseconds since 1970. */
export function startDueAt(tournament: Tournament): number {
  const { settings, openedAt } = tournament;
  if (settings.startsWhenFull && entrantsIn(tournament) >= settings.maxPlayers) return 0;
  return settings.startsAt ?? openedAt + MAX_IDLE_MS.open;
}

/** When `advance` next does something, as long as nothing else happens, in milliseconds since 1970; null where it never does. */
export function advanceAt(tournament: Tournament): number | null {
  const { status, arena, rounds, endsAt, pausedAt } = tournament;
  if (status === 'over') return null;
  if (status === 'open') return startDueAt(tournament);
  if (pausedAt !== null) return pausedAt + MAX_IDLE_MS.paused;
  if (arena) return Math.min(endsAt ?? 0, nextPairingAt(tournament) ?? Number.POSITIVE_INFINITY);
  const overAt = rounds.length === 0 ? 0 : (rounds.at(-1)?.overAt ?? null);
  return overAt === null ? null : overAt + (rounds.length === 0 ? 0 : ROUND_BREAK_MS);
}

/** Whether boards have been paired that have no room yet. */
export function hasBoardsToOpen(tournament: Tournament): boolean {
  const { arena, rounds, status } = tournament;
  if (status !== 'running') return false;
  const last = rounds.at(-1);
  return arena ? arena.opened < arena.count : !!last && last.opened < last.boards.length;
}

/** When any node is to see to a tournament, in milliseconds since 1970; null where there is nothing to do. */
export function tournamentAlarm(tournament: Tournament): number | null {
  const times = [advanceAt(tournament)];
  if (hasBoardsToOpen(tournament)) times.push(tournament.updatedAt + GRACE_MS);
  else if (tournament.status === 'running' && boardsInPlay(tournament).length > 0) times.push(tournament.updatedAt + CHECK_EVERY_MS);
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
