import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { NIM, openRoom, seatBot, sit, typeMove, waitForMyTurn, waitForStatus } from './gestures.ts';
import { beginAgainst } from './opponent.ts';
import { openHall, person } from './people.ts';
import { twoPictures } from './shifts.ts';

const hall = openHall();

test('two people play with clocks, take a move back, and one resigns', async () => {
  const first = await person(hall);
  const room = await openRoom(first.page, hall.server.url, { ...NIM, clock: { initialMs: 60_000, incrementMs: 1_000 } });
  const second = await person(hall);
  await second.page.goto(room);
  await sit(second.page);
  await waitForMyTurn(first.page);
  expect(await first.page.getByRole('timer').allInnerTexts(), 'nobody is charged for the first moves').toEqual(['1:00', '1:00']);
  await typeMove(first.page, 'a1');
  await waitForMyTurn(second.page);
  await typeMove(second.page, 'b1');
  await waitForMyTurn(first.page);
  await first.page
    .getByRole('timer')
    .filter({ hasText: /^0:\d\d$/ })
    .waitFor();

  const board = first.page.getByRole('group', { name: 'Board' });
  await twoPictures(first.page);
  const place = await board.boundingBox();
  await second.page.getByRole('button', { name: 'Take back' }).click();
  await first.page
    .getByText(/asks for a takeback\.$/)
    .first()
    .waitFor();
  expect(await board.boundingBox(), 'a request moves no stone under a finger').toEqual(place);
  await first.page.getByRole('button', { name: 'Allow', exact: true }).click();
  await waitForMyTurn(second.page);
  await second.page.getByText('Back to before move 2. Your turn.').waitFor({ state: 'attached' });
  await typeMove(second.page, 'c5');
  await waitForMyTurn(first.page);
  await first.page.getByRole('button', { name: 'Resign…' }).click();
  await first.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await second.page.getByRole('heading', { name: 'You win' }).waitFor();
  for (const { troubles } of [first, second]) expect(troubles).toEqual([]);
});

test.runIf(isFull)('a game that has hardly begun can be aborted, and a bot grants a takeback', async () => {
  const { page, troubles } = await person(hall);
  await openRoom(page, hall.server.url);
  await seatBot(page, 'random');
  await waitForMyTurn(page);
  await typeMove(page, 'a1');
  await waitForMyTurn(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('group', { name: 'Heap A, 3 stones' }).waitFor();
  await page.getByRole('button', { name: 'Call off…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await page.getByRole('heading', { name: 'No one wins' }).waitFor();
  expect(troubles).toEqual([]);
});

test('the remaining player sees that the opponent left', async () => {
  const { page } = await person(hall);
  const { room, other } = await beginAgainst(page, hall.server.url, { ...NIM, clock: { initialMs: 600_000, incrementMs: 5_000 } });
  const board = page.getByRole('group', { name: 'Board' });
  await twoPictures(page);
  const place = await board.boundingBox();
  const away = page.getByText(`${other.name} is away.`, { exact: true });
  other.client.socket.disconnect();
  await away.waitFor();
  await page.getByText(/You may claim the game in \d+ s\./).waitFor();
  expect(await board.boundingBox(), 'no stone moves under a finger').toEqual(place);
  await other.connectAgain(hall.server.url);
  await other.enter(room);
  await away.waitFor({ state: 'detached' });
  await waitForStatus(page, 'Your turn.');
});
