import { endOfRegion, type Row } from './row.ts';
import { type Kind, kindsIn } from './row-kinds.ts';

/** More than this are as good as any number. */
const MAX_MOBILITY = 2 ** 24;
/** A free spot alone, as a boundary. */
const FREE = -1;

/**
 * Approximate number of moves of a land, without making them: pairs of corners, those of one boundary times the ways to split the others.
 * Equal boundaries are distinguished by their number alone.
 */
export function mobilityOfRow({ numbers, end }: Row): number {
  let moves = 0;
  for (let at = 0; at < end; at = endOfRegion(numbers, at)) moves += mobilityIn(numbers, at);
  return Math.min(MAX_MOBILITY, Math.ceil(moves));
}

function mobilityIn(numbers: Uint8Array, from: number): number {
  const kinds = kindsIn(numbers, from, FREE);
  let sides = 1;
  for (const { number } of kinds) sides *= number + 1;
  let moves = 0;
  for (let one = 0; one < kinds.length; one++) {
    const { boundary, number } = kinds[one] as Kind;
    const length = lengthOf(numbers, boundary);
    moves += (pairsWithin(numbers, boundary) * sides * number) / (number + 1);
    if (number > 1) moves += length ** 2;
    for (let other = one + 1; other < kinds.length; other++) moves += length * lengthOf(numbers, (kinds[other] as Kind).boundary);
  }
  return moves;
}

function lengthOf(numbers: Uint8Array, boundary: number): number {
  return boundary === FREE ? 1 : (numbers[boundary] as number);
}

/** Pairs of corners, with loops; that at a free spot counts half, its sides being alike. */
function pairsWithin(numbers: Uint8Array, boundary: number): number {
  if (boundary === FREE) return 1 / 2;
  const length = numbers[boundary] as number;
  let pairs = (length * (length - 1)) / 2;
  for (let at = boundary + 1; at <= boundary + length; at++) if (numbers[at] === 2) pairs++;
  return pairs;
}
