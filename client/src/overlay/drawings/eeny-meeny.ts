import { msg } from '@lit/localize';
import type { EenyMeeny, EenyMeenyPile } from '@nimhall/shared/game/explanation';
import { letterOf } from '@nimhall/shared/game/letters';
import { html, nothing, type TemplateResult } from 'lit';
import { claimInWords } from '../words/eeny-meeny.ts';

const MARKS = { holds: '✓', tie: '=', fails: '✗' } as const;

/** Every pile as its sections with what was said at each, and what the pile counts for. */
export function eenyMeeny({ piles }: EenyMeeny): TemplateResult {
  return html`<div class="walks">${piles.map((pile, index) => (pile.sections.length > 0 ? walk(pile, letterOf(index)) : nothing))}</div>`;
}

function walk({ sections, steps, nimber }: EenyMeenyPile, letter: string): TemplateResult {
  const top = sections.length - 1;
  return html`<table class="walk">
    <caption>${msg(html`${letter.toUpperCase()} counts <strong>${nimber}</strong>`)}</caption>
    <tbody>
      ${sections
        .map((size, section) => {
          const step = steps.find(({ against }) => against === section);
          return html`<tr class="${step?.result ?? ''} ${section === top ? 'top' : ''} ${step || section === top ? '' : 'unread'}">
            <th scope="row">${size}</th>
            <td>${section === top ? msg('top') : step ? claimInWords(step.said) : ''}</td>
            <td>${step ? MARKS[step.result] : ''}</td>
          </tr>`;
        })
        .toReversed()}
    </tbody>
  </table>`;
}
