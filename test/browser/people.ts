import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, onTestFinished, test } from 'vitest';
import { openBrowser } from '../support/browsers.ts';
import { hesitate } from '../support/hesitant.ts';
import { lag } from '../support/lagging.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { closeContexts, enter, leave } from './contexts.ts';
import { describeOnFailure, printLogOnFailure } from './failure.ts';

/** A server for all tests of a file, and a browser. */
export interface Hall {
  readonly server: ServerProcess;
  readonly browser: Browser;
}

interface HallOptions {
  /** For tests of notifications and of tabs in the background, which need the full browser. */
  readonly whole?: boolean;
  /** A server for this file alone: for tests that stop it, look at lists of everybody's rooms, or measure how a page loads for the first time. */
  readonly own?: boolean;
  /** Settings of the server, which is then for this file alone. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The server of a worker, which all files share that do not ask for their own. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads here which other fixtures this one needs.
const withServer = test.extend('shared', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const server = await startServerProcess();
  onCleanup(() => server.stop());
  return server;
});

/** Opens a hall before the tests of a file; its parts can be used once the tests run. */
export function openHall({ whole = false, env, own = env !== undefined }: HallOptions = {}): Hall {
  const opened = openBrowser({ whole });
  let server: ServerProcess | null = null;
  if (own) {
    beforeAll(async () => {
      server = await startServerProcess(env ? { env } : {});
    });
    afterAll(async () => {
      if (!server) return;
      await closeContexts(opened.browser, server.url);
      await server.stop();
    });
  } else {
    withServer.beforeAll(({ shared }) => {
      server = shared;
    });
  }
  beforeEach(() => printLogOnFailure(() => server?.log() ?? ''));
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
 * A person with their own cookies and storage. Their browser may have fetched the client before, as that of anybody
 * who comes a second time; with a browser in place of the hall it has fetched nothing. Service workers, which fetch every file of the client, are
 * only for tests that need one: `serviceWorkers: 'allow'`.
 */
export async function person(at: Hall | Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const made = await newPerson(at, options);
  onTestFinished(made.leave);
  describeOnFailure(made.page);
  return made;
}

/**
 * One person for all tests of a file: for things that are the same for everybody on many pages. Each test begins by going to its page.
 */
export function visitor(hall: Hall, options: BrowserContextOptions = {}): Person {
  let made: Awaited<ReturnType<typeof newPerson>> | null = null;
  const opened = () => {
    if (!made) throw new Error('The visitor comes when the tests run');
    return made;
  };
  beforeAll(async () => {
    made = await newPerson(hall, options);
  });
  beforeEach(() => {
    opened().troubles.length = 0;
    describeOnFailure(opened().page);
  });
  afterAll(() => made?.leave());
  return {
    get page() {
      return opened().page;
    },
    get troubles() {
      return opened().troubles;
    },
  };
}

/** For tests in which it matters that boards and dialogs move, which most people do not want here. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

async function newPerson(at: Hall | Browser, options: BrowserContextOptions) {
  const { browser, server } = 'server' in at ? { browser: at.browser, server: at.server.url } : { browser: at, server: null };
  const page = await enter(browser, options, server);
  hesitate(page);
  await lag(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // A killed server looks like a refused connection; violations of the page's policy must never happen.
    if (message.type() === 'error' && !message.text().includes('net::ERR_') && !message.text().includes('WebSocket connection')) {
      troubles.push(message.text());
    }
  });
  return { page, troubles, leave: () => leave(page.context()) };
}

/** Changes the language as the settings would in another tab. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    localStorage.setItem('nimhall:settings', JSON.stringify({ language }));
    dispatchEvent(new StorageEvent('storage'));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
}
