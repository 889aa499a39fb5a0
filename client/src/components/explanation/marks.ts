import type { View } from '@nimhall/shared/game/view';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import type { Marks } from '../../position/legality.ts';
import { partsOf } from '../board/graph/graph-moves.ts';

/** What the board shows of an analysis; nothing while it is pending. */
export function marksOf(analysis: Analysis | null, view: View): Marks {
  const { parts = [], winningMoves = [] } = analysis ?? {};
  const values = new Map(parts.map(({ at, nimber }) => [at, nimber]));
  const places = placesOf(view);
  return {
    values: places.some((place) => values.has(place)) ? places.map((place) => values.get(place) ?? null) : [],
    wins: winningMoves,
    lost: analysis?.explanation.lost ?? [],
  };
}

/** The letters or names of places that a board can show values at. */
function placesOf(view: View): string[] {
  switch (view.kind) {
    case 'heaps':
      return view.heaps.map(({ letter }) => letter);
    case 'rows':
      return view.rows.map(({ letter }) => letter);
    case 'grid':
      return view.pieces.map(({ letter }) => letter);
    case 'stages':
      return view.stacks.map(({ letter }) => letter);
    case 'squares':
      return view.rows.flat().map(({ name }) => name);
    case 'graph':
      return partsOf(view);
    case 'map':
      return view.regions.map((_, region) => `${region + 1}`);
    default:
      return view satisfies never;
  }
}
