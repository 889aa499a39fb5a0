/** Most parts of a position, lettered from the left, in games whose parts do not grow in number; others read more letters. */
export const MAX_PARTS = 26;

const FIRST = 'a'.charCodeAt(0);

/** `a` to `z`; after a row has been broken very often also `aa`, `ab`, … */
export function letterOf(index: number): string {
  const last = String.fromCharCode(FIRST + (index % MAX_PARTS));
  return index < MAX_PARTS ? last : letterOf(Math.floor(index / MAX_PARTS) - 1) + last;
}

/** The index that `letterOf` writes as these letters; -1 for anything else. */
export function indexOfLetters(letters: string): number {
  let index = -1;
  for (const letter of letters) {
    const digit = indexOfLetter(letter);
    if (digit < 0) return -1;
    index = (index + 1) * MAX_PARTS + digit;
  }
  return index;
}

/** The index of a part letter; -1 for anything else. */
function indexOfLetter(letter: string): number {
  const index = letter.length === 1 ? letter.charCodeAt(0) - FIRST : -1;
  return index >= 0 && index < MAX_PARTS ? index : -1;
}
