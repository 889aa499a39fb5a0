import type { Tie } from '@nimhall/shared/protocol/ties';
import type { Database } from 'better-sqlite3';
import type { Doing } from './sqlite-doing.ts';
import { MOST_TIES, type Ties } from './ties.ts';

/** What one player is to another from now on. */
export interface TieWrite {
  readonly kind: 'set-tie';
  readonly player: string;
  readonly other: string;
  readonly tie: Tie | null;
}

/** Prepares the write. */
export function tieWriter(db: Database): Doing<TieWrite> {
  const set = db.prepare(`INSERT INTO tie (player, other, tie) SELECT @player, @other, @tie
    WHERE @player <> @other AND (SELECT count(*) FROM player WHERE id IN (@player, @other)) = 2
      AND (SELECT count(*) FROM tie WHERE player = @player AND other <> @other) < ${MOST_TIES}
    ON CONFLICT (player, other) DO UPDATE SET tie = @tie`);
  const cut = db.prepare('DELETE FROM tie WHERE player = @player AND other = @other');
  return {
    'set-tie'(write) {
      if (write.tie !== null) return set.run(write).changes;
      cut.run(write);
      return 1;
    },
  };
}

/** `write` resolves when it is done, with how much it changed. */
export function sqliteTies(db: Database, write: (each: TieWrite) => Promise<number>): Ties {
  const read = db.prepare<[string], { id: string; name: string; tie: Tie }>(
    'SELECT id, name, tie FROM tie JOIN player ON id = other WHERE tie.player = ? ORDER BY name, id',
  );
  const readApart = db.prepare<{ player: string }, { id: string }>(
    `SELECT other AS id FROM tie WHERE player = @player AND tie = 'blocked'
      UNION SELECT player FROM tie WHERE other = @player AND tie = 'blocked'`,
  );
  return {
    set: async (player, other, tie) => (await write({ kind: 'set-tie', player, other, tie })) > 0,
    of: async (player) => read.all(player).map(({ id, name, tie }) => ({ player: { id, name }, tie })),
    apart: async (player) => readApart.all({ player }).map(({ id }) => id),
  };
}
