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

/** 1 to `most`. */
export function upTo(most: number): Takes {
  return {
    words: count(most, 'one object', '1 to {0} objects'),
    count: (size) => Math.min(size, most),
    nth: (index) => index + 1,
    has: (take) => take <= most,
  };
}

/** Only the members of a sorted list. */
export function only(members: readonly number[]): Takes {
  return {
    words: count(members.at(-1) as number, 'one object', '{1} objects', list('or', members)),
    count: (size) => members.filter((member) => member <= size).length,
    nth: (index) => members[index] as number,
    has: (take) => members.includes(take),
  };
}

/** Every number but the members of a sorted list. */
export function allBut(members: readonly number[]): Takes {
  return {
    words: say`any number of objects but ${list('or', members)}`,
    count: (size) => size - members.filter((member) => member <= size).length,
    nth: (index) => members.reduce((take, member) => (member <= take ? take + 1 : take), index + 1),
    has: (take) => !members.includes(take),
  };
}
