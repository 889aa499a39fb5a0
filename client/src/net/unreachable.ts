import { say } from '@nimhall/shared/phrase';
import { type Refusal, refusal } from '@nimhall/shared/refusal';

/** What stands for the answer of a server that cannot be asked. */
export function unreachable(): Refusal {
  return refusal('unavailable', say`Can’t reach the server right now.`);
}
