import { type Phrase, say } from '../phrase.ts';
import { ok, type Result } from '../result.ts';
import { type Fault, malformed, overLimit } from './fault.ts';
import { indexOfLetter, MOST_PARTS } from './letters.ts';
import { split, type Token, whole } from './text.ts';

/** Reads the parts of a position, separated by commas; `counted` says how many they are. */
export function readParts<T>(
  text: string,
  counted: (parts: number) => Phrase,
  readPart: (token: Token) => Result<T, Fault>,
  most: number = MOST_PARTS,
): Result<T[], Fault> {
  const token = whole(text);
  if (!token.ok) return token;
  const tokens = split(token.value, ',');
  if (tokens.length > most) return overLimit(say`${counted(tokens.length)} are too many: ${most} at most.`, tokens[most]?.at);
  const parts: T[] = [];
  for (const each of tokens) {
    const part = readPart(each);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return ok(parts);
}

/** The part that a move names by its letter, and what comes after; `expected` says what a move starts with. */
export function readLetter(text: string, expected: Phrase): Result<{ readonly part: number; readonly rest: Token }, Fault> {
  const token = whole(text);
  if (!token.ok) return token;
  const { text: move, at } = token.value;
  const part = indexOfLetter(move.charAt(0).toLowerCase());
  if (part < 0) return malformed(expected, at);
  return ok({ part, rest: { text: move.slice(1), at: at + 1 } });
}
