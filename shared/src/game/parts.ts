import { ok, type Result } from '../result.ts';
import { type Fault, malformed, overLimit } from './fault.ts';
import { indexOfLetters, MOST_PARTS } from './letters.ts';
import { split, type Token, whole } from './text.ts';

/** Reads the parts of a position, separated by commas; `name` is what a message calls them. */
export function readParts<T>(
  text: string,
  name: string,
  readPart: (token: Token) => Result<T, Fault>,
  most: number = MOST_PARTS,
): Result<T[], Fault> {
  const token = whole(text);
  if (!token.ok) return token;
  const tokens = split(token.value, ',');
  if (tokens.length > most) return overLimit(`${tokens.length} ${name} are too many: ${most} at most.`, tokens[most]?.at);
  const parts: T[] = [];
  for (const each of tokens) {
    const part = readPart(each);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return ok(parts);
}

/** The part that a move names by its letter, or letters beyond `z`, and what comes after; the message names the part and gives an example. */
export function readLetter(
  text: string,
  name: string,
  example: string,
  most: number = MOST_PARTS,
): Result<{ readonly part: number; readonly rest: Token }, Fault> {
  const token = whole(text);
  if (!token.ok) return token;
  const { text: move, at } = token.value;
  const letters = /^[a-z]*/i.exec(move)?.[0] ?? '';
  const part = indexOfLetters(letters.toLowerCase());
  if (part < 0 || part >= most) return malformed(`A move starts with the letter of a ${name}, such as ${example}.`, at);
  return ok({ part, rest: { text: move.slice(letters.length), at: at + letters.length } });
}
