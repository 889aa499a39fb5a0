import { NEWCOMER, type RatedGame, ratedAfter, rested, type Standing } from '../rating.ts';
import type { Change, Rated } from '../room/duel.ts';
import { isDuelOver } from '../room/duel-phase.ts';
import type { Room } from '../room/room.ts';
import { type BySeat, bySeat, otherSeat, SEATS, type Seat } from '../room/seat.ts';
import { botStanding } from './bots.ts';

/** What a rating is about: a family of games by its id, or all games together. */
export type Scope = string;
export const OVERALL: Scope = '*';

/** A rating on the list. */
export interface Rank {
  readonly player: string;
  readonly scope: Scope;
  readonly standing: Standing;
}

/** A rating that a duel has changed, for the list. */
export interface NewRank extends Rank {
  /** When the duel before ended, by which the rating was known; null where there was none. */
  readonly previous: number | null;
}

/** What is known of a player; null for whoever has played no duel. */
export type KnownStanding = (player: string, scope: Scope) => Standing | null;

/** A duel that is over: as much of its room as ratings need. */
export type DuelResult = Pick<Room, 'room' | 'game' | 'seats' | 'score'> & {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** What it did to the ratings, as it was worked out then; null where that is still to be done. */
  readonly rated: Rated | null;
};

/** The result of a duel that is over in a room; null where there is none. */
export function duelResultOf(room: Room): DuelResult | null {
  const { room: code, game, seats, score, updatedAt: at, duel } = room;
  return duel && isDuelOver(room) ? { room: code, game, seats, score, at, rated: duel.rated } : null;
}

/** What a duel does to the ratings of both, by what was known of them before. */
export function ratedBy(result: DuelResult, known: KnownStanding): Rated {
  return { family: changes(result, result.game, known), overall: changes(result, OVERALL, known) };
}

function changes({ game, seats, score, at, rated }: DuelResult, scope: Scope, known: KnownStanding): BySeat<Change> {
  const standingOf = (seat: Seat): Standing => {
    const occupant = seats[seat];
    if (occupant?.kind === 'human') return rested(known(occupant.player.id, scope) ?? NEWCOMER, at);
    // What a bot was worth then, so that the log comes to the same list after it was measured anew.
    if (rated) return ratedIn(rated, scope)[seat].before;
    return occupant ? botStanding(occupant.level, scope === OVERALL ? null : game) : NEWCOMER;
  };
  const before = bySeat('first', standingOf('first'), standingOf('second'));
  const changeOf = (seat: Seat): Change => {
    const [own, opponent] = [before[seat], before[otherSeat(seat)]];
    if (seats[seat]?.kind !== 'human') return { before: own, after: own };
    const games = SEATS.flatMap((winner) => Array<RatedGame>(score[winner]).fill({ opponent, score: winner === seat ? 1 : 0 }));
    return { before: own, after: { ...ratedAfter(own, games), duels: own.duels + 1, at } };
  };
  return bySeat('first', changeOf('first'), changeOf('second'));
}

function ratedIn(rated: Rated, scope: Scope): BySeat<Change> {
  return scope === OVERALL ? rated.overall : rated.family;
}

/** The new ratings of the people in a duel. */
export function ranksAfter({ game, seats }: Pick<DuelResult, 'game' | 'seats'>, rated: Rated): NewRank[] {
  return SEATS.flatMap((seat) => {
    const occupant = seats[seat];
    if (occupant?.kind !== 'human') return [];
    const player = occupant.player.id;
    const rankBy = (scope: Scope, { before, after }: Change): NewRank => ({ player, scope, standing: after, previous: before.at });
    return [rankBy(game, rated.family[seat]), rankBy(OVERALL, rated.overall[seat])];
  });
}

/** The order in which duels are counted. Of one player no two end at the same time, so that this is the order in which they were rated. */
export function inOrder(results: Iterable<DuelResult>): DuelResult[] {
  return [...results].sort((a, b) => a.at - b.at || (a.room < b.room ? -1 : 1));
}

/**
 * The list of ratings that all duels of the log come to, given in any order. Where older duels of a player have been forgotten, the first one
 * that is left says what was known before it.
 */
export function ranksOf(results: Iterable<DuelResult>): Rank[] {
  const ranks = new Map<string, Rank>();
  for (const result of inOrder(results)) {
    const rated = ratedBy(result, (player, scope) => ranks.get(keyOf(player, scope))?.standing ?? knownThen(result, player, scope));
    for (const { player, scope, standing } of ranksAfter(result, rated)) ranks.set(keyOf(player, scope), { player, scope, standing });
  }
  return [...ranks.values()];
}

/** What was known of a player when a duel was rated. It was rested then, so that it does not rest again. */
function knownThen({ seats, rated }: DuelResult, player: string, scope: Scope): Standing | null {
  const seat = SEATS.find((each) => {
    const occupant = seats[each];
    return occupant?.kind === 'human' && occupant.player.id === player;
  });
  if (!seat || !rated) return null;
  const { before } = ratedIn(rated, scope)[seat];
  return { ...before, at: null };
}

function keyOf(player: string, scope: Scope): string {
  return `${scope} ${player}`;
}
