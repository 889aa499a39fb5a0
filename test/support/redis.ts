import { needProgram } from './programs.ts';
import { freePort, type Service, service } from './service.ts';

/** A Redis server for the tests, which stores nothing on disk. */
export interface Redis extends Service {
  readonly url: string;
}

export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const server = service({
    program: needProgram('redis'),
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no'],
    crash: 'SIGKILL',
    ready: /Ready to accept connections/,
  });
  await server.start();
  return { ...server, url: `redis://127.0.0.1:${port}` };
}
