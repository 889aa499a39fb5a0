import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** A code that somebody may read out and type, and nobody guesses: 49 random bits, where it is not a short one. */
export function newCode(length = LENGTH): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as it was typed: in capitals, perhaps, and in groups. */
export function readCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
