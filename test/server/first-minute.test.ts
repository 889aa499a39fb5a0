import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { welcome } from '@nimhall/server/addresses';
import { openLog } from '@nimhall/server/log';
import { expect, onTestFinished, test } from 'vitest';
import { BUILT_SERVER } from '../support/build.ts';
import { serve, temporaryFolder } from '../support/harness.ts';
import { startServerProcess } from '../support/server-process.ts';

/** The exit code of a server that does not start, and what it prints. */
async function failure(options: Parameters<typeof startServerProcess>[0]): Promise<string> {
  return await startServerProcess(options).then(
    (server) => server.stop().then(() => 'it started'),
    (error: Error) => error.message.trim(),
  );
}

test('a first start prints the server’s address, and nothing else', async () => {
  const server = await startServerProcess({ env: { LOG_LEVEL: 'info' }, mayBeLate: false });
  onTestFinished(() => server.stop());
  expect(server.log()).toBe(`nimhall is open at http://localhost:${server.port}\n`);
});

test('the error for a port in use says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await failure({ port, mayBeLate: false })).toBe(
    `The server exited with 1 before it was open:\nPort ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
  );
});

test('the error for an address that this machine does not have says what to do', async () => {
  const { message } = await run(process.execPath, [BUILT_SERVER], { DATA_DIR: await temporaryFolder(), HOST: '192.0.2.77', PORT: '0' });
  expect(message).toBe('1: This machine has no address 192.0.2.77. HOST must be one that it has, or 0.0.0.0 for all of them.');
});

test('the error for a folder that cannot be made says what to do', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  expect(await failure({ dataDir: file })).toContain(
    `The folder ${file} cannot be written (EEXIST). Make it writable, or choose another: DATA_DIR=/some/folder npm start`,
  );
});

test('the error for an unreachable database omits its password', async () => {
  const told = await failure({ env: { DATABASE_URL: 'postgres://hall:secret@127.0.0.1:1/nimhall' } });
  expect(told).toContain('The database at 127.0.0.1:1/nimhall cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct');
  expect(told).not.toContain('secret');
});

test('the error for an old Node names its version', async () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.1.0' })";
  for (const program of [CHECK, BUILT_SERVER]) {
    const { message } = await run(process.execPath, ['--import', old, program], {});
    expect(message).toMatch(/^1: nimhall runs on Node 24, and this is v\d+\S+\. Run "npm ci" and then "npm start"/);
  }
  expect((await run(process.execPath, [CHECK], {})).message).toBe('0: ');
});

test('the network address is shown only at a terminal, and only if others can connect', () => {
  const alone = 'nimhall is open at http://localhost:3000\n';
  expect(welcome({ host: '127.0.0.1', publicUrl: null }, 3000, true)).toBe(alone);
  expect(welcome({ host: '0.0.0.0', publicUrl: null }, 3000, false)).toBe(alone);
  expect(welcome({ host: '0.0.0.0', publicUrl: 'https://hall.example' }, 3000, true)).toBe('nimhall is open at https://hall.example\n');
  const shared = welcome({ host: '192.0.2.7', publicUrl: null }, 3000, true);
  expect(shared).toMatch(
    /^\nOthers in this network open http:\/\/192\.0\.2\.7:3000\n\n[█▀▄ \n]+\nnimhall is open at http:\/\/192\.0\.2\.7:3000\n$/,
  );
});

test.each([
  { isTerminal: true, logged: [] },
  { isTerminal: false, logged: ['/api/v1/games', '/api/v1/no-such-thing'] },
])('requests leave the addresses in view at a terminal, and are logged elsewhere', async ({ isTerminal, logged }) => {
  const lines: { readonly req?: { readonly url: string } }[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const { url, stop } = await serve({ isTerminal, log });
  for (const path of ['/api/v1/games', '/api/v1/no-such-thing', '/healthz']) await fetch(url + path).then((answer) => answer.text());
  await stop();
  expect(lines.flatMap(({ req }) => req?.url ?? [])).toEqual(logged);
});

const CHECK = fileURLToPath(new URL('../../server/src/check-node.js', import.meta.url));

/** Runs a program to its end: its exit code, and what it wrote to standard error. */
async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<{ message: string }> {
  const ended = await promisify(execFile)(program, args, { env: { ...process.env, ...env } }).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );
  return { message: `${ended.code}: ${ended.stderr.trim()}` };
}
