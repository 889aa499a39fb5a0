/** The storage of this device; null if the browser has none: even reading the property may throw. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The storage of this tab until it is closed; null if there is none. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The text kept under a key; null where there is none, or none that we may read. */
export function textIn(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text, or with null forgets it. Storage may be full or closed to us: then nothing is kept, and nothing is said. */
export function keepText(storage: Storage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // The page goes on without what it wanted to keep.
  }
}
