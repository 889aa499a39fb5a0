import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Entry {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly gypfile?: boolean;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCK = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as { packages: Record<string, Entry> };
const INSTALLED = Object.entries(LOCK.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);

test('every package of the lock file is named with the hash of its content, and with no address it comes from', () => {
  expect(INSTALLED.length).toBeGreaterThan(200);
  expect(INSTALLED.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  expect(INSTALLED.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

// The npm of Node 20 and 22 looks for this in the lock file alone, and does not write it there. Without it `npm ci` wants Python, a
// compiler and the headers of Node, for a package that brings its programs along.
test('no package is compiled where it is installed: the lock file says "gypfile": false of each that could be', () => {
  const couldBe = INSTALLED.filter(([path]) => existsSync(`${ROOT}${path}/binding.gyp`));
  expect(couldBe.map(([path]) => path)).toContain('node_modules/better-sqlite3');
  expect(couldBe.filter(([, { gypfile }]) => gypfile !== false).map(([path]) => path)).toEqual([]);
});
