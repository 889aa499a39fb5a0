import type { Database } from 'better-sqlite3';
import type { Relisted } from './append.ts';
import type { Store } from './store.ts';
import { rowOf, type UnfinishedRow } from './unfinished-rows.ts';

export interface RelistWrite extends Omit<Relisted, 'unfinished'> {
  readonly kind: 'relist';
  readonly unfinished: UnfinishedRow | null;
}

/** Rooms that are listed again in one group at most: moves wait for the group that they are in. */
const AT_ONCE = 100;

export function sqliteRelist(write: (write: RelistWrite) => Promise<number>): Pick<Store, 'relist'> {
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
