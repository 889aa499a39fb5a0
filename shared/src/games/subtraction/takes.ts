import { count, list, type Phrase, say } from '../../phrase.ts';

/** Which numbers may be taken, as a sorted sequence. */
export interface Takes {
  /** The rule in words: "1, 3 or 4 objects". */
  readonly words: Phrase;
  /** How many of the numbers are at most `size`. */
  count(size: number): number;
  /** The number at `index`, counted from 0; all are at least 1. */
  nth(index: number): number;
  has(take: number): boolean;
}

/** Up to this many numbers are listed one by one: "1, 2 or 3". */
const MAX_NAMED = 4;

/** 1 to `most`. */
export function upTo(most: number): Takes {
  return {
    words: most <= MAX_NAMED ? anyOf([...Array(most).keys()].map((take) => take + 1)) : count(most, 'one stone', '1 to {0} stones'),
    count: (size) => Math.min(size, most),
    nth: (index) => index + 1,
    has: (take) => take <= most,
  };
}

function anyOf(members: readonly number[]): Phrase {
  return count(members.at(-1) as number, 'one stone', '{1} stones', list('or', members));
}

/** Only the members of a sorted list. */
export function only(members: readonly number[]): Takes {
  return {
    words: anyOf(members),
    count: (size) => members.filter((member) => member <= size).length,
    nth: (index) => members[index] as number,
    has: (take) => members.includes(take),
  };
}

/** Every number but the members of a sorted list. */
export function allBut(members: readonly number[]): Takes {
  return {
    words: say`any number of stones but ${list('or', members)}`,
    count: (size) => size - members.filter((member) => member <= size).length,
    nth: (index) => members.reduce((take, member) => (member <= take ? take + 1 : take), index + 1),
    has: (take) => !members.includes(take),
  };
}
