import { expect, test } from 'vitest';
import { wireOf } from '../../client/src/stores/room-wire.ts';
import { CODE, FakeConnection } from './fake-connection.ts';

test('a page that follows a room twice leaves it with the last one', async () => {
  const connection = new FakeConnection();
  const [board, page] = [wireOf(connection), wireOf(connection)];
  for (const wire of [board, page, page]) void wire.send('room:enter', { room: CODE });
  expect(await page.send('room:leave', { room: CODE })).toEqual({ ok: true });
  expect(connection.all('room:leave')).toEqual([]);
  void page.send('room:enter', { room: CODE });
  await board.send('room:leave', { room: CODE });
  void page.send('room:leave', { room: CODE });
  expect(connection.all('room:leave')).toHaveLength(1);
});

test('rooms and connections are counted by themselves', () => {
  const [one, two] = [new FakeConnection(), new FakeConnection()];
  for (const connection of [one, two]) void wireOf(connection).send('room:enter', { room: 'another' });
  const wire = wireOf(one);
  void wire.send('room:enter', { room: CODE });
  void wire.send('room:leave', { room: CODE });
  expect(one.all('room:leave')).toHaveLength(1);
  expect(two.all('room:leave')).toHaveLength(0);
});
