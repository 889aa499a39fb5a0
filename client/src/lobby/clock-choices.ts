import type { ClockRule } from '@nimhall/shared/room/clock';

/** Clocks the dialog offers; the protocol takes any within its limits. Null is no clock. */
export const CLOCK_CHOICES: readonly (ClockRule | null)[] = [
  null,
  { initialMs: 60_000, incrementMs: 2_000 },
  { initialMs: 180_000, incrementMs: 2_000 },
  { initialMs: 300_000, incrementMs: 5_000 },
  { initialMs: 900_000, incrementMs: 10_000 },
];
