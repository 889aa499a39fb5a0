import { setTimeout as passes, setImmediate as turn } from 'node:timers/promises';
import WebSocket from 'ws';

/**
 * Sends as much as a connection takes, in a separate process so that players beside it are not delayed by it. Exits
 * with code 0 when it is disconnected, and with 1 when nobody has stopped it after this many packets.
 */

const MAX_PACKETS = 400_000;
/** Packets sent in one batch, and bytes that may wait to be sent. */
const AT_ONCE = 200;
const MAX_WAITING = 200_000;

const PACKETS: Readonly<Record<string, string>> = {
  moves: '42["move",{"room":"nowhere","id":"1","branch":0,"ply":0,"move":"a1"}]',
  nonsense: '42["x"]',
  connects: '40{"protocol":1}',
};

const [url = '', kind = ''] = process.argv.slice(2);
const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
socket.on('error', () => undefined);
socket.on('close', () => process.exit(0));
await new Promise((resolve) => socket.once('open', resolve));
socket.send('40{"protocol":1}');
for (let sent = 0; sent < MAX_PACKETS && socket.readyState === WebSocket.OPEN; sent += AT_ONCE) {
  for (let left = AT_ONCE; left > 0; left--) socket.send(PACKETS[kind] ?? '');
  while (socket.bufferedAmount > MAX_WAITING && socket.readyState === WebSocket.OPEN) await passes(1);
  await turn();
}
process.exit(socket.readyState === WebSocket.OPEN ? 1 : 0);
