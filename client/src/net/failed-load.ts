import { keepText, tabStorage, textIn } from '../reactive/storage.ts';

/** What follows when code or texts did not load: a reload with the new version, or the reason why they did not. */
type FailedLoad = 'unreachable' | 'upgrading' | 'reloading';

const RELOADED = 'nimhall:reloaded';

/** The script that this code is part of. Its name changes with every version. */
const OURS = new URL(import.meta.url).pathname;

let reloading = false;

/** Asks the server, and reloads the page if that has another version by now than the one this page is of. */
export async function recover(): Promise<FailedLoad> {
  try {
    const start = await fetch('/', { cache: 'no-store' });
    const isUpgraded = start.ok && !(await start.text()).includes(OURS);
    return isUpgraded && reloadOnce() ? 'reloading' : 'upgrading';
  } catch {
    return 'unreachable';
  }
}

/** Only once for each version: false if that did not help. */
function reloadOnce(): boolean {
  const tab = tabStorage();
  if (reloading || tab === null || textIn(tab, RELOADED) === OURS) return reloading;
  reloading = true;
  keepText(tab, RELOADED, OURS);
  location.reload();
  return true;
}
