import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';

export interface CommandOptions {
  /** The file with its output. */
  readonly log: string;
  readonly cwd?: string | undefined;
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  /** Ends it early, with all the processes that it started. */
  readonly signal?: AbortSignal | undefined;
}

export interface Ended {
  /** Its exit code, the signal that ended it, or why it could not be started. */
  readonly code: number | string;
  readonly seconds: number;
}

/** Runs a command to its end. */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { log, signal, ...options }: CommandOptions,
): Promise<Ended> {
  const started = performance.now();
  const output = await open(log, 'w');
  // A separate process group can be ended as a whole, and gets Ctrl-C only from us.
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', output.fd, output.fd] });
  const stop = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  signal?.addEventListener('abort', stop);
  const code = await once(child, 'exit').then(
    ([status, by]: (number | string | null)[]) => status ?? by ?? '',
    (error: Error) => error.message,
  );
  signal?.removeEventListener('abort', stop);
  await output.close();
  return { code, seconds: (performance.now() - started) / 1000 };
}
