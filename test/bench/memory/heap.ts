import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server whose heap can be read, in MiB, after a full garbage collection. */
export interface WatchedServer {
  readonly child: ChildProcess;
  readonly url: string;
  heapMiB(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program with Node's inspector, which collects garbage and reads the heap. */
export async function startWatched(program: string, env: Readonly<Record<string, string>> = {}): Promise<WatchedServer> {
  const data = await mkdtemp(join(tmpdir(), 'nimhall-bench-'));
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', program], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', BOT_PACE_MS: '50', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [url, inspector] = await Promise.all([said(child.stdout, /open at (http:\S+)/), said(child.stderr, /listening on (ws:\S+)/)]);
  const ask = await connectInspector(inspector);
  return {
    child,
    url,
    heapMiB: async () => {
      // Twice: what the first round finalises, the second one frees.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
      return usedSize / 2 ** 20;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The first match of a pattern in a stream. */
function said(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = pattern.exec(output)?.[1];
      if (found) resolve(found);
    });
    stream.once('end', () => reject(new Error(`The program stopped before it said ${pattern}:\n${output}`)));
  });
}

/** Sends commands to Node's inspector. */
async function connectInspector(url: string): Promise<(method: string) => Promise<unknown>> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let asked = 0;
  return (method) =>
    new Promise((resolve) => {
      waiting.set(++asked, resolve);
      socket.send(JSON.stringify({ id: asked, method }));
    });
}
