import { keepText, tabStorage, textIn } from '../reactive/storage.ts';

/** Why the code of a page did not come. */
export type WhyNotLoaded = 'unreachable' | 'upgrading' | 'upgraded';

const RELOADED = 'nimhall:reloaded';

/** Asks the server, which may have another version by now than the one this page is of. */
export async function whyNotLoaded(): Promise<WhyNotLoaded> {
  try {
    const start = await fetch('/', { cache: 'no-store' });
    const ours = ourScript();
    return start.ok && ours !== '' && !(await start.text()).includes(ours) ? 'upgraded' : 'upgrading';
  } catch {
    return 'unreachable';
  }
}

let reloading = false;

/** Reloads the page with the files of the new version. Only once for each version: false if that did not help. */
export function reloadOnce(): boolean {
  if (reloading) return true;
  const [tab, ours] = [tabStorage(), ourScript()];
  if (tab === null || textIn(tab, RELOADED) === ours) return false;
  reloading = true;
  keepText(tab, RELOADED, ours);
  location.reload();
  return true;
}

/** Reloads once if the server has a new version, whose files have other names. */
export async function reloadIfUpgraded(): Promise<void> {
  if ((await whyNotLoaded()) === 'upgraded') reloadOnce();
}

/** The script of this page. Its name changes with every version. */
function ourScript(): string {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
}
