import { type Delays, delaysAt } from '@nimhall/server/delays';
import { scaled } from './scale.ts';

/**
 * How long servers wait before they treat silence as an outage or a death, when tests wait for it too; in a full run
 * as long as in production.
 * Much shorter delays would depend on the machine: a busy one delays a process by some hundred milliseconds.
 */
const PERCENT = scaled(30, 100);

/** A duration of a test, in milliseconds, shortened by the same factor. */
export function shortened(milliseconds: number): number {
  return (milliseconds * PERCENT) / 100;
}

/** The delays of servers, in milliseconds. */
export const delays = delaysAt(PERCENT);

/** The setting of a server process for them. */
export const DELAYED = { DELAYS_PERCENT: String(PERCENT) } as const;

/**
 * People who leave count as away at once, in tests about what happens then; outages are detected no sooner than in
 * production.
 */
export const SOON_AWAY: Delays = { ...delaysAt(100), absence: 100, lobbyRefresh: 500 };
