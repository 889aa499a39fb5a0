import type { RoomCommand } from '@nimhall/shared/room/commands';
import { countsAbsence } from '@nimhall/shared/room/decide/endings';
import type { Room } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import type { NodeDeath } from '../cluster/cluster.ts';
import type { Outage } from '../store/outages.ts';

/** What must be known about outages to decide on running clocks. */
export interface Outages {
  /** Extra time after an outage, in milliseconds. */
  readonly extraTime: number;
  /** Resolves when it is certain that no outage goes on; rejects with a refusal while one does. */
  settled(): Promise<void>;
  /** Outages, the oldest first, that cut into the current turn of a room. They may have been credited already. */
  of(room: Room | null): readonly Outage[];
}

/** When the current clock or absence countdown of a room started, in milliseconds since 1970. Null if neither is running. */
export function clockRunningSince(room: Room | null): number | null {
  if (room?.status !== 'playing') return null;
  const absences = countsAbsence(room) ? SEATS.map((seat) => room.away[seat]) : [];
  const times = [room.clock?.since ?? null, ...absences].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** When the clock of this player started, if they are to move; null if it is not running. */
function chargedTo({ clock, turn, seats }: Room, player: string): number | null {
  const mover = turn && seats[turn];
  return clock && mover?.kind === 'human' && mover.player.id === player ? clock.since : null;
}

/** A command that credits time, with an id if it must not run twice. */
export interface OutageCredit {
  readonly command: Extract<RoomCommand, { kind: 'credit-clock' | 'renew-absence' }>;
  readonly id: string | null;
}

/** The credits of a room for outages, and for its time since `stalledSince`, when the store began to refuse its entries. */
export function outageCredits(
  room: Room,
  { outages, extraTime, stalledSince, now }: { outages: readonly Outage[]; extraTime: number; stalledSince: number | null; now: number },
): readonly OutageCredit[] {
  const last = Math.max(...outages.map(({ to }) => to));
  const absences = SEATS.filter((seat) => countsAbsence(room) && (room.away[seat] ?? now) < last).map(
    (seat) => ({ command: { kind: 'renew-absence', seat }, id: null }) as const,
  );
  const since = room.clock?.since ?? null;
  if (since === null) return absences;
  const credits = outages.filter(({ to }) => since < to).map(({ from, to }) => credit({ from, to, extraTime }, `outage ${from}`));
  const stalled = Math.max(stalledSince ?? now, last);
  return [...absences, ...credits, ...(stalled < now ? [credit({ from: stalled, to: now, extraTime: 0 }, `stalled ${stalled}`)] : [])];
}

function credit(time: { readonly from: number; readonly to: number; readonly extraTime: number }, id: string): OutageCredit {
  return { command: { kind: 'credit-clock', ...time }, id };
}

/**
 * The credit of a player whose node fell silent; null if that time was not theirs. If the extra time after another failure is still running,
 * nothing was lost, and it is only prolonged until the usual extra time from now has passed: several failures found at once give it once.
 */
export function nodeFailureCredit(
  room: Room,
  player: string,
  { node, silentFor }: NodeDeath,
  extraTime: number,
  now: number,
): OutageCredit | null {
  const since = chargedTo(room, player);
  if (since === null || since >= now + extraTime) return null;
  const standsUntil = Math.max(now, since);
  return credit({ from: now - Math.ceil(silentFor), to: standsUntil, extraTime: now + extraTime - standsUntil }, `death of ${node}`);
}
