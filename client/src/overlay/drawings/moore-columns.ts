import { msg, str } from '@lit/localize';
import type { MooreColumns } from '@nimhall/shared/game/explanation';
import { letterOf } from '@nimhall/shared/game/letters';
import { html, type TemplateResult } from 'lit';
import { columnsFor } from './binary.ts';
import { heapRow, powersHead } from './binary-table.ts';

/** The heaps in binary with the number of ones in each column; counts that do not divide by k + 1 stand out. */
export function mooreColumns({ sizes, k, columns }: MooreColumns): TemplateResult {
  const width = Math.max(columnsFor(sizes), columns.length);
  const counts = Array.from({ length: width }, (_, at) => columns[width - 1 - at] ?? 0);
  const uneven = counts.map((count) => count % (k + 1) !== 0);
  return html`<table class="columns">
    <caption class="unseen">${msg('The heaps in binary, and how many ones each column has')}</caption>
    ${powersHead(width)}
    <tbody>
      ${sizes.map((size, heap) => heapRow(letterOf(heap).toUpperCase(), size, uneven))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="2">${msg('ones')}</th>
        ${counts.map((count, at) => html`<td class="bit ${uneven[at] ? 'one odd' : ''}">${count}</td>`)}
      </tr>
      <tr>
        <th scope="row" colspan="2">${msg(str`left over by ${k + 1}`)}</th>
        ${counts.map((count, at) => html`<td class="bit ${uneven[at] ? 'one odd' : ''}">${count % (k + 1)}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}
