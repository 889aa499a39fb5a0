import { onTestFinished } from 'vitest';
import { DELAYED } from '../support/delays.ts';
import { forbidWriting, freeDisk } from '../support/full-disk.ts';
import { type ServerOptions, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import type { Trouble } from './trouble.ts';

/** A server process that may end, and starts again on the same port with the same data. Stopped when the test ends. */
export interface Mortal {
  readonly url: string;
  readonly dataDir: string;
  /** Of the process that runs now, or ran last. */
  pid(): number;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  start(): Promise<void>;
}

/** Starts one; `onDeath` is told when it ends by itself, whose fault it may be. */
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
    // One that a failed test left standing still could not stop.
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

/** `kill -9`, and a new start. */
export function dies(node: Mortal, name: string, stops: Stops): Trouble {
  return { name: `${name} is killed`, stops, breaks: () => node.end('SIGKILL'), mends: () => node.start() };
}

/** A process that stands still, as on a machine that sleeps, with all its connections open. */
export function hangs(node: Mortal, name: string, stops: Stops): Trouble {
  return {
    name: `${name} stands still`,
    stops,
    breaks: async () => void process.kill(node.pid(), 'SIGSTOP'),
    mends: async () => void process.kill(node.pid(), 'SIGCONT'),
  };
}

/** A disk with no room left, which nothing can be written to; what is there can be read. */
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
