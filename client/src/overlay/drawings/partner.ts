import { msg } from '@lit/localize';
import type { Partner } from '@nimhall/shared/game/explanation';
import { html, type TemplateResult } from 'lit';

/** The pairs of levels so far, with the levels on the board marked. */
export function partner({ sizes, pairs }: Partner): TemplateResult {
  return html`<table class="row">
    <caption class="unseen">${msg('Pairs of partners')}</caption>
    <tbody>
      <tr>
        <th scope="row">${msg('green')}</th>
        ${pairs.map(([smaller, larger]) => html`<td class=${marked(sizes, smaller)}>${smaller === larger ? '·' : smaller}</td>`)}
      </tr>
      <tr>
        <th scope="row">${msg('red')}</th>
        ${pairs.map(([, larger]) => html`<td class=${marked(sizes, larger)}>${larger}</td>`)}
      </tr>
    </tbody>
  </table>`;
}

function marked(sizes: readonly number[], level: number): string {
  return sizes.includes(level) ? 'strong' : '';
}
