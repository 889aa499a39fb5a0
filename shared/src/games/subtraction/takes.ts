/** Which numbers may be taken, as a sorted sequence. */
export interface Takes {
  /** The rule in words: "1, 3 or 4 objects". */
  readonly words: string;
  /** How many of the numbers are at most `size`. */
  count(size: number): number;
  /** The number at `index`, counted from 0; all are at least 1. */
  nth(index: number): number;
  has(take: number): boolean;
}

/** 1 to `most`. */
export function upTo(most: number): Takes {
  return {
    words: most === 1 ? 'one object' : `1 to ${most} objects`,
    count: (size) => Math.min(size, most),
    nth: (index) => index + 1,
    has: (take) => take <= most,
  };
}

/** Only the members of a sorted list. */
export function only(members: readonly number[]): Takes {
  return {
    words: members.length === 1 && members[0] === 1 ? 'one object' : `${list(members)} objects`,
    count: (size) => members.filter((member) => member <= size).length,
    nth: (index) => members[index] as number,
    has: (take) => members.includes(take),
  };
}

/** Every number but the members of a sorted list. */
export function allBut(members: readonly number[]): Takes {
  return {
    words: `any number of objects but ${list(members)}`,
    count: (size) => size - members.filter((member) => member <= size).length,
    nth: (index) => members.reduce((take, member) => (member <= take ? take + 1 : take), index + 1),
    has: (take) => !members.includes(take),
  };
}

function list(members: readonly number[]): string {
  const last = `${members.at(-1)}`;
  return members.length === 1 ? last : `${members.slice(0, -1).join(', ')} or ${last}`;
}
