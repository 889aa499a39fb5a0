import type { Vacation } from '@nimhall/shared/room/vacation';
import type { Pool } from 'pg';
import type { KeptVacation, Vacations } from './vacations.ts';

/** Tables for vacations. */
export const VACATIONS = `
  -- The vacations of a player, counted from 0, each for good; "until" is when it ends or ended. "told" when their games know how it stands.
  CREATE TABLE vacation (
    player text NOT NULL,
    nth integer NOT NULL,
    began bigint NOT NULL,
    until bigint NOT NULL,
    told boolean NOT NULL DEFAULT false,
    PRIMARY KEY (player, nth)
  );
  CREATE INDEX vacation_untold ON vacation (player) WHERE NOT told;
`;

export function postgresVacations(pool: Pool): Vacations {
  return {
    of: async (player) =>
      (await pool.query<Vacation>('SELECT began AS "from", until FROM vacation WHERE player = $1 ORDER BY nth', [player])).rows,
    begin: async (player, nth, { from, until }) => {
      const { rowCount } = await pool.query(
        `INSERT INTO vacation (player, nth, began, until)
          SELECT id, $2::integer, $3::bigint, $4::bigint FROM player WHERE id = $1 ON CONFLICT DO NOTHING`,
        [player, nth, from, until],
      );
      return rowCount === 1;
    },
    end: async (player, nth, until) => {
      const text = 'UPDATE vacation SET until = $3, told = false WHERE player = $1 AND nth = $2 AND until > $3';
      return (await pool.query(text, [player, nth, until])).rowCount === 1;
    },
    untold: async (most) => {
      const text = 'SELECT player, nth, began AS "from", until FROM vacation WHERE NOT told ORDER BY player LIMIT $1';
      return (await pool.query<KeptVacation>({ name: 'untold-vacations', text, values: [most] })).rows;
    },
    noteTold: async ({ player, nth, until }) => {
      await pool.query('UPDATE vacation SET told = true WHERE player = $1 AND nth = $2 AND until = $3', [player, nth, until]);
    },
    games: async (player, after, most) => {
      const text = 'SELECT room FROM unfinished WHERE (mover = $1 OR waiter = $1) AND room > $2 ORDER BY room LIMIT $3';
      return (await pool.query<{ room: string }>(text, [player, after, most])).rows.map(({ room }) => room);
    },
  };
}
