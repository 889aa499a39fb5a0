import { type Boundary, FIRST_LETTER, type Region } from '@nimhall/shared/games/sprouts/lands';

/** An isolated spot is a boundary of its own. */
export const FREE: Boundary = [3];

/** Equal boundaries, and how many of them there are. */
export interface Kind {
  readonly boundary: Boundary;
  readonly number: number;
}

/** Boundaries with letters are each of their own kind, because a letter also appears elsewhere. */
export function kindsOf({ free, boundaries }: Region): Kind[] {
  const kinds: { boundary: Boundary; number: number }[] = free > 0 ? [{ boundary: FREE, number: free }] : [];
  for (const boundary of boundaries) {
    const known = hasLetters(boundary) ? undefined : kinds.find((kind) => isSame(kind.boundary, boundary));
    if (known) known.number++;
    else kinds.push({ boundary, number: 1 });
  }
  return kinds;
}

function hasLetters(boundary: Boundary): boolean {
  for (const spot of boundary) if (spot >= FIRST_LETTER) return true;
  return false;
}

export function isSame(one: Boundary, other: Boundary): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}
