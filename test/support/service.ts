import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program that runs beside a test, and can be stopped and restarted on the same port with the same data. */
export interface Service {
  /** Starts it unless it is running. */
  start(): Promise<void>;
  /** Ends it as in a crash, or by another signal; does nothing when it is not running. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** The user to run as, when it may not be root. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** The signal that ends it and all its children without any cleanup. */
  readonly crash: 'SIGKILL' | 'SIGQUIT';
  /** What it prints when it accepts connections. */
  readonly ready: RegExp;
}

export function service({ program, args, user, crash, ready }: Command): Service {
  let child: ChildProcess | null = null;
  const runs = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  return {
    start: async () => {
      if (runs()) return;
      const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...user });
      child = started;
      await printed(started, ready, program);
    },
    kill: async (signal = crash) => {
      if (!child || !runs()) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

function printed(child: ChildProcess, ready: RegExp, program: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (ready.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} exited with ${code}:\n${output}`)));
  });
}

/** Ports below the range from which systems assign random ports, so that nobody gets one of these by chance. */
const OURS = { from: 12_000, count: 20_000 };

/**
 * A free port that no connection and no other server takes before it is used, except by choosing the same random
 * number.
 */
export async function freePort(): Promise<number> {
  const probe = createServer();
  for (;;) {
    const port = OURS.from + randomInt(OURS.count);
    const open = await new Promise<boolean>((resolve, reject) => {
      probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!open) continue;
    const gone = once(probe, 'close');
    probe.close();
    await gone;
    return port;
  }
}
