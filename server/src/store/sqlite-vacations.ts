import type { Vacation } from '@nimhall/shared/room/vacation';
import type { Database } from 'better-sqlite3';
import { by, type Doing } from './sqlite-doing.ts';
import type { KeptVacation, Vacations } from './vacations.ts';

/** Tables for vacations. */
export const VACATIONS = `
  -- The vacations of a player, counted from 0, each for good; "until" is when it ends or ended. "told" when their games know how it stands.
  CREATE TABLE vacation (
    player TEXT NOT NULL,
    nth INTEGER NOT NULL,
    began INTEGER NOT NULL,
    until INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (player, nth)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX vacation_untold ON vacation (player) WHERE told = 0;
`;

/** What is written about them. */
export type VacationWrite =
  | ({ readonly kind: 'begin-vacation'; readonly player: string; readonly nth: number } & Vacation)
  | { readonly kind: 'end-vacation'; readonly player: string; readonly nth: number; readonly until: number }
  | { readonly kind: 'note-told'; readonly player: string; readonly nth: number; readonly until: number };

/** Prepares these writes. */
export function vacationWriter(db: Database): Doing<VacationWrite> {
  const begin = db.prepare(`INSERT OR IGNORE INTO vacation (player, nth, began, until)
    SELECT id, @nth, @from, @until FROM player WHERE id = @player`);
  const end = db.prepare('UPDATE vacation SET until = @until, told = 0 WHERE player = @player AND nth = @nth AND until > @until');
  const told = db.prepare('UPDATE vacation SET told = 1 WHERE player = @player AND nth = @nth AND until = @until');
  return { 'begin-vacation': by(begin), 'end-vacation': by(end), 'note-told': by(told) };
}

/** `write` resolves when it is done, with how much it changed. */
export function sqliteVacations(db: Database, write: (each: VacationWrite) => Promise<number>): Vacations {
  const read = db.prepare<[string], Vacation>('SELECT began AS "from", until FROM vacation WHERE player = ? ORDER BY nth');
  const readUntold = db.prepare<[number], KeptVacation>(
    'SELECT player, nth, began AS "from", until FROM vacation WHERE told = 0 ORDER BY player LIMIT ?',
  );
  const readGames = db.prepare<{ player: string; after: string; most: number }, { room: string }>(
    `SELECT room FROM unfinished WHERE (mover = @player OR waiter = @player) AND room > @after ORDER BY room LIMIT @most`,
  );
  return {
    of: async (player) => read.all(player),
    begin: async (player, nth, vacation) => (await write({ kind: 'begin-vacation', player, nth, ...vacation })) > 0,
    end: async (player, nth, until) => (await write({ kind: 'end-vacation', player, nth, until })) > 0,
    untold: async (most) => readUntold.all(most),
    noteTold: async ({ player, nth, until }) => void (await write({ kind: 'note-told', player, nth, until })),
    games: async (player, after, most) => readGames.all({ player, after, most }).map(({ room }) => room),
  };
}
