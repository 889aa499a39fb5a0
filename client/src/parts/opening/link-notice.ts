import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { linkFaultInWords } from './link-words.ts';
import type { LinkFault } from './new-room-link.ts';

/** What of a link means nothing; nothing where all of it is clear. */
export function linkNotice(faults: readonly LinkFault[]): TemplateResult | typeof nothing {
  if (faults.length === 0) return nothing;
  return html`<div class="notice" role="status">
    ${faults.map((fault) => html`<p>${linkFaultInWords(fault)}</p>`)}
    <p>${msg('Everything else is filled in as the link says.')}</p>
  </div>`;
}
