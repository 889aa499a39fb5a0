import { expect, test } from 'vitest';
import { wireOf } from '../../client/src/stores/room-wire.ts';
import { CODE, FakePort } from './fake-port.ts';

test('a page that follows a room twice leaves it with the last one', async () => {
  const port = new FakePort();
  const [board, page] = [wireOf(port), wireOf(port)];
  for (const wire of [board, page, page]) void wire.send('room:enter', { room: CODE });
  expect(await page.send('room:leave', { room: CODE })).toEqual({ ok: true });
  expect(port.all('room:leave')).toEqual([]);
  void page.send('room:enter', { room: CODE });
  await board.send('room:leave', { room: CODE });
  void page.send('room:leave', { room: CODE });
  expect(port.all('room:leave')).toHaveLength(1);
});

test('rooms and connections are counted by themselves', () => {
  const [one, two] = [new FakePort(), new FakePort()];
  for (const port of [one, two]) void wireOf(port).send('room:enter', { room: 'another' });
  const wire = wireOf(one);
  void wire.send('room:enter', { room: CODE });
  void wire.send('room:leave', { room: CODE });
  expect(one.all('room:leave')).toHaveLength(1);
  expect(two.all('room:leave')).toHaveLength(0);
});
