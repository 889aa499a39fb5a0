import { openRoom } from '../gestures.ts';
import { person } from '../people.ts';
import { type Scene, visit } from './scene.ts';

/** The lobby, and what opens from it. */
export const LOBBY: readonly Scene[] = [
  { name: 'the lobby without rooms', open: (page, hall) => visit(page, hall, '/') },
  {
    name: 'the lobby with the first game begun',
    async open(page, hall) {
      await visit(page, hall, '/');
      await page.getByRole('button', { name: 'Play here' }).focus();
      await page.getByRole('button', { name: 'Heap B, 4 stones. Take 1' }).click();
    },
  },
  {
    name: 'the first game won, and its trick',
    async open(page, hall) {
      await visit(page, hall, '/');
      await page.getByRole('button', { name: 'Play here' }).focus();
      const over = page.getByRole('button', { name: 'See the trick' });
      for (;;) {
        await page.getByText('Your turn.').or(over).first().waitFor();
        if (await over.isVisible()) break;
        await page.locator('button[data-cell]').first().click();
        await page.getByRole('button', { name: 'Play', exact: true }).click();
      }
      await over.click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  { name: 'a game for two at one device', open: (page, hall) => visit(page, hall, '/here?game=nim&start=3,4,5&moves=b2') },
  {
    name: 'the lobby with a room to join',
    async open(page, hall) {
      const host = await person(hall);
      await openRoom(host.page, hall.server.url);
      await visit(page, hall, '/');
      await page
        .getByRole('link', { name: /^Join: Nim/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'the form for a new room',
    async open(page, hall) {
      await visit(page, hall, '/new');
      await page.getByRole('dialog').waitFor();
    },
  },
];
