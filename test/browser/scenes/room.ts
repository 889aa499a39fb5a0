import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { Page } from 'playwright-core';
import { beginGame, KAYLES, NIM, openRoom, typeMove, waitForMyTurn } from '../gestures.ts';
import { type Hall, person } from '../people.ts';
import { type Scene, visit } from './scene.ts';

/** Rooms: before, in and after a game. */
export const ROOM: readonly Scene[] = [
  {
    name: 'a room that waits',
    open: async (page, hall) => void (await openRoom(page, hall.server.url)),
  },
  {
    name: 'a game that is played, with a move selected',
    async open(page, hall) {
      await startGame(page, hall);
      await page.getByRole('button', { name: 'Heap B, 4 stones. Take 1' }).click();
    },
  },
  {
    name: 'a game that is over, with perfect play',
    async open(page, hall) {
      const other = await startGame(page, hall, KAYLES);
      await typeMove(page, 'a2@5');
      await waitForMyTurn(other);
      await typeMove(other, 'a1@0');
      await waitForMyTurn(page);
      await page.getByRole('button', { name: 'Resign…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await page.getByRole('switch', { name: 'Show perfect play' }).click();
      await page.getByText(/^(By theorem|From a table): /).waitFor();
    },
  },
  {
    name: 'a review, with an old position on the board',
    async open(page, hall) {
      const other = await startGame(page, hall);
      await typeMove(page, 'c5');
      await waitForMyTurn(other);
      await typeMove(other, 'b4');
      await waitForMyTurn(page);
      await typeMove(page, 'a3');
      await page.getByRole('button', { name: 'Turning point' }).click();
      await page.getByRole('button', { name: 'Show the position before move 2' }).click();
      await page.getByText('Viewing move 1 of 3.').waitFor();
    },
  },
  {
    name: 'the dialog of keys',
    async open(page, hall) {
      await startGame(page, hall);
      await page.getByRole('button', { name: 'Keys' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the ways to share a game, and its chat',
    async open(page, hall) {
      const other = await startGame(page, hall);
      await typeMove(page, 'b1');
      await waitForMyTurn(other);
      await page.getByText('Chat', { exact: true }).click();
      await page.getByRole('button', { name: 'Good luck!' }).click();
      await page.getByRole('log').getByText('Good luck!').waitFor();
      await page.getByRole('button', { name: 'Share…' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Game record' }).waitFor();
    },
  },
  {
    name: 'what can be done about whom one plays with',
    async open(page, hall) {
      await startGame(page, hall);
      const opposite = page.getByRole('region', { name: 'Second seat' });
      await opposite.getByRole('button', { name: /^[A-Z]\w+ [A-Z]\w+$/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Block [A-Z]/ })
        .waitFor();
    },
  },
  {
    name: 'a report of what somebody said',
    async open(page, hall) {
      const other = await startGame(page, hall);
      for (const each of [other, page]) await each.getByText('Chat', { exact: true }).click();
      await other.getByRole('button', { name: 'Good luck!' }).click();
      await page.getByRole('button', { name: /^Report/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Report' }).waitFor();
    },
  },
  {
    name: 'a board for other pages',
    async open(page, hall) {
      const host = await person(hall);
      const room = await openRoom(host.page, hall.server.url);
      await page.goto(room.replace('/r/', '/embed/'));
      await page.getByText('A seat is open. Sit down to play.').waitFor();
    },
  },
  { name: 'a room that is not there', open: (page, hall) => visit(page, hall, '/r/nowhere') },
];

/** A game on this page against an opponent, with this player to move; returns the opponent's page. */
async function startGame(page: Page, hall: Hall, wishes: CommandBody<'room:create'> = NIM): Promise<Page> {
  const other = await person(hall);
  await beginGame(page, other.page, hall.server.url, wishes);
  return other.page;
}
