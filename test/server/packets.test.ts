import { COMMANDS } from '@nimhall/shared/protocol/commands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figure, openRaw } from '../support/raw.ts';
import { LONG, spread } from '../support/scale.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** One value of each JSON type, and texts with a special meaning in JavaScript or for us. */
const VALUES = [
  ...['null', 'true', 'false', '0', '-1', '1.5', '1e308', '[]', '{}', '[[[]]]', '{"toString":1}', '{"_placeholder":true,"num":0}'],
  ...['', 'x', '__proto__', 'constructor', 'toString', 'error', 'lobby', '\u0000', '\ud800'].map((text) => JSON.stringify(text)),
  `${'['.repeat(7_000)}${']'.repeat(7_000)}`,
];
const NAMES = Object.keys(COMMANDS);
const ACKS = ['', '99999999999999999999'];

/**
 * Events with every value as a name, as a body, as a field of a body, and as an extra argument; with and without an
 * acknowledgement.
 */
const EVENTS = ACKS.flatMap((ack) => [
  ...VALUES.flatMap((name) => [`42${ack}[${name}]`, `42${ack}[${name},{}]`]),
  ...NAMES.flatMap((name) =>
    VALUES.flatMap((value) => [
      `42${ack}["${name}",${value}]`,
      `42${ack}["${name}",{"room":${value},"id":${value},"on":${value},"game":${value},"params":${value}}]`,
      `42${ack}["${name}",{"game":"nim","room":"r","id":"i"},${value}]`,
    ]),
  ),
  ...VALUES.map((value) => `43${ack}[${value}]`),
]);

/**
 * Packets that are not events: every type of Engine.IO and of Socket.IO with every value, in namespaces, and with
 * attachments.
 */
const OTHERS = [
  '',
  ...['0', '1', '2', '3', '4', '5', '6', '7', 'b', 'x'].flatMap((type) => VALUES.map((value) => type + value)),
  ...['0', '1', '2', '3', '4', '5', '6', '7'].flatMap((type) =>
    ['', '/,', '/x,', '/', '1-', '1-/x,', '9999999-', '-1-', 'x-'].flatMap((where) => VALUES.map((value) => `4${type}${where}${value}`)),
  ),
];

/** A few at a time: each is answered or ends its connection before the next ones. */
const TOGETHER = 300;

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server.stop());

/** The server is still up and answering, and nothing unexpected happened. */
async function expectUnharmed(): Promise<void> {
  const guest = await openRaw(server.url);
  guest.send('425["lobby",{"on":true}]');
  expect(await guest.waitFor('435')).toMatch(/^435\[\{"ok":true/);
  guest.socket.terminate();
  for (const what of ['command', 'handshake', 'request', 'process']) {
    expect(await figure(server.url, `nimhall_unexpected_total{what="${what}"}`), what).toBe(0);
  }
}

describe('no client’s packet ends the process or is treated as more than data', () => {
  test('events with every kind of value in every place', LONG, async () => {
    const events = spread(EVENTS, 500);
    for (let from = 0; from < events.length; from += TOGETHER) {
      let rest = events.slice(from, from + TOGETHER);
      while (rest.length > 0) {
        const guest = await openRaw(server.url);
        let sent = 0;
        // Each is followed by a question, whose answer shows that the packet was handled and did not end the
        // connection.
        for (const event of rest) {
          guest.send(event);
          guest.send(`42${1_000 + sent}["lobby",{"on":false}]`);
          sent++;
        }
        await guest.waitFor(`43${999 + sent}[`);
        const answered = guest.got.filter((frame) => /^431\d\d\d\[\{"ok":true/.test(frame)).length;
        guest.socket.terminate();
        // The first one without an answer ended the connection, as an invalid name does.
        rest = rest.slice(answered + 1);
      }
    }
    await expectUnharmed();
  });

  test('packets of every other type with every kind of value', LONG, async () => {
    const others = spread(OTHERS, 300);
    for (let from = 0; from < others.length; from += TOGETHER / 10) {
      await Promise.all(
        others.slice(from, from + TOGETHER / 10).map(async (packet) => {
          const guest = await openRaw(server.url);
          guest.send(packet);
          guest.send(Buffer.from([1]));
          guest.send('425["lobby",{"on":false}]');
          guest.socket.close();
          await guest.ended;
        }),
      );
    }
    await expectUnharmed();
  });

  test('a client that authenticates twice is disconnected, at once or later', async () => {
    for (const hello of [true, false]) {
      const guest = await openRaw(server.url, { hello });
      for (let each = 0; each < 300; each++) guest.send('40{"protocol":1}');
      await guest.ended;
      expect(guest.got.filter((frame) => frame.startsWith('42["welcome"')).length).toBeLessThanOrEqual(1);
    }
    await expectUnharmed();
  });
});
