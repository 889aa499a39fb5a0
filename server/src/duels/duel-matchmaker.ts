import { randomInt } from 'node:crypto';
import type { BotLevelId } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { drawStart, startKey, UNSEEN_FOR } from '@nimhall/shared/duel/draw';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { say } from '@nimhall/shared/phrase';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { Start } from '@nimhall/shared/puzzle/puzzle';
import { isNear, NEWCOMER, rested, type Standing } from '@nimhall/shared/rating';
import { refusal } from '@nimhall/shared/refusal';
import { DUEL_CLOCK } from '@nimhall/shared/room/duel';
import { duelKey } from '@nimhall/shared/room/listing';
import { type Player, type Room, seatedPlayers, seatOf } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { RefusalError, unwrap } from '../refusal-error.ts';
import type { CasualMatchmaker, Seeker } from '../rooms/casual-matchmaker.ts';
import type { Store } from '../store/store.ts';
import type { RatedPlayers } from './rated-players.ts';

/** How often a player who lost a race looks again. */
const MAX_ATTEMPTS = 5;
/** Games of a duel. */
const GAMES = 2;
const SEEDS = 2 ** 31;

interface Deps {
  readonly pairing: CasualMatchmaker;
  readonly store: Pick<Store, 'ratings' | 'played'>;
  readonly rated: RatedPlayers;
  readonly now: () => number;
}

/** A waiting player, and the open seat. */
interface Opponent {
  readonly room: Room;
  readonly free: Seat;
}

/** The result of a search: a room, or an opponent for whom a position is to be drawn. `own` is where the seeker waits. */
type Found = { readonly code: string } | { readonly opponent: Opponent; readonly own: string | null };

/**
 * Pairs two players for a rated duel, as close in rating as possible; after a long wait also less close. A waiting player asks again from
 * time to time. The position is drawn when both are there, so nobody can look at it before.
 */
export class DuelMatchmaker {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The code of the room where a player plays a duel in a family of games, with a bot or a waiting player, or waits for one. The same id
   * gives the same room again, and so does any id while a duel runs.
   */
  async seek(seeker: Seeker, { game, against }: Omit<CommandBody<'duel'>, 'id'>): Promise<string> {
    if (!DUEL_GAMES.includes(game)) throw new RefusalError(refusal('unknown-game', say`There are no rated duels in this game.`));
    unwrap(await this.#deps.rated.may(seeker.player.id));
    const running = (await this.#deps.pairing.answered(seeker)) ?? (await this.#deps.rated.running(seeker.player.id));
    if (running) {
      await seeker.onMatched(running);
      return running;
    }
    if (against) return await this.#withBot(seeker, game, against);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const found = await this.#deps.pairing.inTurn(() => this.#find(seeker, game));
      if ('code' in found) return found.code;
      const met = await this.#meet(seeker, found);
      if (!met) continue;
      await seeker.onMatched(met);
      return met;
    }
    throw new RefusalError(refusal('unavailable', say`The room is too busy. Try again.`));
  }

  async #withBot(seeker: Seeker, game: string, bot: BotLevelId): Promise<string> {
    const { pairing } = this.#deps;
    const { game: family, ...start } = await this.#draw(game, [seeker.player]);
    const wishes = { game: family, ...start, clock: DUEL_CLOCK, duel: true, overlay: 'after' } as const;
    const code = await pairing.open(seeker, wishes, { bot });
    await seeker.onMatched(code);
    return code;
  }

  async #find(seeker: Seeker, game: string): Promise<Found> {
    const { pairing } = this.#deps;
    const into = async (code: string): Promise<Found> => {
      await seeker.onMatched(code);
      return { code };
    };
    const code = await pairing.answered(seeker);
    if (code) return await into(code);
    const { own, opponent } = await this.#nearest(seeker.player, game);
    if (opponent) return { opponent, own: own?.room ?? null };
    if (own) {
      pairing.remind(seeker, own.room);
      return await into(own.room);
    }
    return await into(await pairing.open(seeker, { game, clock: DUEL_CLOCK, duel: true, overlay: 'after' }, 'open'));
  }

  /** The waiting player with the nearest rating who may be met, and the room where the seeker waits. */
  async #nearest(player: Player, game: string): Promise<{ readonly own: Room | null; readonly opponent: Opponent | null }> {
    const waiting: Opponent[] = [];
    for await (const opponent of this.#deps.pairing.waiting(duelKey(game), player)) waiting.push(opponent);
    const own = waiting.find(({ room }) => seatOf(room, player.id))?.room ?? null;
    const partners = await this.#deps.rated.partners(
      player.id,
      waiting.flatMap(({ room }) => seatedPlayers(room)).map(({ id }) => id),
    );
    const others = waiting.filter(({ room }) => room !== own && seatedPlayers(room).every(({ id }) => partners.has(id)));
    if (others.length === 0) return { own, opponent: null };
    const standingOf = await this.#standings(game, [player, ...others.flatMap(({ room }) => seatedPlayers(room))]);
    const mine = standingOf(player);
    const near = others
      .map((opponent) => ({ opponent, theirs: standingOf(seatedPlayers(opponent.room)[0] ?? player) }))
      .filter(({ opponent, theirs }) => isNear(mine, theirs, this.#waited(own ? [own, opponent.room] : [opponent.room])));
    const gap = ({ theirs }: (typeof near)[0]): number => Math.abs(theirs.rating - mine.rating);
    return { own, opponent: near.toSorted((a, b) => gap(a) - gap(b))[0]?.opponent ?? null };
  }

  /** How long the player has waited in one of these rooms, in seconds. */
  #waited(rooms: readonly Room[]): number {
    return (this.#deps.now() - Math.min(...rooms.map(({ since }) => since))) / 1_000;
  }

  async #standings(game: string, players: readonly Player[]): Promise<(player: Player) => Standing> {
    const { store, now } = this.#deps;
    const ranks = await store.ratings.of(players.map(({ id }) => id));
    const known = new Map(ranks.filter(({ scope }) => scope === game).map(({ player, standing }) => [player, standing]));
    return ({ id }) => rested(known.get(id) ?? NEWCOMER, now());
  }

  /**
   * Draws a position and starts the duel; null if somebody else was faster. Before that, those who waited elsewhere leave their seats
   * unless an opponent came.
   */
  async #meet(seeker: Seeker, { opponent, own }: Exclude<Found, { code: string }>): Promise<string | null> {
    const { pairing } = this.#deps;
    const { room, free } = opponent;
    const drawn = await this.#draw(room.game, [seeker.player, ...seatedPlayers(room)]);
    if (own && !(await pairing.succeeds({ ...seeker, id: null }, own, { kind: 'stand' }))) return own;
    return (await pairing.succeeds(seeker, room.room, { kind: 'meet', seat: free, drawn })) ? room.room : null;
  }

  async #draw(game: string, players: readonly Player[]): Promise<Start> {
    const seen = await Promise.all(players.map(({ id }) => this.#seen(id, game)));
    return drawStart(game, new Set(seen.flat()), seededRandom(randomInt(SEEDS)));
  }

  /** Keys of the positions from which a player recently started in a family of games; it covers more games than their last duels. */
  async #seen(player: string, game: string): Promise<string[]> {
    const { items } = await this.#deps.store.played(player, {
      after: null,
      game,
      outcome: null,
      listed: false,
      most: 2 * GAMES * UNSEEN_FOR,
    });
    return items.flatMap(({ params, misere, start }) => {
      const key = start === undefined ? null : startKey({ game, params: params ?? {}, misere, start });
      return key === null ? [] : [key];
    });
  }
}
