import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort, service } from './service.ts';

const SETTINGS = fileURLToPath(new URL('../../server/proxy/nginx.conf', import.meta.url));

/** Starts the proxy as it is deployed, but on a free port and in front of these nodes; returns its address. */
export async function startProxy(program: string, nodes: readonly { readonly port: number }[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nimhall-nginx-'));
  const port = await freePort();
  const deployed = await readFile(SETTINGS, 'utf8');
  let next = 0;
  const settings = deployed
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^( *server )\w+:\d+/gm, (_, before: string) => `${before}127.0.0.1:${nodes[next++]?.port}`);
  if (next !== nodes.length) throw new Error(`The proxy is set up for ${next} nodes, not ${nodes.length}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const whole = `pid ${folder}/pid;\nerror_log stderr notice;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${settings}\n}\n`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const proxy = service({
    program,
    args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off; master_process off;'],
    crash: 'SIGKILL',
    ready: /using the "\w+" event method/,
  });
  await proxy.start();
  onTestFinished(async () => {
    await proxy.kill();
    await rm(folder, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${port}`;
}
