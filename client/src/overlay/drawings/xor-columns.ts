import { msg, str } from '@lit/localize';
import type { XorColumns } from '@nimhall/shared/game/explanation';
import { html, type TemplateResult } from 'lit';
import { heapName } from '../words/heap-name.ts';
import { bitsOf, columnsFor } from './binary.ts';
import { heapRow, powersHead } from './binary-table.ts';

/** The heaps in binary, one below the other; columns with an odd number of ones stand out. */
export function xorColumns(explanation: XorColumns): TemplateResult {
  const { sizes, nimSum, repairs } = explanation;
  const width = columnsFor(sizes);
  const sum = bitsOf(nimSum, width);
  const odd = sum.map((bit) => bit === '1');
  return html`<table class="columns">
    <caption class="unseen">${msg('The heaps in binary')}</caption>
    ${powersHead(width)}
    <tbody>
      ${sizes.map((size, heap) => heapRow(heapName(explanation, heap), size, odd, repairs.includes(heap)))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="2">${msg(str`nim-sum ${nimSum}`)}</th>
        ${sum.map((bit) => html`<td class="bit ${bit === '1' ? 'one odd' : ''}">${bit}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}
