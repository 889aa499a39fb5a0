import type { View } from '@nimhall/shared/game/view';

/** The tables there are: oak, green felt, plum, slate and drawing paper. Each is a class of `surface`. */
export type Surface = 'heaps' | 'rows' | 'coins' | 'grids' | 'lines';

/** The table that a position lies on. */
export function surfaceOf(view: View): Surface {
  switch (view.kind) {
    case 'heaps':
    case 'stages':
      return 'heaps';
    case 'rows':
      return 'rows';
    case 'squares':
      return view.act === 'carry' || view.act === 'turn' ? 'coins' : 'grids';
    case 'grid':
      return 'grids';
    case 'graph':
    case 'map':
      return 'lines';
    default:
      return view satisfies never;
  }
}
