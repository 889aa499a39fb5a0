import { spawnSync } from 'node:child_process';
import type { Mortal } from './mortal.ts';
import type { Trouble } from './trouble.ts';

/** Whether this system can forbid a process to write files. */
export const canFillDisks = spawnSync('prlimit', ['--version']).status === 0;

/** No file of a node may grow beyond so many bytes from now on: what a full disk looks like. */
export function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
}

/** Nothing more can be written; what is in the files already can be read. */
export function fillsUp(node: Mortal): Trouble {
  return {
    name: 'the disk is full',
    stops: 'everybody',
    breaks: async () => limitFiles(node.pid(), 0),
    mends: async () => limitFiles(node.pid(), 'unlimited'),
  };
}
