import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requirePrograms } from './programs.ts';

/** Prepares the browser tests: a browser, and the built client. */
export default function setup(): void {
  requirePrograms('chromium');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const build = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The client does not build:\n${build.stdout}\n${build.stderr}`);
}
