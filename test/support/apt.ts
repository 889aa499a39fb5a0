import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Tries to install a package without asking: as root on Debian. Does not report success; look for the program again.
 */
export function installByApt(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (install().status === 0) return;
  spawnSync('apt-get', ['update'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  install();
}

/**
 * Unpacks a Debian package into a folder without installing it, which needs no root. Throws with what to install when
 * that is impossible.
 */
export function unpackDebianPackage(name: string): string {
  const folder = join(tmpdir(), 'nimhall-packages', name);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: work, stdio: 'ignore' }).status === 0;
  const download = () => run('apt-get', 'download', name);
  const hasCome = download() || (run('apt-get', 'update') && download());
  const archive = hasCome ? readdirSync(work).find((file) => file.endsWith('.deb')) : undefined;
  if (!archive || !run('dpkg-deb', '-x', archive, 'unpacked'))
    throw new Error(`Install the Debian package ${name}: it cannot be fetched here.`);
  // Another process may have done it first.
  if (!existsSync(folder)) renameSync(join(work, 'unpacked'), folder);
  rmSync(work, { recursive: true, force: true });
  return folder;
}
