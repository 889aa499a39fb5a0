import { inWords, type Phrase } from '../phrase.ts';
import { fail } from '../result.ts';

/**
 * Why a text or a move is refused, in one sentence for a person. `limit` marks a well-formed value that is too large for us, as opposed to
 * nonsense.
 */
export interface Fault {
  readonly kind: 'malformed' | 'limit' | 'illegal';
  /** In English. */
  readonly message: string;
  /** The message as data, to be said in other languages. */
  readonly phrase: Phrase;
  /** Offset of the offending part in the text, counted from 0. */
  readonly at?: number;
}

export function malformed(phrase: Phrase, at?: number) {
  return fault('malformed', phrase, at);
}

export function overLimit(phrase: Phrase, at?: number) {
  return fault('limit', phrase, at);
}

export function illegal(phrase: Phrase) {
  return fault('illegal', phrase);
}

function fault(kind: Fault['kind'], phrase: Phrase, at?: number) {
  return fail<Fault>({ kind, message: inWords(phrase), phrase, ...(at === undefined ? {} : { at }) });
}
