import type { Chain } from '@nimhall/shared/game/explanation';
import { css, html, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';

/** Stacked sections, each with a sentence, from the top down. */
export function chain({ title, links }: Chain): TemplateResult {
  return html`<table class="chain">
    <caption>${localize(title)}</caption>
    <tbody>
      ${links.map(
        ({ value, says, sign, look = '' }) => html`<tr class=${look}>
          <th scope="row">${localize(value)}</th>
          <td>${localize(says)}</td>
          <td>${sign}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

export const chainStyles = css`
  .chain caption {
    color: var(--halo);
    font-weight: 650;
  }
  .chain th {
    min-width: 2.2em;
    border-radius: 6px;
    background: var(--sunken);
    font-weight: 650;
  }
  .chain td {
    padding: 0 4px;
    font-size: 0.875rem;
    text-align: start;
  }
  .chain .key th {
    background: var(--halo-soft);
    color: var(--halo);
  }
  .chain .end td {
    font-weight: 700;
    color: var(--halo);
  }
  .chain .soft {
    opacity: 0.5;
  }
`;
