import type { Player } from '@nimhall/shared/room/room';
import type { GameTally, Rival, Tally } from '@nimhall/shared/room/tally';
import type { Pool } from 'pg';
import type { Profiles } from './played.ts';
import { BETWEEN, PROFILES_INDEX, RIVALS, TALLIES } from './profile-queries.ts';

/** What others may see of the games of those who are kept. */
export const PROFILES = `
  -- Whether the room of a game was in the lobby: others see no other games of somebody.
  ALTER TABLE played ADD COLUMN listed boolean NOT NULL DEFAULT false;
  UPDATE played SET listed = coalesce((events -> 0 ->> 'listed')::boolean, false)
    FROM log WHERE log.room = played.room AND log.version = 1;
  ${PROFILES_INDEX}
`;

export function postgresProfiles(pool: Pool): Profiles {
  return {
    keeper: async (looks) => {
      const { rows } = await pool.query<Player>(
        'SELECT player.id, player.name FROM kept_name JOIN player ON player.id = kept_name.player WHERE looks = $1',
        [looks],
      );
      return rows[0] ?? null;
    },
    standing: async (player) => {
      const [games, rivals] = await Promise.all([
        pool.query<GameTally>({ name: 'tallies', text: TALLIES('$1::text'), values: [player] }),
        pool.query<Rival>({ name: 'rivals', text: RIVALS('$1::text'), values: [player] }),
      ]);
      return { games: games.rows, rivals: rivals.rows };
    },
    between: async (player, opponent) => {
      const { rows } = await pool.query<Tally>({ name: 'between', text: BETWEEN('$1::text', '$2::text'), values: [player, opponent] });
      return rows[0] as Tally;
    },
  };
}
