import type { Exactness } from '@nimhall/shared/room/accuracy';
import type { Outcome, PlayedGame } from '@nimhall/shared/room/played';
import type { Player } from '@nimhall/shared/room/room';
import type { BySeat } from '@nimhall/shared/room/seat';
import type { Tally, TrackRecord } from '@nimhall/shared/room/tally';

/** Games that are looked at in one go. */
export const GAMES_LOOKED_AT = 500;

/** Games that are counted at most: the newest ones. */
export const GAMES_COUNTED = 10_000;
/** People whom somebody played with most. */
export const MOST_RIVALS = 5;

/** Which part of somebody's games is wanted. */
export interface PlayedQuestion {
  /** `next` of the page before; null for the newest. */
  readonly after: string | null;
  /** Only games of this family, or that came to this; all where it is null. */
  readonly game: string | null;
  readonly outcome: Outcome | null;
  /** Only those of rooms that the lobby may list. */
  readonly listed: boolean;
  /** Games on a page at most. */
  readonly most: number;
}

/** Who somebody is to others. Of their games the newest `GAMES_COUNTED` count. */
export interface Profiles {
  /** Who is kept by a name that looks so. */
  keeper(looks: string): Promise<Player | null>;
  standing(player: string): Promise<TrackRecord>;
  /** What the games of a player against another came to. */
  between(player: string, opponent: string): Promise<Tally>;
}

/** How exactly games were played, for those that were reviewed. */
export interface Reviews {
  /** By `room version`. */
  of(games: readonly Pick<PlayedGame, 'room' | 'version'>[]): Promise<ReadonlyMap<string, BySeat<Exactness>>>;
  /** Keeps what was found of a game of the log, once. */
  keep(room: string, version: number, accuracy: BySeat<Exactness>): Promise<void>;
}
