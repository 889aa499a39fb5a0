import { statfsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { findProgram, needProgram } from './programs.ts';

/** Flags for a quiet headless browser that connects only to us; the sandbox needs a user other than root. */
const FLAGS = [
  '--disable-gpu',
  // Otherwise each new page has a process that is thrown away at its first address: a twentieth of all browser tests.
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The size of text that a person may choose in the browser; media queries in rem follow it, as they do not when a page enlarges its text.
  ...(process.env.BROWSER_FONT_SIZE ? [`--blink-settings=defaultFontSize=${process.env.BROWSER_FONT_SIZE}`] : []),
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Room that two browsers need in shared memory. In a container there may be too little, and pages crash. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

/** Playwright has Chromium's processes share memory by files on the disk, which costs a tenth of the time to load a page. */
function avoidsSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < ENOUGH_SHARED_MEMORY;
  } catch {
    // Only Linux has it.
    return true;
  }
}

/** Launches the headless shell, or any Chromium without one; `whole` is for tests of what only the full browser has. */
export async function launchChromium({ whole = false } = {}): Promise<Browser> {
  const browser = needProgram('chromium');
  const executablePath = whole ? browser : (findProgram('shell') ?? browser);
  const ignoreDefaultArgs = avoidsSharedMemory() ? [] : ['--disable-dev-shm-usage'];
  return await chromium.launch({ executablePath, args: FLAGS, ignoreDefaultArgs, headless: true });
}
