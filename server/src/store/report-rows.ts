import type { NewReport, Report } from './office.ts';

/** A report as both stores have it. */
export interface ReportRow extends NewReport {
  readonly doneAt: number | null;
  readonly doneBy: string | null;
  readonly note: string | null;
}

/** What is still to be done first, the newest first; a statement goes on with how many. */
export const READ_REPORTS = `SELECT at, reporter, reported, name, reason, room, said, done_at AS "doneAt", done_by AS "doneBy", note FROM report
  ORDER BY done_at IS NOT NULL, at DESC, reporter, reported, room LIMIT`;

/** What a second report by the same person in the same room does: nothing, but where the first is done with. */
export const REPORTED_AGAIN = `ON CONFLICT (reporter, reported, room) DO UPDATE SET at = excluded.at, name = excluded.name, reason = excluded.reason,
  said = excluded.said, done_at = NULL, done_by = NULL, note = NULL WHERE report.done_at IS NOT NULL`;

export function reportOf({ doneAt, doneBy, note, ...report }: ReportRow): Report {
  return { ...report, done: doneAt === null ? null : { at: doneAt, by: doneBy ?? '', note: note ?? '' } };
}
