import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ServerProcess } from './server-process.ts';

/** Whether this machine can limit the file size of a running process, with a tool of util-linux. */
export const canFillDisks = spawnSync('prlimit', ['--version']).status === 0;

/**
 * Prevents the files of this node from growing beyond their current size, which for SQLite is like a full disk, sooner
 * or later.
 */
export function fillDisk({ pid, dataDir }: ServerProcess): void {
  limitFiles(pid, statSync(join(dataDir, 'nimhall.sqlite-wal')).size);
}

/** Prevents a process from writing to any file. */
export function forbidWriting(pid: number): void {
  limitFiles(pid, 0);
}

/** Lifts the limit again. */
export function freeDisk({ pid }: Pick<ServerProcess, 'pid'>): void {
  limitFiles(pid, 'unlimited');
}

function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}
