/**
 * A single pile open at both ends is End-Nim: its sections are piles in a row, and only end piles may be lowered.
 * Albert and Nowakowski, The game of End-Nim, 2001; Cairns and Ho, Min, a combinatorial game, 2011.
 */

/** For a row of sections, the size of one more section that makes the mover lose: added below, and added above. */
export interface Balance {
  readonly below: number;
  readonly above: number;
}

/**
 * Given the balance of a middle, the section on one end that makes the mover lose when the other end has `size` ≥ 1.
 * `own` is what the middle alone needs on the end asked for, `other` what it needs on the end that is given.
 */
export function answer(own: number, other: number, size: number): number {
  if (size === other) return 0;
  if (own < other) return own <= size && size < other ? size + 1 : size;
  return other < size && size <= own ? size - 1 : size;
}

/** The balance of a row, from those of all its shorter stretches; O(k²) for k sections. */
export function balanceOf(sections: readonly number[]): Balance {
  // At index i, what the stretch from section i on needs that is as wide as the round has come.
  const below = Array<number>(sections.length + 1).fill(0);
  const above = Array<number>(sections.length + 1).fill(0);
  for (let width = 1; width <= sections.length; width++) {
    for (let from = 0; from + width <= sections.length; from++) {
      below[from] = answer(below[from] as number, above[from] as number, sections[from + width - 1] as number);
      above[from] = answer(above[from + 1] as number, below[from + 1] as number, sections[from] as number);
    }
  }
  return { below: below[0] as number, above: above[0] as number };
}
