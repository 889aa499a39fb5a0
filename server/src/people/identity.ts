import { createHash, randomBytes } from 'node:crypto';
import type { Player } from '@nimhall/shared/room/room';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Store } from '../store/store.ts';

const COOKIE = 'nimhall';
const ONE_YEAR = 365 * 24 * 3600;

/** A player together with the secret that proves who they are. The secret leaves the server once, and is kept as a hash. */
export interface Credentials {
  readonly player: Player;
  readonly secret: string;
}

/** Who is who. Everybody starts as a guest: a random secret, in an HttpOnly cookie for browsers, as a token for programs. */
export class Identities {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async create(name = guestName()): Promise<Credentials> {
    const secret = randomBytes(24).toString('base64url');
    const player = { id: newPlayerId(), name };
    await this.#store.addPlayer(player, hash(secret), this.#now());
    return { player, secret };
  }

  /** The player a secret belongs to; null for a secret that is not ours. */
  async find(secret: string): Promise<Player | null> {
    return await this.#store.findPlayer(hash(secret), this.#now());
  }

  async rename(player: Player, name: string): Promise<Player> {
    await this.#store.renamePlayer(player.id, name);
    return { ...player, name };
  }
}

/** Somebody who shows no secret: good for one connection, and not kept. */
export function passingGuest(): Player {
  return { id: newPlayerId(), name: guestName() };
}

/** The secret in a request's cookie header. */
export function secretInCookie(header: string | undefined): string | null {
  return (header && parseCookie(header)[COOKIE]) || null;
}

export function cookieFor(secret: string, secure: boolean): string {
  return stringifySetCookie({ name: COOKIE, value: secret, httpOnly: true, sameSite: 'lax', path: '/', maxAge: ONE_YEAR, secure });
}

function newPlayerId(): string {
  return randomBytes(9).toString('base64url');
}

function guestName(): string {
  return `Guest ${(randomBytes(2).readUInt16BE() % 9000) + 1000}`;
}

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
