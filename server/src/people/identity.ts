import { createHash, randomBytes } from 'node:crypto';
import { say } from '@nimhall/shared/phrase';
import type { Invitation, TokenInfo } from '@nimhall/shared/protocol/messages';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { CredentialKind, StoredCredential } from '../store/credentials.ts';
import type { Store } from '../store/store.ts';
import { newCode, readCode } from './code.ts';
import { type GuestLanguage, guestName } from './guest-names.ts';
import { skeletonOf } from './look-alikes.ts';

const COOKIE = 'nimhall';
const ONE_YEAR = 365 * 24 * 3600;

/** How long a link code for another device is valid, in milliseconds. */
const INVITATION = 300_000;

/** How many short names are tried for a guest before longer ones, because most of those in a language may be taken by then. */
const SHORT_NAMES = 8;

/** A player with the credential that proves who they are. It leaves the server once, and is stored as a hash. */
export interface Credentials {
  readonly player: Player;
  readonly secret: string;
}

/** Who is who. Everybody starts as a guest with a random credential: an HttpOnly cookie for browsers, a token for programs. */
export class Identities {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** A new guest, with a name in this language that no account has. */
  async guest(language: GuestLanguage): Promise<Credentials> {
    for (let tries = 0; ; tries++) {
      const id = newPlayerId();
      const name = guestName(id, language, tries < SHORT_NAMES ? 1 : 2);
      if ((await this.#store.passkeys.holder(skeletonOf(name))) === null) return await this.#add({ id, name }, 'browser');
    }
  }

  /** A new player for a program, with the name it chose. */
  async program(name: string): Promise<Result<Credentials, Refusal>> {
    if ((await this.#store.passkeys.holder(skeletonOf(name))) !== null) return nameTaken();
    return ok(await this.#add({ id: newPlayerId(), name }, 'program'));
  }

  async #add(player: Player, kind: CredentialKind): Promise<Credentials> {
    const secret = newSecret();
    await this.#store.addPlayer(player, secretHash(secret), this.#now(), kind);
    return { player, secret };
  }

  /** The player of a credential; null for an unknown one. */
  async find(secret: string): Promise<Player | null> {
    return await this.#store.findPlayer(secretHash(secret), this.#now());
  }

  async rename(player: Player, name: string): Promise<Result<Player, Refusal>> {
    return (await this.#store.renamePlayer(player.id, name, skeletonOf(name))) ? ok({ ...player, name }) : nameTaken();
  }

  /** The credentials of a player, the newest first; `current` is the one of this request. */
  async tokensOf({ id }: Player, current: string | null): Promise<TokenInfo[]> {
    const ours = current === null ? null : idOf(secretHash(current));
    return (await this.#store.credentials.of(id)).map(({ hash, kind, name, createdAt, usedAt }) => {
      const id = idOf(hash);
      return { id, kind, name, createdAt, usedAt, current: id === ours };
    });
  }

  /** Another token for a program of this player. */
  async addToken({ id }: Player, name: string): Promise<{ readonly id: string; readonly token: string }> {
    const token = newSecret();
    await this.#store.credentials.add(id, { hash: secretHash(token), kind: 'program', name, at: this.#now() });
    return { id: idOf(secretHash(token)), token };
  }

  /** Does nothing if there is no such token. */
  async renameToken(player: Player, token: string, name: string): Promise<void> {
    const found = await this.#secret(player, token);
    if (found) await this.#store.credentials.rename(player.id, found.hash, name);
  }

  /** Revokes a token; gives whether it was the one of this request. Does nothing if there is no such token. */
  async signOut(player: Player, token: string, current: string | null): Promise<boolean> {
    const found = await this.#secret(player, token);
    if (found) await this.#store.credentials.remove(player.id, found.hash);
    return current !== null && idOf(secretHash(current)) === token;
  }

  /**
   * A new credential for a browser of this player. The old one is revoked, even if it is of another player, so that nobody who planted it is signed
   * in by it.
   */
  async renew({ id }: Player, shown: string | null, name: string): Promise<string> {
    const secret = newSecret();
    await this.#store.credentials.add(id, { hash: secretHash(secret), kind: 'browser', name, at: this.#now() });
    if (shown !== null) await this.#store.pushes.pass(secretHash(shown), secretHash(secret));
    await this.#drop(shown, id);
    return secret;
  }

  /**
   * Revokes the credential of a browser, even if it is of another player. What a guest did with it is offered to the player who now uses the
   * browser.
   */
  async #drop(shown: string | null, player: string): Promise<void> {
    const before = shown === null ? null : await this.find(shown);
    if (!before || shown === null) return;
    if (before.id === player) await this.#store.credentials.remove(player, secretHash(shown));
    else await this.#store.guests.leave(secretHash(shown), { guest: before.id, player }, this.#now());
  }

  /** Revokes all credentials but the one of this request. */
  async signOutOthers({ id }: Player, current: string | null): Promise<void> {
    if (current !== null) await this.#store.credentials.removeOthers(id, secretHash(current));
  }

  /** A code that signs another device in as this player. */
  async invite({ id }: Player): Promise<Invitation> {
    const code = newCode();
    await this.#store.credentials.invite(id, secretHash(code), this.#now() + INVITATION);
    return { code, holdsFor: INVITATION };
  }

  /**
   * The player who created this link code, with a new credential for this device. All invalid codes get the same answer, so that it reveals
   * nobody.
   */
  async accept(text: string, name: string, shown: string | null): Promise<Result<Credentials, Refusal>> {
    const secret = newSecret();
    const player = await this.#store.credentials.accept(secretHash(readCode(text)), {
      hash: secretHash(secret),
      kind: 'browser',
      name,
      at: this.#now(),
    });
    if (!player) return refuse('not-found', say`This code is wrong or has expired. A code works once, for five minutes.`);
    await this.#drop(shown, player.id);
    return ok({ player, secret });
  }

  async #secret({ id }: Player, token: string): Promise<StoredCredential | undefined> {
    return (await this.#store.credentials.of(id)).find(({ hash }) => idOf(hash) === token);
  }
}

/** The names of accounts are public, so saying that one is taken reveals nothing. */
export function nameTaken() {
  return refuse('name-taken', say`This name, or one that looks like it, is taken. Choose another.`);
}

/** A player without a credential: valid for one connection, not stored. */
export function anonymousPlayer(): Player {
  const id = newPlayerId();
  return { id, name: guestName(id, 'en') };
}

/** The secret in a request's cookie header. */
export function secretInCookie(header: string | undefined): string | null {
  return (header && parseCookie(header)[COOKIE]) || null;
}

export function cookieFor(secret: string, secure: boolean): string {
  return stringifySetCookie({ name: COOKIE, value: secret, httpOnly: true, sameSite: 'lax', path: '/', maxAge: ONE_YEAR, secure });
}

/** Removes the cookie of a browser that is signed out. */
export const NO_COOKIE = stringifySetCookie({ name: COOKIE, value: '', httpOnly: true, sameSite: 'lax', path: '/', maxAge: 0 });

/** Somebody new by this name, who is not kept yet. */
export function newCredentials(name: string): Credentials {
  return { player: { id: newPlayerId(), name }, secret: newSecret() };
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The id of a credential as its owner sees it, which proves nothing. */
function idOf(hash: Buffer): string {
  return hash.subarray(0, 12).toString('base64url');
}

function newPlayerId(): string {
  return randomBytes(9).toString('base64url');
}

/** A credential as it is stored. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
