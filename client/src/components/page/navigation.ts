import { LatestRequest } from '../../reactive/latest-request.ts';
import { Store } from '../../reactive/store.ts';

/** The address of the page that is shown, or that is shown next. */
export const address = new Store(location.href);

/** The address of the page that can be seen: the one before, until the code of the next is loaded. */
let shown = address.value;

/** Called when the page of an address takes the place of the one before. */
export function noteShown(url: string): void {
  shown = url;
}

/** True while the page that can be seen is one that is being left. */
export function isLeaving(): boolean {
  return address.value !== shown;
}

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
