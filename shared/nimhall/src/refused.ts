import type { ErrorCode, Refusal } from '../../src/refusal.ts';
import type { Result } from '../../src/result.ts';

/** Thrown if a text names no game, no position or no legal move: the sentence says what is wrong, in English. */
export class NimhallError extends Error {
  override readonly name = 'NimhallError';
  /** For programs: `unknown-game`, `bad-params`, `bad-position`, `bad-move`, `illegal-move`, `game-over`, `too-large` or `bad-request`. */
  readonly code: ErrorCode;
  /** The index of the error in the text, counted from 0, if it has one place. */
  readonly at: number | undefined;

  constructor({ code, message, at }: Refusal) {
    super(message);
    this.code = code;
    this.at = at;
  }
}

/** The value of a result; throws if there is none. */
export function orThrow<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value;
  throw new NimhallError(result.error);
}
