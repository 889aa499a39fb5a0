import type { Results } from '@nimhall/shared/learnt/days';
import { css, html, type TemplateResult } from 'lit';
import { attemptMark, attemptStyles, placeInWords } from './attempt-mark.ts';

/** How all puzzles of a set went, large, each leading to its puzzle. */
export function largeMarks(results: Results, linkTo: (place: number) => string): TemplateResult {
  return html`<div class="marks">
    ${results.map((attempt, place) => html`<a href=${linkTo(place)} aria-label=${placeInWords(place, attempt)}>${attemptMark(attempt)}</a>`)}
  </div>`;
}

export const largeMarksStyles = [
  attemptStyles,
  css`
    .marks {
      display: flex;
      gap: 14px;
    }
    .marks a {
      display: grid;
      border-radius: 50%;
    }
    .attempt {
      width: 56px;
      height: 56px;
      stroke-width: 1.6;
    }
  `,
];
