import type { Preset } from '@nimhall/shared/game/contract';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';

/** Opens the room of a preset on a page whose person is to move against a bot; returns the room's address. */
export async function playPreset(
  page: Page,
  server: string,
  game: string,
  { start, params, misere }: Pick<Preset, 'start' | 'params' | 'misere'>,
): Promise<string> {
  await page.request.get(`${server}/api/v1/me`);
  const [cookie] = await page.context().cookies(server);
  const socket = io(server, {
    transports: ['websocket'],
    auth: { protocol: 1 },
    extraHeaders: { cookie: `${cookie?.name}=${cookie?.value}` },
    forceNew: true,
  });
  const seats = { first: 'me', second: { bot: 'random' } };
  const made = await socket.emitWithAck('room:create', {
    game,
    start,
    seats,
    ...(params ? { params } : {}),
    ...(misere ? { misere } : {}),
  });
  const address = `${server}/r/${made.room}`;
  await page.goto(address);
  await page
    .getByRole('group', { name: 'Board' })
    .or(page.getByRole('group', { name: 'Brett' }))
    .or(page.getByRole('group', { name: 'Plateau' }))
    .waitFor();
  socket.disconnect();
  return address;
}
