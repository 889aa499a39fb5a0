import { count, say } from '../phrase.ts';
import { ok, type Result } from '../result.ts';
import type { Notation } from './contract.ts';
import { type Fault, illegal, malformed } from './fault.ts';
import { type HeapMove, type Heaps, heapMoveNotation, standing, takeFrom } from './heaps.ts';
import { letterOf } from './letters.ts';
import { split, whole } from './text.ts';

/** What one move takes from several heaps, by heap; each heap at most once. */
export type Takes = readonly HeapMove[];

/** `a1,c4`: from heap a take 1 and from heap c take 4. */
export const takesNotation: Notation<Takes> = {
  parse(text) {
    const token = whole(text);
    if (!token.ok) return token;
    const takes: HeapMove[] = [];
    for (const each of split(token.value, ',')) {
      const take = heapMoveNotation.parse(each.text);
      if (!take.ok) return { ok: false, error: { ...take.error, at: each.at + (take.error.at ?? 0) } };
      if (takes.some(({ heap }) => heap === take.value.heap)) {
        return malformed(say`Heap ${letterOf(take.value.heap).toUpperCase()} comes twice in this move. Name each heap once.`, each.at);
      }
      takes.push(take.value);
    }
    return ok(takes.sort((a, b) => a.heap - b.heap));
  },
  format: (takes) => takes.map((take) => heapMoveNotation.format(take)).join(','),
};

/** Takes from up to `most` heaps. */
export function takeFromEach(heaps: Heaps, takes: Takes, most: number): Result<Heaps, Fault> {
  if (takes.length > most) return illegal(count(most, 'Take from one heap only.', 'Take from {0} heaps at most.'));
  let left: Result<Heaps, Fault> = ok(heaps);
  for (const take of takes) {
    left = takeFrom(left.value, take);
    if (!left.ok) return left;
  }
  return left;
}

/** Every way to take from one up to `most` heaps, any number from each; heap by heap, smaller numbers first. */
export function* takesUpTo(heaps: Heaps, most: number, from = 0): Generator<HeapMove[], void, void> {
  if (most === 0) return;
  for (let heap = from; heap < heaps.length; heap++) {
    const size = heaps[heap] as number;
    for (let take = 1; take <= size; take++) {
      yield [{ heap, take }];
      for (const rest of takesUpTo(heaps, most - 1, heap + 1)) yield [{ heap, take }, ...rest];
    }
  }
}

/** Takes from one up to `most` heaps that are not empty, chosen by `random`; every such move is possible. */
export function sampleTakes(heaps: Heaps, most: number, random: () => number): Takes {
  const below = (count: number) => Math.floor(random() * count);
  const open = standing(heaps);
  const chosen: number[] = [];
  for (let count = 1 + below(Math.min(most, open.length)); count > 0; count--) chosen.push(...open.splice(below(open.length), 1));
  return chosen.sort((a, b) => a - b).map((heap) => ({ heap, take: 1 + below(heaps[heap] as number) }));
}
