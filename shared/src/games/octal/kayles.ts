/**
 * Kayles where the last pin loses: Sibert and Conway, Mathematical Kayles, 1992. The verdict is the same as in normal play
 * except on the positions listed here: rows of these lengths only, counted by parity. Checked against every
 * position of 50 pins or fewer; beyond that it rests on their theorem.
 */
interface Exception {
  /** Lengths whose rows together must be even (0) or odd (1) in number; `null` for any number. */
  readonly groups: readonly (readonly [lengths: readonly number[], parity: 0 | 1 | null])[];
  /** A length of which there must be exactly one row. */
  readonly once?: number;
}

const EXCEPTIONS: readonly Exception[] = [
  // Lost in normal play, won when the last pin loses.
  {
    groups: [
      [[5], 0],
      [[4, 1], 0],
    ],
  },
  {
    groups: [
      [[17, 12, 9], 0],
      [[20, 4, 1], 0],
    ],
  },
  {
    groups: [
      [[17, 12, 9], 0],
      [[20, 4, 1], 1],
    ],
    once: 25,
  },
  // Won in normal play, lost when the last pin loses.
  {
    groups: [
      [[4, 1], 1],
      [[5], null],
    ],
  },
  {
    groups: [
      [[9], 1],
      [[4, 1], 0],
    ],
  },
  { groups: [[[4, 1], 0]], once: 12 },
  {
    groups: [
      [[17, 12, 9], 0],
      [[20, 4, 1], 1],
    ],
  },
  {
    groups: [
      [[9], 1],
      [[4, 1], 1],
    ],
    once: 25,
  },
];

/** No single move from a row longer than this leads into an exception: two pins taken, and two rows of 25 left. */
export const LONGEST_EXCEPTIONAL = 52;

/** True when a Kayles position has opposite verdicts in normal and in misère play. */
export function isExceptional(rows: readonly number[]): boolean {
  const standing = rows.filter((length) => length > 0);
  return EXCEPTIONS.some(({ groups, once }) => {
    const free = standing.filter((length) => length !== once);
    if (once !== undefined && standing.length - free.length !== 1) return false;
    if (!free.every((length) => groups.some(([lengths]) => lengths.includes(length)))) return false;
    return groups.every(([lengths, parity]) => parity === null || free.filter((length) => lengths.includes(length)).length % 2 === parity);
  });
}
