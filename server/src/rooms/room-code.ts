import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** A new room code: 49 random bits, so that an unlisted room cannot be guessed. */
export function newRoomCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
