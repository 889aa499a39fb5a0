import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ServerProcess } from './server-process.ts';

/** Whether this machine can limit how large the files of a running process may grow, as util-linux does. */
export const canFillDisks = spawnSync('prlimit', ['--version']).status === 0;

/** No file of this node may grow beyond what it has written so far: for SQLite that is a disk that is full, sooner or later. */
export function fillDisk({ pid, dataDir }: ServerProcess): void {
  limitFiles(pid, statSync(join(dataDir, 'nimhall.sqlite-wal')).size);
}

/** A process may not write to any file from now on. */
export function forbidWriting(pid: number): void {
  limitFiles(pid, 0);
}

/** There is room again. */
export function freeDisk({ pid }: Pick<ServerProcess, 'pid'>): void {
  limitFiles(pid, 'unlimited');
}

function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}
