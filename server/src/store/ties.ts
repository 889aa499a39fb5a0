import type { Tie } from '@nimhall/shared/protocol/ties';
import type { Player } from '@nimhall/shared/room/room';

/** Somebody, and what they are to a player. */
export interface Tied {
  readonly player: Player;
  readonly tie: Tie;
}

/** Friends and others that somebody may have. */
export const MOST_TIES = 200;

/** What people are to one another. */
export interface Ties {
  /** Notes what another player is to this one; null for nothing. False where one of them is not kept, or there are `MOST_TIES` already. */
  set(player: string, other: string, tie: Tie | null): Promise<boolean>;
  /** Those of a player, by name. */
  of(player: string): Promise<Tied[]>;
  /** Whom this player has blocked, and who has blocked them. */
  apart(player: string): Promise<string[]>;
}

/** Those of some that are this to a player. */
export function tiedBy(wanted: Tie, ties: readonly Tied[]): Player[] {
  return ties.filter(({ tie }) => tie === wanted).map(({ player }) => player);
}
