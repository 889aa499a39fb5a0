import type { MapView } from '@nimhall/shared/game/view';
import { inOrder, type Region } from '@nimhall/shared/games/sprouts/map';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';

/** A drawing with one spot more, which has no line, in its first region. There may be too many now. */
export function withSpot({ spots, regions }: MapView): string {
  const [first = [], ...others] = regions;
  return mapNotation.format(inOrder(spots + 1, [[...first, [spots]], ...others]));
}

/** Without its last spot; as it is where that has a line, or is the only one. */
export function withoutSpot({ spots, regions }: MapView): string {
  const isLast = ([spot, ...more]: readonly number[]): boolean => spot === spots - 1 && more.length === 0;
  const fewer: readonly Region[] = regions.map((region) => region.filter((walk) => !isLast(walk)));
  const isGone = spots > 1 && regions.flat().some(isLast);
  return mapNotation.format(isGone ? inOrder(spots - 1, fewer) : { spots, regions });
}
