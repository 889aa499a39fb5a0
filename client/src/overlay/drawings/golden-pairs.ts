import { msg } from '@lit/localize';
import type { GoldenPairs } from '@nimhall/shared/game/explanation';
import { html, type TemplateResult } from 'lit';

/** The first pairs, with the numbers of the queen marked: every number is in one of them. */
export function goldenPairs({ column, row, pairs }: GoldenPairs): TemplateResult {
  const marked = (number: number): string => (number === column || number === row ? 'strong' : '');
  return html`<table class="row">
    <caption class="unseen">${msg('The golden pairs')}</caption>
    <tbody>
      <tr>
        <th scope="row">${msg('smaller')}</th>
        ${pairs.map(([smaller]) => html`<td class=${marked(smaller)}>${smaller}</td>`)}
        <td>…</td>
      </tr>
      <tr>
        <th scope="row">${msg('larger')}</th>
        ${pairs.map(([, larger]) => html`<td class=${marked(larger)}>${larger}</td>`)}
        <td>…</td>
      </tr>
      <tr>
        <th scope="row">${msg('apart')}</th>
        ${pairs.map((_, apart) => html`<td class="soft">${apart}</td>`)}
        <td>…</td>
      </tr>
    </tbody>
  </table>`;
}
