import { LatestRequest } from '../../reactive/latest-request.ts';
import { Store } from '../../reactive/store.ts';

/** The address of the page that is shown. */
export const address = new Store(location.href);

const visits = new LatestRequest();
let isHere = visits.ask();

/** Gives what tells, as often as it is asked, whether nobody has gone to another page since. */
export function navigationGuard(): () => boolean {
  return isHere;
}

/** Goes to another page of ours without a reload. */
export function navigate(path: string): void {
  isHere = visits.ask();
  history.pushState(null, '', path);
  address.set(location.href);
}

/** Gives the page that is shown another address of ours, without a step back to the one it had. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
  address.set(location.href);
}

/** Writes down in the address where the page that is shown stands by now; the page itself knows already. */
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
