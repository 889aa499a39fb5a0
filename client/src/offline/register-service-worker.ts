/** Keeps the files of this version on the device, so that the pages open without a connection; only once this page is through. */
export function registerServiceWorker(): void {
  // The mode and not PROD, which a build made inside a test run does not have.
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  addEventListener('load', () => {
    // If the browser stores nothing for us, as in a private window, the pages still work online.
    serviceWorker.register('/sw.js').catch(() => null);
  });
  // A page that was still being opened when the worker became active does not get its files from there, unless it asks.
  void serviceWorker.ready.then(({ active }) => serviceWorker.controller ?? active?.postMessage('claim'));
}
