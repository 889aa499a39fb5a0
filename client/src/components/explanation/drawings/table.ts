import type { Cell, Table } from '@nimhall/shared/game/explanation';
import { css, html, nothing, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';

/** Rows by their names: below a head a list of things, without one tiles in lines. */
export function table({ title, titled, head, rows }: Table): TemplateResult {
  return html`<table class=${head ? 'list' : 'tiles'}>
    <caption class=${titled ? '' : 'unseen'}>${localize(title)}</caption>
    ${
      head
        ? html`<thead>
            <tr>
              ${head.map((name) => html`<th scope="col">${localize(name)}</th>`)}
            </tr>
          </thead>`
        : nothing
    }
    <tbody>
      ${rows.map(
        ({ name, cells }) => html`<tr>
          <th scope="row">${localize(name)}</th>
          ${cells.map(cell)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function cell(given: Cell): TemplateResult {
  const { value, look } = typeof given === 'object' && 'look' in given ? given : { value: given, look: '' };
  return html`<td class="${look} ${typeof value === 'number' ? 'amount' : ''}">${localize(value)}</td>`;
}

export const tableStyles = css`
  .tiles th,
  .list thead th {
    color: var(--soft-ink);
    font-size: 0.875rem;
  }
  .list :is(th, td) {
    padding-inline: 6px;
    white-space: normal;
  }
  .list .amount {
    text-align: end;
  }
  .list .key,
  .tiles .key {
    color: var(--halo);
    font-weight: 700;
  }
  .tiles td {
    min-width: 2em;
    border-radius: 6px;
    background: var(--sunken);
  }
  .tiles .soft {
    color: var(--soft-ink);
  }
  .tiles .open {
    background: var(--halo-soft);
  }
`;
