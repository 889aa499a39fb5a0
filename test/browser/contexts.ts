import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isFull } from '../support/scale.ts';
import { byName } from './passkeys.ts';

/**
 * Browser contexts of people who left, by server and options. The next person gets one without its cookies, storage and pages, but with the files of the
 * client in its cache: to fetch and compile them anew takes a third of the time of a page.
 */
const free = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/** To which server and options a context returns when its person leaves, unless something was set in it that the next person would have too. */
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

/**
 * In `npm test` most people have reduced motion, which saves a tenth of the processor time of all browser tests; in a full run, most have not.
 */
const ORDINARY = {
  viewport: { width: 1100, height: 800 },
  serviceWorkers: 'block',
  reducedMotion: isFull ? 'no-preference' : 'reduce',
} as const satisfies BrowserContextOptions;

/** A page for a new person, in a used context when a server is given. */
export async function enter(browser: Browser, wishes: BrowserContextOptions, server: string | null): Promise<Page> {
  if (!server || wishes.serviceWorkers === 'allow') return await (await browser.newContext({ ...ORDINARY, ...wishes })).newPage();
  // What is set for the page alone does not need a context of its own.
  const { viewport, colorScheme = 'light', contrast = 'no-preference', reducedMotion = ORDINARY.reducedMotion, ...rest } = wishes;
  const page = await pageIn(browser, { ...ORDINARY, ...rest }, server);
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, contrast, reducedMotion });
  return page;
}

async function pageIn(browser: Browser, options: BrowserContextOptions, server: string): Promise<Page> {
  const kind = `${server} ${JSON.stringify(options)}`;
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

/** Closes the contexts of people who left a server that stops. */
export async function closeContexts(browser: Browser, server: string): Promise<void> {
  const kinds = [...(free.get(browser) ?? [])].filter(([kind]) => kind.startsWith(`${server} `));
  for (const [kind, contexts] of kinds) {
    free.get(browser)?.delete(kind);
    await Promise.all(contexts.map((context) => context.close()));
  }
}

async function emptied(context: BrowserContext, kind: string, server: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const { origin } of [new URL(server), new URL(byName(server))]) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
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
