import { expect, onTestFinished, test } from 'vitest';
import { choose, game } from '../../shared/nimhall/src/index.ts';
import { connect } from '../../shared/nimhall/src/player/index.ts';
import { joinAs } from '../support/harness.ts';
import { newProgram } from '../support/programs-of-owners.ts';
import { isFull } from '../support/scale.ts';
import { KAYLES, openRoom, seatBot, typeMove, waitForMyTurn } from './gestures.ts';
import { openHall, person } from './people.ts';

const hall = openHall({ own: true });

test.runIf(isFull)('a bot takes the open seat, plays, and accepts a rematch', async () => {
  const { page, troubles } = await person(hall);
  await openRoom(page, hall.server.url);
  await seatBot(page, 'teacher', /^Second seat$/);
  await waitForMyTurn(page);
  await typeMove(page, 'a1');
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('heading', { name: 'Owl wins' }).waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await waitForMyTurn(page);
  await page.getByRole('list', { name: 'Moves' }).waitFor();
  expect(troubles).toEqual([]);
});

test.runIf(isFull)('the host stands up and watches two bots to the end, with perfect play shown', async () => {
  const { page, troubles } = await person(hall);
  await openRoom(page, hall.server.url, KAYLES);
  await page.getByRole('button', { name: 'Stand up' }).click();
  await seatBot(page, 'student', /^First seat$/);
  await seatBot(page, 'teacher', /^Second seat$/);
  await page.getByRole('switch', { name: 'Show perfect play' }).click();
  await page.getByRole('heading', { name: /^(Jay|Owl) wins$/ }).waitFor();
  await page.getByText('No moves left.').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a program is found in the lobby, played against, and put in a seat like a bot; it disappears when it goes offline', async () => {
  const { url } = hall.server;
  const { token } = await newProgram(await joinAs(url, 'Ada'), url, 'Kayla');
  const program = await connect({ url, token });
  onTestFinished(() => program.close());
  await program.offer({ games: ['kayles', 'nim'], boards: 2 });
  const play = async (): Promise<void> => {
    for await (const turn of program.turns()) await turn.play(choose(game(turn.game, turn.params), turn.position));
  };
  void play();
  const { page, troubles } = await person(hall);
  await page.goto(url);
  await page.getByRole('heading', { name: 'For a few minutes' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: '1 program' }).click();
  await page.getByRole('heading', { name: 'Kayla' }).waitFor();
  await page.getByText('2 boards free').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForMyTurn(page);
  await page.getByText(/Program by Ada/).waitFor();
  await typeMove(page, 'a1');
  await waitForMyTurn(page);

  await openRoom(page, url);
  await page.getByRole('button', { name: 'Add a bot…' }).click();
  await page.getByRole('dialog', { name: 'Choose a bot' }).getByRole('button', { name: /Kayla/ }).click();
  await page.getByText(/Program by Ada/).waitFor();
  await page.goto(`${url}/programs`);
  await page.getByText('All boards are taken right now.').waitFor();
  program.close();
  await page.getByText('No program is here right now.').waitFor();
  expect(troubles).toEqual([]);
});
