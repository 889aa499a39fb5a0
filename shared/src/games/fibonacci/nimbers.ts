import type { Computation } from '../../game/theory.ts';

/** Work between two yields, and for each state that is counted, in moves looked at. */
const SLICE = 20_000;
const LOOKS_A_STATE = 100;

/** Nimbers of heaps with quotas, computed from the rules on demand. */
export interface QuotaNimbers {
  reach(heap: number): Computation<void>;
  /** Of a heap that has been reached. */
  at(heap: number, quota: number): number;
}

/** How many states it takes to work out a heap and all smaller ones, at most. */
export function costOf(heap: number): number {
  return (heap * heap) / (2 * LOOKS_A_STATE);
}

/**
 * A larger quota only adds moves, so the nimber of a heap never falls as the quota grows. For each heap it is enough to keep
 * the quotas at which it rises.
 */
export function quotaNimbers(): QuotaNimbers {
  /** By heap, the least quotas with a nimber of more than 0, of more than 1, and so on. */
  const rises: (readonly number[])[] = [[]];

  function at(heap: number, quota: number): number {
    const quotas = rises[heap] as readonly number[];
    let nimber = 0;
    while (nimber < quotas.length && (quotas[nimber] as number) <= quota) nimber++;
    return nimber;
  }

  function risesOf(heap: number): number[] {
    /** By nimber, the least take that leads to it. */
    const least: (number | undefined)[] = [];
    for (let take = 1; take <= heap; take++) least[at(heap - take, 2 * take)] ??= take;
    const quotas: number[] = [];
    let quota = 0;
    for (const take of least) {
      if (take === undefined) break;
      quota = Math.max(quota, take);
      quotas.push(quota);
    }
    return quotas;
  }

  return {
    at,
    *reach(heap): Computation<void> {
      let looks = 0;
      let yielded = 0;
      for (let next = rises.length; next <= heap; next = rises.length) {
        rises.push(risesOf(next));
        looks += next;
        if (looks - yielded < SLICE) continue;
        yielded = looks;
        yield { states: looks / LOOKS_A_STATE };
      }
    },
  };
}
