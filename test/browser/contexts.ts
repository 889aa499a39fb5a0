import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/**
 * Browser contexts of people who left, by their options. The next person gets one without its cookies, storage and pages, but with the files of the
 * client in its cache: to fetch and compile them anew takes a third of the time of a page.
 */
const free = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/** To which options a context returns when its person leaves, unless something was set in it that the next person would have too. */
const returning = new WeakMap<BrowserContext, string>();

/** What changes a context for good. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies readonly (keyof BrowserContext)[];
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** A page for a new person, in a used context when a server is given that several files share. */
export async function enter(browser: Browser, options: BrowserContextOptions, server: string | null): Promise<Page> {
  if (!server || options.serviceWorkers === 'allow') return await (await browser.newContext(options)).newPage();
  const kind = JSON.stringify([server, options]);
  const used = free.get(browser)?.get(kind)?.pop();
  if (used) return await emptied(used, kind, server);
  const context = await browser.newContext(options);
  returning.set(context, kind);
  const page = await context.newPage();
  noticeChanges(context);
  return page;
}

/** Closes the pages of a person who leaves, and keeps the context for the next one if it is as it was. */
export async function leave(context: BrowserContext): Promise<void> {
  const kind = returning.get(context);
  const browser = context.browser();
  if (kind === undefined || !browser) return await context.close();
  await Promise.all([...context.pages().map((page) => page.close()), context.clearCookies()]);
  const kinds = free.get(browser) ?? new Map<string, BrowserContext[]>();
  free.set(browser, kinds.set(kind, [...(kinds.get(kind) ?? []), context]));
}

async function emptied(context: BrowserContext, kind: string, server: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(server).origin, storageTypes: 'all' });
  await session.detach();
  returning.set(context, kind);
  return page;
}

/** A context in which something lasting was set does not return. */
function noticeChanges(context: BrowserContext): void {
  const stay = () => returning.delete(context);
  context.once('close', stay);
  notice(context, LASTING, stay);
  notice(context.clock, LASTING_OF_CLOCK, stay);
}

function notice<T extends object>(target: T, names: readonly (keyof T)[], note: () => void): void {
  for (const name of names) {
    const method = target[name];
    if (typeof method !== 'function') continue;
    target[name] = ((...given: unknown[]) => {
      note();
      return method.apply(target, given);
    }) as T[typeof name];
  }
}
