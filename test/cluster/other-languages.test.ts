import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Entry } from '@nimhall/shared/room/events';
import { expect, onTestFinished, test } from 'vitest';
import { newToken, serveAll } from '../support/harness.ts';
import { programForTest } from '../support/programs.ts';

/** Independent clients, which rely only on what the protocol says. */

const PLAYER = fileURLToPath(new URL('../support/socketio-player.py', import.meta.url));
const hall = serveAll();

function start(command: string, ...args: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  return child;
}

test('a Socket.IO client in Python beats Magpie at Nim, and curl follows the game', async () => {
  programForTest('python-socketio');
  programForTest('python-websocket');
  const { token } = await newToken(hall.url, 'Pythia');
  const python = start('/usr/bin/python3', PLAYER, hall.url, token);
  const errors = text(python.stderr);
  const said = createInterface(python.stdout)[Symbol.asyncIterator]();
  const { value: room } = await said.next();
  if (room === undefined) throw new Error(await errors);

  const curl = start(programForTest('curl'), '--silent', '--no-buffer', `${hall.url}/api/v1/rooms/${room}/events`);
  const entries: Entry[] = [];
  for await (const line of createInterface(curl.stdout)) {
    if (line !== '') entries.push(JSON.parse(line) as Entry);
    if (entries.at(-1)?.events.some(({ kind }) => kind === 'ended')) break;
  }
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, nth) => nth + 1));
  expect(entries.at(-1)?.events.at(-1)).toMatchObject({ kind: 'ended', winner: 'first' });
  expect((await said.next()).value).toBe('first');
  expect(python.exitCode ?? (await once(python, 'exit'))[0]).toBe(0);
});
