import type { RoomEvent } from '@nimhall/shared/room/events';
import { fold } from '@nimhall/shared/room/evolve';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { unfinishedOf } from '@nimhall/shared/room/unfinished';
import type { ClientBase, QueryResult } from 'pg';
import type { Logger } from 'pino';
import type { Append } from './append.ts';
import { rowOf } from './unfinished-rows.ts';
import { SCAN_BATCH } from './unused-rooms.ts';

/**
 * Has games on the lists of both their players as they stand now, where both are kept: nobody who passed by could come back to one.
 * `games` is where they come from.
 */
export function putUnfinished(games: string): string {
  return `INSERT INTO unfinished (room, mover, waiter, due, at, told)
    SELECT room, mover, waiter, due, at, told FROM ${games}
    WHERE (SELECT count(*) FROM player WHERE id IN (mover, waiter)) = 2 ORDER BY room
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

/** Puts the games of all logs that wait for their players on their lists; none of them is closed any more because nobody moves. */
export async function listUnfinishedGames(client: ClientBase, log: Logger): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows }: QueryResult<{ code: string; isOpen: boolean }> = await client.query(
      'SELECT code, alarm_at IS NOT NULL AS "isOpen" FROM room WHERE code > $1 ORDER BY code LIMIT $2',
      [after, SCAN_BATCH],
    );
    for (const { code, isOpen } of rows) if (isOpen) await listGameOf(client, code, log);
    after = rows.at(-1)?.code;
  }
}

async function listGameOf(client: ClientBase, code: string, log: Logger): Promise<void> {
  const { rows } = await client.query<{ version: number; at: number; events: RoomEvent[] }>(
    'SELECT version, at, events FROM log WHERE room = $1 ORDER BY version',
    [code],
  );
  const game = gameIn(rows, (error) => log.warn({ err: error, room: code }, 'a room is on no list: its log cannot be understood'));
  if (!game) return;
  const games =
    'unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::text[]) AS game (room, mover, waiter, due, at, told)';
  await client.query(putUnfinished(games), unfinishedRows([game]));
  await client.query('UPDATE room SET alarm_at = NULL WHERE code = $1', [code]);
}

function gameIn(entries: Parameters<typeof fold>[0], onFault: (error: unknown) => void): RoomSummary | null {
  try {
    const room = fold(entries);
    return room && unfinishedOf(room);
  } catch (error) {
    onFault(error);
    return null;
  }
}
