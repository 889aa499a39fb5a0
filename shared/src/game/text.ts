import { count, type Phrase, say } from '../phrase.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import { type Fault, malformed, overLimit } from './fault.ts';

/** Longest position or move text that is read at all, in characters. */
export const LONGEST_TEXT = 8_000;

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
  if (text.length > LONGEST_TEXT)
    return overLimit(
      count(
        text.length,
        'A text of {0} character is too long: {1} at most.',
        'A text of {0} characters is too long: {1} at most.',
        LONGEST_TEXT,
      ),
    );
  return ok(trim({ text, at: 0 }));
}

/** A whole number from `min` to `max`, exactly; `name` is what the message calls it. */
export function readCount(token: Token, name: Phrase, min: number, max: number): Result<number, Fault> {
  const { text, at } = token;
  if (!/^[0-9]+$/.test(text)) return malformed(say`${name} must be a whole number, not "${text.slice(0, 20)}".`, at);
  const value = Number(text);
  if (value > max || !Number.isSafeInteger(value)) return overLimit(say`${name} must be at most ${max}.`, at);
  if (value < min) return malformed(say`${name} must be at least ${min}.`, at);
  return ok(value);
}
