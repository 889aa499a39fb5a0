import { isPlaced, NEWCOMER, type RatedGame, type Rating, ratedAfter, rested, type Standing } from '../rating.ts';
import { type Change, LESSENED, type Lessened, type Meetings, type Rated } from '../room/duel.ts';
import { isDuelOver } from '../room/duel-phase.ts';
import type { Room } from '../room/room.ts';
import { type BySeat, bySeat, otherSeat, SEATS, type Seat } from '../room/seat.ts';
import { botStanding } from './bots.ts';
import { afterShare, REMEMBERED, sharesOf } from './share.ts';

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

/** The rating of a player; null before their first duel. */
export type KnownStanding = (player: string, scope: Scope) => Standing | null;

/** A duel that is over: as much of its room as ratings need. */
export type DuelResult = Pick<Room, 'room' | 'game' | 'seats' | 'score'> & {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** Whether both moved in one of its games. */
  readonly played: boolean;
  /** What it did to the ratings, as it was worked out then; null where that is still to be done. */
  readonly rated: Rated | null;
  /** Whether it no longer counts. */
  readonly voided: boolean;
};

/** The result of a duel that is over in a room; null where there is none. */
export function duelResultOf(room: Room): DuelResult | null {
  const { room: code, game, seats, score, updatedAt: at, duel } = room;
  if (!duel || duel.unrated || !isDuelOver(room)) return null;
  return { room: code, game, seats, score, at, played: duel.played === true, rated: duel.rated, voided: duel.voided === true };
}

/** The two who played a duel, where both are people. */
export function pairOf({ seats }: Pick<DuelResult, 'seats'>): readonly [string, string] | null {
  const { first, second } = seats;
  return first?.kind === 'human' && second?.kind === 'human' ? [first.player.id, second.player.id] : null;
}

/** What a duel does to the ratings of both, by what was known of them before, and by how often they had met. */
export function ratedBy(result: DuelResult, known: KnownStanding, met: readonly Meetings[]): Rated {
  const family = changes(result, result.game, known, met);
  const overall = changes(result, OVERALL, known, met);
  const lessened = LESSENED.filter((reason) => family.lessened.includes(reason) || overall.lessened.includes(reason));
  return {
    family: family.of,
    overall: overall.of,
    ...(lessened.length > 0 ? { lessened } : {}),
    ...(met.length > 0 ? { met } : {}),
  };
}

interface Changes {
  readonly of: BySeat<Change>;
  readonly lessened: readonly Lessened[];
}

function changes(result: DuelResult, scope: Scope, known: KnownStanding, met: readonly Meetings[]): Changes {
  const { game, seats, score, at, played, rated } = result;
  const standingOf = (seat: Seat): Standing => {
    const occupant = seats[seat];
    if (occupant?.kind === 'human') return rested(known(occupant.player.id, scope) ?? NEWCOMER, at);
    // The bot's rating at that time, so that the log gives the same ratings after bots are measured again.
    if (rated) return ratedIn(rated, scope)[seat].before;
    // A bot's own rating of the family counts in all games together as well; otherwise playing it where it is weakest would pay.
    return occupant ? botStanding(occupant.level, game) : NEWCOMER;
  };
  const before = bySeat('first', standingOf('first'), standingOf('second'));
  const isPerson = bySeat('first', seats.first?.kind === 'human', seats.second?.kind === 'human');
  const wholeOf = (seat: Seat): Rating => {
    if (!isPerson[seat]) return before[seat];
    const opponent = before[otherSeat(seat)];
    return ratedAfter(
      before[seat],
      SEATS.flatMap((winner) => Array<RatedGame>(score[winner]).fill({ opponent, score: winner === seat ? 1 : 0 })),
    );
  };
  const whole = bySeat('first', wholeOf('first'), wholeOf('second'));
  const lately = met.reduce((sum, each) => sum + each.lately, 0);
  const shares = sharesOf({ score, played, isPerson, before: lately }, before, whole);
  const isNewOpponent = played && isPerson.first && isPerson.second && !met.some((each) => scope === OVERALL || each.game === scope);
  const changeOf = (seat: Seat): Change => {
    const own = before[seat];
    if (!isPerson[seat]) return { before: own, after: own };
    const after = afterShare(own, whole[seat], shares.of[seat]);
    const places = !isPerson[otherSeat(seat)] && !isPlaced(own);
    const risen = places ? own.risen : Math.max(0, own.risen + after.rating - own.rating);
    const opponents = own.opponents + (isNewOpponent ? 1 : 0);
    return { before: own, after: { ...after, duels: own.duels + 1, opponents, risen, at } };
  };
  return { of: bySeat('first', changeOf('first'), changeOf('second')), lessened: shares.lessened };
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

/** A player's rating in all games together after a duel. */
export interface RatingPoint {
  readonly player: string;
  readonly room: string;
  readonly rating: number;
}

/** The same for the people in a duel. */
export function pointsAfter({ room }: Pick<DuelResult, 'room'>, ranks: readonly Rank[]): RatingPoint[] {
  return ranks.filter(({ scope }) => scope === OVERALL).map(({ player, standing: { rating } }) => ({ player, room, rating }));
}

/** The order in which duels are counted. Of one player no two end at the same time, so that this is the order in which they were rated. */
export function inOrder(results: Iterable<DuelResult>): DuelResult[] {
  return [...results].sort((a, b) => a.at - b.at || (a.room < b.room ? -1 : 1));
}

/** The list of ratings that all duels of the log come to, given in any order. */
export function ranksOf(results: Iterable<DuelResult>): Rank[] {
  return [...recount(results).ranks];
}

/**
 * The ratings computed from all duels of the log, given in any order, and what each duel led to. A player of void duels alone is listed
 * with none. If older duels of a player have been pruned, the first that is left says what was known before it.
 */
export function recount(results: Iterable<DuelResult>): { readonly ranks: readonly Rank[]; readonly points: readonly RatingPoint[] } {
  const ranks = new Map<string, Rank>();
  const points: RatingPoint[] = [];
  const met = new Map<string, DuelResult[]>();
  for (const result of inOrder(results)) {
    const known: KnownStanding = (player, scope) => ranks.get(keyOf(player, scope))?.standing ?? knownThen(result, player, scope);
    const pair = pairOf(result)?.toSorted().join(' ');
    const before = pair === undefined ? [] : (met.get(pair) ?? []);
    const rated = ratedBy(result, known, metBefore(result, before));
    const after = ranksAfter(result, rated);
    if (!result.voided) points.push(...pointsAfter(result, after));
    for (const { player, scope, standing } of after) {
      const before = known(player, scope) ?? NEWCOMER;
      ranks.set(keyOf(player, scope), { player, scope, standing: result.voided ? { ...before, at: before.at ?? result.at } : standing });
    }
    if (pair !== undefined && result.played) met.set(pair, [...before, result]);
  }
  return { ranks: [...ranks.values()], points };
}

/** How often two had met before a duel: by those before it in the log but for void ones, and by what was known then of those that have been forgotten. */
function metBefore({ rated, at }: DuelResult, before: readonly DuelResult[]): Meetings[] {
  const inLog = meetingsIn(before, at);
  const forgotten = (rated?.met ?? []).flatMap(({ game, lately }) => {
    const known = inLog.find((each) => each.game === game);
    const more = lately - (known?.lately ?? 0);
    return known && more <= 0 ? [] : [{ game, lately: more }];
  });
  const counted = meetingsIn(
    before.filter(({ voided }) => !voided),
    at,
  );
  return [...counted, ...forgotten];
}

/** How often two had met at a time, by the duels between them in which both moved. */
export function meetingsIn(duels: readonly Pick<DuelResult, 'game' | 'at'>[], at: number): Meetings[] {
  const games = Map.groupBy(duels, ({ game }) => game);
  return [...games].map(([game, own]) => ({ game, lately: own.filter((duel) => duel.at > at - REMEMBERED).length }));
}

/** What was known of a player when a duel was rated. It was rested then, so that it does not rest again. */
function knownThen({ seats, rated }: DuelResult, player: string, scope: Scope): Standing | null {
  const seat = SEATS.find((each) => {
    const occupant = seats[each];
    return occupant?.kind === 'human' && occupant.player.id === player;
  });
  if (!seat || !rated) return null;
  // What a version before wrote has no such fields.
  return { ...NEWCOMER, ...ratedIn(rated, scope)[seat].before, at: null };
}

function keyOf(player: string, scope: Scope): string {
  return `${scope} ${player}`;
}
