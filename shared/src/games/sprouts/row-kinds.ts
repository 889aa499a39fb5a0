import { FIRST_LETTER } from './lands.ts';
import { endOfBoundary } from './row.ts';

/** Boundaries of a region that are alike: where the first of them begins, and how many there are. */
export interface Kind {
  readonly boundary: number;
  readonly number: number;
}

/**
 * The kinds of boundaries in a region. Boundaries with letters are each of a kind of their own, since a letter lies in another
 * place as well.
 * @param from where the region begins
 * @param free where there is a boundary that is a free spot alone
 */
export function kindsIn(numbers: Uint8Array, from: number, free: number): Kind[] {
  const kinds: { boundary: number; number: number }[] = [];
  if (numbers[from] !== 0) kinds.push({ boundary: free, number: numbers[from] as number });
  let boundary = from + 2;
  for (let left = numbers[from + 1] as number; left > 0; left--) {
    const known = hasLetters(numbers, boundary)
      ? undefined
      : kinds.find((kind) => kind.boundary !== free && isSame(numbers, kind.boundary, boundary));
    if (known) known.number++;
    else kinds.push({ boundary, number: 1 });
    boundary = endOfBoundary(numbers, boundary);
  }
  return kinds;
}

export function hasLetters(numbers: Uint8Array, boundary: number): boolean {
  const last = boundary + (numbers[boundary] as number);
  for (let at = boundary + 1; at <= last; at++) if ((numbers[at] as number) >= FIRST_LETTER) return true;
  return false;
}

/** Whether two boundaries read alike, from their lengths on. */
export function isSame(numbers: Uint8Array, one: number, other: number): boolean {
  const length = numbers[one] as number;
  for (let at = 0; at <= length; at++) if (numbers[one + at] !== numbers[other + at]) return false;
  return true;
}
