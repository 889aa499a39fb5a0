import { type BotId, botLevel } from '@nimhall/shared/bot/levels';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { Page } from 'playwright-core';

// Common actions on pages, independent of any test, because the tour uses them too.

/** Waits until every file of this version is cached on the device and the page is served from there. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The line that says what the room waits for. */
export async function waitForStatus(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).waitFor();
}

export async function waitForMyTurn(page: Page): Promise<void> {
  await waitForStatus(page, 'Your turn.');
}

/** Chooses the opponent for the tiles of the lobby. */
export async function playWith(page: Page, opponent: 'a bot' | 'a friend' | 'anyone' | 'on this device'): Promise<void> {
  await page.getByRole('group', { name: 'Play with' }).getByRole('radio', { name: opponent }).check();
}

/** Taps a tile of the lobby, and waits for the room it opens. */
export async function tapTile(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^All \d+$/ }).click();
  await page.getByRole('list', { name: 'Starting positions' }).getByRole('button', { name }).click();
  await page.waitForURL(/\/r\//);
  await page.getByRole('group', { name: 'Board' }).waitFor();
}

/** Opens a room for a friend from a tile of the lobby; returns its address. */
export async function openFromTile(page: Page, lobby: string, name: RegExp): Promise<string> {
  await page.goto(lobby);
  await playWith(page, 'a friend');
  await tapTile(page, name);
  return page.url();
}

/** Puts a bot into the open seat, by default any, or the one with this name. */
export async function seatBot(page: Page, level: BotId, seat = /seat$/): Promise<void> {
  await page
    .getByRole('region', { name: seat })
    .getByRole('button', { name: /^(Add a|Change) bot…$/ })
    .click();
  await chooseBot(page, level);
}

/** Taps a bot in the dialog that is open, which says the same about it as the page behind. */
export async function chooseBot(page: Page, level: BotId): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a bot' });
  await dialog.getByRole('button', { name: new RegExp(`^${botLevel(level).name}, `) }).click();
  // A closed dialog is still in the page for a moment, hidden: the role alone would not find it.
  await page.getByText('Choose a bot', { exact: true }).waitFor({ state: 'detached' });
}

/** What a room is opened with: a game, and the rest as the server has it by default. */
type RoomWishes = CommandBody<'room:create'>;

export const NIM = { game: 'nim', start: '3,4,5' } as const;
export const KAYLES = { game: 'kayles', start: '12' } as const;

/**
 * Opens a room over HTTP and shows it to the person, who has the first seat; returns its address. The lobby, from which people open rooms, is a
 * page more to load, and has tests of its own.
 */
export async function openRoom(page: Page, server: string, wishes: RoomWishes = NIM): Promise<string> {
  // The first request makes somebody new known to the server.
  await page.request.get(`${server}/api/v1/me`);
  const opened = await page.request.post(`${server}/api/v1/rooms`, { data: wishes });
  const { room } = (await opened.json()) as { room?: string };
  if (!room) throw new Error(`No room was opened: ${await opened.text()}`);
  const address = `${server}/r/${room}`;
  await page.goto(address);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  return address;
}

/**
 * The first person opens a room and is to move; the second follows its link and sits down. Returns the address.
 */
export async function beginGame(first: Page, second: Page, server: string, wishes: RoomWishes = NIM): Promise<string> {
  const room = await openRoom(first, server, wishes);
  await second.goto(room);
  await sit(second);
  await waitForMyTurn(first);
  return room;
}

/** The first person plays against the second, who resigns after one move each, and gives them a star. */
export async function makeFriends(first: Page, second: Page, server: string): Promise<void> {
  await beginGame(first, second, server);
  await typeMove(first, 'a1');
  await waitForMyTurn(second);
  await typeMove(second, 'b1');
  await waitForMyTurn(first);
  await giveUp(second);
  await giveStar(first);
}

/** Gives the opponent of a game a star. */
export async function giveStar(page: Page): Promise<void> {
  await openAbout(page);
  await page.getByRole('button', { name: /^☆ Add [A-Z]\w+ [A-Z]\w+ as a friend$/ }).click();
  await page.getByRole('button', { name: /^★ [A-Z]\w+ [A-Z]\w+ is a friend$/, pressed: true }).waitFor();
}

/** Opens the menu of actions for an opponent. */
export async function openAbout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More about / }).click();
}

/** Challenges the only friend, and waits in the room. */
export async function challenge(page: Page, server: string, game = 'nim', start = 0): Promise<void> {
  await page.goto(`${server}/me/friends`);
  await page.getByRole('button', { name: /^Challenge [A-Z]/ }).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption(game);
  await page.getByRole('combobox', { name: 'Starting position' }).selectOption({ index: start });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL(/\/r\//);
  await page.getByText(/^[A-Z]\w+ [A-Z]\w+ sees your challenge on every page\.$/).waitFor();
}

/** Plays by tapping a stone twice. `label` is the stone's label, such as `Heap B, 4 stones. Take 2`. */
export async function tapTwice(page: Page, label: string): Promise<void> {
  const stone = page.getByRole('button', { name: label });
  await stone.click();
  await stone.click();
}

/** Types a move and presses Enter; on a phone it opens the field first. */
export async function typeMove(page: Page, move: string): Promise<void> {
  const keyboard = page.getByRole('button', { name: 'Type a move' });
  const field = page.getByRole('textbox', { name: 'Your move in notation' });
  await keyboard.or(field).first().waitFor();
  if (await keyboard.isVisible()) await keyboard.click();
  await field.fill(move);
  await field.press('Enter');
}

/** Sits down opposite a waiting player, or in the first open seat. */
export async function sit(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Play now' })
    .or(page.getByRole('button', { name: 'Sit here' }))
    .first()
    .click();
}

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}; it has come to "${await focused(page)}"`);
}

/** The focused element's label or text, through all shadow roots. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

/** Opens a room of Nim and begins a game against the weakest bot there, by keyboard alone. */
export async function playChickByKeyboard(page: Page, server: string): Promise<void> {
  await page.goto(server);
  await playWith(page, 'a friend');
  await tabTo(page, /3 – 4 – 5/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a bot…' }).waitFor();
  await tabTo(page, /Add a bot/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Shift+Tab');
  const at = await focused(page);
  if (!at.includes('Chick, strength 1 of 8')) throw new Error(`The last bot of the dialog is not the weakest, but "${at}"`);
  await page.keyboard.press('Enter');
  await waitForMyTurn(page);
}

/** Plays a game of Nim against a bot and resigns after a move. */
export async function playGivenUp(page: Page, server: string, start: string): Promise<void> {
  await openRoom(page, server, { game: 'nim', start, seats: { first: 'me', second: { bot: 'random' } } });
  await waitForMyTurn(page);
  await typeMove(page, 'a1');
  await giveUp(page);
}

export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page
    .getByText(/resigned/)
    .first()
    .waitFor();
}
