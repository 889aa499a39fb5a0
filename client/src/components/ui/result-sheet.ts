import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { crossIcon } from '../board/cross-icon.ts';

/** The sheet that a result lies on, named by the element with the id `winner`; `onClose` is called where the board is to be seen. */
export function resultSheet(inside: TemplateResult, onClose: () => void): TemplateResult {
  return html`<section role="dialog" aria-labelledby="winner">
    <button type="button" class="close" aria-label=${msg('Close the result')} title=${msg('Close the result')} @click=${onClose}>
      ${crossIcon}
    </button>
    ${inside}
  </section>`;
}
