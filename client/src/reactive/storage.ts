/** What this device keeps for us; null where the browser keeps nothing: even to look at the property may throw. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What is kept for this tab until it is closed; null where nothing is. */
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
    // Whoever keeps something goes on without it.
  }
}
