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
import { looksOf } from './look-alikes.ts';

const COOKIE = 'nimhall';
const ONE_YEAR = 365 * 24 * 3600;

/** How long a code for another device holds, in milliseconds. */
const INVITATION = 300_000;

/** So many names are tried for a guest before longer ones are: most of those in a language may be kept by now. */
const SHORT_NAMES = 8;

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

  /** Somebody new, by a name in this language that nobody is kept by. */
  async guest(language: GuestLanguage): Promise<Credentials> {
    for (let tries = 0; ; tries++) {
      const id = newPlayerId();
      const name = guestName(id, language, tries < SHORT_NAMES ? 1 : 2);
      if ((await this.#store.passkeys.holder(looksOf(name))) === null) return await this.#add({ id, name }, 'browser');
    }
  }

  /** A program that calls itself so. */
  async program(name: string): Promise<Result<Credentials, Refusal>> {
    if ((await this.#store.passkeys.holder(looksOf(name))) !== null) return nameTaken();
    return ok(await this.#add({ id: newPlayerId(), name }, 'program'));
  }

  async #add(player: Player, kind: CredentialKind): Promise<Credentials> {
    const secret = newSecret();
    await this.#store.addPlayer(player, secretHash(secret), this.#now(), kind);
    return { player, secret };
  }

  /** The player a secret belongs to; null for a secret that is not ours. */
  async find(secret: string): Promise<Player | null> {
    return await this.#store.findPlayer(secretHash(secret), this.#now());
  }

  async rename(player: Player, name: string): Promise<Result<Player, Refusal>> {
    return (await this.#store.renamePlayer(player.id, name, looksOf(name))) ? ok({ ...player, name }) : nameTaken();
  }

  /** By what a player is known, the newest first; `current` is the secret that was just shown. */
  async tokensOf({ id }: Player, current: string | null): Promise<TokenInfo[]> {
    const ours = current === null ? null : idOf(secretHash(current));
    return (await this.#store.credentials.of(id)).map(({ hash, kind, name, createdAt, usedAt }) => {
      const id = idOf(hash);
      return { id, kind, name, createdAt, usedAt, current: id === ours };
    });
  }

  /** Another token, for a program that is to be this player. */
  async addToken({ id }: Player, name: string): Promise<{ readonly id: string; readonly token: string }> {
    const token = newSecret();
    await this.#store.credentials.add(id, { hash: secretHash(token), kind: 'program', name, at: this.#now() });
    return { id: idOf(secretHash(token)), token };
  }

  /** Does nothing where there is no such token. */
  async renameToken(player: Player, token: string, name: string): Promise<void> {
    const found = await this.#secret(player, token);
    if (found) await this.#store.credentials.rename(player.id, found.hash, name);
  }

  /** From now on a token shows nothing; whether it is the one that was just shown. Does nothing where there is no such token. */
  async signOut(player: Player, token: string, current: string | null): Promise<boolean> {
    const found = await this.#secret(player, token);
    if (found) await this.#store.credentials.remove(player.id, found.hash);
    return current !== null && idOf(secretHash(current)) === token;
  }

  /**
   * Another secret for a browser that is this player from now on. The one that it showed is good no more, whosever it was: who planted
   * it there is not let in by it.
   */
  async renew({ id }: Player, shown: string | null, name: string): Promise<string> {
    const secret = newSecret();
    await this.#store.credentials.add(id, { hash: secretHash(secret), kind: 'browser', name, at: this.#now() });
    if (shown !== null) await this.#store.pushes.pass(secretHash(shown), secretHash(secret));
    await this.#drop(shown, id);
    return secret;
  }

  /** From now on a secret that a browser showed is good no more, whosever it was. What a guest did by it is offered to who the browser is now. */
  async #drop(shown: string | null, player: string): Promise<void> {
    const before = shown === null ? null : await this.find(shown);
    if (!before || shown === null) return;
    if (before.id === player) await this.#store.credentials.remove(player, secretHash(shown));
    else await this.#store.guests.leave(secretHash(shown), { guest: before.id, player }, this.#now());
  }

  /** Only the secret that was just shown goes on being good. */
  async signOutOthers({ id }: Player, current: string | null): Promise<void> {
    if (current !== null) await this.#store.credentials.removeOthers(id, secretHash(current));
  }

  /** A code by which another device becomes this player. */
  async invite({ id }: Player): Promise<Invitation> {
    const code = newCode();
    await this.#store.credentials.invite(id, secretHash(code), this.#now() + INVITATION);
    return { code, holdsFor: INVITATION };
  }

  /**
   * Who invited by this code, with a new secret for this device in place of the one that it showed. One answer for all codes that do not hold: it
   * tells of nobody.
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

/** Kept names are nobody else's, and may be told: whoever has one is seen by it. */
export function nameTaken() {
  return refuse('name-taken', say`This name, or one that looks like it, is taken. Choose another.`);
}

/** Somebody who shows no secret: good for one connection, and not kept. */
export function passingGuest(): Player {
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

/** For a browser that is somebody no more. */
export const NO_COOKIE = stringifySetCookie({ name: COOKIE, value: '', httpOnly: true, sameSite: 'lax', path: '/', maxAge: 0 });

/** Somebody new by this name, who is not kept yet. */
export function newCredentials(name: string): Credentials {
  return { player: { id: newPlayerId(), name }, secret: newSecret() };
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** How a secret is named to its owner, which shows nothing by itself. */
function idOf(hash: Buffer): string {
  return hash.subarray(0, 12).toString('base64url');
}

function newPlayerId(): string {
  return randomBytes(9).toString('base64url');
}

/** A secret as it is kept. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
