import type { Columns } from '@nimhall/shared/game/explanation';
import { css, html, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';
import { bitsOf, columnsFor, powersDown } from './binary.ts';

/** Numbers in binary, one below the other, and the results of their columns; some columns are highlighted. */
export function columns({ title, rows, odd, totals }: Columns): TemplateResult {
  const width = Math.max(columnsFor(rows.map(({ number }) => number)), ...totals.map(({ columns }) => columns.length));
  const isOdd = (at: number) => odd.includes(width - 1 - at);
  return html`<table class="columns">
    <caption class="unseen">${localize(title)}</caption>
    <thead>
      <tr>
        <td></td>
        <td></td>
        ${powersDown(width).map((power) => html`<th scope="col">${power}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, number, key }) => html`<tr class=${key ? 'key' : ''}>
          <th scope="row">${localize(name)}</th>
          <td class="amount">${localize(number)}</td>
          ${bitsOf(number, width).map((bit, at) => html`<td class="bit ${bit === '1' ? 'one' : ''} ${isOdd(at) ? 'odd' : ''}">${bit}</td>`)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      ${totals.map(
        ({ name, columns }) => html`<tr>
          <th scope="row" colspan="2">${localize(name)}</th>
          ${powersDown(width).map((_, at) => html`<td class="bit ${isOdd(at) ? 'one odd' : ''}">${columns[width - 1 - at] ?? 0}</td>`)}
        </tr>`,
      )}
    </tfoot>
  </table>`;
}

export const columnsStyles = css`
  .columns th,
  .columns td {
    padding-inline: 6px;
  }
  .columns thead th,
  .columns tfoot th {
    color: var(--soft-ink);
    font-size: 0.875rem;
  }
  .columns tfoot th,
  .columns .amount {
    text-align: end;
  }
  .bit {
    min-width: 1.7em;
    border-radius: 6px;
    background: var(--sunken);
    color: var(--soft-ink);
  }
  .bit.one {
    color: var(--ink);
    font-weight: 700;
  }
  .bit.odd {
    background: var(--halo-soft);
  }
  .bit.odd.one {
    color: var(--halo);
  }
  .columns .key th {
    color: var(--halo);
    font-weight: 700;
  }
  tfoot .bit {
    border-top: 2px solid var(--line);
  }
`;
