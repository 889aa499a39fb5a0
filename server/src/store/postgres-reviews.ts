import type { Exactness } from '@nimhall/shared/room/accuracy';
import type { BySeat } from '@nimhall/shared/room/seat';
import type { Pool } from 'pg';
import type { Reviews } from './played.ts';

/** How exactly games were played. */
export const REVIEWS = `
  -- How exactly both played a game that is over, for those that were reviewed.
  CREATE TABLE review (room text NOT NULL, version integer NOT NULL, accuracy json NOT NULL, PRIMARY KEY (room, version));
`;

export function postgresReviews(pool: Pool): Reviews {
  return {
    of: async (games) => {
      const { rows } = await pool.query<{ room: string; version: number; accuracy: BySeat<Exactness> }>({
        name: 'reviews',
        text: `SELECT room, version, accuracy FROM review JOIN unnest($1::text[], $2::int[]) AS wanted (room, version) USING (room, version)`,
        values: [games.map(({ room }) => room), games.map(({ version }) => version)],
      });
      return new Map(rows.map(({ room, version, accuracy }) => [`${room} ${version}`, accuracy]));
    },
    keep: async (room, version, accuracy) => {
      await pool.query(
        `INSERT INTO review (room, version, accuracy) SELECT $1, $2, $3::json
          WHERE EXISTS (SELECT FROM log WHERE room = $1 AND version = $2) OR EXISTS (SELECT FROM archive WHERE room = $1)
          ON CONFLICT DO NOTHING`,
        [room, version, JSON.stringify(accuracy)],
      );
    },
  };
}
