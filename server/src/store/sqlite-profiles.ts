import type { Player } from '@nimhall/shared/room/room';
import type { GameTally, Rival, Tally } from '@nimhall/shared/room/tally';
import type { Database } from 'better-sqlite3';
import type { Profiles } from './played.ts';
import { BETWEEN, PROFILES_INDEX, RIVALS, TALLIES } from './profile-queries.ts';

/** What others may see of the games of those who are kept. */
export const PROFILES = `
  -- Whether the room of a game was in the lobby: others see no other games of somebody.
  ALTER TABLE played ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  UPDATE played SET listed = coalesce(
    (SELECT CASE WHEN json_valid(events) THEN events ->> '$[0].listed' END FROM log WHERE log.room = played.room AND log.version = 1), 0);
  ${PROFILES_INDEX}
`;

export function sqliteProfiles(db: Database): Profiles {
  const keeper = db.prepare<[string], Player>(
    'SELECT player.id, player.name FROM kept_name JOIN player ON player.id = kept_name.player WHERE looks = ?',
  );
  const tallies = db.prepare<{ player: string }, GameTally>(TALLIES('@player'));
  const rivals = db.prepare<{ player: string }, Omit<Rival, 'kept'> & { kept: 0 | 1 }>(RIVALS('@player'));
  const between = db.prepare<{ player: string; opponent: string }, Tally>(BETWEEN('@player', '@opponent'));
  return {
    keeper: async (looks) => keeper.get(looks) ?? null,
    standing: async (player) => ({
      games: tallies.all({ player }),
      rivals: rivals.all({ player }).map(({ kept, ...rival }) => ({ ...rival, kept: kept === 1 })),
    }),
    between: async (player, opponent) => between.get({ player, opponent }) as Tally,
  };
}
