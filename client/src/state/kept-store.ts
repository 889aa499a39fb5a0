import { Store } from './store.ts';

/**
 * A value that this device keeps, as JSON. What is stored may be anything by now, so `read` takes from it what makes
 * sense. Where nothing can be kept, the value holds until the page is closed.
 */
export class KeptStore<T> extends Store<T> {
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
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(value));
    } catch {
      // Storage may be full or closed to us; the value still holds for this page.
    }
  }

  /** Takes over what another tab has stored. */
  reload(): void {
    super.set(this.#read(textIn(this.#storage, this.#key)));
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

/** The fields of a stored object, whatever they hold; none where it is no object. */
export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** Null where the browser keeps nothing for us: even to look at the property may throw. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function textIn(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
