import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program that runs beside a test, and may be stopped and started again on the same port with the same data. */
export interface Service {
  start(): Promise<void>;
  /** Ends it as a crash does, or by another signal; nothing happens when it is not running. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** The user to run as, where it may not be root. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** The signal that ends it and all its children without any tidying up. */
  readonly crash: 'SIGKILL' | 'SIGQUIT';
  /** What it prints when it takes connections. */
  readonly ready: RegExp;
}

export function service({ program, args, user, crash, ready }: Command): Service {
  let child: ChildProcess | null = null;
  return {
    start: async () => {
      const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...user });
      child = started;
      await printed(started, ready, program);
    },
    kill: async (signal = crash) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
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

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const gone = once(probe, 'close');
  probe.close();
  await gone;
  if (address === null || typeof address === 'string') throw new Error('A listening socket has a port');
  return address.port;
}
