import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the built server begins. */
export const BUILT_SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** Bundles the server: before all tests, so that every server process runs the current code. */
export default function buildServer(): void {
  build('server');
}

/** Bundles the pages and the server. */
export function buildHall(): void {
  build('server', 'client');
}

export function buildClient(): void {
  build('client');
}

function build(...workspaces: readonly ('client' | 'server')[]): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', ...workspaces.map((name) => `--workspace=${name}`)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run build --workspace ${workspaces.join(' ')} failed:\n${stdout}\n${stderr}`);
}
