import { type Claim, type Sentence, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';

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
export const MAX_EXCEPTIONAL_ROW = 52;

/** How many rows there are of each length; none are counted as 0, and empty rows not at all. */
export type Counts = ReadonlyMap<number, number>;

export function countsOf(rows: readonly number[]): Counts {
  const counts = new Map<number, number>();
  for (const length of rows) count(counts, length, 1);
  return counts;
}

/** The counts after a row was replaced by its rest. */
export function withRow(before: Counts, length: number, left: number, right: number): Counts {
  const counts = new Map(before);
  count(counts, length, -1);
  count(counts, left, 1);
  count(counts, right, 1);
  return counts;
}

function count(counts: Map<number, number>, length: number, by: number): void {
  const rows = (counts.get(length) ?? 0) + by;
  if (rows === 0 || length === 0) counts.delete(length);
  else counts.set(length, rows);
}

/** True when a Kayles position has opposite verdicts in normal and in misère play. */
export function isExceptional(counts: Counts): boolean {
  return EXCEPTIONS.some(({ groups, once }) => {
    if (once !== undefined && counts.get(once) !== 1) return false;
    const isListed = (length: number) => length === once || groups.some(([lengths]) => lengths.includes(length));
    if (![...counts.keys()].every(isListed)) return false;
    const rowsOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + (counts.get(length) ?? 0), 0);
    return groups.every(([lengths, parity]) => parity === null || rowsOf(lengths) % 2 === parity);
  });
}

/** What the last pin changes here: nothing, but for the exceptions. */
export function explainKayles(nimSum: number, isException: boolean): Sentence[] {
  const normal: Claim = { kind: 'outcome', misere: false, is: nimSum === 0 ? 'P' : 'N' };
  const misere: Claim = { kind: 'outcome', misere: true, is: (nimSum !== 0) === isException ? 'P' : 'N' };
  const rule = tell(say`Here the last move loses. In Kayles this changes who wins only for a short list of positions.`);
  if (!isException) {
    const says =
      nimSum === 0
        ? say`This position isn’t on the list. With a nim-sum of 0, the side to move loses.`
        : say`This position isn’t on the list. With a nim-sum of ${nimSum}, not 0, the side to move wins.`;
    return [rule, tell(says, { kind: 'nimber', is: nimSum }, normal, misere)];
  }
  const says =
    nimSum === 0
      ? say`This position is on the list. With a nim-sum of 0, the side to move wins.`
      : say`This position is on the list. With a nim-sum of ${nimSum}, not 0, the side to move loses.`;
  return [rule, tell(says, { kind: 'nimber', is: nimSum }, normal, misere)];
}
