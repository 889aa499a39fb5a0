import { inWords, type Phrase } from './phrase.ts';
import { fail } from './result.ts';

/** Every code a command or request can be refused with: one line on what it means, and its HTTP status. */
export const ERRORS = {
  'bad-request': { status: 400, meaning: 'The request has a missing, unknown or ill-typed field.' },
  'unknown-game': { status: 404, meaning: 'No game of the catalogue has this id.' },
  'bad-params': { status: 400, meaning: 'The parameters make no game.' },
  'bad-position': { status: 400, meaning: 'The text is not a position of this game, or nothing can be played in it.' },
  'bad-move': { status: 400, meaning: 'The text is not a move of this game.' },
  'illegal-move': { status: 409, meaning: 'The rules do not allow this move here.' },
  'not-your-turn': { status: 409, meaning: 'The other side is to move.' },
  stale: { status: 409, meaning: 'The game has moved on since this move was chosen.' },
  'game-over': { status: 409, meaning: 'The game has ended.' },
  closed: { status: 409, meaning: 'The operator has closed the room.' },
  'not-started': { status: 409, meaning: 'The game has not started. A seat is still open.' },
  'already-started': { status: 409, meaning: 'The game has started; this can only be done before.' },
  'seat-taken': { status: 409, meaning: 'This seat is already taken.' },
  'name-taken': { status: 409, meaning: 'Somebody is kept by this name, or by one that looks like it.' },
  'not-seated': { status: 403, meaning: 'Only a player of this room may do this.' },
  forbidden: { status: 403, meaning: 'This identity may not do this.' },
  'not-kept': { status: 403, meaning: 'This identity has no account, and has not been here for long.' },
  muted: { status: 403, meaning: 'The operator has muted this identity, perhaps for a while.' },
  barred: { status: 403, meaning: 'The site operator keeps this identity from new games, perhaps for a while.' },
  unauthenticated: { status: 401, meaning: 'The token is not one of ours.' },
  'not-found': { status: 404, meaning: 'There is no such room, route or thing.' },
  'rate-limited': { status: 429, meaning: 'Too many requests; wait a little.' },
  'too-large': { status: 413, meaning: 'A number, list, text or message is over its limit.' },
  protocol: { status: 400, meaning: 'This version of the protocol, or this command, is not spoken here.' },
  unavailable: { status: 503, meaning: 'The server cannot do this at the moment; try again.' },
} as const;

/** Why something was refused, for programs. */
export type ErrorCode = keyof typeof ERRORS;

/** Why something was refused: a code for programs and a sentence for people. */
export interface Refusal {
  readonly code: ErrorCode;
  /** The sentence in English. */
  readonly message: string;
  /** The same as data, to be said in other languages; absent where an older server refuses. */
  readonly phrase?: Phrase;
  /** Offset of the offending part, where a text was at fault. */
  readonly at?: number;
}

export function refusal(code: ErrorCode, phrase: Phrase, at?: number): Refusal {
  return { code, message: inWords(phrase), phrase, ...(at === undefined ? {} : { at }) };
}

/** A result that is a refusal. */
export function refuse(code: ErrorCode, phrase: Phrase, at?: number) {
  return fail(refusal(code, phrase, at));
}
