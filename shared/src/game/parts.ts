import { type Phrase, say } from '../phrase.ts';
import { ok, type Result } from '../result.ts';
import { type Fault, malformed, overLimit } from './fault.ts';
import { indexOfLetters, MAX_PARTS } from './letters.ts';
import { split, type Token, whole } from './text.ts';

/** Reads the parts of a position, separated by commas; `counted` says how many they are. */
export function readParts<T>(
  text: string,
  counted: (parts: number) => Phrase,
  readPart: (token: Token) => Result<T, Fault>,
  most: number = MAX_PARTS,
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

/** The part that a move names by its letter, or letters beyond `z`, and what comes after; `expected` says what a move starts with. */
export function readLetter(
  text: string,
  expected: Phrase,
  most: number = MAX_PARTS,
): Result<{ readonly part: number; readonly rest: Token }, Fault> {
  const token = whole(text);
  if (!token.ok) return token;
  const { text: move, at } = token.value;
  const letters = /^[a-z]*/i.exec(move)?.[0] ?? '';
  const part = indexOfLetters(letters.toLowerCase());
  if (part < 0 || part >= most) return malformed(expected, at);
  return ok({ part, rest: { text: move.slice(letters.length), at: at + letters.length } });
}
