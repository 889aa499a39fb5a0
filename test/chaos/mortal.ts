import { onTestFinished } from 'vitest';
import { DELAYED } from '../support/delays.ts';
import { forbidWriting, freeDisk } from '../support/full-disk.ts';
import { type ServerOptions, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import type { Trouble } from './trouble.ts';

/**
 * A server process that may die, and can be restarted on the same port with the same data. Stopped when the test ends.
 */
export interface Mortal {
  readonly url: string;
  readonly dataDir: string;
  /** Of the current process, or of the last one. */
  pid(): number;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  start(): Promise<void>;
}

/** Starts one; `onDeath` is called when it ends unexpectedly. */
export async function startMortal(onDeath: (error: Error) => void, options: ServerOptions = {}): Promise<Mortal> {
  const begin = async (where: ServerOptions): Promise<ServerProcess> => {
    const started = await startServerProcess({ ...options, ...where, env: { ...DELAYED, ...options.env } });
    void started.gone.then((output) => {
      if (!ending) onDeath(new Error(`A node ended by itself:\n${output}`));
    });
    return started;
  };
  let ending = false;
  let node = await begin({});
  const { url, port, dataDir } = node;
  const pid = (): number => node.pid;
  onTestFinished(async () => {
    ending = true;
    // A process that a failed test left stopped cannot exit on its own.
    if (isThere(node.pid)) process.kill(node.pid, 'SIGCONT');
    await node.stop();
  });
  return {
    url,
    dataDir,
    pid,
    end: async (signal) => {
      ending = true;
      await node.kill(signal);
    },
    start: async () => {
      ending = false;
      node = await begin({ port, dataDir });
    },
  };
}

type Stops = Trouble['stops'];

/** A `kill -9` and a restart. */
export function dies(node: Mortal, name: string, stops: Stops): Trouble {
  return { name: `${name} is killed`, stops, breaks: () => node.end('SIGKILL'), mends: () => node.start() };
}

/** A frozen process, as on a machine that sleeps, with all its connections open. */
export function hangs(node: Mortal, name: string, stops: Stops): Trouble {
  return {
    name: `${name} stands still`,
    stops,
    breaks: async () => void process.kill(node.pid(), 'SIGSTOP'),
    mends: async () => void process.kill(node.pid(), 'SIGCONT'),
  };
}

/** A full disk: writes fail, but existing data can be read. */
export function runsFull(node: Mortal): Trouble {
  return {
    name: 'the disk is full',
    stops: 'everybody',
    breaks: async () => forbidWriting(node.pid()),
    mends: async () => freeDisk({ pid: node.pid() }),
  };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
