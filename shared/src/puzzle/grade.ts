import { GROUPS } from '../game/contract.ts';
import type { Features } from './features.ts';
import type { PuzzleKind } from './puzzle.ts';

/** The scale: everybody solves the easiest, and hardly anybody the hardest. */
export const EASIEST = 400;
export const HARDEST = 2400;

/** Beyond as many decoys, one more makes nothing harder. */
const MAX_DECOYS = 4;

/**
 * How hard a puzzle is, on the scale on which beginners start at 700. A first guess from its features: the chance of guessing the answer,
 * how far one has to look ahead, and misleading moves. Square roots, because the hundredth move is hardly harder than the ninetieth; unlike
 * logarithms they are the same on every machine.
 */
export function ratingOf(kind: PuzzleKind, { moves, parts, length, decoys, paired, misere, group }: Features): number {
  const guess = kind === 'find' ? 330 + 85 * Math.sqrt(moves) : 330 + 60 * Math.sqrt(moves);
  const seen = 55 * Math.sqrt(length) + 60 * Math.max(0, parts - 1);
  const astray = (kind === 'find' ? 60 : 160) * Math.min(decoys, MAX_DECOYS);
  const strange = 90 * GROUPS.indexOf(group) + (misere ? 100 : 0);
  const rating = guess + seen + astray + strange - (paired ? 220 : 0);
  return Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)));
}
