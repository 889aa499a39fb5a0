import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** A code that can be read out and typed but not guessed: 49 random bits, unless a shorter one is asked for. */
export function newCode(length = LENGTH): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as typed, perhaps in capitals and in groups. */
export function readCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
