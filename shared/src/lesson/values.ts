import { readGame, readPosition } from '../catalogue/read.ts';
import { after } from '../game/contract.ts';
import { mex } from '../solver/nimbers.ts';
import { RecursiveSolver } from '../solver/recursive-solver.ts';

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
  const read = readGame(game, params);
  if (!read.ok) throw new Error(`There is no game ${game}`);
  const { rules } = read.value;
  const here = readPosition(rules, position);
  if (!here.ok) throw new Error(`There is no position ${position}`);
  const definition = new RecursiveSolver(rules, false);
  const found = new Map<string, Left>();
  for (const move of rules.moves(here.value)) {
    const next = after(rules, here.value, move);
    const parts = partsOf(rules.position.format(next));
    found.set(parts.join(), { parts, nimber: definition.nimber(next) });
  }
  return [...found.values()].sort((a, b) => sizeOf(b) - sizeOf(a) || a.parts.length - b.parts.length);
}

/** The smallest number that none of these is worth. */
export function smallestMissing(left: readonly Left[]): number {
  return mex(new Set(left.map(({ nimber }) => nimber)));
}

function partsOf(position: string): string[] {
  const parts = position.split(',').filter((part) => part !== '0' && part !== '');
  return parts.sort((a, b) => Number(b) - Number(a));
}

function sizeOf({ parts }: Left): number {
  return parts.reduce((sum, part) => sum + Number(part), 0);
}
