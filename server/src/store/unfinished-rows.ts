import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatedPlayers } from '@nimhall/shared/room/room';
import { deadlineOf, isTurnOf } from '@nimhall/shared/room/unfinished';

/** A game in the table of those that wait for their players. */
export interface UnfinishedRow {
  readonly room: string;
  /** Who is to move, and who waits; nobody is to move where somebody waits for another player still to come. */
  readonly mover: string;
  readonly waiter: string;
  /** When the time to move is over, in milliseconds since 1970; the largest number where there is no clock. */
  readonly due: number;
  /** When it was last changed. */
  readonly at: number;
  /** JSON. */
  readonly told: string;
}

export function rowOf(game: RoomSummary): UnfinishedRow {
  const players = seatedPlayers(game).map(({ id }) => id);
  const mover = players.find((player) => isTurnOf(game, player)) ?? '';
  const waiter = players.find((player) => player !== mover) ?? '';
  return {
    room: game.room,
    mover,
    waiter,
    due: deadlineOf(game) ?? Number.MAX_SAFE_INTEGER,
    at: game.updatedAt,
    told: JSON.stringify(game),
  };
}

export function gameOf({ told }: Pick<UnfinishedRow, 'told'>): RoomSummary {
  return JSON.parse(told) as RoomSummary;
}
