/** Parts of a position are lettered from the left, so there are at most 26. */
export const MOST_PARTS = 26;

const FIRST = 'a'.charCodeAt(0);

export function letterOf(index: number): string {
  return String.fromCharCode(FIRST + index);
}

/** The index of a part letter; -1 for anything else. */
export function indexOfLetter(letter: string): number {
  const index = letter.length === 1 ? letter.charCodeAt(0) - FIRST : -1;
  return index >= 0 && index < MOST_PARTS ? index : -1;
}
