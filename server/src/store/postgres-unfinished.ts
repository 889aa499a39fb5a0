import type { RoomSummary } from '@nimhall/shared/room/listing';
import type { Append } from './append.ts';
import { rowOf } from './unfinished-rows.ts';

/**
 * Adds games to the lists of their players if all of these are stored, since an anonymous player could not come back to one. `games` is
 * where the rows come from.
 */
export function putUnfinished(games: string): string {
  return `INSERT INTO unfinished (room, mover, waiter, due, at, told)
    SELECT room, mover, waiter, due, at, told FROM ${games}
    WHERE (SELECT count(*) FROM player WHERE id IN (mover, waiter)) = CASE mover WHEN '' THEN 1 ELSE 2 END ORDER BY room
    ON CONFLICT (room) DO UPDATE
    SET mover = excluded.mover, waiter = excluded.waiter, due = excluded.due, at = excluded.at, told = excluded.told`;
}

/** What appends change in the lists by columns, as `unnest` wants it: rooms whose rows go, then rooms, movers, waiters, deadlines, times and the rest. */
export function unfinishedColumns(appends: readonly Append[]): unknown[] {
  const gone = appends.filter(({ unfinished }) => unfinished === null).map(({ room }) => room);
  return [gone, ...unfinishedRows(appends.flatMap(({ unfinished }) => unfinished ?? []))];
}

/** Games by columns: rooms, movers, waiters, deadlines, times and the rest. */
export function unfinishedRows(games: readonly RoomSummary[]): unknown[] {
  const rows = games.map(rowOf);
  return [
    rows.map(({ room }) => room),
    rows.map(({ mover }) => mover),
    rows.map(({ waiter }) => waiter),
    rows.map(({ due }) => due),
    rows.map(({ at }) => at),
    rows.map(({ told }) => told),
  ];
}
