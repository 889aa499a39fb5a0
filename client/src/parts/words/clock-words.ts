import { msg, str } from '@lit/localize';
import type { ClockRule } from '@nimhall/shared/room/clock';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';

/** What a seat has left now, in milliseconds, never below 0. `now` is server time in milliseconds since 1970. */
export function timeLeft(room: Pick<Room, 'clock' | 'turn'>, seat: Seat, now: number): number {
  if (!room.clock) return 0;
  const running = room.turn === seat && room.clock.since !== null ? Math.max(0, now - room.clock.since) : 0;
  return Math.max(0, room.clock.remaining[seat] - running);
}

/** `4:07`, `1:02:03`, and below ten seconds `9.4`. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.floor(milliseconds / 1_000);
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** `4 minutes 7 seconds`, to be heard rather than seen; `language` such as `en`. Parts of a second are left out. */
export function timeInWords(milliseconds: number, language: string): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const parts = { hour: Math.floor(seconds / 3_600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
  const told = Object.entries(parts).filter(([unit, count]) => count > 0 || (unit === 'second' && seconds === 0));
  return told.map(([unit, count]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)).join(' ');
}

/** `5 min + 3 s a move`. */
export function clockInWords({ initialMs, incrementMs }: ClockRule): string {
  const start = initialMs % 60_000 === 0 ? `${initialMs / 60_000} min` : `${initialMs / 1_000} s`;
  return incrementMs === 0 ? start : msg(str`${start} + ${incrementMs / 1_000} s a move`);
}
