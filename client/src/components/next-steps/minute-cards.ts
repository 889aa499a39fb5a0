import { msg, str } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { dayOf } from '@nimhall/shared/puzzle/day';
import { css, html, nothing, type TemplateResult } from 'lit';
import { raisedLink } from '../../styles/raised-link.ts';
import { surface } from '../../styles/surface.ts';
import { botName } from '../text/names.ts';
import { botAvatar } from '../ui/face.ts';
import { faceStyles } from '../ui/face-styles.ts';
import { tilePicture } from '../ui/tile-picture.ts';
import { COURSE_IN_SHORT, LADDER_OF_NIM } from './course-in-short.ts';
import { nextBot, nextLesson, puzzleStreak } from './next-steps.ts';

/** Today's puzzles, and the current streak. `kept` is the stored progress of a device, here and below. */
export function puzzleCard(kept: unknown): TemplateResult {
  const streak = puzzleStreak(kept, dayOf(Date.now()));
  const about = streak > 1 ? msg(str`${streak} days in a row. Keep it up!`) : msg('Three new puzzles every day, none twice in a year.');
  return card(PAGES.practice, tilePicture('puzzle'), msg('Today’s puzzles'), about);
}

/** The next lesson. */
export function lessonCard(kept: unknown): TemplateResult {
  const next = nextLesson(kept, COURSE_IN_SHORT);
  if (!next) return card(PAGES.learn, tilePicture('lesson'), msg('Lessons'), msg('You’ve done them all.'));
  const { number, chapter, step, done, steps } = next;
  const about =
    number === 1 && done === 0 ? msg('Learn to win at Nim, move by move.') : msg(str`Chapter ${number} of ${COURSE_IN_SHORT.length}.`);
  return card(
    `/learn/${chapter}?step=${step}`,
    tilePicture('lesson'),
    number === 1 && done === 0 ? msg('First lesson') : msg('Next lesson'),
    about,
    html`<span class="steps" aria-hidden="true">${Array.from({ length: steps }, (_, at) => html`<i class=${at < done ? 'done' : ''}></i>`)}</span>`,
  );
}

/** The next bot to beat. */
export function ladderCard(kept: unknown): TemplateResult {
  const bot = nextBot(kept, 'nim', LADDER_OF_NIM);
  if (!bot) return card(PAGES.ladders, botAvatar('tutti', 'beaten'), msg('Climb another ladder'), msg('You’ve beaten every bot at Nim.'));
  return card('/ladder/nim', botAvatar(bot), msg(str`Beat ${botName(bot)}`), msg('Win twice in a row at Nim.'));
}

function card(href: string, picture: TemplateResult, title: string, about: string, more: TemplateResult | typeof nothing = nothing) {
  return html`<a class="raised" href=${href}>
    <span class="board surface heaps" aria-hidden="true">${picture}</span>
    <span class="text"><strong>${title}</strong><span class="soft">${about}</span>${more}</span>
  </a>`;
}

export const minuteCardStyles = [
  faceStyles,
  surface,
  raisedLink,
  css`
  /* As high whatever they say, so that their place can be kept before they are here. */
  a {
    grid-template-columns: clamp(5rem, 30%, 8rem) minmax(0, 1fr);
    height: 7rem;
  }
  .board {
    display: grid;
    place-items: center;
    padding: 12px;
  }
  .picture {
    width: 100%;
    height: 4.5rem;
  }
  .face {
    --face: 72px;
  }
  .text {
    display: grid;
    align-content: center;
    gap: 4px;
    padding: 8px clamp(10px, 1.6vw, 16px);
    line-height: 1.3;
  }
  .steps {
    display: flex;
    gap: 4px;
    padding-top: 4px;
  }
  .steps i {
    flex: 1;
    max-width: 1.5rem;
    height: 6px;
    border-radius: 3px;
    background: var(--sunken);
  }
  .steps .done {
    background: var(--good);
  }
  `,
];
