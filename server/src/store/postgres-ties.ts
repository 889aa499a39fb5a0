import type { Tie } from '@nimhall/shared/protocol/ties';
import type { Pool } from 'pg';
import { MOST_TIES, type Ties } from './ties.ts';

export function postgresTies(pool: Pool): Ties {
  return {
    set: async (player, other, tie) => {
      if (tie === null) {
        await pool.query('DELETE FROM tie WHERE player = $1 AND other = $2', [player, other]);
        return true;
      }
      const { rowCount } = await pool.query(
        `INSERT INTO tie (player, other, tie) SELECT $1::text, $2::text, $3::text
          WHERE $1::text <> $2::text AND (SELECT count(*) FROM player WHERE id IN ($1, $2)) = 2
            AND (SELECT count(*) FROM tie WHERE player = $1 AND other <> $2) < ${MOST_TIES}
          ON CONFLICT (player, other) DO UPDATE SET tie = excluded.tie`,
        [player, other, tie],
      );
      return rowCount === 1;
    },
    of: async (player) => {
      const { rows } = await pool.query<{ id: string; name: string; tie: Tie }>(
        'SELECT id, name, tie FROM tie JOIN player ON id = other WHERE tie.player = $1 ORDER BY name, id',
        [player],
      );
      return rows.map(({ id, name, tie }) => ({ player: { id, name }, tie }));
    },
    apart: async (player) => {
      const { rows } = await pool.query<{ id: string }>({
        name: 'apart',
        text: `SELECT other AS id FROM tie WHERE player = $1 AND tie = 'blocked'
          UNION SELECT player FROM tie WHERE other = $1 AND tie = 'blocked'`,
        values: [player],
      });
      return rows.map(({ id }) => id);
    },
  };
}
