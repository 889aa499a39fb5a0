import type { RoomSummary } from '@nimhall/shared/room/listing';
import { seatedPlayers } from '@nimhall/shared/room/room';
import { deadlineOf, isTurnOf } from '@nimhall/shared/room/unfinished';

/** A row of the list of ongoing games. */
export interface UnfinishedRow {
  readonly room: string;
  /** The player to move and the one who waits; nobody is to move while a second player is still to come. */
  readonly mover: string;
  readonly waiter: string;
  /** The deadline of the move, in milliseconds since 1970; the largest number if there is no clock. */
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
