/** Texts of notifications in the language of the device. Pages save them for the service worker, which knows no languages. */
export interface NotificationTexts {
  /** Which language it is; absent in what pages of before left. */
  readonly language?: string;
  readonly title: string;
  /** The game and the opponent: `{0}` is the game and `{1}` the name. */
  readonly body: string;
  /** Names of games by their ids. */
  readonly games: Readonly<Record<string, string>>;
}

const CACHE = 'nimhall-words';
const KEY = '/turn-words';

/** In no language, where no page left any. */
export const PLAIN: NotificationTexts = { title: 'nimhall', body: '{0} – {1}', games: {} };

/** Leaves words on the device. Nothing happens where it keeps none for us. */
export async function saveNotificationTexts(words: NotificationTexts): Promise<void> {
  const cache = await caches.open(CACHE).catch(() => null);
  await cache?.put(KEY, Response.json(words)).catch(() => undefined);
}

/** This device no longer notifies. */
export async function clearNotificationTexts(): Promise<void> {
  await caches.delete(CACHE).catch(() => undefined);
}

/** The words that were left; null where none were, as on a device that does not tell of turns. */
export async function loadNotificationTexts(): Promise<NotificationTexts | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(KEY);
    return kept ? ((await kept.json()) as NotificationTexts) : null;
  } catch {
    return null;
  }
}

/** The text of a turn: `Nim, with Ben`; only the game if the opponent has no name. */
export function turnInWords({ body, games }: NotificationTexts, { game, by }: { readonly game: string; readonly by: string }): string {
  const name = games[game] ?? game;
  return by === '' ? name : body.replace(/\{[01]\}/g, (place) => (place === '{0}' ? name : by));
}
