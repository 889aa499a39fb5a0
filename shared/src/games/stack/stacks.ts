import type { Notation } from '../../game/contract.ts';
import { type Fault, illegal, malformed, overLimit } from '../../game/fault.ts';
import type { Heaps } from '../../game/heaps.ts';
import { letterOf, MAX_PARTS } from '../../game/letters.ts';
import { readLetter, readParts } from '../../game/parts.ts';
import { readCount, split, type Token } from '../../game/text.ts';
import { count, say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** Nim games on top of each other, bottom first. No stage is empty: one that is cleared comes off, and frees the next. */
export type Stack = readonly Heaps[];
export type Stacks = readonly Stack[];

/** Take `take` ≥ 1 objects from one heap of the top stage of a stack. */
export interface StageMove {
  readonly stack: number;
  /** Counted from 0; the text counts from 1. */
  readonly heap: number;
  readonly take: number;
}

const MAX_STAGES = 100;
const MAX_HEAP = Number.MAX_SAFE_INTEGER;

/** `1|2.2,3`: stages bottom first, heaps of a stage with points between. */
export const stacksNotation: Notation<Stacks> = {
  parse: (text) => readParts(text, (stacks) => count(stacks, '{0} stack', '{0} stacks'), readStack),
  format: (stacks) => stacks.map(stackText).join(','),
};

/** `a2:1`: from the second heap of the top stage of stack a take 1. */
export const stageMoveNotation: Notation<StageMove> = {
  parse(text) {
    const named = readLetter(text, say`A move starts with the letter of a stack, such as a2:1.`);
    if (!named.ok) return named;
    const { part: stack, rest } = named.value;
    const [first, second, more] = split(rest, ':');
    if (!first || !second || more) return malformed(say`A move names a heap and how many to take, such as a2:1.`, more?.at ?? rest.at);
    const heap = readCount(first, say`The number of the heap`, 1, MAX_HEAP);
    if (!heap.ok) return heap;
    const take = readCount(second, say`The number taken`, 1, MAX_HEAP);
    return take.ok ? ok({ stack, heap: heap.value - 1, take: take.value }) : take;
  },
  format: ({ stack, heap, take }) => `${letterOf(stack)}${heap + 1}:${take}`,
};

export function stackText(stack: Stack): string {
  return stack.length === 0 ? '0' : stack.map((heaps) => heaps.join('.')).join('|');
}

function readStack(token: Token): Result<Stack, Fault> {
  const stages: Heaps[] = [];
  for (const [index, each] of split(token, '|').entries()) {
    if (index === MAX_STAGES) return overLimit(say`A stack may have ${MAX_STAGES} stages at most.`, each.at);
    const heaps = split(each, '.');
    if (heaps.length > MAX_PARTS) return overLimit(say`A stage may have ${MAX_PARTS} heaps at most.`, heaps[MAX_PARTS]?.at);
    const sizes: number[] = [];
    for (const heap of heaps) {
      const size = readCount(heap, say`A heap`, 0, MAX_HEAP);
      if (!size.ok) return size;
      sizes.push(size.value);
    }
    if (sizes.some((size) => size > 0)) stages.push(sizes);
  }
  return ok(stages);
}

/** The stack after a take from its top stage; a fault when there is no such heap or it has too few objects. */
export function taken(stacks: Stacks, { stack: index, heap, take }: StageMove): Result<Stacks, Fault> {
  const stack = stacks[index];
  const name = letterOf(index).toUpperCase();
  if (stack === undefined) return illegal(say`There is no stack ${name}.`);
  const top = stack.at(-1);
  const size = top?.[heap];
  if (!top || size === undefined)
    return illegal(top ? say`The top stage of stack ${name} has no heap ${heap + 1}.` : say`Stack ${name} is empty. Choose another one.`);
  if (size === 0) return illegal(say`Heap ${heap + 1} of stack ${name} is empty. Choose another one.`);
  if (take > size) return illegal(say`Heap ${heap + 1} of stack ${name} has only ${size}.`);
  const left = top.with(heap, size - take);
  const below = stack.slice(0, -1);
  return ok(stacks.with(index, left.every((each) => each === 0) ? below : [...below, left]));
}
