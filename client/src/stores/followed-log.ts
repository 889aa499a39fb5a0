import { Backoff, isTransient } from '@nimhall/shared/player/backoff';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';

interface Versioned {
  readonly version: number;
}

interface Wire<State, Entry> {
  /** Asks for the whole state; its entries follow from then on. */
  readonly enter: () => Promise<Result<State, Refusal>>;
  readonly apply: (state: State, entry: Entry) => State;
  readonly isOnline: () => boolean;
  readonly changed: (state: State) => void;
  /** Called when there is nothing to follow. */
  readonly missing: (refusal: Refusal) => void;
}

/** A state folded from a log on the server. It applies entries as they arrive, and asks for the whole state again when one is missing. */
export class FollowedLog<State extends Versioned, Entry extends Versioned> {
  readonly #wire: Wire<State, Entry>;
  readonly #again = new Backoff();
  #state: State | null = null;
  /** Entries that arrived while the whole state is requested, which may be older than they are; null at other times. */
  #meanwhile: Entry[] | null = null;
  #closed = false;

  constructor(wire: Wire<State, Entry>) {
    this.#wire = wire;
  }

  /** Asks for the whole state, unless a request is pending. */
  async enter(): Promise<void> {
    if (this.#meanwhile) return;
    const meanwhile: Entry[] = [];
    this.#meanwhile = meanwhile;
    const answer = await this.#wire.enter();
    this.#meanwhile = null;
    if (this.#closed) return;
    if (answer.ok) {
      this.#again.reset();
      this.#adopt(answer.value);
      for (const entry of meanwhile) this.receive(entry);
    } else if (!isTransient(answer.error)) {
      this.#state = null;
      this.#wire.missing(answer.error);
    } else if (this.#wire.isOnline()) this.#again.later(() => void this.enter());
  }

  receive(entry: Entry): void {
    this.#meanwhile?.push(entry);
    const state = this.#state;
    if (!state || entry.version <= state.version) return;
    if (entry.version === state.version + 1) this.#adopt(this.#wire.apply(state, entry));
    else void this.enter();
  }

  /** Asks for the whole state if the server has a newer version. */
  async reach(version: number): Promise<void> {
    if (version > (this.#state?.version ?? 0)) await this.enter();
  }

  close(): void {
    this.#again.reset();
    this.#closed = true;
  }

  #adopt(state: State): void {
    this.#state = state;
    this.#wire.changed(state);
  }
}
