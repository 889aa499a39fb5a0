import type { Pool } from 'pg';
import type { Ladders } from './ladders.ts';

/** How far people are on the ladders. */
export const LADDERS = `
  -- How far somebody is on the ladders, as JSON: what all of their devices have told.
  CREATE TABLE ladder (player text PRIMARY KEY, climbed text NOT NULL);
`;

export function postgresLadders(pool: Pool): Ladders {
  return {
    of: async (player) => {
      const { rows } = await pool.query<{ climbed: string }>('SELECT climbed FROM ladder WHERE player = $1', [player]);
      return rows[0]?.climbed ?? null;
    },
    put: async (player, climbed, before) => {
      // Locked, so that who is being forgotten meanwhile is there no more, or takes this along.
      const { rowCount } = await (before === null
        ? pool.query('INSERT INTO ladder (player, climbed) SELECT id, $2 FROM player WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING', [
            player,
            climbed,
          ])
        : pool.query('UPDATE ladder SET climbed = $2 WHERE player = $1 AND climbed = $3', [player, climbed, before]));
      return rowCount === 1;
    },
    isLeft: async (player) => {
      const { rowCount } = await pool.query(
        `SELECT FROM secret WHERE player = $1 UNION ALL SELECT FROM passkey WHERE player = $1
          UNION ALL SELECT FROM forgotten WHERE player = $1 LIMIT 1`,
        [player],
      );
      return rowCount === 0;
    },
  };
}
