export { fieldsOf } from '@nimhall/shared/json';

import { keepText, textIn } from './storage.ts';
import { Store } from './store.ts';

/**
 * A value that is stored on this device as JSON. Stored data may be anything, so `read` extracts the valid part. If nothing can be stored,
 * the value lasts until the page is closed.
 */
export class PersistentStore<T> extends Store<T> {
  readonly #storage: Storage | null;
  readonly #key: string;
  readonly #read: (text: string | null) => T;

  /** `read` is given the stored text, null where there is none. */
  constructor(storage: Storage | null, key: string, read: (text: string | null) => T) {
    super(read(textIn(storage, key)));
    this.#storage = storage;
    this.#key = key;
    this.#read = read;
  }

  override set(value: T): void {
    super.set(value);
    keepText(this.#storage, this.#key, JSON.stringify(value));
  }

  /** Takes over what another tab has stored. */
  reload(): void {
    if (this.#storage) super.set(this.#read(textIn(this.#storage, this.#key)));
  }
}

/** Stored JSON; null where there is none that can be read. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
