import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run tour -- --pages [scenes] [language]`: every page that the tests know, at five sizes, light and dark, on a
 * sheet for each size and scheme, with a line where its window ends. `scenes` is a regular expression to select some.
 * Writes into a temporary folder, and prints its path. The variables TOUR_SIZES (`320,1280`) and TOUR_SCHEMES (`dark`)
 * choose fewer; TOUR_TEXT (`200`) is the size of text in percent.
 */
export function pageSheets(scenes = '.', language = 'en'): string {
  const folder = mkdtempSync(join(tmpdir(), 'nimhall-pages-'));
  const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
  const fontSize = (16 * Number(process.env.TOUR_TEXT ?? 100)) / 100;
  const env = { ...process.env, BROWSER_FONT_SIZE: `${fontSize}`, TOUR_FOLDER: folder, TOUR_SCENES: scenes, TOUR_LANGUAGE: language };
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', config], { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
  return folder;
}
