import { type Learnt, learntFrom } from '@nimhall/shared/learnt/learnt';
import type { PersistentStore } from '../../reactive/persistent-store.ts';
import type { Readable, Unbind } from '../../reactive/store.ts';

/** Adds what was learnt to progress. */
export type Learning = (before: Learnt) => Learnt;

/** Progress as this device knows it. */
export class LearntStore implements Readable<Learnt> {
  readonly #kept: PersistentStore<unknown>;
  /** The data that was read last, and its validated form. */
  #read: { readonly kept: unknown; readonly learnt: Learnt };

  constructor(kept: PersistentStore<unknown>) {
    this.#kept = kept;
    this.#read = { kept: kept.value, learnt: learntFrom(kept.value) };
  }

  get value(): Learnt {
    const kept = this.#kept.value;
    if (kept !== this.#read.kept) this.#read = { kept, learnt: learntFrom(kept) };
    return this.#read.learnt;
  }

  subscribe(listener: (learnt: Learnt) => void): Unbind {
    return this.#kept.subscribe(() => listener(this.value));
  }

  /** Updates the latest data, because another tab may have changed it. */
  change(after: Learning): void {
    this.reload();
    const learnt = after(this.value);
    this.#read = { kept: learnt, learnt };
    this.#kept.set(learnt);
  }

  /** Takes over what another tab has stored. */
  reload(): void {
    this.#kept.reload();
  }
}
