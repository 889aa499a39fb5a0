import type { Notation } from '../../game/contract.ts';
import { type Fault, illegal, overLimit } from '../../game/fault.ts';
import { type HeapMove, type Heaps, heapsNotation } from '../../game/heaps.ts';
import { letterOf } from '../../game/letters.ts';
import { say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';

/** Most stones on all steps together, so that no step can ever have more: numbers are exact to 2^53 − 1. */
const MAX_STONES = Number.MAX_SAFE_INTEGER;

const counts = heapsNotation(MAX_STONES);

/** `2,0,3`: the stones on each step, the lowest first; the ground is left out. */
export const stepsNotation: Notation<Heaps> = {
  parse(text) {
    const steps = counts.parse(text);
    if (!steps.ok) return steps;
    const stones = steps.value.reduce((sum, step) => sum + BigInt(step), 0n);
    return stones > MAX_STONES ? overLimit(say`There may be ${MAX_STONES} stones at most.`) : steps;
  },
  format: counts.format,
};

/** The steps after a move: those of the lowest are gone, all others lie one step lower. */
export function steppedDown(steps: Heaps, { heap: step, take }: HeapMove): Result<Heaps, Fault> {
  const size = steps[step];
  const name = letterOf(step).toUpperCase();
  if (size === undefined) return illegal(say`There is no step ${name}.`);
  if (size === 0) return illegal(say`Step ${name} is empty. Choose another one.`);
  if (take > size) return illegal(say`Step ${name} has only ${size}.`);
  const left = steps.with(step, size - take);
  return ok(step === 0 ? left : left.with(step - 1, (steps[step - 1] as number) + take));
}
