import type { RoomEvent } from '@nimhall/shared/room/events';
import { endingsIn, playedBy } from '@nimhall/shared/room/played';
import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { type PlayedRow, rowOf } from './played-rows.ts';
import { SCAN_BATCH } from './unused-rooms.ts';

/** A game for the list of a player. */
export type NewlyPlayed = PlayedRow & { readonly player: string; readonly listed: number };

/** Puts games on the lists of those who are kept: who passed by once has no use for one. Not twice. */
export const ADD_PLAYED = `INSERT OR IGNORE INTO played (player, ended_at, room, version, game, outcome, opponent, listed, told)
  SELECT @player, @endedAt, @room, @version, @game, @outcome, @opponent, @listed, @told WHERE EXISTS (SELECT 1 FROM player WHERE id = @player)`;

/** Puts all games of the log on the lists of their players, in schema 7. Of a log that cannot be understood there are those before it breaks off. */
export function listOldGames(db: Database, log: Logger): void {
  const readRooms = db.prepare<[string, number], { code: string }>('SELECT code FROM room WHERE code > ? ORDER BY code LIMIT ?');
  const hasEnded = db.prepare<[string], unknown>(`SELECT 1 FROM log WHERE room = ? AND events LIKE '%"kind":"ended"%'`);
  const readLog = db.prepare<[string], { version: number; at: number; events: string }>(
    'SELECT version, at, events FROM log WHERE room = ? ORDER BY version',
  );
  const add = db.prepare(`INSERT OR IGNORE INTO played (player, ended_at, room, version, game, outcome, told)
    SELECT @player, @endedAt, @room, @version, @game, @outcome, @told WHERE EXISTS (SELECT 1 FROM player WHERE id = @player)`);
  const listGamesOf = (code: string): void => {
    try {
      const entries = readLog.all(code).map(({ version, at, events }) => ({ version, at, events: JSON.parse(events) as RoomEvent[] }));
      for (const { room, entry } of endingsIn(entries)) {
        for (const { player, game } of playedBy(room, entry)) add.run({ player, ...rowOf(game) });
      }
    } catch (error) {
      log.warn({ err: error, room: code }, 'some games of a room are on no list: its log cannot be understood');
    }
  };
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rooms: { code: string }[] = readRooms.all(after, SCAN_BATCH);
    for (const { code } of rooms) if (hasEnded.get(code)) listGamesOf(code);
    after = rooms.at(-1)?.code;
  }
}
