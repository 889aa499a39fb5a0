import { say } from '../phrase.ts';
import { type Refusal, refusal } from '../refusal.ts';

/** The refusal that is used when the server cannot be reached. */
export function unreachable(): Refusal {
  return refusal('unavailable', say`Can’t reach the server right now.`);
}
