/** A time in which nobody could move, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** How long outages are remembered, in milliseconds: a clock may have run all that time. */
export const OUTAGES_KEPT = 14 * 24 * 3_600_000;
