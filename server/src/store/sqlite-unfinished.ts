import type { Entry, RoomEvent } from '@nimhall/shared/room/events';
import { fold } from '@nimhall/shared/room/evolve';
import { unfinishedOf } from '@nimhall/shared/room/unfinished';
import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { rowOf, type UnfinishedRow } from './unfinished-rows.ts';
import { SCAN_BATCH } from './unused-rooms.ts';

/** Has a game on the lists of both its players as it stands now, where both are kept: nobody who passed by could come back to it. */
const PUT = `INSERT INTO unfinished (room, mover, waiter, due, at, told)
  SELECT @room, @mover, @waiter, @due, @at, @told WHERE (SELECT count(*) FROM player WHERE id IN (@mover, @waiter)) = 2
  ON CONFLICT (room) DO UPDATE SET mover = @mover, waiter = @waiter, due = @due, at = @at, told = @told`;

/** Writes what an entry changes in the lists: a row, or a room whose row goes. */
export function unfinishedWriter(db: Database): (change: UnfinishedRow | string) => void {
  const put = db.prepare(PUT);
  const remove = db.prepare('DELETE FROM unfinished WHERE room = ?');
  return (change) => void (typeof change === 'string' ? remove.run(change) : put.run(change));
}

/** Puts the games of all logs that wait for their players on their lists; none of them is closed any more because nobody moves. */
export function listUnfinishedGames(db: Database, log: Logger): void {
  const readRooms = db.prepare<[string, number], { code: string; isOpen: 0 | 1 }>(
    'SELECT code, alarm_at IS NOT NULL AS isOpen FROM room WHERE code > ? ORDER BY code LIMIT ?',
  );
  const readLog = db.prepare<[string], { version: number; at: number; events: string }>(
    'SELECT version, at, events FROM log WHERE room = ? ORDER BY version',
  );
  const rest = db.prepare('UPDATE room SET alarm_at = NULL WHERE code = ?');
  const write = unfinishedWriter(db);
  const list = (code: string): void => {
    try {
      const room = fold(readLog.all(code).map(({ events, ...rest }): Entry => ({ ...rest, events: JSON.parse(events) as RoomEvent[] })));
      const game = room && unfinishedOf(room);
      if (!game) return;
      write(rowOf(game));
      rest.run(code);
    } catch (error) {
      log.warn({ err: error, room: code }, 'a room is on no list: its log cannot be understood');
    }
  };
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rooms: { code: string; isOpen: 0 | 1 }[] = readRooms.all(after, SCAN_BATCH);
    for (const { code, isOpen } of rooms) if (isOpen) list(code);
    after = rooms.at(-1)?.code;
  }
}
