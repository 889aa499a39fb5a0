import { daysLeft, VACATION_DAYS, type Vacation, vacationFrom, vacationInfo } from '@nimhall/shared/room/vacation';
import { expect, test } from 'vitest';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const march = Date.UTC(2026, 2, 1);

test('a player has a number of vacation days per year, and each that has begun counts', () => {
  const had: Vacation[] = [
    { from: march, until: march + 2 * DAY },
    { from: march + 5 * DAY, until: march + 5 * DAY + 1 },
    { from: march + 6 * DAY, until: march + 7 * DAY + 1 },
  ];
  expect(daysLeft([], march)).toBe(VACATION_DAYS);
  expect(daysLeft(had, march + 10 * DAY)).toBe(VACATION_DAYS - 2 - 1 - 2);
  expect(daysLeft([{ from: march, until: march }], march), 'one that ended at once').toBe(VACATION_DAYS - 1);
});

test('a vacation begins now and ends with the days that are left; without any there is none', () => {
  expect(vacationFrom([], march)).toEqual({ from: march, until: march + VACATION_DAYS * DAY });
  const most = { from: march, until: march + (VACATION_DAYS - 1) * DAY };
  const later = most.until + HOUR;
  const last = vacationFrom([most], later);
  expect(last).toEqual({ from: later, until: later + DAY });
  expect(vacationInfo([most, last as Vacation], later)).toEqual({ until: later + DAY, daysLeft: 0 });
  expect(vacationFrom([most, last as Vacation], later + 2 * DAY)).toBeNull();
});

test('a vacation counts for the year in which it begins', () => {
  const christmas = { from: Date.UTC(2026, 11, 24), until: Date.UTC(2027, 0, 3) };
  expect([daysLeft([christmas], Date.UTC(2026, 11, 31, 23)), daysLeft([christmas], Date.UTC(2027, 0, 1))]).toEqual([20, 30]);
});
