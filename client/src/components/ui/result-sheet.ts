import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';

/** The sheet that a result lies on, named by the element with the id `winner`; `onClose` is called where the board is to be seen. */
export function resultSheet(inside: TemplateResult, onClose: () => void): TemplateResult {
  return html`<section role="dialog" aria-labelledby="winner">
    <button type="button" class="close" aria-label=${msg('Close the result')} title=${msg('Close the result')} @click=${onClose}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12m0-12-12 12" /></svg>
    </button>
    ${inside}
  </section>`;
}
