import { keepText, tabStorage, textIn } from '../reactive/storage.ts';

/** What follows when code or texts did not load: a reload with the new version, or the reason why they did not. */
type FailedLoad = 'unreachable' | 'upgrading' | 'reloading';

const RELOADED = 'nimhall:reloaded';

let reloading = false;

/** Asks the server, and reloads the page if that has another version by now than the one this page is of. */
export async function recover(): Promise<FailedLoad> {
  try {
    const start = await fetch('/', { cache: 'no-store' });
    const ours = ourScript();
    const isUpgraded = start.ok && ours !== '' && !(await start.text()).includes(ours);
    return isUpgraded && reloadOnce(ours) ? 'reloading' : 'upgrading';
  } catch {
    return 'unreachable';
  }
}

/** Only once for each version: false if that did not help. */
function reloadOnce(ours: string): boolean {
  const tab = tabStorage();
  if (reloading || tab === null || textIn(tab, RELOADED) === ours) return reloading;
  reloading = true;
  keepText(tab, RELOADED, ours);
  location.reload();
  return true;
}

/** The script of this page. Its name changes with every version. */
function ourScript(): string {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
}
