import type { Outcome } from '../../game/theory.ts';

/** Where the game ends: when a heap is empty, or when both are equal. */
export type End = 'zero' | 'equal';

/**
 * One of Euclid's divisions: the smaller number can be taken from the larger this many `times` before the next division
 * begins or the game ends, and at least once.
 */
export interface Division {
  readonly larger: number;
  readonly smaller: number;
  readonly times: number;
  /** Who wins, and the nimber, where this division is yet to be made. */
  readonly outcome: Exclude<Outcome, 'unknown'>;
  readonly nimber: number;
}

/** Euclid's algorithm: every division until nothing is left to take, the first one first; none where the game is over. */
export function divisions(one: number, other: number, end: End, misere: boolean): Division[] {
  const steps: Pick<Division, 'larger' | 'smaller' | 'times'>[] = [];
  let [larger, smaller] = one < other ? [other, one] : [one, other];
  while (smaller > 0) {
    const rest = larger % smaller;
    const goesIn = (larger - rest) / smaller;
    const times = rest === 0 && end === 'equal' ? goesIn - 1 : goesIn;
    if (times > 0) steps.push({ larger, smaller, times });
    [larger, smaller] = [smaller, rest];
  }
  return judged(steps, misere);
}

/**
 * Works from the end back: if the smaller number can be taken only once, there is one move. Otherwise taking all and taking all but one
 * lead to both outcomes, so one of them wins (Cole and Davie 1969). The nimbers for taking more and more are the smallest ones that are
 * still missing.
 */
function judged(steps: readonly Pick<Division, 'larger' | 'smaller' | 'times'>[], misere: boolean): Division[] {
  const fromTheEnd: Division[] = [];
  let outcome: Division['outcome'] = misere ? 'N' : 'P';
  let nimber = 0;
  for (const step of steps.toReversed()) {
    outcome = step.times > 1 || outcome === 'P' ? 'N' : 'P';
    nimber = step.times - 1 < nimber ? step.times - 1 : step.times;
    fromTheEnd.push({ ...step, outcome, nimber });
  }
  return fromTheEnd.reverse();
}
