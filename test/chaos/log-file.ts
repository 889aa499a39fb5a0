import { join } from 'node:path';
import type { LoggedEntry } from '@nimhall/server/store/store';
import type { RoomEvent } from '@nimhall/shared/room/events';
import Database from 'better-sqlite3';

interface Row {
  readonly version: number;
  readonly at: number;
  readonly actor: string | null;
  readonly command: string | null;
  readonly events: string;
}

/** Where the store of one node is. */
export function fileOf(dataDir: string): string {
  return join(dataDir, 'nimhall.sqlite');
}

/** The log of a room as it is on the disk, read without any code of the server. */
export function logIn(dataDir: string, room: string): LoggedEntry[] {
  const db = new Database(fileOf(dataDir), { readonly: true });
  const rows = db.prepare<[string], Row>('SELECT version, at, actor, command, events FROM log WHERE room = ? ORDER BY version').all(room);
  db.close();
  return rows.map(({ version, at, actor, command, events }) => ({
    version,
    at,
    events: JSON.parse(events) as RoomEvent[],
    receipt: actor !== null && command !== null ? { actor, id: command } : null,
  }));
}
