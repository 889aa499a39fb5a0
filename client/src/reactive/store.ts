/** Undoes a subscription. */
export type Unbind = () => void;

/** Something with a value and change events. */
export interface Readable<T> {
  readonly value: T;
  subscribe(listener: (value: T) => void): Unbind;
}

/** A value that notifies its listeners when it is replaced. Values are immutable: a change is a new value. */
export class Store<T> implements Readable<T> {
  #value: T;
  readonly #listeners = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  /** Whether there are listeners. */
  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  /** Called with every new value, not with the present one. */
  subscribe(listener: (value: T) => void): Unbind {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** Resolves with the value of a store as soon as there is one. */
export function whenDefined<T>(store: Readable<T | null>): Promise<T> {
  return new Promise((resolve) => {
    const look = (value: T | null): void => {
      if (value === null) return;
      unbind();
      resolve(value);
    };
    const unbind = store.subscribe(look);
    look(store.value);
  });
}
