import type { View } from '@nimhall/shared/game/view';
import { type BySeat, bySeat, moverOf } from '@nimhall/shared/room/seat';
import { type Placed, sceneOf } from '../../ground/position/scene.ts';

/** How many stones or pins each side has taken so far. */
export type Taken = BySeat<number>;

export const NOTHING_TAKEN: Taken = { first: 0, second: 0 };

/** Counts what each side has taken in the games of a room, going on from the positions it has seen before: a game may have a thousand moves. */
export class Takings {
  #positions: readonly string[] = [];
  /** How many things lie on each of them. */
  #counts: readonly number[] = [];
  #taken = NOTHING_TAKEN;

  /** After these positions, the start first. */
  after({ game, params }: Omit<Placed, 'position'>, positions: readonly string[]): Taken {
    if (positions === this.#positions) return this.#taken;
    const parting = positions.findIndex((position, ply) => position !== this.#positions[ply]);
    const seen = parting === -1 ? positions.length : parting;
    const added = positions.slice(seen).map((position) => countAt({ game, params, position }));
    this.#positions = positions;
    this.#counts = [...this.#counts.slice(0, seen), ...added];
    this.#taken = takenBetween(this.#counts);
    return this.#taken;
  }
}

/** What each side took, where so many things lay after each move. */
function takenBetween(counts: readonly number[]): Taken {
  return counts.slice(1).reduce((taken, count, ply) => {
    const by = bySeat(moverOf(ply), (counts[ply] as number) - count, 0);
    return { first: taken.first + by.first, second: taken.second + by.second };
  }, NOTHING_TAKEN);
}

function countAt(placed: Placed): number {
  const scene = sceneOf(placed);
  return scene.ok ? thingsOn(scene.value.view) : 0;
}

/** How many things lie there that moves take away; none where moves only put them elsewhere. */
function thingsOn(view: View): number {
  switch (view.kind) {
    case 'heaps':
      return view.stairs ? 0 : sum(view.heaps.map(({ size }) => size));
    case 'rows':
      return sum(view.rows.map(({ size }) => size));
    case 'stages':
      return sum(view.stacks.flatMap(({ stages }) => stages.flat()));
    default:
      return 0;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
