import { isSame, learntTogether, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { Backoff, isTransient } from '@nimhall/shared/player/backoff';
import type { LearntInfo } from '@nimhall/shared/protocol/learnt';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import type { ServerConnection } from '../../net/server-connection.ts';
import type { PersistentStore } from '../../reactive/persistent-store.ts';
import type { Learning, LearntStore } from './learnt-store.ts';
import { neverInWords, type ToldLearnt } from './told-learnt.ts';

/** How long drawing may wait for my other devices' progress, in milliseconds. */
const MAX_WAIT_MS = 1_000;

interface Parts {
  readonly connection: Pick<ServerConnection, 'state' | 'player' | 'on'>;
  /** Progress as this device knows it. */
  readonly learnt: LearntStore;
  readonly told: PersistentStore<ToldLearnt>;
  /** Sends this device's progress, and whose it was at the last time. */
  readonly tell: (learnt: LearntStore['value'], of: string | null) => Promise<Result<LearntInfo, Refusal>>;
}

/**
 * Keeps this device's progress in sync with the player's other devices: when something is learnt here, when the server announces a change,
 * and when the player is known. Offline progress is sent when there is a connection.
 */
export class LearntKeeper {
  readonly #connection: Parts['connection'];
  readonly #learnt: Parts['learnt'];
  readonly #told: Parts['told'];
  readonly #tell: Parts['tell'];
  readonly #again = new Backoff();
  #underWay: Promise<void> | null = null;
  /** What was learnt since the last request was sent. */
  #since: Learning[] = [];
  /** The latest version announced by the server; null for none. */
  #heard: number | null = null;
  #onAsked = (): void => {};
  /** Resolves when the server was asked for the first time, whatever came of it. */
  readonly #asked = new Promise<void>((resolve) => {
    this.#onAsked = resolve;
  });

  constructor({ connection, learnt, told, tell }: Parts) {
    this.#connection = connection;
    this.#learnt = learnt;
    this.#told = told;
    this.#tell = tell;
    let isFirst = true;
    const onPlayer = (): void => {
      if (!this.#isKnown) return;
      if (isFirst || told.value.waits || told.value.player !== connection.player.value?.id) void this.keep();
      isFirst = false;
    };
    connection.player.subscribe(onPlayer);
    connection.state.subscribe(onPlayer);
    connection.on('learnt', ({ version }) => {
      this.#heard = version;
      told.reload();
      if (told.value.version !== version) void this.keep();
    });
    onPlayer();
  }

  /** Something was learnt here, or tried to; `after` adds it to progress. */
  changed(after: Learning): void {
    this.#since.push(after);
    this.#told.reload();
    this.#told.set({ ...this.#told.value, waits: true });
    void this.keep();
  }

  /** Sends the progress and applies the server's; resolves when that is done, or failed. */
  keep(): Promise<void> {
    this.#underWay ??= this.#keep().finally(() => {
      this.#underWay = null;
      this.#onAsked();
    });
    return this.#underWay;
  }

  /** Resolves when it is known for the first time what my other devices have, or cannot be, or after `most` milliseconds. */
  async known(most: number = MAX_WAIT_MS): Promise<void> {
    if (this.#connection.state.value.kind === 'offline') return;
    await Promise.race([this.#asked, new Promise((resolve) => setTimeout(resolve, most))]);
  }

  /** Who I was is erased, and with them what they have learnt. */
  forget(): void {
    this.#learnt.change(() => NOTHING_LEARNT);
    this.#told.set(neverInWords());
  }

  get #isKnown(): boolean {
    return this.#connection.state.value.kind === 'online' && this.#connection.player.value !== null;
  }

  async #keep(): Promise<void> {
    for (let isDone = false; !isDone; ) {
      // Another tab may have gone on.
      this.#learnt.reload();
      this.#told.reload();
      const sent = this.#learnt.value;
      const before = this.#told.value;
      this.#heard = null;
      this.#since = [];
      const answer = await this.#tell(sent, before.player);
      if (!answer.ok) {
        if (this.#isKnown && isTransient(answer.error)) this.#again.later(() => void this.keep());
        return;
      }
      this.#again.reset();
      const { player, version, learnt, taken, account } = answer.value;
      const kept = learnt ?? sent;
      let isTold = true;
      this.#learnt.change((now) => {
        // Progress made while the request was under way is sent at once. It is ours, even if what was sent belonged to another player.
        const after = taken ? learntTogether(kept, now) : this.#since.reduce((before, learning) => learning(before), kept);
        isTold = isSame(after, kept);
        return after;
      });
      const device = before.player === null || before.player === player ? before.device : neverInWords().device;
      this.#told.set({ player, version, account, waits: !isTold, device });
      isDone = isTold && (this.#heard === null || this.#heard <= version);
    }
  }
}
