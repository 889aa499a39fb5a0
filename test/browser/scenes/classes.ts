import type { Page } from 'playwright-core';
import { drawArrow, joinClass, openClass, waitForSheet } from '../classes.ts';
import { type Scene, visit } from './scene.ts';

/** Has another pupil, with their own browser, join a class and leave again; their place stays theirs. */
async function haveJoin(page: Page, address: string, name: string): Promise<void> {
  const context = await page.context().browser()?.newContext({ serviceWorkers: 'block' });
  if (!context) throw new Error('The page is in no browser');
  const pupil = await context.newPage();
  await joinClass(pupil, address, name);
  await waitForSheet(pupil, `You’re in, ${name}`);
  await context.close();
}

/** A class whose first round is played by two pupils, on the teacher's page; returns its address. */
async function playedClass(page: Page, server: string): Promise<string> {
  const address = await openClass(page, server);
  await haveJoin(page, address, 'Ada');
  await haveJoin(page, address, 'Emilia-Charlotte von Xyl');
  await page.getByRole('button', { name: 'Start round 1' }).click();
  await page.getByText('0 of 1 board finished', { exact: true }).waitFor();
  return address;
}

/** Classes, as teachers, pupils and the wall see them. */
export const CLASSES: readonly Scene[] = [
  { name: 'where classes are joined and opened', open: (page, hall) => visit(page, hall, '/class') },
  { name: 'a lesson that is ready to be taught', open: (page, hall) => visit(page, hall, '/class/lessons/pairs') },
  {
    name: 'a class that nobody has joined yet',
    open: async (page, hall) => {
      await openClass(page, hall.server.url);
    },
  },
  {
    name: 'a class in its first round, as its teacher sees it',
    open: async (page, hall) => {
      await playedClass(page, hall.server.url);
      await page.getByRole('button', { name: 'Rename Ada' }).click();
    },
  },
  {
    name: 'the wall, by which a class is joined',
    open: async (page, hall) => {
      const address = await openClass(page, hall.server.url);
      await haveJoin(page, address, 'Ada');
      await page.goto(`${address}/wall`);
      await page.getByText('1 pupil is here', { exact: true }).waitFor();
    },
  },
  {
    name: 'the wall with the boards of a round',
    open: async (page, hall) => {
      await page.goto(`${await playedClass(page, hall.server.url)}/wall`);
      await page.getByRole('button', { name: /^Enlarge/ }).waitFor();
    },
  },
  {
    name: 'a board on the wall, with an arrow of the teacher',
    open: async (page, hall) => {
      await page.goto(`${await playedClass(page, hall.server.url)}/wall`);
      await page.getByRole('button', { name: /^Enlarge/ }).click();
      await drawArrow(page, 'Heap A, 3 stones. Take 3', 'Heap B, 4 stones. Take 1');
      await page.getByRole('img', { name: '1 arrow on the board' }).waitFor();
    },
  },
  {
    name: 'a puzzle for a class, on the wall',
    open: async (page, hall) => {
      const address = await openClass(page, hall.server.url);
      await haveJoin(page, address, 'Ada');
      await page.getByRole('radio', { name: 'Puzzle for all' }).check();
      await page.getByRole('button', { name: 'Start round 1' }).click();
      await page.getByText('Find a winning move.', { exact: true }).waitFor();
      await page.goto(`${address}/wall`);
      await page.getByText('0 of 1 pupil has answered', { exact: true }).waitFor();
    },
  },
  {
    name: 'a lesson for a class, on the wall',
    open: async (page, hall) => {
      const address = await openClass(page, hall.server.url);
      await haveJoin(page, address, 'Ada');
      await page.getByRole('radio', { name: 'Lesson together' }).check();
      await page.getByRole('button', { name: 'Start round 1' }).click();
      await page.getByRole('button', { name: 'Show explanation' }).click();
      await page.goto(`${address}/wall`);
      await page.getByText('That was a move.', { exact: false }).waitFor();
    },
  },
  {
    name: 'a class that votes, on the wall',
    open: async (page, hall) => {
      const address = await openClass(page, hall.server.url);
      await haveJoin(page, address, 'Ada');
      await page.getByRole('radio', { name: 'The class votes' }).check();
      await page.getByRole('button', { name: 'Start round 1' }).click();
      await page.getByText('0 of 1 pupil has voted', { exact: true }).waitFor();
      await page.goto(`${address}/wall`);
      await page.getByText('The class is voting.', { exact: true }).waitFor();
    },
  },
  {
    name: 'a class that is about to be joined',
    open: async (page, hall) => {
      const address = await openClass(page, hall.server.url);
      await page.context().clearCookies();
      await page.goto(address);
      await page.getByRole('textbox', { name: 'Your name in this class' }).waitFor();
    },
  },
];
