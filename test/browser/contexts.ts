import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isFull } from '../support/scale.ts';

/**
 * Browser contexts of people who left, by server and options. The next person gets one without its cookies, storage and pages, but with the files of the
 * client in its cache: to fetch and compile them anew takes a third of the time of a page.
 */
const free = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/** To which server and options a context returns when its person leaves, unless something was set in it that the next person would have too. */
const returning = new WeakMap<BrowserContext, { readonly server: string; readonly kind: string }>();

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

/** Pages in which nothing lasting was set: the next person gets them with their process, which would take another third of the time to start. */
const unchanged = new WeakSet<Page>();

/** What changes a page for good. */
const LASTING_OF_PAGE = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const satisfies readonly (keyof Page)[];

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
  const {
    viewport = ORDINARY.viewport,
    colorScheme = 'light',
    contrast = 'no-preference',
    reducedMotion = ORDINARY.reducedMotion,
    ...rest
  } = wishes;
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
  returning.set(context, { server, kind });
  const page = await openPage(context);
  noticeChanges(context);
  return page;
}

/** Empties the first page of a person who leaves and closes the others, and keeps the context for the next one if it is as it was. */
export async function leave(context: BrowserContext): Promise<void> {
  const place = returning.get(context);
  const browser = context.browser();
  if (!place || !browser) return await context.close();
  const [first, ...others] = context.pages();
  await Promise.all(others.map((page) => page.close()));
  if (first) await quiet(first, place.server);
  await context.clearCookies();
  const kinds = free.get(browser) ?? new Map<string, BrowserContext[]>();
  free.set(browser, kinds.set(place.kind, [...(kinds.get(place.kind) ?? []), context]));
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
  const page = context.pages()[0] ?? (await openPage(context));
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(server).origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  returning.set(context, { server, kind });
  return page;
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  unchanged.add(page);
  notice(page, LASTING_OF_PAGE, () => unchanged.delete(page));
  return page;
}

/**
 * Leaves a page at a picture of its server, where nothing runs: only from an address of the same server does Chromium go on in the same process.
 * A page that was changed, or is elsewhere, is closed, and so is one whose server has stopped.
 */
async function quiet(page: Page, server: string): Promise<void> {
  if (!unchanged.has(page) || !page.url().startsWith(`${server}/`)) return await page.close();
  page.removeAllListeners();
  const picture = await page.goto(`${server}/favicon.svg`).catch(() => null);
  if (!picture) return await page.close();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
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
