import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { installByApt } from './apt.ts';

/** Where Chromium and its relatives usually live; `CHROMIUM` names another place. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a quiet headless browser that talks to nobody but us; the sandbox needs a user who is not root. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({ executablePath: needChromium(), args: FLAGS, headless: true });
}

/**
 * The path of a Chromium: one that is installed, else one that apt installs (as root on Debian), else one that
 * Playwright downloads. Throws with what to install when all of that fails.
 */
export function needChromium(): string {
  return findChromium() ?? installFromDebian() ?? installByPlaywright() ?? giveUp();
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  return [...(named ? [named] : []), ...PLACES].find((place) => existsSync(place));
}

function installFromDebian(): string | undefined {
  installByApt('chromium');
  return findChromium();
}

function installByPlaywright(): string | undefined {
  spawnSync(process.execPath, [new URL(import.meta.resolve('playwright-core/cli.js')).pathname, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function giveUp(): never {
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name one in CHROMIUM=/path/to/chromium. ' +
      'All other tests run with npm run test:quick.',
  );
}
