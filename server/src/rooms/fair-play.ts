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

/** Positions of which is kept what they are: those of games that are watched are compared with every move. */
const MAX_CACHED = 2_000;
/** Longer texts are looked through anew each time. */
const MAX_CACHED_LENGTH = 500;

/** A position that somebody wants to be told about. */
export interface Asked extends Pick<Room, 'game' | 'position'> {
  readonly params?: unknown;
}

interface Deps {
  readonly rooms: Rooms;
  readonly presences: PresenceTracker;
  readonly lists: Pick<Lists, 'unfinished'>;
}

/**
 * Keeps perfect play from whoever plays: what is known of the position in a running game of theirs is told to nobody who holds a seat there, by
 * no way that leads over the server. Positions are compared by what they are: in any order and spelling, in any game that has the same moves, and
 * whoever the last move favours, since the winning moves are often the same. In a duel that is also the start, from which both games
 * are played. It keeps the honest honest: whoever wants to cheat asks under no name, or computes, for these games are solved, and
 * pages solve them by themselves.
 */
export class FairPlay {
  readonly #deps: Deps;
  readonly #meanings = new LRUCache<string, Meanings>({ max: MAX_CACHED });

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A refusal where the position is one that the player is playing, in a room other than `but`. */
  async mayKnow(player: string, asked: Asked, but: string | null = null): Promise<Result<true, Refusal>> {
    return (await this.#isPlaying(player, asked, but, () => true)) ? refused() : ok(true);
  }

  /** The same for who wants to see what a bot plays there. Where nobody has moved yet, it is a start that everybody begins from. */
  async mayTry(player: string, asked: Asked): Promise<Result<true, Refusal>> {
    return (await this.#isPlaying(player, asked, null, ({ ply, duel }) => ply > 0 || duel !== undefined)) ? refused() : ok(true);
  }

  /** Whether a room may be opened: not where a bot is to show what it plays in the player's own game. */
  async mayOpen(player: string, { game, params, start, seats }: Extract<RoomCommand, { kind: 'create' }>): Promise<Result<true, Refusal>> {
    const hasBot = SEATS.some((seat) => typeof seats?.[seat] === 'object');
    return hasBot && start !== undefined ? await this.mayTry(player, { game, params, position: start }) : ok(true);
  }

  /** Which of these players hold a seat in a game that stands where another room does, as far as they are connected to it by this node. */
  async whoPlaysHere(players: Iterable<string>, { room: but, ...asked }: Asked & Pick<Room, 'room'>): Promise<string[]> {
    const found: string[] = [];
    let meanings: Meanings | undefined;
    for (const player of new Set(players)) {
      const codes = [...this.#deps.presences.roomsHere(player)].filter((code) => code !== but);
      if (codes.length === 0) continue;
      // Once for all of them, and only where somebody is elsewhere too: it is asked with every move that is watched.
      meanings ??= this.#meaningsOf(asked);
      if (await this.#playsIn(codes, player, meanings)) found.push(player);
    }
    return found;
  }

  /** In a room that they are connected to by any node, or in one that waits for its players without them. */
  async #isPlaying(player: string, asked: Asked, but: string | null, counts: Counts): Promise<boolean> {
    const { presences, lists, rooms } = this.#deps;
    const [visited, unfinished] = await Promise.all([presences.roomsOf(player), lists.unfinished(player)]);
    if (visited.length + unfinished.length === 0) return false;
    const meanings = this.#meaningsOf(asked);
    const codes = visited.filter((code) => code !== but);
    if (await this.#playsIn(codes, player, meanings, counts)) return true;
    for (const { room, status, game, params, position, ply } of unfinished) {
      if (room === but || status !== 'playing' || !counts({ ply })) continue;
      // The list leaves out what is long.
      const asTold = params && position !== undefined ? { game, params, position } : await rooms.browse(room);
      if (asTold && isOneOf(meanings, this.#meaningsOf(asTold))) return true;
    }
    return false;
  }

  async #playsIn(codes: Iterable<string>, player: string, meanings: Meanings, counts: Counts = () => true): Promise<boolean> {
    for (const code of codes) {
      const room = await this.#deps.rooms.recall(code);
      if (!room || !isDuelPositionLive(room) || !seatOf(room, player) || !counts(room)) continue;
      const positions = room.duel ? [room.position, room.start] : [room.position];
      if (positions.some((position) => isOneOf(meanings, this.#meaningsOf({ ...room, position })))) return true;
    }
    return false;
  }

  #meaningsOf({ game: id, params, position: text }: Asked): Meanings {
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

/** What a position is, in every way in which that can be said; nothing for texts that make no position. */
type Meanings = readonly string[];

function isOneOf(one: Meanings, other: Meanings): boolean {
  return one.some((meaning) => other.includes(meaning));
}
