import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { placed, type Step } from '@nimhall/shared/lesson/lesson';
import { inWords } from '@nimhall/shared/phrase';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../client/src/i18n/languages.ts';
import { analyseText, rulesOf } from '../support/games.ts';
import { byTurns, groupsOf, spread } from '../support/scale.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

const QUESTIONS = spread(
  CHAPTERS.flatMap(({ id, steps }) =>
    steps.flatMap((step) => (step.kind === 'choose' || step.kind === 'who' ? [{ chapter: id, step }] : [])),
  ),
  6,
);

/** Some questions for each test, in the languages by turns; in a full run, each is asked in all. */
const CASES = LANGUAGE_TAGS.flatMap((tag) =>
  groupsOf(
    QUESTIONS.filter((_, nth) => byTurns(LANGUAGE_TAGS, nth).includes(tag)),
    15,
  ).map((questions) => ({ tag, questions, first: questions[0]?.step.id })),
);

/** How many answers there are, and the indexes of the wrong ones. */
function wrongAnswers(step: Step): number[] {
  if (step.kind === 'choose') return step.options.flatMap(({ right }, place) => (right ? [] : [place]));
  if (step.kind !== 'who') return [];
  const { game, params, misere, position } = placed(step.positions[0]);
  return [analyseText(rulesOf(game, params), position, misere).outcome === 'N' ? 1 : 0];
}

/** Which texts are cut off, and whether the page scrolls. */
const overflow = (page: Page) =>
  page.locator('.speech').evaluate(({ scrollHeight, clientHeight }) => ({
    speech: Math.max(0, scrollHeight - clientHeight),
    page: Math.max(0, document.documentElement.scrollHeight - innerHeight),
  }));

test.each(CASES)(
  'on a small phone, questions of the course stay fully visible above a wrong answer, in $tag, from $first on',
  async ({ tag, questions }) => {
    const { page, troubles } = await person(hall, { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce', locale: tag });
    const cut: string[] = [];
    for (const { chapter, step } of questions) {
      await page.goto(`${hall.server.url}/learn/${chapter}?step=${step.id}`);
      for (const place of wrongAnswers(step)) {
        await page.locator('.answer').nth(place).click();
        await page.locator('.coach.bad').waitFor();
        const { speech, page: whole } = await overflow(page);
        if (speech + whole > 0) cut.push(`${chapter}/${step.id}, answer ${place + 1}: ${speech} px of the text, ${whole} px of the page`);
        if (tag === 'en') for (const { says } of step.says) await page.getByText(inWords(says), { exact: true }).waitFor();
      }
    }
    expect(cut).toEqual([]);
    expect(troubles).toEqual([]);
  },
);
