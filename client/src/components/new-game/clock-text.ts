import { CLOCK_LIMITS, type ClockRule, DAYS, isCorrespondence } from '@nimhall/shared/room/clock-rule';

/** `300+3`: seconds at the start and seconds for every move; `3d`: days for every move; `none` without a clock. */
export function formatClock(clock: ClockRule | null): string {
  if (clock && isCorrespondence(clock)) return `${clock.days}d`;
  return clock ? `${clock.initialMs / 1_000}+${clock.incrementMs / 1_000}` : 'none';
}

/** The clock a text means, null for none; undefined where it means nothing. In a link a plus may come as a blank. */
export function parseClock(text: string): ClockRule | null | undefined {
  if (text === 'none') return null;
  const days = DAYS.find((each) => formatClock({ days: each }) === text);
  if (days) return { days };
  const [, initial, increment] = /^(\d{1,6}(?:\.\d{1,3})?)[+ ](\d{1,4}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  const clock = { initialMs: Math.round(Number(initial) * 1_000), incrementMs: Math.round(Number(increment) * 1_000) };
  return isWithin(clock.initialMs, CLOCK_LIMITS.initialMs) && isWithin(clock.incrementMs, CLOCK_LIMITS.incrementMs) ? clock : undefined;
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
