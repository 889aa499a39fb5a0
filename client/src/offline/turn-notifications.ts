import { loadNotificationTexts, PLAIN, turnInWords } from './notification-texts.ts';

/** The parts of a service worker that are used here, because the types for pages lack them. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: Pick<Navigator, 'setAppBadge'>;
  readonly clients: {
    matchAll(wanted: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: 'push', listener: (event: Told) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Tapped) => void): void;
}

interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

interface Told {
  readonly data: { json(): unknown } | null;
  waitUntil(done: Promise<unknown>): void;
}

interface Tapped {
  readonly notification: Notification;
  waitUntil(done: Promise<unknown>): void;
}

declare const self: WorkerScope;

/** A turn of ours, as the server sends it. */
interface Turn {
  readonly room: string;
  readonly game: string;
  readonly by: string;
}

/** Shows turn notifications, and opens the room at a tap. */
export function showTurns(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(turnIn(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification.data as Turn)));
  });
}

/** One notification for each room: a newer one takes its place. Where the room is before somebody's eyes nothing is shown. */
async function show(turn: Turn | null): Promise<void> {
  if (!turn) return;
  const pages = await openPages();
  if (pages.some((page) => page.visibilityState === 'visible' && leadsTo(page, pathOf(turn)))) return;
  const words = (await loadNotificationTexts()) ?? PLAIN;
  const options = { body: turnInWords(words, turn), tag: `turn ${turn.room}`, renotify: true, icon: '/icons/192.png', data: turn };
  await self.registration.showNotification(words.title, options);
  // How many games wait the next page knows; until then there is a mark. It is refused where the app is not installed.
  await self.navigator.setAppBadge?.().catch(() => undefined);
}

async function open(path: string): Promise<void> {
  const there = (await openPages()).find((page) => leadsTo(page, path));
  await (there ? there.focus() : self.clients.openWindow(path));
}

function openPages(): Promise<readonly OpenPage[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function leadsTo({ url }: OpenPage, path: string): boolean {
  return new URL(url).pathname === path;
}

function pathOf({ room }: Turn): string {
  return `/r/${encodeURIComponent(room)}`;
}

/** Null for any other message. */
function turnIn(data: Told['data']): Turn | null {
  if (!data) return null;
  try {
    const { room, game, by } = data.json() as Turn;
    return [room, game, by].every((part) => typeof part === 'string') && room !== '' ? { room, game, by } : null;
  } catch {
    return null;
  }
}
