import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { showTurns } from './turn-notifications.ts';

/** Every file of this version; the build writes them in. */
declare const BUILT_FILES: PrecacheEntry[];

/** The parts of a service worker that are used here, because the types for pages lack them. */
declare const self: {
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: 'message', listener: (event: { waitUntil(done: Promise<void>): void }) => void): void;
};

/** How long a page is waited for before the one that was kept is shown instead, in milliseconds. */
const PATIENCE = 4_000;

/** Live data is never answered from the cache. */
const LIVE = [/^\/api\//, /^\/embed\//, /^\/socket\.io\//, /^\/(?:healthz|readyz|metrics)$/];

/* All files of a version are cached together. A new version waits until no page of the old one is open, so that an open page finds the code
   it loads later. Meanwhile the addresses of pages are fetched, so that a reload already shows the new version. The cache answers only if
   the server does not. */
// Files by their own names alone: `/` is the address of a page.
precacheAndRoute(BUILT_FILES, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
// The page of the first visit needs no reload to have its files from here, nor does one that asks (register-service-worker.ts).
clientsClaim();
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const fetched = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
      if (fetched && fetched.status < 500) return fetched;
      return (await matchPrecache('/index.html')) ?? fetched ?? Response.error();
    },
    { denylist: LIVE },
  ),
);

showTurns();
