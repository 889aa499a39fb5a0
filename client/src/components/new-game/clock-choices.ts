import { type ClockRule, DAYS } from '@nimhall/shared/room/clock-rule';

/** Clocks that are offered; the protocol takes any within its limits. Few, so that people who seek the same find each other. Null is no clock. */
export const CLOCK_CHOICES: readonly (ClockRule | null)[] = [
  null,
  { initialMs: 60_000, incrementMs: 1_000 },
  { initialMs: 180_000, incrementMs: 2_000 },
  { initialMs: 300_000, incrementMs: 3_000 },
  { initialMs: 600_000, incrementMs: 5_000 },
  ...DAYS.map((days) => ({ days })),
];
