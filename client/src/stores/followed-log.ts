import { Backoff, isTransient } from '@nimhall/shared/player/backoff';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';

interface Versioned {
  readonly version: number;
}

interface Wire<State, Entry> {
  /** Asks for all of it; its entries come from then on. */
  readonly enter: () => Promise<Result<State, Refusal>>;
  readonly apply: (state: State, entry: Entry) => State;
  readonly isOnline: () => boolean;
  readonly changed: (state: State) => void;
  /** There is nothing to follow. */
  readonly missing: (refusal: Refusal) => void;
}

/** Something that is folded from a log on the server, kept true: it applies entries as they come in, and asks again when one is missing. */
export class FollowedLog<State extends Versioned, Entry extends Versioned> {
  readonly #wire: Wire<State, Entry>;
  readonly #again = new Backoff();
  #state: State | null = null;
  /** Entries that came while all of it is on its way, which may be older; null while it is not asked for. */
  #meanwhile: Entry[] | null = null;
  #closed = false;

  constructor(wire: Wire<State, Entry>) {
    this.#wire = wire;
  }

  /** Asks for all of it, unless that is on its way. */
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

  /** Asks for all of it where the server has a newer version than we do. */
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
