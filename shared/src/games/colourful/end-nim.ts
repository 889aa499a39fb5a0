/**
 * A single pile open at both ends is End-Nim: its sections are piles in a row, and only end piles may be lowered.
 * Albert and Nowakowski, The game of End-Nim, 2001; Cairns and Ho, Min, a combinatorial game, 2011.
 */

/** For a row of sections, the size of one more section that makes the mover lose: added below, and added above. */
export interface Balance {
  readonly below: number;
  readonly above: number;
}

/** An empty row, or any row that the mover loses, needs nothing. */
const NOTHING: Balance = { below: 0, above: 0 };

/**
 * Given the balance of a middle, the section on one end that makes the mover lose when the other end has `size` ≥ 1.
 * `own` is what the middle alone needs on the end asked for, `other` what it needs on the end that is given.
 */
export function answer(own: number, other: number, size: number): number {
  if (size === other) return 0;
  if (own < other) return own <= size && size < other ? size + 1 : size;
  return other < size && size <= own ? size - 1 : size;
}

/** The balance of every part of a row that a single removal of ends leads through; O(k²) for k sections. */
export function balanceOf(sections: readonly number[]): Balance {
  // After round r, balances[i] belongs to the r sections from i on.
  let balances: Balance[] = new Array(sections.length + 1).fill(NOTHING);
  for (let width = 1; width <= sections.length; width++) {
    const wider: Balance[] = [];
    for (let from = 0; from + width <= sections.length; from++) {
      const bottom = sections[from] as number;
      const top = sections[from + width - 1] as number;
      const withoutTop = balances[from] as Balance;
      const withoutBottom = balances[from + 1] as Balance;
      wider.push({
        below: answer(withoutTop.below, withoutTop.above, top),
        above: answer(withoutBottom.above, withoutBottom.below, bottom),
      });
    }
    balances = wider;
  }
  return balances[0] ?? NOTHING;
}
