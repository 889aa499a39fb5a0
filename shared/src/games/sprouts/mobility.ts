import { type Kind, kindsOf } from './kinds.ts';
import type { Boundary, Land, Region } from './lands.ts';

/**
 * About how many moves a land has, without making them: pairs of corners, those of one boundary in as many ways as there are
 * to lay the others on two sides. Boundaries that are alike are told apart by their number alone.
 */
export function mobilityOf(land: Land): number {
  let moves = 0;
  for (const region of land) moves += mobilityIn(region);
  return Math.min(MOST, Math.ceil(moves));
}

/** More than this are as good as any number. */
const MOST = 2 ** 24;

function mobilityIn(region: Region): number {
  const kinds = kindsOf(region);
  let sides = 1;
  for (const { number } of kinds) sides *= number + 1;
  let moves = 0;
  for (let one = 0; one < kinds.length; one++) {
    const { boundary, number } = kinds[one] as Kind;
    moves += (pairsWithin(boundary) * sides * number) / (number + 1);
    if (number > 1) moves += boundary.length ** 2;
    for (let other = one + 1; other < kinds.length; other++) moves += boundary.length * (kinds[other] as Kind).boundary.length;
  }
  return moves;
}

/** Pairs of corners, with loops; that at a free spot counts half, its sides being alike. */
function pairsWithin(boundary: Boundary): number {
  const { length } = boundary;
  if (length === 1 && boundary[0] === 3) return 1 / 2;
  let pairs = (length * (length - 1)) / 2;
  for (const spot of boundary) if (spot === 2) pairs++;
  return pairs;
}
