import { mex, nimSum } from '../../solver/nimbers.ts';

/** The middle section of a pile of three has this many stones at most: with four, values beside a section of five repeat every 12. */
export const MAX_MIDDLE = 3;
/** Below this an end section is small. */
const SMALL = 4;

/** Values where both ends are small, by the middle: each is the least that no smaller end leaves. */
const BOTH_SMALL = Array.from({ length: MAX_MIDDLE + 1 }, (_, middle) => {
  const values: number[][] = [];
  for (let one = 0; one < SMALL; one++) {
    const row: number[] = [];
    values.push(row);
    for (let other = 0; other < SMALL; other++) {
      const left = one === 0 || other === 0 ? null : new Set([...row, ...values.slice(0, one).map((above) => above[other] as number)]);
      row.push(left ? mex(left) : one ^ middle ^ other);
    }
  }
  return values;
});

/**
 * The nimber of a pile of three sections open at both ends, with a middle of `MAX_MIDDLE` at most: proved in shared/docs/solver.md.
 * @param one an end section, of any size
 * @param other the other one
 */
export function threeSections(one: number, middle: number, other: number): number {
  if (one < SMALL && other < SMALL) return BOTH_SMALL[middle]?.[one]?.[other] as number;
  if (one < SMALL) return nimSum(other, countsFor(one, middle));
  return nimSum(one, other < SMALL ? countsFor(other, middle) : other);
}

/** What a small end section counts for beside one that is not: the middle where there is none, else 0, 1, … without the middle. */
export function countsFor(end: number, middle: number): number {
  return end === 0 ? middle : end <= middle ? end - 1 : end;
}

/** The sizes that an end section may have beside the other sections for a pile to be worth so much. */
export function endsWorth(goal: number, middle: number, other: number): number[] {
  const beside = other < SMALL ? countsFor(other, middle) : other;
  const sizes = new Set([...Array(SMALL).keys(), nimSum(goal, beside)]);
  return [...sizes].filter((size) => threeSections(size, middle, other) === goal);
}
