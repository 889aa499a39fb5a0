import { LatestRequest } from '../../reactive/latest-request.ts';
import { Store } from '../../reactive/store.ts';

/** The address of the page that is shown. */
export const address = new Store(location.href);

const visits = new LatestRequest();
let isHere = visits.ask();

/** Gives a function that tells whether the page is still the same. */
export function navigationGuard(): () => boolean {
  return isHere;
}

/** Goes to another page without a reload. */
export function navigate(path: string): void {
  isHere = visits.ask();
  history.pushState(null, '', path);
  address.set(location.href);
}

/** Replaces the address of the current page, without a step in the history. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
  address.set(location.href);
}

/** Updates the address to the state of the current page, which needs no change itself. */
export function updateUrlState(path: string): void {
  history.replaceState(null, '', path);
}

addEventListener('popstate', () => {
  isHere = visits.ask();
  address.set(location.href);
});

/** Follows links to our own pages, also those inside shadow roots; leaves modified clicks to the browser. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link || link.origin !== location.origin || link.target || link.download) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
});
