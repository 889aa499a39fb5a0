import { createHash, ECDH } from 'node:crypto';
import type { PushAddress, TurnPush } from '@nimhall/shared/protocol/push';
import type { Logger } from 'pino';
import type WebPush from 'web-push';
import { FairQueue } from '../workers/fair-queue.ts';
import { post } from './deliver.ts';
import type { PushNetwork } from './network.ts';
import type { PushStore } from './queries.ts';
import type { Vapid } from './vapid.ts';

/** Players who are notified at the same time, on all their devices. */
const MAX_CONCURRENT = 8;
/** Notifications that may wait in all, and for one player; the rest are dropped, because people see it when they open the page. */
const MAX_WAITING = 1_000;
const MAX_WAITING_PER_PLAYER = 20;
/** How long a push service may take to answer, in milliseconds. */
const PATIENCE = 5_000;
/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT_FOR = 3 * 24 * 3_600;
/** Statuses with which a push service says that a subscription is gone. */
const GONE: readonly number[] = [404, 410];

/** What push needs; null in a hall that sends none. */
export interface PushSetup {
  readonly vapid: Vapid;
  readonly network: PushNetwork;
}

interface Deps extends PushSetup {
  readonly pushes: PushStore;
  readonly log: Logger;
  /** False if a player was notified often enough for now. */
  readonly mayTell: (player: string) => boolean;
}

interface Waiting {
  readonly player: string;
  readonly message: TurnPush;
}

/**
 * Notifies players on their devices that it is their turn, one after the other and beside all other work. What cannot be sent is dropped.
 */
export class PushSender {
  readonly #deps: Deps;
  readonly #queue = new FairQueue<Waiting>({ mostOfOne: MAX_WAITING_PER_PLAYER, most: MAX_WAITING });
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  /** The library is loaded with the first notification. */
  #library: Promise<typeof WebPush> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The key by which browsers subscribe. */
  get key(): string {
    return this.#deps.vapid.publicKey;
  }

  /** Whether a subscription is usable: its address may be one of a push service, and its key can be encrypted for. */
  accepts({ endpoint, keys }: PushAddress): boolean {
    return this.#deps.network.accepts(endpoint) && isPublicKey(keys.p256dh);
  }

  /** Returns at once. */
  tell(player: string, message: TurnPush): void {
    if (this.#stopping.signal.aborted || this.#queue.isFullFor({ address: player }) || !this.#deps.mayTell(player)) return;
    this.#queue.push({ player, message }, { address: player });
    this.#goOn();
  }

  /** Aborts what is under way; nothing is sent any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#underWay);
  }

  #goOn(): void {
    while (this.#underWay.size < MAX_CONCURRENT && !this.#stopping.signal.aborted) {
      const next = this.#queue.take();
      if (!next) return;
      const telling = this.#tell(next)
        .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'could not tell somebody that it is their turn'))
        .finally(() => {
          this.#underWay.delete(telling);
          this.#goOn();
        });
      this.#underWay.add(telling);
    }
  }

  async #tell({ player, message }: Waiting): Promise<void> {
    const addresses = await this.#deps.pushes.of(player);
    await Promise.all(addresses.map((address) => this.#send(address, message)));
  }

  async #send(address: PushAddress, message: TurnPush): Promise<void> {
    const { network, pushes, log } = this.#deps;
    try {
      const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(PATIENCE)]);
      const status = await post(address, await this.#letter(address, message), network, signal);
      if (GONE.includes(status)) await pushes.drop(address.endpoint);
      else if (status >= 300) log.warn({ status, service: new URL(address.endpoint).host }, 'a push service takes nothing from us');
    } catch (error) {
      log.debug({ err: error }, 'a push service cannot be reached');
    }
  }

  /** Encrypted for the device, and signed with our key for the service. */
  async #letter(address: PushAddress, message: TurnPush) {
    this.#library ??= import('web-push').then((library) => library.default);
    const { vapid: vapidDetails } = this.#deps;
    const options = { vapidDetails, TTL: KEPT_FOR, topic: topicOf(message.room) } as const;
    const { headers, body } = (await this.#library).generateRequestDetails({ ...address }, JSON.stringify(message), options);
    return { headers: headers as Record<string, string | number>, body: body as Buffer };
  }
}

/** A push service keeps only the last message of a room. The topic hides the code, because a code lets anybody in. */
function topicOf(room: string): string {
  return createHash('sha256').update(room).digest('base64url').slice(0, 24);
}

/** Whether this is a point on the curve of Web Push (RFC 8291). */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
