import { expect, test } from 'vitest';
import { isFull } from '../support/scale.ts';
import { KAYLES, openRoom, sit, tapTwice, typeMove, waitForMyTurn, waitForStatus } from './gestures.ts';
import { MOVING, openHall, person } from './people.ts';

const hall = openHall();

test('two people play by a link, a third watches with the overlay, they play a rematch, and the third plays the winner', async () => {
  const first = await person(hall, MOVING);
  const room = await openRoom(first.page, hall.server.url);
  const invitation = first.page.getByRole('textbox', { name: /Invite someone/ });
  expect(await invitation.inputValue()).toBe(room);
  const [above, board] = [await invitation.boundingBox(), await first.page.getByRole('group', { name: 'Board' }).boundingBox()];
  expect(above?.y, 'the invitation stands above the board').toBeLessThan(board?.y ?? 0);
  expect(await first.page.getByRole('button', { name: 'Sit here' }).count(), 'who sits need not sit down').toBe(0);

  const second = await person(hall, { ...MOVING, viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });
  await second.page.goto(room);
  await sit(second.page);
  await waitForMyTurn(first.page);
  expect(await first.page.title()).toBe('Your turn – Nim · nimhall');
  expect(await first.page.getByRole('switch').count(), 'players have no overlay').toBe(0);

  const watcher = await person(hall);
  await watcher.page.goto(room);
  await watcher.page.getByRole('switch', { name: 'Show perfect play' }).click();
  await watcher.page.getByText(/^[A-Z]\w+ [A-Z]\w+ can win with one move\.$/).waitFor();
  await watcher.page.getByRole('button', { name: 'Heap A, 3 stones. Take 2, leaving 1 – a winning move' }).waitFor();
  await watcher.page.getByText('The piece of 2 is left alone.').waitFor();
  await watcher.page.getByText('Theory', { exact: true }).click();
  await watcher.page.getByRole('row', { name: /nim-sum 2/ }).waitFor();
  await first.page.getByText('1 person is watching.').click();
  await first.page
    .getByRole('list', { name: 'Who is watching' })
    .getByText(/^[A-Z]\w+ [A-Z]\w+$/)
    .waitFor();

  await tapTwice(first.page, 'Heap A, 3 stones. Take 2');
  await waitForMyTurn(second.page);
  await second.page.getByText(/took 2 stones from heap A, leaving 1\. Your turn\./).waitFor({ state: 'attached' });
  await watcher.page.getByText(/^[A-Z]\w+ [A-Z]\w+ loses against perfect play/).waitFor();

  await second.page.getByRole('button', { name: 'Heap B, 4 stones. Take 4' }).click();
  await second.page.getByText('Take 4 from B, leaving nothing.').waitFor();
  await second.page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForMyTurn(first.page);
  await typeMove(first.page, 'c4');
  await waitForMyTurn(second.page);
  await typeMove(second.page, 'a1');
  await waitForMyTurn(first.page);
  await typeMove(first.page, 'c1');

  await first.page.getByRole('heading', { name: 'You win' }).waitFor();
  await second.page.getByRole('heading', { name: /^[A-Z]\w+ [A-Z]\w+ wins$/ }).waitFor();
  await first.page.getByRole('switch', { name: 'Show perfect play' }).waitFor();

  await first.page.getByRole('button', { name: 'Rematch' }).click();
  await waitForStatus(first.page, 'Rematch offered. Waiting for the answer…');
  await second.page.getByRole('button', { name: 'Accept' }).click();
  await waitForMyTurn(second.page);
  await typeMove(second.page, 'c5');
  await waitForMyTurn(first.page);
  await typeMove(first.page, 'b4');
  await watcher.page.getByRole('group', { name: 'Heap B, empty' }).waitFor();
  await watcher.page.getByRole('button', { name: 'Play the winner' }).click();
  await watcher.page.getByText('You play the winner next.').waitFor();
  await second.page.getByText('1 person wants to play the winner.').waitFor();
  await second.page.getByRole('button', { name: 'Resign…' }).click();
  await second.page.getByRole('dialog', { name: 'Resign this game?' }).getByRole('button', { name: 'Resign' }).click();
  await first.page.getByRole('heading', { name: 'You win' }).waitFor();
  await watcher.page.getByRole('button', { name: 'Play now' }).click();
  await waitForMyTurn(first.page);
  await second.page.getByRole('button', { name: 'Play the winner' }).waitFor();
  expect([...first.troubles, ...second.troubles, ...watcher.troubles]).toEqual([]);
});

test('a room is made in the dialog: parameters, position, convention and seats', async () => {
  const host = await person(hall);
  await host.page.goto(hall.server.url);
  await host.page.getByRole('button', { name: 'Create a game…' }).click();
  const dialog = host.page.getByRole('dialog', { name: 'New room' });
  await dialog.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: 'Subtraction' });
  await dialog.getByRole('radio', { name: 'Take only' }).check();
  await dialog.getByRole('textbox', { name: /^Take only/ }).fill('1, 3, 4');
  await dialog.getByRole('textbox', { name: /^Take only/ }).press('Tab');
  await dialog.getByText('Take 1, 3 or 4 stones from one heap.').waitFor();
  const start = dialog.getByRole('textbox', { name: 'Starting position' });
  await start.fill('7,x');
  await dialog.getByText('A heap must be a whole number, not "x".').waitFor();
  expect(await dialog.getByRole('button', { name: 'Open room' }).getAttribute('aria-disabled')).toBe('true');
  await start.fill('7,2');
  await dialog.getByRole('img', { name: 'Heap A, 7 stones; Heap B, 2 stones' }).waitFor();
  await dialog.getByRole('radio', { name: 'loses' }).check();
  await dialog.getByRole('combobox', { name: 'Moves second' }).selectOption({ label: 'Bot: Magpie' });
  await dialog.getByRole('button', { name: 'Open room' }).click();
  await waitForMyTurn(host.page);
  await host.page.getByText(/Taking the last stone loses/).waitFor();

  const notAllowed = host.page.getByRole('button', { name: 'Heap A, 7 stones. Take 2: not allowed' });
  await notAllowed.click({ force: true });
  await host.page.getByText(/^You may not take 2/).waitFor();
  await tapTwice(host.page, 'Heap A, 7 stones. Take 4');
  await waitForMyTurn(host.page);
  expect(host.troubles).toEqual([]);
});

test.runIf(isFull)('the lobby lists rooms, and a name can be changed', async () => {
  const host = await person(hall);
  await host.page.goto(hall.server.url);
  await host.page.getByRole('button', { name: /^You are [A-Z]/ }).click();
  const dialog = host.page.getByRole('dialog', { name: 'Your name' });
  await dialog.getByRole('textbox', { name: 'Shown to other players' }).fill('Ada');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await host.page.getByRole('button', { name: /You are Ada/ }).waitFor();
  const room = await openRoom(host.page, hall.server.url, KAYLES);

  const other = await person(hall);
  await other.page.goto(hall.server.url);
  await other.page.getByRole('link', { name: 'Join: Kayles, last one wins, Ada – open seat' }).click();
  await sit(other.page);
  expect(other.page.url()).toBe(room);
  await host.page.getByRole('link', { name: 'nimhall' }).click();
  await host.page.getByRole('link', { name: /^Back to Kayles/ }).waitFor();
  expect([...host.troubles, ...other.troubles]).toEqual([]);
});

test('unknown rooms and addresses say so in plain words', async () => {
  const { page } = await person(hall);
  await page.goto(`${hall.server.url}/r/nothing`);
  await page.getByRole('heading', { name: 'Room not found' }).waitFor();
  await page.goto(`${hall.server.url}/nowhere`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});
