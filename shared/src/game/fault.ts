import { fail } from '../result.ts';

/**
 * Why a text or a move is refused, in one sentence for a person.
 * `limit` tells a well-formed value that is larger than we accept from one that makes no sense.
 */
export interface Fault {
  readonly kind: 'malformed' | 'limit' | 'illegal';
  readonly message: string;
  /** Offset of the offending part in the text, counted from 0. */
  readonly at?: number;
}

export function malformed(message: string, at?: number) {
  return fault('malformed', message, at);
}

export function overLimit(message: string, at?: number) {
  return fault('limit', message, at);
}

export function illegal(message: string) {
  return fault('illegal', message);
}

function fault(kind: Fault['kind'], message: string, at?: number) {
  return fail<Fault>(at === undefined ? { kind, message } : { kind, message, at });
}
