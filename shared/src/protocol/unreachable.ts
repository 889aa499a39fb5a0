import { say } from '../phrase.ts';
import { type Refusal, refusal } from '../refusal.ts';

/** What stands for the answer of a server that cannot be asked. */
export function unreachable(): Refusal {
  return refusal('unavailable', say`Can’t reach the server right now.`);
}
