import type { Player } from '../room/room.ts';

/** A player who joined a class or a tournament; for a program, with its owner. */
interface Joined {
  readonly player: string;
  readonly name: string;
  readonly owner?: string;
}

/** A player by the name that they chose for a class or a tournament. */
export function playerCalled(name: string, { id, owner }: Player): Player {
  return owner === undefined ? { id, name } : { id, name, owner };
}

/** Somebody who joins. */
export function joinedAs({ id, name, owner }: Player): Joined {
  return owner === undefined ? { player: id, name } : { player: id, name, owner };
}

/** Somebody who joined, as a player of a room. */
export function playerOf({ player, name, owner }: Joined): Player {
  return owner === undefined ? { id: player, name } : { id: player, name, owner };
}
