import { count, type Phrase, say } from '../phrase.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import { type Fault, malformed, overLimit } from './fault.ts';

/** Longest position or move text that is read at all, in characters. */
export const MAX_TEXT_LENGTH = 8_000;

/** A piece of a larger text, and where it began there. */
export interface Token {
  readonly text: string;
  readonly at: number;
}

/** Splits at every separator and trims blanks; the offsets point into the whole text. */
export function split(token: Token, separator: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  for (;;) {
    const end = token.text.indexOf(separator, start);
    tokens.push(trim({ text: token.text.slice(start, end < 0 ? undefined : end), at: token.at + start }));
    if (end < 0) return tokens;
    start = end + separator.length;
  }
}

function trim({ text, at }: Token): Token {
  const left = text.trimStart();
  return { text: left.trimEnd(), at: at + text.length - left.length };
}

/** A whole text as one token, refused when it is too long to look at. */
export function whole(text: string): Result<Token, Fault> {
  if (text.length > MAX_TEXT_LENGTH)
    return overLimit(
      count(
        text.length,
        'A text of {0} character is too long: {1} at most.',
        'A text of {0} characters is too long: {1} at most.',
        MAX_TEXT_LENGTH,
      ),
    );
  return ok(trim({ text, at: 0 }));
}

/** Text written by a person, quoted in a message: cut after this many characters, with invisible ones shown by their code points. */
export function quoted(text: string, most = 20): string {
  // No character is longer than two units, and what was sent may be very long.
  const characters = [...text.slice(0, 2 * most + 1)];
  const shown = characters.slice(0, most).map((character) => character.replace(UNSEEN, numberOf));
  return shown.join('') + (characters.length > most ? '…' : '');
}

/** Control characters, those that turn the direction of writing, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A whole number from `min` to `max`, exactly; `name` is what the message calls it. */
export function readCount(token: Token, name: Phrase, min: number, max: number): Result<number, Fault> {
  const { text, at } = token;
  if (!/^[0-9]+$/.test(text)) return malformed(say`${name} must be a whole number, not "${quoted(text)}".`, at);
  const value = Number(text);
  if (value > max || !Number.isSafeInteger(value)) return overLimit(say`${name} must be at most ${max}.`, at);
  if (value < min) return malformed(say`${name} must be at least ${min}.`, at);
  return ok(value);
}
