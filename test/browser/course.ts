import type { Chapter, PlayStep, Step } from '@nimhall/shared/lesson/lesson';
import { placed } from '@nimhall/shared/lesson/lesson';
import { inWords } from '@nimhall/shared/phrase';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import type { Page } from 'playwright-core';
import { afterText, analyseText, positionOf, rulesOf } from '../support/games.ts';
import { typeMove } from './people.ts';

/** Where a game on the page stands, as the step on it knows. */
interface Stands {
  readonly game: string;
  readonly params: unknown;
  readonly misere: boolean;
  readonly start: string;
  readonly moves: readonly { readonly move: string; readonly position: string }[];
}

const onward = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** Does a step that is on the page, as somebody who knows everything, and goes on. */
export async function doStep(page: Page, step: Step): Promise<void> {
  await page
    .getByText(inWords(step.says[0]?.says ?? ''), { exact: true })
    .first()
    .waitFor();
  switch (step.kind) {
    case 'play':
      await play(page, step);
      break;
    case 'who':
      await sayWho(
        page,
        step.words === 'letters' ? { N: /^N: /, P: /^P: / } : { N: /^I win$/, P: /^The other one wins$/ },
        step.positions.map(placed),
      );
      break;
    case 'choose': {
      const right = step.options.find(({ right }) => right);
      await page.getByRole('button', { name: inWords(right?.says ?? ''), exact: true }).click();
      break;
    }
    case 'table':
      for (const [row, column] of step.fill) await enter(page, nimSum(row, column));
      break;
    case 'values':
      for (let size = step.from; size <= step.upTo; size++) {
        await enter(page, analyseText(rulesOf(step.game, step.params), `${size}`, false).nimber ?? -1);
      }
      break;
    case 'pairs':
      await crossOut(page);
      break;
    case 'fight':
      await fight(page, step.lost ?? false);
      break;
    default:
      step satisfies never;
  }
  await onward(page).click();
}

/** Does a chapter from its first step to the map. */
export async function doChapter(page: Page, chapter: Chapter): Promise<void> {
  for (const step of chapter.steps) await doStep(page, step);
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
}

async function play(page: Page, step: PlayStep): Promise<void> {
  const { goal } = step;
  const tried: string[] = [];
  for (;;) {
    await page.getByText('Your move.').or(onward(page)).first().waitFor();
    if (await onward(page).isVisible()) return;
    const at = await page.locator('nh-play-step').evaluate((element) => (element as unknown as { readonly practice: Stands }).practice);
    const move = moveFor(goal, at, tried);
    tried.push(move);
    await typeMove(page, move);
    if (goal.kind !== 'try') continue;
    const again = page.getByRole('button', { name: 'Try another move' });
    await again.or(onward(page)).first().waitFor();
    if (await again.isVisible()) await again.click();
  }
}

function moveFor(goal: PlayStep['goal'], { game, params, misere, start, moves }: Stands, tried: readonly string[]): string {
  const rules = rulesOf(game, params);
  const position = moves.at(-1)?.position ?? start;
  const all = Array.from(rules.moves(positionOf(rules, position)), (move) => rules.move.format(move));
  const found = {
    move: () => all[0],
    reach: () => all.find((move) => goal.kind === 'reach' && afterText(rules, position, move) === goal.position),
    'winning-move': () => analyseText(rules, position, misere).winningMoves[0],
    win: () => analyseText(rules, position, misere).winningMoves[0],
    try: () => all.find((move) => !tried.includes(move)),
  }[goal.kind]();
  if (found === undefined) throw new Error(`Nothing is to be done at ${position}`);
  return found;
}

async function sayWho(
  page: Page,
  names: Readonly<Record<'N' | 'P', RegExp>>,
  positions: readonly ReturnType<typeof placed>[],
): Promise<void> {
  for (const [nth, { game, params, misere, position }] of positions.entries()) {
    const { outcome } = analyseText(rulesOf(game, params), position, misere);
    await page.getByRole('button', { name: names[outcome as 'N' | 'P'] }).click();
    if (nth < positions.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

/** Taps a number key. */
async function enter(page: Page, number: number): Promise<void> {
  await page
    .getByRole('group', { name: 'Numbers' })
    .getByRole('button', { name: `${number}`, exact: true })
    .click();
}

/** Crosses out equal powers until none are left. */
async function crossOut(page: Page): Promise<void> {
  const chips = page.locator('nh-pairs-step td button:not([aria-disabled=true])');
  while (!(await onward(page).isVisible())) {
    const powers = await chips.evaluateAll((all) => all.map((chip) => chip.textContent?.trim() ?? ''));
    const first = powers.findIndex((power, at) => powers.indexOf(power, at + 1) >= 0);
    const second = powers.indexOf(powers[first] ?? '', first + 1);
    await chips.nth(second).click();
    await chips.nth(first).click();
  }
}

/** Plays against the guard until it is beaten, or has shown that it cannot be. */
async function fight(page: Page, lost: boolean): Promise<void> {
  const over = page.getByRole('button', { name: 'Play again' });
  for (;;) {
    await page.getByText('Your move.').or(over).first().waitFor();
    if (await onward(page).isVisible()) return;
    if (await over.isVisible()) {
      if (lost) return;
      await over.click();
      continue;
    }
    const at = await page
      .locator('nh-fight-step')
      .evaluate((element) => (element as unknown as { readonly game: { readonly value: Stands } }).game.value);
    await typeMove(page, moveFor({ kind: lost ? 'move' : 'win' }, at, []));
  }
}
