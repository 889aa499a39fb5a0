import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';

/** A refusal as an exception: thrown while a request or command is handled, and answered at its entry point. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The value of a result; throws the refusal if there is none. */
export function unwrap<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  throw new RefusalError(result.error);
}
