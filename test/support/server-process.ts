import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SERVER } from './build.ts';
import { isLate, listenLate } from './late-network.ts';
import { freePort } from './service.ts';

/** How much of a dead process's output is shown, in characters from its end. */
const MAX_OUTPUT_LENGTH = 20_000;

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Resolves when the process has exited, with the end of its output. */
  readonly gone: Promise<string>;
  /** Its whole output so far. */
  log(): string;
  /**
   * Sends a signal and waits until the process has exited; its data stay. Returns the exit code, null after a SIGKILL.
   */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Shuts it down in order and removes the data. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Data of an earlier process to continue with; a new temporary folder by default. */
  readonly dataDir?: string;
  /** By default a free one, which is free again while the server is down. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** For tests of the port itself: false if nothing stands before it on a slow network either. */
  readonly mayBeLate?: boolean;
}

/** Starts the real server in its own process and waits until it says that it is listening. */
export async function startServerProcess({ dataDir, port, env = {}, mayBeLate = true }: ServerOptions = {}): Promise<ServerProcess> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'nimhall-')));
  const open = port ?? (await freePort());
  const own = isLate && mayBeLate ? await freePort() : open;
  const child = spawn(process.execPath, [BUILT_SERVER], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      BOT_PACE_MS: '30',
      RATE_LIMITS: 'off',
      RATED_FOR: 'everybody',
      DAILY_ARENA: 'off',
      ...env,
      DATA_DIR: folder,
      PORT: String(own),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exited = once(child, 'exit');
  await opened(child);
  const closeLate = own !== open ? await listenLate(open, own) : null;
  const gone = exited.then(async () => {
    await closeLate?.();
    return output.slice(-MAX_OUTPUT_LENGTH);
  });
  const kill = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return {
    url: `http://127.0.0.1:${open}`,
    port: open,
    dataDir: folder,
    pid: child.pid ?? 0,
    gone,
    log: () => output,
    kill,
    stop: async () => {
      await kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server says that it is open; rejects with its output when it exits before. */
function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (/open at http:/.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code, signal) => reject(new Error(`The server exited with ${code ?? signal} before it was open:\n${output}`)));
  });
}
