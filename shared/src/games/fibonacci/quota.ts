import type { Notation } from '../../game/contract.ts';
import { malformed } from '../../game/fault.ts';
import { readCount, split, whole } from '../../game/text.ts';
import { say } from '../../phrase.ts';
import { ok } from '../../result.ts';

/** A heap, and how many of it may be taken: never more than it has, and at least 1 until it is empty. */
export interface Quota {
  readonly heap: number;
  readonly quota: number;
}

/** Heaps are exact up to here: the largest whole number a JavaScript number holds without gaps, 2^53 − 1. */
const MAX_HEAP = Number.MAX_SAFE_INTEGER;

/** A heap with a quota, capped by its size. */
export function quotaOn(heap: number, most: number): Quota {
  return { heap, quota: Math.min(heap, most) };
}

/** `20:6`: a heap of 20, of which 6 may be taken at most; `20` is the opening, where one has to be left. */
export const quotaNotation: Notation<Quota> = {
  parse(text) {
    const token = whole(text);
    if (!token.ok) return token;
    const [first = token.value, second, more] = split(token.value, ':');
    if (more) return malformed(say`A position is a heap and how many may be taken, such as 20:6.`, more.at);
    const heap = readCount(first, say`A heap`, 0, MAX_HEAP);
    if (!heap.ok) return heap;
    if (!second) return ok(quotaOn(heap.value, Math.max(1, heap.value - 1)));
    const most = readCount(second, say`The number that may be taken`, Math.min(1, heap.value), MAX_HEAP);
    return most.ok ? ok(quotaOn(heap.value, most.value)) : most;
  },
  format: ({ heap, quota }) => `${heap}:${quota}`,
};
