import type { SquaresView, SquareView } from '@nimhall/shared/game/view';
import { bitten } from './square-moves.ts';

/** A drawn square; the last `faint` of its things are faint. */
export interface Shown extends Pick<SquareView, 'holds' | 'count'> {
  readonly faint: number;
}

/** A square as it is while a move that names these squares is selected, or begun: what would go and come is faint. */
export function previewOf(view: SquaresView, square: SquareView, names: readonly string[]): Shown {
  const { name, holds, count = 1 } = square;
  const as = (holds: SquareView['holds'], faint: number, more = 0): Shown => ({ holds, count: count + more, faint });
  const [first, second] = names;
  const isNamed = names.includes(name);
  switch (view.act) {
    case 'carry':
      if (name === first && holds === 'coin') return as('coin', second === undefined ? 0 : 1);
      if (name === second) return as('coin', 1, holds === 'coin' ? 1 : 0);
      return as(holds, 0);
    case 'turn':
      return isNamed ? as(holds === 'heads' ? 'tails' : 'heads', 1) : as(holds, 0);
    case 'cross':
      return isNamed && holds === 'nothing' ? as('cross', 1) : as(holds, 0);
    case 'domino':
      return isNamed && holds === 'nothing' ? as('domino', 1) : as(holds, 0);
    case 'bite':
      return as(holds, first !== undefined && bitten(view, first).has(name) ? 1 : 0);
    default:
      return view.act satisfies never;
  }
}
