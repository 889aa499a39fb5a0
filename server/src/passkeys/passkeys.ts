import { createHash, randomBytes } from 'node:crypto';
import { say } from '@nimhall/shared/phrase';
import type { PasskeyInfo } from '@nimhall/shared/protocol/messages';
import type { MadePasskey, ShownPasskey } from '@nimhall/shared/protocol/passkeys';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { nameTaken } from '../people/identity.ts';
import { skeletonOf } from '../people/look-alikes.ts';
import type { Site } from '../people/origin.ts';
import type { Store } from '../store/store.ts';
import { MAX_PASSKEYS } from './queries.ts';
import type { CreationOptions, RequestOptions } from './webauthn.ts';

/** The library takes a third of a second and 25 MB to load, and a small hall may never need it. */
const webauthn = () => import('./webauthn.ts');

/** How long creating or using a passkey may take, in milliseconds. */
const TIMEOUT = 300_000;

/** Accounts by passkeys. A passkey holds our id of the player, so it can say who is signing in. */
export class Passkeys {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The newest first. */
  async of({ id }: Player): Promise<PasskeyInfo[]> {
    const passkeys = await this.#store.passkeys.of(id);
    return passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
  }

  /** Options with which a browser creates a passkey for this player. */
  async wishes(player: Player, site: Site): Promise<Result<CreationOptions, Refusal>> {
    if (await this.#isTaken(player)) return nameTaken();
    const has = await this.#store.passkeys.of(player.id);
    const challenge = await this.#challenge(player.id);
    return ok(await (await webauthn()).creationOptions(player, { site, challenge }, has, TIMEOUT));
  }

  /** Registers a passkey that was created for a player. */
  async add(player: Player, made: MadePasskey, name: string, site: Site): Promise<Result<PasskeyInfo, Refusal>> {
    const challenge = await this.#redeem(made.response.clientDataJSON, player.id);
    const key = challenge === null ? null : await (await webauthn()).keyOf(made, { site, challenge });
    if (!key) return refuse('bad-request', say`This passkey can’t be used here. Try again.`);
    const { id, counter } = key;
    const at = this.#now();
    const passkey = { id, publicKey: Buffer.from(key.publicKey), counter, transports: made.response.transports ?? [], name, at };
    if (!(await this.#store.passkeys.add(player, skeletonOf(player.name), passkey))) {
      if (await this.#isTaken(player)) return nameTaken();
      return refuse('forbidden', say`This passkey is already in use, or you have ${MAX_PASSKEYS} passkeys. Remove one first.`);
    }
    return ok({ id, name, createdAt: at, usedAt: at });
  }

  /** Options with which a browser shows a passkey of any player. */
  async question(site: Site): Promise<RequestOptions> {
    const challenge = await this.#challenge(null);
    return await (await webauthn()).requestOptions({ site, challenge }, TIMEOUT);
  }

  /** The player of a passkey. All failures get the same answer, so that it reveals nobody. */
  async show(shown: ShownPasskey, site: Site): Promise<Result<Player, Refusal>> {
    const challenge = await this.#redeem(shown.response.clientDataJSON, null);
    const known = await this.#store.passkeys.find(shown.id);
    const count =
      challenge !== null && known && isFor(known.player, shown)
        ? await (await webauthn()).countOf(shown, { site, challenge }, known.passkey)
        : null;
    if (!known || count === null) {
      return refuse('unauthenticated', say`No account uses this passkey, or you took longer than five minutes. Try again.`);
    }
    await this.#store.passkeys.use(shown.id, count, this.#now());
    return ok(known.player);
  }

  /** Does nothing where there is no such passkey. */
  async rename(player: Player, passkey: string, name: string): Promise<void> {
    await this.#store.passkeys.rename(player.id, passkey, name);
  }

  /** Removes a passkey. Does nothing if there is no such passkey. */
  async remove(player: Player, passkey: string): Promise<void> {
    await this.#store.passkeys.remove(player.id, passkey);
  }

  /** Whether another account has a name that looks like this player's. */
  async #isTaken({ id, name }: Player): Promise<boolean> {
    const holder = await this.#store.passkeys.holder(skeletonOf(name));
    return holder !== null && holder !== id;
  }

  /** A new challenge to sign, known to every node, for this player or for anybody. */
  async #challenge(player: string | null): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#store.passkeys.challenge(hash(challenge), player, now + TIMEOUT, now);
    return challenge;
  }

  /** The challenge that was signed, which is then used up; null if it was not one of ours. */
  async #redeem(clientDataJSON: string, player: string | null): Promise<string | null> {
    const challenge = challengeIn(clientDataJSON);
    return challenge !== null && (await this.#store.passkeys.redeem(hash(challenge), player, this.#now())) ? challenge : null;
  }
}

/** Whether a passkey belongs to this player, if it says whose it is. */
function isFor({ id }: Player, { response: { userHandle } }: ShownPasskey): boolean {
  return userHandle === undefined || userHandle === Buffer.from(id).toString('base64url');
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function hash(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
