import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { openBrowser } from '../support/browsers.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { describeOnFailure, printLogOnFailure } from './failure.ts';

/** A server for all tests of a file, and a browser. */
export interface Hall {
  readonly server: ServerProcess;
  readonly browser: Browser;
}

interface HallOptions {
  /** For tests of notifications and of tabs in the background, which need the full browser. */
  readonly whole?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a server before the tests of a file and closes it after them; its parts can be used once the tests run. */
export function openHall({ whole = false, env = {} }: HallOptions = {}): Hall {
  const opened = openBrowser({ whole });
  let server: ServerProcess | null = null;
  beforeAll(async () => {
    server = await startServerProcess({ env });
  });
  beforeEach(() => printLogOnFailure(() => server?.log() ?? ''));
  afterAll(() => server?.stop());
  return {
    get server() {
      if (!server) throw new Error('The hall opens when the tests run');
      return server;
    },
    get browser() {
      return opened.browser;
    },
  };
}

/** Problems that a page may report: each fails the test that opened the page. */
export interface Person {
  readonly page: Page;
  /** What went wrong in the page so far. */
  readonly troubles: readonly string[];
}

/**
 * A person with their own browser context, with cookies and storage. Service workers, which fetch every file of the
 * client, are only for tests
 * that need one: `serviceWorkers: 'allow'`.
 */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const made = await newPerson(browser, options);
  onTestFinished(() => made.page.context().close());
  describeOnFailure(made.page);
  return made;
}

/**
 * One person for all tests of a file, whose browser has fetched the client once: for things that are the same for
 * everybody on many pages. Each test
 * begins by going to its page.
 */
export function visitor(hall: Hall, options: BrowserContextOptions = {}): Person {
  let made: Awaited<ReturnType<typeof newPerson>> | null = null;
  const opened = () => {
    if (!made) throw new Error('The visitor comes when the tests run');
    return made;
  };
  beforeAll(async () => {
    made = await newPerson(hall.browser, options);
  });
  beforeEach(() => {
    opened().troubles.length = 0;
    describeOnFailure(opened().page);
  });
  afterAll(() => made?.page.context().close());
  return {
    get page() {
      return opened().page;
    },
    get troubles() {
      return opened().troubles;
    },
  };
}

async function newPerson(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // A killed server looks like a refused connection; violations of the page's policy must never happen.
    if (message.type() === 'error' && !message.text().includes('net::ERR_') && !message.text().includes('WebSocket connection')) {
      troubles.push(message.text());
    }
  });
  return { page, troubles };
}

/** Changes the language as the settings would in another tab. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    localStorage.setItem('nimhall:settings', JSON.stringify({ language }));
    dispatchEvent(new StorageEvent('storage'));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
}
