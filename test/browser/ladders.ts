import type { BotId } from '@nimhall/shared/bot/levels';
import { NEW_CLIMB } from '@nimhall/shared/ladder/climb';
import { NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyseText, positionOf, rulesOf } from '../support/games.ts';
import { focused, typeMove } from './gestures.ts';

/** A game on a ladder, as the page has it. */
interface Played {
  readonly game: string;
  readonly params: unknown;
  readonly start: string;
  readonly moves: readonly { readonly position: string }[];
}

function gameOn(page: Page): Promise<Played> {
  return page
    .locator('nh-ladder-game')
    .evaluate((element) => (element as unknown as { readonly game: { readonly value: Played } }).game.value);
}

/** The button to continue at the end of a ladder game. */
export function onwardFrom(page: Page) {
  return page.locator('nh-ladder-game').getByRole('button', { name: /^(Switch sides|Play again|Try again|Play .*)$/ });
}

/** Plays the ladder game to its end with winning moves, or with losing ones as long as there are any. */
export async function playOnLadder(page: Page, how: 'right' | 'wrong'): Promise<void> {
  const turn = page.locator('nh-ladder-game').getByText('Your turn.', { exact: true });
  const over = onwardFrom(page);
  for (let played = -1; ; ) {
    await turn.or(over).first().waitFor();
    if (await over.isVisible()) return;
    const { game, params, start, moves } = await gameOn(page);
    // The move may not have reached the page yet.
    if (moves.length === played) continue;
    played = moves.length;
    const rules = rulesOf(game, params);
    const position = moves.at(-1)?.position ?? start;
    const { winningMoves } = analyseText(rules, position);
    const all = Array.from(rules.moves(positionOf(rules, position)), (move) => rules.move.format(move));
    const wanted = how === 'right' ? winningMoves[0] : all.find((move) => !winningMoves.includes(move));
    await typeMove(page, wanted ?? all[0] ?? '');
  }
}

/** Opens the hall for the first time on a device on which a bot was beaten: to play both games takes seconds. */
export async function openHavingBeaten(page: Page, address: string, game: string, bot: BotId): Promise<void> {
  const learnt = { ...NOTHING_LEARNT, ladders: { [game]: { ...NEW_CLIMB, beaten: [bot], games: 2 } } };
  // No page of the hall has run yet, which would have told the server that there is nothing.
  await page.goto(new URL('/readyz', address).href);
  await page.evaluate((text) => localStorage.setItem('nimhall:learnt', text), JSON.stringify(learnt));
  await page.goto(address);
}

/** Wins from either seat, and goes on to the next bot. */
export async function beat(page: Page, name: string, next: string): Promise<void> {
  await page.getByText(`Beat ${name} twice in a row`).waitFor();
  await playOnLadder(page, 'right');
  await page.getByText(`Win again from the other side to beat ${name}.`).waitFor();
  await onwardFrom(page).click();
  await page.getByText(`Win again to beat ${name}.`).waitFor();
  await playOnLadder(page, 'right');
  await page.getByText(`You beat ${name}! Next is ${next}.`).waitFor();
  expect(await focused(page)).toBe(`Play ${next}`);
  await page.keyboard.press('Enter');
}
