import { buildClient } from './build.ts';
import { requirePrograms } from './programs.ts';

/** Prepares the browser tests: a browser, and the built client. */
export default function setup(): void {
  requirePrograms('chromium');
  buildClient();
}
