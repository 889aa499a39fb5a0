import type { ErrorCode, Refusal } from '@nimhall/shared/refusal';
import { fail, ok } from '@nimhall/shared/result';
import { FOR_GOOD, type Report } from './queries.ts';

const MINUTE = 60_000;
const UNITS = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE } as const;

/** A refusal for the operator, in English. */
export function refused(code: ErrorCode, message: string) {
  return fail<Refusal>({ code, message });
}

/** `30m`, `2h` or `7d`, in milliseconds. */
export function readTime(text: string) {
  const [, number, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  if (!number || !unit) return refused('bad-request', `"${text}" is no time: write 30m, 2h or 7d for minutes, hours or days.`);
  return ok(Number(number) * UNITS[unit as keyof typeof UNITS]);
}

/**
 * A time in milliseconds since 1970 in UTC as in the logs (`2026-01-31 18:30 UTC`), because nodes and operators may be in different time
 * zones.
 */
export function timeInWords(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** The day in UTC: `2026-01-31`. */
export function dayInWords(at: number): string {
  return timeInWords(at).slice(0, 10);
}

/** Until when a player is `muted` or `barred`; empty if they are not. */
export function spanInWords(what: 'muted' | 'barred', until: number | null, now: number): string {
  if (until === null || until <= now) return '';
  return until === FOR_GOOD ? `${what} for good` : `${what} until ${timeInWords(until)}`;
}

/** When and how a report was resolved; empty if it is open. */
export function doneInWords(done: Report['done']): string {
  if (!done) return '';
  return `${dayInWords(done.at)} ${done.by}${done.note ? `: ${done.note}` : ''}`;
}

/** Control characters, and characters that reverse the order of others. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text written by people, made safe for a terminal: hidden characters are replaced by their code points. */
function shown(text: string): string {
  return text.replace(HIDDEN, (character) => `<U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}>`);
}

/** Rows in aligned columns; the last column is not padded. */
export function table(given: readonly (readonly string[])[]): string[] {
  const rows = given.map((row) => row.map(shown));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => (column === row.length - 1 ? text : text.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
