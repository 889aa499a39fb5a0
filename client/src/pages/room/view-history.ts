import type { View } from '@nimhall/shared/game/view';
import { boardPositionOf, type Placed } from '../../position/board-position.ts';

/** Board views along the games of a room, extended from the last known ones, because a game may have a thousand moves. */
export class ViewHistory {
  #positions: readonly string[] = [];
  #views: readonly (View | null)[] = [];

  /** At each of these positions, the start first; null where a text makes none. The same list again for the same positions. */
  at({ game, params }: Omit<Placed, 'position'>, positions: readonly string[]): readonly (View | null)[] {
    if (positions === this.#positions) return this.#views;
    const parting = positions.findIndex((position, ply) => position !== this.#positions[ply]);
    const seen = parting === -1 ? positions.length : parting;
    const added = positions.slice(seen).map((position) => viewOf({ game, params, position }));
    this.#positions = positions;
    this.#views = [...this.#views.slice(0, seen), ...added];
    return this.#views;
  }
}

function viewOf(placed: Placed): View | null {
  const scene = boardPositionOf(placed);
  return scene.ok ? scene.value.view : null;
}
