import { html, type TemplateResult } from 'lit';
import { bitsOf, powersDown } from './binary.ts';

/** The head of a table of heaps in binary: the power of two of each column, beside room for letter and size. */
export function powersHead(width: number): TemplateResult {
  return html`<thead>
    <tr>
      <td></td>
      <td></td>
      ${powersDown(width).map((power) => html`<th scope="col">${power}</th>`)}
    </tr>
  </thead>`;
}

/** A heap of such a table. `odd` tells of each column whether it stands out, `key` whether the heap does. */
export function heapRow(name: string, size: number, odd: readonly boolean[], key = false): TemplateResult {
  return html`<tr class=${key ? 'key' : ''}>
    <th scope="row">${name}</th>
    <td class="amount">${size}</td>
    ${bitsOf(size, odd.length).map((bit, at) => html`<td class="bit ${bit === '1' ? 'one' : ''} ${odd[at] ? 'odd' : ''}">${bit}</td>`)}
  </tr>`;
}
