import type { View } from '@nimhall/shared/game/view';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { type Placed, sceneOf } from '../../ground/position/scene.ts';

/** How many stones or pins each side has taken so far. */
export type Taken = Readonly<Record<Seat, number>>;

const NOTHING: Taken = { first: 0, second: 0 };

/** Counts what each side has taken, going on from the positions it has seen before: a game may have a thousand moves. */
export class Takings {
  #game: Omit<Placed, 'position'> | null = null;
  #positions: readonly string[] = [];
  #taken = NOTHING;

  /** After these positions, the start first. */
  after({ game, params }: Omit<Placed, 'position'>, positions: readonly string[]): Taken {
    const goesOn =
      game === this.#game?.game &&
      params === this.#game.params &&
      positions.length >= this.#positions.length &&
      this.#positions.every((position, ply) => position === positions[ply]);
    if (!goesOn) this.#taken = NOTHING;
    for (let ply = goesOn ? Math.max(1, this.#positions.length) : 1; ply < positions.length; ply++) {
      const mover: Seat = ply % 2 === 1 ? 'first' : 'second';
      const by =
        countAt({ game, params, position: positions[ply - 1] as string }) - countAt({ game, params, position: positions[ply] as string });
      this.#taken = { [mover]: this.#taken[mover] + by, [otherSeat(mover)]: this.#taken[otherSeat(mover)] } as unknown as Taken;
    }
    this.#game = { game, params };
    this.#positions = positions;
    return this.#taken;
  }
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
