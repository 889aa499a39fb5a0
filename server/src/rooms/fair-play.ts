import { meaningsOf } from '@nimhall/shared/catalogue/meaning';
import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { paramsKey } from '@nimhall/shared/catalogue/registry';
import { say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { RoomCommand } from '@nimhall/shared/room/commands';
import { isDuelPositionLive } from '@nimhall/shared/room/duel-phase';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import { LRUCache } from 'lru-cache';
import type { Lists } from './lists.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** Positions whose meaning is cached: those of watched games are compared with every move. */
const MAX_CACHED = 2_000;
/** Longer texts are never cached. */
const MAX_CACHED_LENGTH = 500;

/** A position that somebody wants to analyse. */
export interface PositionQuery extends Pick<Room, 'game' | 'position'> {
  readonly params?: unknown;
}

interface Deps {
  readonly rooms: Rooms;
  readonly presences: PresenceTracker;
  readonly lists: Pick<Lists, 'unfinished'>;
}

/**
 * Refuses analysis of a position that the player has in a running game, on every route through the server. Positions are compared by
 * meaning: in any order and spelling, in any game with the same moves, and under both conventions, because the winning moves are often the
 * same. In a duel this includes the start, from which both games are played. It cannot stop a determined cheat: they can ask anonymously or
 * compute by themselves, as our pages do.
 */
export class FairPlay {
  readonly #deps: Deps;
  readonly #meanings = new LRUCache<string, Meanings>({ max: MAX_CACHED });

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Refuses a position that the player is playing in a room other than `but`. */
  async mayAnalyse(player: string, asked: PositionQuery, but: string | null = null): Promise<Result<true, Refusal>> {
    return (await this.#isPlaying(player, asked, but, () => true)) ? refused() : ok(true);
  }

  /** The same check for playing a bot from this position. Starting positions before the first move are allowed. */
  async mayTryBot(player: string, asked: PositionQuery): Promise<Result<true, Refusal>> {
    return (await this.#isPlaying(player, asked, null, ({ ply, duel }) => ply > 0 || duel !== undefined)) ? refused() : ok(true);
  }

  /** Whether a room may be opened: not with a bot that would show what to play in the player's own game. */
  async mayOpen(player: string, { game, params, start, seats }: Extract<RoomCommand, { kind: 'create' }>): Promise<Result<true, Refusal>> {
    const hasBot = SEATS.some((seat) => typeof seats?.[seat] === 'object');
    return hasBot && start !== undefined ? await this.mayTryBot(player, { game, params, position: start }) : ok(true);
  }

  /** Which of these players, connected to this node, hold a seat in a game with the same position as this room. */
  async playersInPosition(players: Iterable<string>, { room: but, ...asked }: PositionQuery & Pick<Room, 'room'>): Promise<string[]> {
    const found: string[] = [];
    let meanings: Meanings | undefined;
    for (const player of new Set(players)) {
      const codes = [...this.#deps.presences.roomsHere(player)].filter((code) => code !== but);
      if (codes.length === 0) continue;
      // Computed once for all of them, and only if somebody is elsewhere too, because this runs with every watched move.
      meanings ??= this.#meaningsOf(asked);
      if (await this.#playsIn(codes, player, meanings)) found.push(player);
    }
    return found;
  }

  /** In a room that they are connected to on any node, or in an ongoing correspondence game. */
  async #isPlaying(player: string, asked: PositionQuery, but: string | null, counts: Counts): Promise<boolean> {
    const { presences, lists, rooms } = this.#deps;
    const [visited, unfinished] = await Promise.all([presences.roomsOf(player), lists.unfinished(player)]);
    if (visited.length + unfinished.length === 0) return false;
    const meanings = this.#meaningsOf(asked);
    const codes = visited.filter((code) => code !== but);
    if (await this.#playsIn(codes, player, meanings, counts)) return true;
    for (const { room, status, game, params, position, ply } of unfinished) {
      if (room === but || status !== 'playing' || !counts({ ply })) continue;
      // The list leaves out long texts.
      const asTold = params && position !== undefined ? { game, params, position } : await rooms.browse(room);
      if (asTold && isOneOf(meanings, this.#meaningsOf(asTold))) return true;
    }
    return false;
  }

  async #playsIn(codes: Iterable<string>, player: string, meanings: Meanings, counts: Counts = () => true): Promise<boolean> {
    for (const code of codes) {
      const room = await this.#deps.rooms.readCached(code);
      if (!room || !isDuelPositionLive(room) || !seatOf(room, player) || !counts(room)) continue;
      const positions = room.duel ? [room.position, room.start] : [room.position];
      if (positions.some((position) => isOneOf(meanings, this.#meaningsOf({ ...room, position })))) return true;
    }
    return false;
  }

  #meaningsOf({ game: id, params, position: text }: PositionQuery): Meanings {
    const game = readGame(id, params);
    const position = game.ok ? readPosition(game.value.rules, text) : game;
    if (!game.ok || !position.ok) return [];
    if (text.length > MAX_CACHED_LENGTH) return meaningsOf(game.value, position.value);
    const key = JSON.stringify([id, paramsKey(game.value.params), text]);
    const meanings = this.#meanings.get(key) ?? meaningsOf(game.value, position.value);
    this.#meanings.set(key, meanings);
    return meanings;
  }
}

/** Whether a game counts. */
type Counts = (game: Pick<Room, 'ply' | 'duel'>) => boolean;

function refused() {
  return refuse('forbidden', say`You’re playing this position in a game right now.`);
}

/** All equivalent forms of a position; none for texts that are no position. */
type Meanings = readonly string[];

function isOneOf(one: Meanings, other: Meanings): boolean {
  return one.some((meaning) => other.includes(meaning));
}
