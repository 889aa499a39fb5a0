/** Keeps the files of this version on the device, so that the pages open without a connection; only once this page is through. */
export function registerServiceWorker(): void {
  // The mode and not PROD, which a build made inside a test run does not have.
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // If the browser stores nothing for us, as in a private window, the pages still work online.
    navigator.serviceWorker.register('/sw.js').catch(() => null);
  });
}
