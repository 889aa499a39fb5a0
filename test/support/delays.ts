import { type Delays, delaysAt } from '@nimhall/server/delays';
import { scaled } from './scale.ts';

/**
 * How long servers wait before they take silence for an outage or a death, where tests wait for it too: in a full run as long as for
 * people. Much shorter would be a matter of the machine: one that is busy holds up a process for some hundred milliseconds.
 */
const PERCENT = scaled(30, 100);

/** A time of a test, in milliseconds, that is as much shorter. */
export function shortened(milliseconds: number): number {
  return (milliseconds * PERCENT) / 100;
}

/** What servers wait, in milliseconds. */
export const delays = delaysAt(PERCENT);

/** The setting of a server process for it. */
export const DELAYED = { DELAYS_PERCENT: String(PERCENT) } as const;

/** People who leave are taken to be away at once, where a test is about what happens then: of outages nothing is doubted sooner than for people. */
export const SOON_AWAY: Delays = { ...delaysAt(100), absence: 100, lobbyRefresh: 500 };
