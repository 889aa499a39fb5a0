import { msg } from '@lit/localize';
import type { Residues } from '@nimhall/shared/game/explanation';
import { letterOf } from '@nimhall/shared/game/letters';
import { html, type TemplateResult } from 'lit';

/** The table of values, one period to a line, with the heaps where they fall; and what each heap counts for. */
export function residues(explanation: Residues): TemplateResult {
  const { sizes, values, preperiod, period, table } = explanation;
  const at = new Map(sizes.map((size, heap) => [placeOf(size, explanation), letterOf(heap).toUpperCase()]));
  const lines = linesOf(table, preperiod, period);
  return html`
    <table class="values">
      <caption class="unseen">${msg('What each heap counts for')}</caption>
      <thead>
        <tr>
          <th scope="col">${msg('Heap')}</th>
          <th scope="col">${msg('Size')}</th>
          <th scope="col">${msg('Counts')}</th>
        </tr>
      </thead>
      <tbody>
        ${sizes.map(
          (size, heap) => html`<tr>
            <th scope="row">${letterOf(heap).toUpperCase()}</th>
            <td class="amount">${size}</td>
            <td class="amount strong">${values[heap]}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <ol class="strip" aria-label=${msg('Values by size, from 0')}>
      ${lines.map(
        (line) => html`<li>
          ${line.map(
            ([size, value]) => html`<span class="cell ${at.has(size) ? 'key' : ''} ${value === 0 ? 'zero' : ''}"
              ><small>${size}</small>${value}</span
            >`,
          )}
        </li>`,
      )}
    </ol>
  `;
}

/** Where in the shown table a size falls: itself, or the place with the same remainder, if its value is the same there. */
function placeOf(size: number, { preperiod, period, saltus, table }: Residues): number | null {
  if (size < table.length) return size;
  return saltus === 0 ? preperiod + ((size - preperiod) % period) : null;
}

/** The table cut into its start and its periods; pairs of size and value. */
function linesOf(table: readonly number[], preperiod: number, period: number): (readonly [number, number])[][] {
  const cells = table.map((value, size) => [size, value] as const);
  const lines = preperiod > 0 ? [cells.slice(0, preperiod)] : [];
  for (let from = preperiod; from < cells.length; from += period) lines.push(cells.slice(from, from + period));
  return lines;
}
