import type { Database } from 'better-sqlite3';
import type { Deed, KnownPerson, KnownRoom, NewReport, Office } from './office.ts';
import { READ_REPORTS, REPORTED_AGAIN, type ReportRow, reportOf } from './report-rows.ts';
import { by, type Doing } from './sqlite-doing.ts';

/** Tables for whoever runs the hall. */
export const OFFICE = `
  -- Who may not write, until when; the largest number for good.
  CREATE TABLE muted (player TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID, STRICT;

  -- What whoever runs the hall did. "target" is a player or a room; the outcome is null while it is not known to be over.
  CREATE TABLE deed (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    doer TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    detail TEXT NOT NULL,
    outcome TEXT
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX deed_at ON deed (at);

  -- What people told whoever runs the hall of others, once of each in each room. Where it is empty it is of somebody as such.
  CREATE TABLE report (
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    room TEXT NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (reporter, reported, room)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX report_at ON report (at);
  CREATE INDEX report_reported ON report (reported);
`;

/** That a report is done with. */
export const DONE_REPORTS = `
  ALTER TABLE report ADD COLUMN done_at INTEGER;
  ALTER TABLE report ADD COLUMN done_by TEXT;
  ALTER TABLE report ADD COLUMN note TEXT;
`;

/** What is written about them. */
export type OfficeWrite =
  | { readonly kind: 'mute'; readonly player: string; readonly until: number | null }
  | { readonly kind: 'report'; readonly report: NewReport }
  | { readonly kind: 'tick'; readonly reported: string; readonly at: number; readonly by: string; readonly note: string }
  | { readonly kind: 'begin-deed'; readonly deed: Omit<Deed, 'outcome'> }
  | { readonly kind: 'finish-deed'; readonly deed: string; readonly outcome: string };

/** Prepares these writes. */
export function officeWriter(db: Database): Doing<OfficeWrite> {
  const mute = db.prepare(`INSERT INTO muted (player, until) SELECT id, @until FROM player WHERE id = @player
    ON CONFLICT (player) DO UPDATE SET until = excluded.until`);
  const unmute = db.prepare('DELETE FROM muted WHERE player = ?');
  const isKnown = db.prepare('SELECT 1 FROM player WHERE id = ?');
  const report = db.prepare(`INSERT INTO report (reporter, reported, room, at, name, reason, said)
    SELECT @reporter, @reported, @room, @at, @name, @reason, @said WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE player = @reported)
    ${REPORTED_AGAIN}`);
  const tick = db.prepare('UPDATE report SET done_at = @at, done_by = @by, note = @note WHERE reported = @reported AND done_at IS NULL');
  const begin = db.prepare(`INSERT OR IGNORE INTO deed (id, at, doer, kind, target, detail)
    VALUES (@id, @at, @by, @kind, @target, @detail)`);
  const finish = db.prepare('UPDATE deed SET outcome = @outcome WHERE id = @deed');
  return {
    mute(write) {
      if (write.until !== null) return mute.run(write).changes;
      unmute.run(write.player);
      return isKnown.get(write.player) ? 1 : 0;
    },
    report: (write) => report.run(write.report).changes,
    tick: by(tick),
    'begin-deed': ({ deed }) => begin.run(deed).changes,
    'finish-deed': by(finish),
  };
}

const PERSON = `SELECT id, name, EXISTS (SELECT 1 FROM passkey WHERE passkey.player = player.id) AS hasPasskey,
  created_at AS createdAt, seen_at AS seenAt, until AS mutedUntil FROM player LEFT JOIN muted ON muted.player = player.id`;

type PersonRow = Omit<KnownPerson, 'hasPasskey'> & { hasPasskey: 0 | 1 };

/** `write` resolves when it is done, with how much it changed. */
export function sqliteOffice(db: Database, write: (each: OfficeWrite) => Promise<number>): Office {
  const readPeople = db.prepare<[string, number], PersonRow>(
    `${PERSON} WHERE instr(lower(name), lower(?)) > 0 ORDER BY seen_at DESC, created_at DESC, id LIMIT ?`,
  );
  const find = db.prepare<{ text: string }, PersonRow>(
    `${PERSON} WHERE id = @text OR name = @text ORDER BY seen_at DESC, created_at DESC, id LIMIT 20`,
  );
  const readRooms = db.prepare<{ player: string | null; most: number }, KnownRoom>(
    `SELECT code AS room, used_at AS usedAt, place FROM room
      WHERE @player IS NULL OR code IN (SELECT room FROM bears_name WHERE player = @player) ORDER BY used_at DESC, code LIMIT @most`,
  );
  const readMuted = db.prepare<[string], { until: number }>('SELECT until FROM muted WHERE player = ?');
  const readReports = db.prepare<[number], ReportRow>(`${READ_REPORTS} ?`);
  const readDeeds = db.prepare<[number, number], Deed>(
    'SELECT id, at, doer AS "by", kind, target, detail, outcome FROM deed WHERE at >= ? ORDER BY at DESC, id LIMIT ?',
  );
  const personOf = (row: PersonRow): KnownPerson => ({ ...row, hasPasskey: row.hasPasskey === 1 });
  return {
    people: async (text, most) => readPeople.all(text, most).map(personOf),
    find: async (text) => find.all({ text }).map(personOf),
    rooms: async (player, most) => readRooms.all({ player, most }),
    mutedUntil: async (player) => readMuted.get(player)?.until ?? null,
    mute: async (player, until) => (await write({ kind: 'mute', player, until })) > 0,
    report: async (report) => void (await write({ kind: 'report', report })),
    reports: async (most) => readReports.all(most).map(reportOf),
    tick: async (reported, done) => await write({ kind: 'tick', reported, ...done }),
    begin: async (deed) => void (await write({ kind: 'begin-deed', deed })),
    finish: async (deed, outcome) => void (await write({ kind: 'finish-deed', deed, outcome })),
    deeds: async (since, most) => readDeeds.all(since, most),
  };
}
