import type { Exactness } from '@nimhall/shared/room/accuracy';
import type { BySeat } from '@nimhall/shared/room/seat';
import type { Database } from 'better-sqlite3';
import type { Reviews } from './played.ts';

/** How exactly games were played. */
export const REVIEWS = `
  -- How exactly both played a game that is over, as JSON, for those that were reviewed.
  CREATE TABLE review (room TEXT NOT NULL, version INTEGER NOT NULL, accuracy TEXT NOT NULL, PRIMARY KEY (room, version)) WITHOUT ROWID, STRICT;
`;

/** What is written about them. */
export interface ReviewWrite {
  readonly kind: 'keep-review';
  readonly room: string;
  readonly version: number;
  /** JSON. */
  readonly accuracy: string;
}

/** Keeps a review of a game that is still in the log, or was put away with it. */
export const KEEP_REVIEW = `INSERT OR IGNORE INTO review (room, version, accuracy) SELECT @room, @version, @accuracy
  WHERE EXISTS (SELECT 1 FROM log WHERE room = @room AND version = @version) OR EXISTS (SELECT 1 FROM archive WHERE room = @room)`;

/** `write` resolves when it is done. */
export function sqliteReviews(db: Database, write: (each: ReviewWrite) => Promise<number>): Reviews {
  const read = db.prepare<[string, number], { accuracy: string }>('SELECT accuracy FROM review WHERE room = ? AND version = ?');
  return {
    of: async (games) =>
      new Map(
        games.flatMap(({ room, version }) => {
          const row = read.get(room, version);
          return row ? [[`${room} ${version}`, JSON.parse(row.accuracy) as BySeat<Exactness>] as const] : [];
        }),
      ),
    keep: async (room, version, accuracy) => void (await write({ kind: 'keep-review', room, version, accuracy: JSON.stringify(accuracy) })),
  };
}
