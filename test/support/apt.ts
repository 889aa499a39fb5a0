import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Installs a package, where that can be done unasked: as root on Debian. Says nothing about whether it worked: look again. */
export function installByApt(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (install().status === 0) return;
  spawnSync('apt-get', ['update'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  install();
}

/** The folder into which a package of Debian is unpacked, without installing it; any user may. Throws with what to install where that cannot be done. */
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
  // Another process may have been quicker.
  if (!existsSync(folder)) renameSync(join(work, 'unpacked'), folder);
  rmSync(work, { recursive: true, force: true });
  return folder;
}
