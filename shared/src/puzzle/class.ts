/** Letters of a word; longer ones cannot be read from a blackboard. */
const MAX_LETTERS = 30;

/** The sets of words begin here, after all days of the calendar; there are 2^28 of them. */
const FIRST = 2 ** 24;
const SETS = 2 ** 28;

/** The normal form of a word: small letters and digits, without accents and blanks; empty if there are none. */
export function wordOf(text: string): string {
  const plain = text
    .slice(0, 10 * MAX_LETTERS)
    .normalize('NFKD')
    .toLowerCase();
  return plain.replace(/[^\p{Letter}\p{Number}]/gu, '').slice(0, MAX_LETTERS);
}

/** The set that a word names, counted on where the days of a calendar end: see `wordPuzzles`. The same on every device (FNV-1a). */
export function setOfWord(word: string): number {
  const hash = [...word].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return FIRST + ((hash >>> 0) % SETS);
}
