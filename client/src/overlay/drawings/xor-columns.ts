import { letterOf } from '@nimhall/shared/game/letters';
import type { XorColumns } from '@nimhall/shared/solver/explanation';
import { html, type TemplateResult } from 'lit';
import { bitsOf, columnsFor, powersDown } from './binary.ts';

/** The heaps in binary, one below the other; columns with an odd number of ones stand out. */
export function xorColumns({ sizes, nimSum, repairs }: XorColumns): TemplateResult {
  const width = columnsFor(sizes);
  const sum = bitsOf(nimSum, width);
  return html`<table class="columns">
    <caption class="unseen">
      The heaps in binary
    </caption>
    <thead>
      <tr>
        <td></td>
        <td></td>
        ${powersDown(width).map((power) => html`<th scope="col">${power}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${sizes.map(
        (size, heap) => html`<tr class=${repairs.includes(heap) ? 'key' : ''}>
          <th scope="row">${letterOf(heap).toUpperCase()}</th>
          <td class="amount">${size}</td>
          ${bitsOf(size, width).map((bit, at) => html`<td class="bit ${bit === '1' ? 'one' : ''} ${sum[at] === '1' ? 'odd' : ''}">${bit}</td>`)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="2">nim-sum ${nimSum}</th>
        ${sum.map((bit) => html`<td class="bit ${bit === '1' ? 'one odd' : ''}">${bit}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}
