import { type BotId, botsOf } from '../bot/levels.ts';
import { GAMES } from '../games/all.ts';
import { fieldsOf } from '../json.ts';
import { otherSeat, SEATS, type Seat } from '../room/seat.ts';
import { rungsOf } from './rungs.ts';

/** A player's progress on the ladder of one game. */
export interface Climb {
  /** Beaten bots. Bots and not rungs, because the rungs of a ladder may change. */
  readonly beaten: readonly BotId[];
  /** The seat from which the last game on the next rung was won, since one win from either in a row beats it; null where it was not. */
  readonly won: Seat | null;
  /** Games that were played to their end on the ladder: each begins at another start. */
  readonly games: number;
}

/** A player's progress on all ladders, by game id; ladders that were not begun are absent. */
export interface Climbs {
  /** Of how this is kept. */
  readonly version: 1;
  readonly of: Readonly<Record<string, Climb>>;
}

export const NEW_CLIMB: Climb = { beaten: [], won: null, games: 0 };

export const NO_CLIMBS: Climbs = { version: 1, of: {} };

/** More games than anybody plays on one ladder; stored data may say anything. */
const MAX_GAMES = 1_000_000;

export function climbOf({ of }: Climbs, game: string): Climb {
  return (Object.hasOwn(of, game) && of[game]) || NEW_CLIMB;
}

/** The next opponent: the lowest bot that has not been beaten; null at the top. */
export function nextRung(game: string, { beaten }: Climb): BotId | null {
  return rungsOf(game).find((bot) => !beaten.includes(bot)) ?? null;
}

export function isLadderComplete(game: string, climb: Climb): boolean {
  return nextRung(game, climb) === null;
}

/** Where a person sits in the next game: opposite to where the last one was won, else in turn. */
export function seatFor({ won, games }: Climb): Seat {
  if (won) return otherSeat(won);
  return games % 2 === 0 ? 'first' : 'second';
}

/**
 * After a finished game against a bot of the ladder: a bot is beaten for good by two wins in a row, one from each seat. A game against any
 * other bot only counts as played.
 */
export function climbAfter(
  game: string,
  before: Climb,
  { bot, seat, won }: { readonly bot: BotId; readonly seat: Seat; readonly won: boolean },
): Climb {
  const climb = { ...before, games: before.games + 1 };
  if (bot !== nextRung(game, before)) return climb;
  if (!won) return { ...climb, won: null };
  return before.won === otherSeat(seat) ? { ...climb, beaten: [...before.beaten, bot], won: null } : { ...climb, won: seat };
}

/** With what has come of one ladder. */
export function setClimb(climbs: Climbs, game: string, climb: Climb): Climbs {
  return { version: 1, of: { ...climbs.of, [game]: climb } };
}

/**
 * Merges the progress of two places: a bot beaten at either is beaten. The result is the same in any order and however often it is
 * repeated, so that devices may merge at any time.
 */
export function mergeClimbs(one: Climbs, other: Climbs): Climbs {
  const both = GAMES.flatMap(({ id }) => {
    const climb = climbTogether(id, climbOf(one, id), climbOf(other, id));
    return isBegun(climb) ? [[id, climb] as const] : [];
  });
  return { version: 1, of: Object.fromEntries(both) };
}

function climbTogether(game: string, one: Climb, other: Climb): Climb {
  const beaten = botsIn(game).filter((bot) => one.beaten.includes(bot) || other.beaten.includes(bot));
  const games = Math.max(one.games, other.games);
  // Whether a win waits for the second one is taken from the place with more games, because a later loss would be there; and only if no bot
  // was beaten at the other.
  const known = [one, other].filter((climb) => climb.games === games && climb.beaten.length === beaten.length);
  const won = SEATS.find((seat) => known.some((climb) => climb.won === seat)) ?? null;
  return { beaten, won, games };
}

/** What makes sense of untrusted data: games and bots that there are. */
export function climbsFrom(given: unknown): Climbs {
  const of = fieldsOf(fieldsOf(given).of);
  const read = GAMES.flatMap(({ id }) => {
    const climb = climbFrom(id, Object.hasOwn(of, id) ? of[id] : null);
    return isBegun(climb) ? [[id, climb] as const] : [];
  });
  return { version: 1, of: Object.fromEntries(read) };
}

function climbFrom(game: string, given: unknown): Climb {
  const { beaten, won, games } = fieldsOf(given);
  return {
    beaten: Array.isArray(beaten) ? botsIn(game).filter((bot) => beaten.includes(bot)) : [],
    won: won === 'first' || won === 'second' ? won : null,
    games: Number.isSafeInteger(games) ? Math.min(MAX_GAMES, Math.max(0, Number(games))) : 0,
  };
}

/** The opponents on a ladder. */
function botsIn(game: string): readonly BotId[] {
  return botsOf(game, false).map(({ id }) => id);
}

function isBegun({ games, beaten, won }: Climb): boolean {
  return games > 0 || beaten.length > 0 || won !== null;
}
