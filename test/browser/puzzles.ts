import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import type { Page } from 'playwright-core';
import { analyseText, positionOf, rulesOf } from '../support/games.ts';
import { onward } from './course.ts';
import { typeMove } from './gestures.ts';

/** The puzzle on the page. */
export function puzzleOn(page: Page): Promise<Puzzle> {
  return page.locator('nh-puzzle').evaluate((element) => (element as unknown as { readonly puzzle: Puzzle }).puzzle);
}

/** Answers the puzzle on the page, correctly or wrongly. */
async function answer(page: Page, right: boolean): Promise<void> {
  const { kind, game, params, misere, position } = await puzzleOn(page);
  const rules = rulesOf(game, params);
  const { outcome, winningMoves } = analyseText(rules, position, misere);
  if (kind === 'who') {
    await page.getByRole('button', { name: (outcome === 'N') === right ? 'I win' : 'My opponent wins' }).click();
    return;
  }
  const moves = Array.from(rules.moves(positionOf(rules, position)), (move) => rules.move.format(move));
  await typeMove(page, moves.find((move) => winningMoves.includes(move) === right) ?? '');
}

/** Solves it, and waits until the page says so. */
export async function solve(page: Page): Promise<void> {
  await answer(page, true);
  await onward(page).waitFor();
}

/** Goes on from a solved puzzle, and waits until it has gone from the page. */
export async function goOn(page: Page): Promise<void> {
  await onward(page).click();
  await onward(page).waitFor({ state: 'hidden' });
}

/** Answers it wrongly, then corrects the mistake. */
export async function stumble(page: Page): Promise<void> {
  await answer(page, false);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.or(onward(page)).first().waitFor();
  if (!(await again.isVisible())) return;
  await again.click();
  await solve(page);
}
