import type { Database } from 'better-sqlite3';
import type { Relisted, Store } from './store.ts';
import { rowOf, type UnfinishedRow } from './unfinished-rows.ts';

export interface RelistWrite extends Omit<Relisted, 'unfinished'> {
  readonly kind: 'relist';
  readonly unfinished: UnfinishedRow | null;
}

/** Which version of a room its alarm and its lists are about; those of rooms that were there before had been written with every entry. */
export const LISTED = `
  ALTER TABLE room ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  UPDATE room SET listed = coalesce((SELECT max(version) FROM log WHERE log.room = code), 0)
    WHERE alarm_at IS NOT NULL OR EXISTS (SELECT 1 FROM unfinished WHERE unfinished.room = code);
`;

/** Rooms that are listed again in one group at most: moves wait for the group that they are in. */
const AT_ONCE = 100;

export function sqliteRelist(db: Database, write: (write: RelistWrite) => Promise<number>): Pick<Store, 'relist' | 'behind'> {
  const readBehind = db.prepare<[], { code: string }>(
    `SELECT code FROM (SELECT code FROM room WHERE alarm_at IS NOT NULL UNION SELECT room FROM unfinished) JOIN room USING (code)
      WHERE listed < (SELECT max(version) FROM log WHERE log.room = code)`,
  );
  return {
    relist: async (rooms) => {
      const relisted: string[] = [];
      for (let from = 0; from < rooms.length; from += AT_ONCE) {
        const some = rooms.slice(from, from + AT_ONCE);
        const changes = await Promise.all(
          some.map((each) => write({ kind: 'relist', ...each, unfinished: each.unfinished && rowOf(each.unfinished) })),
        );
        relisted.push(...some.filter((_, index) => changes[index] !== 0).map(({ room }) => room));
      }
      return relisted;
    },
    behind: async () => readBehind.all().map(({ code }) => code),
  };
}

export function relister(db: Database, writeUnfinished: (row: UnfinishedRow) => void): (write: RelistWrite) => number {
  const relist = db.prepare('UPDATE room SET alarm_at = ?, used_at = ?, listed = ? WHERE code = ? AND listed < ?');
  return ({ room, version, at, alarmAt, unfinished }) => {
    const { changes } = relist.run(alarmAt, at, version, room, version);
    if (changes > 0 && unfinished) writeUnfinished(unfinished);
    return changes;
  };
}
