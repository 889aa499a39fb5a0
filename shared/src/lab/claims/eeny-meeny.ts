import { mex } from '../../solver/nimbers.ts';

/** Section sizes of a pile, bottom to top. */
export type Sections = readonly number[];

/** Lemma 3.1: going up, a section counts in full if it is larger than the value below it, and otherwise for one less. */
function goingUp(sections: Sections): number {
  return sections.reduce((below, size) => (size > below ? size : size - 1), 0);
}

/**
 * Equations 2 and 4: going down, "eeny" and "meeny" are said in turn; the first section that differs from the top settles it.
 * @param tieAtBottom whether a tie with the bottom section counts for eeny, as it must; equation 16 is printed without
 */
function byRule(sections: Sections, tieAtBottom = true): number {
  const top = sections.at(-1) ?? 0;
  let eeny = true;
  for (let against = sections.length - 2; against >= 0; against--) {
    const size = sections[against] as number;
    if (size !== top) return top < size === eeny ? top - 1 : top;
    if (against === 0 && eeny && tieAtBottom) return top - 1;
    eeny = !eeny;
  }
  return top;
}

/** The piles that a move makes of this one, from the top section down: fewer in it, and none. */
export function lowered(sections: Sections, least = 1): Sections[] {
  const below = sections.slice(0, -1);
  const top = sections.at(-1) ?? 0;
  return [below, ...Array.from({ length: Math.max(0, top - least) }, (_, taken) => [...below, top - least - taken])];
}

/** The least number that is the value of none of these piles, by the rule. */
export function leastMissing(piles: readonly Sections[]): number {
  return mex(new Set(piles.map((sections) => byRule(sections))));
}

export const values = { goingUp, byRule };
