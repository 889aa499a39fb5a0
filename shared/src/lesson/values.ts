import { readGame, readPosition } from '../catalogue/read.ts';
import type { Ruleset } from '../game/contract.ts';
import { mex } from '../solver/nimbers.ts';

/** What one move can leave: the parts that are not empty, largest first, and what they are worth together. */
export interface Left {
  readonly parts: readonly string[];
  readonly nimber: number;
}

/**
 * What the moves from a small position of one part lead to, each way once, largest first, with nimbers by their definition. The
 * parts of a position are what commas part; a part that is 0 is empty. Throws for texts that are no position.
 */
export function leftFrom(game: string, params: unknown, position: string): Left[] {
  const rules = readGame(game, params);
  if (!rules.ok) throw new Error(`There is no game ${game}`);
  return new Values(rules.value.rules).leftFrom(position);
}

/** The smallest number that none of these is worth. */
export function smallestMissing(left: readonly Left[]): number {
  return mex(new Set(left.map(({ nimber }) => nimber)));
}

class Values {
  readonly #rules: Ruleset;
  readonly #nimbers = new Map<string, number>();

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  leftFrom(position: string): Left[] {
    const here = readPosition(this.#rules, position);
    if (!here.ok) throw new Error(`There is no position ${position}`);
    const found = new Map<string, Left>();
    for (const move of this.#rules.moves(here.value)) {
      const next = this.#rules.play(here.value, move);
      if (!next.ok) continue;
      const parts = partsOf(this.#rules.position.format(next.value));
      found.set(parts.join(), { parts, nimber: parts.reduce((sum, part) => sum ^ this.#nimberOf(part), 0) });
    }
    return [...found.values()].sort((a, b) => sizeOf(b) - sizeOf(a) || a.parts.length - b.parts.length);
  }

  #nimberOf(part: string): number {
    const known = this.#nimbers.get(part) ?? smallestMissing(this.leftFrom(part));
    this.#nimbers.set(part, known);
    return known;
  }
}

function partsOf(position: string): string[] {
  const parts = position.split(',').filter((part) => part !== '0' && part !== '');
  return parts.sort((a, b) => Number(b) - Number(a));
}

function sizeOf({ parts }: Left): number {
  return parts.reduce((sum, part) => sum + Number(part), 0);
}
