import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';

/** A refusal as an exception: thrown while a request or command is handled, and answered at its entry point. */
export class RefusalError extends Error {
  readonly refusal: Refusal;
  /** After how many seconds it may be tried again, if that is known. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, retryAfter?: number) {
    super(refusal.message);
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }
}

/** The value of a result; throws the refusal if there is none. */
export function unwrap<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  throw new RefusalError(result.error);
}
