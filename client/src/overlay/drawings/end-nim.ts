import { msg } from '@lit/localize';
import type { EndNim } from '@nimhall/shared/game/explanation';
import { html, type TemplateResult } from 'lit';

/** The sections in a row, bottom on the left, with what the bottom one would have to be. */
export function endNim({ sections, needed }: EndNim): TemplateResult {
  const last = sections.length - 1;
  return html`<table class="row">
    <caption class="unseen">${msg('The sections from bottom to top')}</caption>
    <tbody>
      <tr>
        <th scope="row">${msg('sections')}</th>
        ${sections.map((size, at) => html`<td class=${at === 0 || at === last ? 'open' : ''}>${size}</td>`)}
      </tr>
      <tr>
        <th scope="row">${msg('lost with')}</th>
        <td class="strong">${needed}</td>
        ${sections.slice(1).map((size) => html`<td class="soft">${size}</td>`)}
      </tr>
    </tbody>
  </table>`;
}
