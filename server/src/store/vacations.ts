import type { Vacation } from '@nimhall/shared/room/vacation';

/** A vacation of a player, the nth from 0. */
export interface KeptVacation extends Vacation {
  readonly player: string;
  readonly nth: number;
}

/**
 * When players were on vacation, and are: the rooms in which a clock stands still for one know it from their logs, and are told of it one by
 * one. What they were not yet told stands here, so that it goes on after a crash.
 */
export interface Vacations {
  /** Those of a player, the first first. */
  of(player: string): Promise<Vacation[]>;
  /** Adds the nth of a player who is kept. False, and nothing added, where it is there: another node was faster. */
  begin(player: string, nth: number, vacation: Vacation): Promise<boolean>;
  /** Ends the nth sooner than it would. False where it does not. */
  end(player: string, nth: number, until: number): Promise<boolean>;
  /** Those of which games have not been told yet as they stand, `most` at most. */
  untold(most: number): Promise<KeptVacation[]>;
  /** All games have been told of it, unless it ends at another time by now. */
  noteTold(vacation: KeptVacation): Promise<void>;
  /** Codes of the next `most` rooms after this one in which a game waits for a player or, with them, for the other one. */
  games(player: string, after: string, most: number): Promise<string[]>;
}
