import { msg, str } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import { type ClockRule, isCorrespondence } from '@nimhall/shared/room/clock-rule';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { language, localize } from '../../i18n/language.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The remaining time of a seat, in milliseconds, never below 0. `now` is server time in milliseconds since 1970. */
export function timeLeft(room: Pick<Room, 'clock' | 'turn'>, seat: Seat, now: number): number {
  if (!room.clock) return 0;
  const running = room.turn === seat && room.clock.since !== null ? Math.max(0, now - room.clock.since) : 0;
  return Math.max(0, room.clock.remaining[seat] - running);
}

/** `4:07`, `1:02:03`, below ten seconds `9.4`, and from a day on `2d 23h`. */
export function clockText(milliseconds: number): string {
  if (milliseconds >= DAY) return daysInWords(milliseconds, language(), 'narrow');
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.floor(milliseconds / 1_000);
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** `2 days 23 hours`: the hours that have begun. */
function daysInWords(milliseconds: number, language: string, unitDisplay: 'narrow' | 'long'): string {
  const hours = Math.ceil(milliseconds / HOUR);
  return unitsInWords({ day: Math.floor(hours / 24), hour: hours % 24 }, language, unitDisplay);
}

/** A duration in these units, the largest first; a unit that is alone is given in full. */
function unitsInWords(units: Readonly<Record<string, number>>, language: string, unitDisplay: 'narrow' | 'long'): string {
  const all = Object.entries(units);
  const told = all.filter(([, count]) => count > 0 || all.length === 1);
  return told.map(([unit, count]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)).join(' ');
}

/** The time until then, as lists show it: `2 days 23 hours`, `5 hours`, `12 minutes`; one minute at least. */
export function timeLeftInWords(milliseconds: number): string {
  if (milliseconds >= DAY) return daysInWords(milliseconds, language(), 'long');
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return unitsInWords(minutes >= 60 ? { hour: Math.floor(minutes / 60) } : { minute: minutes }, language(), 'long');
}

/** `4 minutes 7 seconds`, `2 days 23 hours`, to be heard rather than seen; `language` such as `en`. Parts of a second are left out. */
export function timeInWords(milliseconds: number, language: string): string {
  if (milliseconds >= DAY) return daysInWords(milliseconds, language, 'long');
  const seconds = Math.floor(milliseconds / 1_000);
  const parts = { hour: Math.floor(seconds / 3_600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
  return unitsInWords(seconds === 0 ? { second: 0 } : parts, language, 'long');
}

/** `5 min + 3 s a move`, `3 days a move`. */
export function clockInWords(rule: ClockRule): string {
  if (isCorrespondence(rule)) return localize(count(rule.days, '{0} day a move', '{0} days a move'));
  const { initialMs, incrementMs } = rule;
  const start = initialMs % 60_000 === 0 ? `${initialMs / 60_000} min` : `${initialMs / 1_000} s`;
  return incrementMs === 0 ? start : msg(str`${start} + ${incrementMs / 1_000} s a move`);
}
