import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Ticks of the processor accounting in /proc, in a second. */
const TICKS = 100;

/** User and system time of a process so far, all its threads together (Linux). */
export function processorSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Resident memory of a process, in MiB (Linux). */
export function residentMiB(child: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The machine, for the head of a table. */
export function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
}
