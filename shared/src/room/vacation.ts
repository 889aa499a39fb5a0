/** Days of vacation in a year; a day that has begun counts. */
export const VACATION_DAYS = 30;

const DAY = 24 * 3_600_000;

/** A vacation, in milliseconds since 1970: it may be yet to end. */
export interface Vacation {
  readonly from: number;
  readonly until: number;
}

/** The state of a player's vacation. */
export interface VacationInfo {
  /** When the one they are on ends at the latest, in milliseconds since 1970; null while they are on none. */
  readonly until: number | null;
  /** Days that are left for others this year. */
  readonly daysLeft: number;
}

/** The vacation at a time, in milliseconds since 1970. */
export function vacationAt<Some extends Vacation>(vacations: readonly Some[], now: number): Some | null {
  return vacations.find(({ until }) => now < until) ?? null;
}

/** Days that are left of the year of a time, in milliseconds since 1970, by UTC. A vacation counts for the year in which it begins. */
export function daysLeft(vacations: readonly Vacation[], now: number): number {
  const year = new Date(now).getUTCFullYear();
  const ofYear = vacations.filter(({ from }) => new Date(from).getUTCFullYear() === year);
  return ofYear.reduce((left, { from, until }) => left - Math.max(1, Math.ceil((until - from) / DAY)), VACATION_DAYS);
}

/** The vacation that would begin at a time, in milliseconds since 1970, and end with the days of the year; null where none are left. */
export function vacationFrom(vacations: readonly Vacation[], now: number): Vacation | null {
  const days = daysLeft(vacations, now);
  return days > 0 ? { from: now, until: now + days * DAY } : null;
}

/** What a player with these vacations is shown at a time. */
export function vacationInfo(vacations: readonly Vacation[], now: number): VacationInfo {
  return { until: vacationAt(vacations, now)?.until ?? null, daysLeft: daysLeft(vacations, now) };
}
