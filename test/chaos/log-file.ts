import { join } from 'node:path';
import type { LoggedEntry } from '@nimhall/server/store/logged-entry';
import type { Outage } from '@nimhall/server/store/outages';
import type { RoomEvent } from '@nimhall/shared/room/events';
import Database from 'better-sqlite3';
import type { Records } from './judge.ts';

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

/** What is in the store of one node. */
export function recordsIn(dataDir: string): Records {
  return { entries: async (room) => logIn(dataDir, room), outages: async () => outagesIn(dataDir) };
}

/** The log of a room on the disk, read without any code of the server. */
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

function outagesIn(dataDir: string): Outage[] {
  const db = new Database(fileOf(dataDir), { readonly: true });
  const outages = db.prepare<[], Outage>('SELECT began AS "from", ended AS "to" FROM outage').all();
  db.close();
  return outages;
}
