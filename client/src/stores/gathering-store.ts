import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import type { ServerConnection } from '../net/server-connection.ts';
import { Store, type Unbind } from '../reactive/store.ts';
import { FollowedLog } from './followed-log.ts';

interface Versioned {
  readonly version: number;
}

/** The common part of the states of classes and tournaments. */
export interface FollowedState {
  /** Our number; -1 while we have not joined. */
  readonly member: number;
  /** Why there is nothing to show. */
  readonly missing: Refusal | null;
  /** Why the last request was refused. */
  readonly refusal: Refusal | null;
}

/** How a gathering of a kind is followed. */
interface Following<State, Gathering, Entry> {
  readonly code: string;
  readonly connection: ServerConnection;
  readonly start: State;
  /** Asks for the whole gathering; what else the answer says is patched into the state. */
  readonly enter: (patch: (change: Partial<State>) => void) => Promise<Result<Gathering, Refusal>>;
  readonly leave: () => void;
  readonly apply: (gathering: Gathering, entry: Entry) => Gathering;
  /** Subscribes to its entries, and to its newest version. */
  readonly listen: (receive: (entry: Entry) => void, reach: (version: number) => void) => readonly Unbind[];
}

/** A class or a tournament that is followed on a page: folded from its log, and asked for again whenever we come back online. */
export abstract class GatheringStore<
  State extends FollowedState,
  Gathering extends Versioned,
  Entry extends Versioned,
> extends Store<State> {
  protected readonly code: string;
  protected readonly connection: ServerConnection;
  readonly #unbinds: readonly Unbind[];
  readonly #log: FollowedLog<Gathering, Entry>;
  readonly #leave: () => void;
  #gathering: Gathering | null = null;

  constructor({ code, connection, start, enter, leave, apply, listen }: Following<State, Gathering, Entry>) {
    super(start);
    this.code = code;
    this.connection = connection;
    this.#leave = leave;
    const isOnline = (): boolean => connection.state.value.kind === 'online';
    this.#log = new FollowedLog<Gathering, Entry>({
      enter: () => enter((change) => this.patch(change)),
      apply,
      isOnline,
      changed: (gathering) => this.#adopt(gathering),
      missing: (missing) => this.set({ ...start, missing }),
    });
    this.#unbinds = [
      ...listen(
        (entry) => this.#log.receive(entry),
        (version) => void this.#log.reach(version),
      ),
      connection.state.subscribe(() => isOnline() && this.#log.enter()),
      connection.player.subscribe(() => this.#gathering && this.#adopt(this.#gathering)),
    ];
    if (isOnline()) void this.#log.enter();
  }

  /** The state of the page, for the player with this id. */
  protected abstract shown(gathering: Gathering, player: string): Partial<State>;

  close(): void {
    for (const unbind of this.#unbinds) unbind();
    this.#log.close();
    this.#leave();
  }

  /** Asks for the whole gathering again. */
  protected enter(): void {
    void this.#log.enter();
  }

  /** Sends a request, and waits until its entry has arrived; false if it is refused. */
  protected async settle(asked: Promise<Ack<'class:order'>>): Promise<boolean> {
    this.patch({ refusal: null } as Partial<State>);
    const ack = await asked;
    if (ack.ok) await this.#log.reach(ack.version);
    else this.patch({ refusal: ack.error } as Partial<State>);
    return ack.ok;
  }

  protected patch(change: Partial<State>): void {
    this.set({ ...this.value, ...change });
  }

  #adopt(gathering: Gathering): void {
    this.#gathering = gathering;
    this.patch({ ...this.shown(gathering, this.connection.player.value?.id ?? ''), missing: null });
  }
}
