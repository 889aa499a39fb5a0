import { msg } from '@lit/localize';
import type { Parity } from '@nimhall/shared/game/explanation';
import { html, type TemplateResult } from 'lit';

/** The heaps from small to large, each odd or even. */
export function parity({ sorted }: Parity): TemplateResult {
  return html`<table class="row">
    <caption class="unseen">${msg('The heaps by size')}</caption>
    <tbody>
      <tr>
        <th scope="row">${msg('size')}</th>
        ${sorted.map((size) => html`<td>${size}</td>`)}
      </tr>
      <tr>
        <th scope="row">${msg('parity')}</th>
        ${sorted.map((size) => html`<td class=${size % 2 === 1 ? 'strong' : 'soft'}>${size % 2 === 1 ? msg('odd') : msg('even')}</td>`)}
      </tr>
    </tbody>
  </table>`;
}
