import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
