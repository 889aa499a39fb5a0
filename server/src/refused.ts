import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';

/** A request or command that is refused with a code; thrown while it is handled, answered where it came in. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The value of a result, or the end of this request. */
export function need<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  throw new Refused(result.error);
}
