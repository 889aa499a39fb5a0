import { treeFrom } from '@nimhall/shared/catalogue/tree';
import type { Chapter, PlayStep, Step, TreeStep } from '@nimhall/shared/lesson/lesson';
import { placed } from '@nimhall/shared/lesson/lesson';
import { inWords } from '@nimhall/shared/phrase';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import type { Page } from 'playwright-core';
import { afterText, analyseText, positionOf, rulesOf } from '../support/games.ts';
import { type Hands, MOUSE } from './hands.ts';

/** The state of a game on the page, as its step sees it. */
interface Stands {
  readonly game: string;
  readonly params: unknown;
  readonly misere: boolean;
  readonly start: string;
  readonly moves: readonly { readonly move: string; readonly position: string }[];
}

/** The button that leads to the next step. */
export const onward = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** Solves the step on the page correctly and goes on. */
export async function doStep(page: Page, step: Step, hands: Hands = MOUSE): Promise<void> {
  await solveStep(page, step, hands);
  await hands.goOn(onward(page));
}

/** Solves the step on the page and stays there. */
export async function solveStep(page: Page, step: Step, hands: Hands = MOUSE): Promise<void> {
  await page
    .getByText(inWords(step.says[0]?.says ?? ''), { exact: true })
    .first()
    .waitFor();
  switch (step.kind) {
    case 'play':
      await play(page, step, hands);
      break;
    case 'who':
      await sayWho(
        page,
        step.words === 'letters' ? { N: /^N: /, P: /^P: / } : { N: /^I win$/, P: /^My opponent wins$/ },
        step.positions.map(placed),
        hands,
      );
      break;
    case 'choose': {
      const right = step.options.find(({ right }) => right);
      await hands.press(page.getByRole('button', { name: inWords(right?.says ?? ''), exact: true }));
      break;
    }
    case 'table':
      for (const [row, column] of step.fill) await hands.number(page, nimSum(row, column));
      break;
    case 'values':
      for (let size = step.from; size <= step.upTo; size++) {
        await hands.number(page, analyseText(rulesOf(step.game, step.params), `${size}`, false).nimber ?? -1);
      }
      break;
    case 'tree':
      for (const { counts } of treeOf(step).toReversed().flat()) await hands.number(page, counts);
      break;
    case 'pairs':
      await crossOut(page, hands);
      break;
    case 'fight':
      await fight(page, step.lost ?? false, hands);
      break;
    default:
      step satisfies never;
  }
  await onward(page).waitFor();
}

function treeOf(step: TreeStep) {
  const { game, params, position } = placed(step);
  return treeFrom(game, params, position) ?? [];
}

/** Does a chapter from its first step until it returns to the map. */
export async function doChapter(page: Page, chapter: Chapter, hands: Hands = MOUSE): Promise<void> {
  for (const step of chapter.steps) await doStep(page, step, hands);
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
}

async function play(page: Page, step: PlayStep, hands: Hands): Promise<void> {
  const { goal } = step;
  const tried: string[] = [];
  for (;;) {
    await page.getByText('Your turn.').or(onward(page)).first().waitFor();
    if (await onward(page).isVisible()) return;
    const { phase, practice: at } = await page.locator('nh-play-step').evaluate((element) => {
      const { phase, practice } = element as unknown as { readonly phase: string; readonly practice: Stands };
      return { phase, practice };
    });
    // What was read above may still be from the turn before.
    if (phase !== 'mine') continue;
    const move = moveFor(goal, at, tried);
    tried.push(move);
    await hands.move(page, move);
    if (goal.kind !== 'try') continue;
    const again = page.getByRole('button', { name: 'Try another move' });
    await again.or(onward(page)).first().waitFor();
    if (await again.isVisible()) await hands.press(again);
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
  hands: Hands,
): Promise<void> {
  for (const [nth, { game, params, misere, position }] of positions.entries()) {
    const { outcome } = analyseText(rulesOf(game, params), position, misere);
    await hands.press(page.getByRole('button', { name: names[outcome as 'N' | 'P'] }));
    if (nth < positions.length - 1) await hands.press(page.getByRole('button', { name: 'Next', exact: true }));
  }
}

/** Crosses out equal powers until none are left. */
async function crossOut(page: Page, hands: Hands): Promise<void> {
  const chips = page.locator('nh-pairs-step td button:not([aria-disabled=true])');
  while (!(await onward(page).isVisible())) {
    const powers = await chips.evaluateAll((all) => all.map((chip) => chip.textContent?.trim() ?? ''));
    const first = powers.findIndex((power, at) => powers.indexOf(power, at + 1) >= 0);
    const second = powers.indexOf(powers[first] ?? '', first + 1);
    await hands.press(chips.nth(second));
    await hands.press(chips.nth(first));
  }
}

/** Plays against the guard until it is beaten, or has shown that it cannot be. */
async function fight(page: Page, lost: boolean, hands: Hands): Promise<void> {
  const over = page.getByRole('button', { name: 'Play again' });
  for (;;) {
    await page.getByText('Your turn.').or(over).first().waitFor();
    if (await onward(page).isVisible()) return;
    if (await over.isVisible()) {
      if (lost) return;
      await hands.press(over);
      continue;
    }
    const at = await page
      .locator('nh-bot-game-step')
      .evaluate((element) => (element as unknown as { readonly game: { readonly value: Stands } }).game.value);
    await hands.move(page, moveFor({ kind: lost ? 'move' : 'win' }, at, []));
  }
}
