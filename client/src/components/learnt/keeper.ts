import { isSame, learntTogether, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { Again, isPassing } from '@nimhall/shared/player/again';
import type { LearntInfo } from '@nimhall/shared/protocol/learnt';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import type { Port } from '../../net/port.ts';
import type { PersistentStore } from '../../reactive/persistent-store.ts';
import type { LearntStore } from './learnt-store.ts';
import { neverTold, type ToldLearnt } from './told-learnt.ts';

/** How long what is drawn may wait for what my other devices have, in milliseconds. */
const MAX_WAIT_MS = 1_000;

interface Parts {
  readonly port: Pick<Port, 'connection' | 'player' | 'on'>;
  /** What was learnt, as far as this device knows. */
  readonly learnt: LearntStore;
  readonly told: PersistentStore<ToldLearnt>;
  /** Tells the server what this device has, and whose that was when it was last told. */
  readonly tell: (learnt: LearntStore['value'], of: string | null) => Promise<Result<LearntInfo, Refusal>>;
}

/**
 * Keeps what was learnt on this device together with what was on all other devices of who I am: when something is learnt here, when the server says
 * that something was elsewhere, and when it is known who I am. Without a connection people learn all the same, and it is told when there is one.
 */
export class LearntKeeper {
  readonly #port: Parts['port'];
  readonly #learnt: Parts['learnt'];
  readonly #told: Parts['told'];
  readonly #tell: Parts['tell'];
  readonly #again = new Again();
  #underWay: Promise<void> | null = null;
  /** The version that the server told of last; null where it has not. */
  #heard: number | null = null;
  #onAsked = (): void => {};
  /** Resolves when the server was asked for the first time, whatever came of it. */
  readonly #asked = new Promise<void>((resolve) => {
    this.#onAsked = resolve;
  });

  constructor({ port, learnt, told, tell }: Parts) {
    this.#port = port;
    this.#learnt = learnt;
    this.#told = told;
    this.#tell = tell;
    let isFirst = true;
    const onPlayer = (): void => {
      if (!this.#isKnown) return;
      if (isFirst || told.value.waits || told.value.player !== port.player.value?.id) void this.keep();
      isFirst = false;
    };
    port.player.subscribe(onPlayer);
    port.connection.subscribe(onPlayer);
    port.on('learnt', ({ version }) => {
      this.#heard = version;
      told.reload();
      if (told.value.version !== version) void this.keep();
    });
    onPlayer();
  }

  /** Something was learnt here, or tried to. */
  changed(): void {
    this.#told.reload();
    this.#told.set({ ...this.#told.value, waits: true });
    void this.keep();
  }

  /** Tells the server, and takes over what it has; resolves when that is done, or could not be. */
  keep(): Promise<void> {
    this.#underWay ??= this.#keep().finally(() => {
      this.#underWay = null;
      this.#onAsked();
    });
    return this.#underWay;
  }

  /** Resolves when it is known for the first time what my other devices have, or cannot be, or after `most` milliseconds. */
  async known(most: number = MAX_WAIT_MS): Promise<void> {
    if (this.#port.connection.value.kind === 'offline') return;
    await Promise.race([this.#asked, new Promise((resolve) => setTimeout(resolve, most))]);
  }

  /** Who I was is erased, and with them what they have learnt. */
  forget(): void {
    this.#learnt.change(() => NOTHING_LEARNT);
    this.#told.set(neverTold());
  }

  get #isKnown(): boolean {
    return this.#port.connection.value.kind === 'online' && this.#port.player.value !== null;
  }

  async #keep(): Promise<void> {
    for (let isDone = false; !isDone; ) {
      // Another tab may have gone on.
      this.#learnt.reload();
      this.#told.reload();
      const sent = this.#learnt.value;
      const before = this.#told.value;
      this.#heard = null;
      const answer = await this.#tell(sent, before.player);
      if (!answer.ok) {
        if (this.#isKnown && isPassing(answer.error)) this.#again.later(() => void this.keep());
        return;
      }
      this.#again.reset();
      const { player, version, learnt, taken, account } = answer.value;
      const kept = learnt ?? sent;
      let isTold = true;
      this.#learnt.change((now) => {
        // What was learnt while the question was on its way is told at once.
        isTold = !taken || isSame(now, sent);
        return taken ? learntTogether(kept, now) : kept;
      });
      const device = before.player === null || before.player === player ? before.device : neverTold().device;
      this.#told.set({ player, version, account, waits: !isTold, device });
      isDone = isTold && (this.#heard === null || this.#heard <= version);
    }
  }
}
