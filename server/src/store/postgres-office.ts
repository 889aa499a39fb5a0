import type { Pool } from 'pg';
import type { Deed, KnownPerson, KnownRoom, Office } from './office.ts';
import { READ_REPORTS, REPORTED_AGAIN, type ReportRow, reportOf } from './report-rows.ts';

/** Tables for whoever runs the hall. */
export const OFFICE = `
  -- Who may not write, until when; the largest number for good.
  CREATE TABLE muted (player text PRIMARY KEY, until bigint NOT NULL);

  -- What whoever runs the hall did. "target" is a player or a room; the outcome is null while it is not known to be over.
  CREATE TABLE deed (
    id text PRIMARY KEY,
    at bigint NOT NULL,
    doer text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    detail text NOT NULL,
    outcome text
  );
  CREATE INDEX deed_at ON deed (at);

  -- What people told whoever runs the hall of others, once of each in each room. Where it is empty it is of somebody as such.
  CREATE TABLE report (
    reporter text NOT NULL,
    reported text NOT NULL,
    room text NOT NULL,
    at bigint NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    said text NOT NULL,
    PRIMARY KEY (reporter, reported, room)
  );
  CREATE INDEX report_at ON report (at);
  CREATE INDEX report_reported ON report (reported);
`;

/** That a report is done with. */
export const DONE_REPORTS = `
  ALTER TABLE report ADD COLUMN done_at bigint, ADD COLUMN done_by text, ADD COLUMN note text;
`;

const PERSON = `SELECT id, name, EXISTS (SELECT FROM passkey WHERE passkey.player = player.id) AS "hasPasskey",
  created_at AS "createdAt", seen_at AS "seenAt", until AS "mutedUntil" FROM player LEFT JOIN muted ON muted.player = player.id`;

export function postgresOffice(pool: Pool): Office {
  return {
    people: async (text, most) =>
      (
        await pool.query<KnownPerson>(
          `${PERSON} WHERE position(lower($1) IN lower(name)) > 0 ORDER BY seen_at DESC, created_at DESC, id LIMIT $2`,
          [text, most],
        )
      ).rows,
    find: async (text) =>
      (await pool.query<KnownPerson>(`${PERSON} WHERE id = $1 OR name = $1 ORDER BY seen_at DESC, created_at DESC, id LIMIT 20`, [text]))
        .rows,
    rooms: async (player, most) =>
      (
        await pool.query<KnownRoom>(
          `SELECT code AS room, used_at AS "usedAt", place FROM room
            WHERE $1::text IS NULL OR code IN (SELECT room FROM bears_name WHERE player = $1) ORDER BY used_at DESC, code LIMIT $2`,
          [player, most],
        )
      ).rows,
    mutedUntil: async (player) => {
      const { rows } = await pool.query<{ until: number }>({
        name: 'muted',
        text: 'SELECT until FROM muted WHERE player = $1',
        values: [player],
      });
      return rows[0]?.until ?? null;
    },
    mute: async (player, until) => {
      const { rowCount } = await pool.query(
        until === null
          ? 'WITH gone AS (DELETE FROM muted WHERE player = $1) SELECT FROM player WHERE id = $1'
          : `INSERT INTO muted (player, until) SELECT id, $2 FROM player WHERE id = $1
              ON CONFLICT (player) DO UPDATE SET until = excluded.until`,
        until === null ? [player] : [player, until],
      );
      return rowCount === 1;
    },
    report: async ({ reporter, reported, room, at, name, reason, said }) => {
      await pool.query(
        `INSERT INTO report (reporter, reported, room, at, name, reason, said)
          SELECT $1, $2, $3, $4::bigint, $5, $6, $7 WHERE NOT EXISTS (SELECT FROM forgotten WHERE player = $2) ${REPORTED_AGAIN}`,
        [reporter, reported, room, at, name, reason, said],
      );
    },
    reports: async (most) => {
      const { rows } = await pool.query<ReportRow>(`${READ_REPORTS} $1`, [most]);
      return rows.map(reportOf);
    },
    tick: async (reported, { at, by, note }) => {
      const { rowCount } = await pool.query(
        'UPDATE report SET done_at = $2, done_by = $3, note = $4 WHERE reported = $1 AND done_at IS NULL',
        [reported, at, by, note],
      );
      return rowCount ?? 0;
    },
    begin: async ({ id, at, by, kind, target, detail }) => {
      await pool.query('INSERT INTO deed (id, at, doer, kind, target, detail) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING', [
        id,
        at,
        by,
        kind,
        target,
        detail,
      ]);
    },
    finish: async (deed, outcome) => {
      await pool.query('UPDATE deed SET outcome = $2 WHERE id = $1', [deed, outcome]);
    },
    deeds: async (since, most) => {
      const { rows } = await pool.query<Deed>(
        'SELECT id, at, doer AS "by", kind, target, detail, outcome FROM deed WHERE at >= $1 ORDER BY at DESC, id LIMIT $2',
        [since, most],
      );
      return rows;
    },
  };
}
