import { encodeEvent, textParser } from '@nimhall/server/sockets/text-encoder';
import { expect, test } from 'vitest';

test('packets are read as they were written', () => {
  const [connect, disconnect, event, ack, connectError] = [0, 1, 2, 3, 4];
  for (const packet of [
    { type: connect, nsp: '/', data: { sid: 'x' } },
    { type: disconnect, nsp: '/' },
    { type: event, nsp: '/', data: ['move', { move: 'a1', text: '1["é\u2028😀' }] },
    { type: event, nsp: '/other', data: ['move'], id: 0 },
    { type: ack, nsp: '/', data: [{ ok: true }], id: 12 },
    { type: connectError, nsp: '/', data: { message: 'no' } },
    { type: ack, nsp: '/', data: [{ ok: true, packed: Buffer.from([0, 255]), cannotJoin: null }], id: 1 },
  ]) {
    const frames = new textParser.Encoder().encode(packet);
    const decoder = new textParser.Decoder();
    let read: object = {};
    decoder.on('decoded', (decoded) => {
      read = decoded;
    });
    for (const frame of frames) decoder.add(frame);
    expect(read, `${frames[0]}`).toEqual(packet);
  }
});

test('an event that passes the queue of Engine.IO is a message of it, written like any other packet', () => {
  const body = { room: 'ABC', text: '1["é\u2028😀' };
  const [packet] = new textParser.Encoder().encode({ type: 2, nsp: '/', data: ['room', body] });
  expect(encodeEvent('room', body).toString()).toBe(`4${packet}`);
});
