import type { Sequence } from '@nimhall/shared/game/explanation';
import { css, html, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';

/** Values by their index, one period to a line, some standing out. */
export function sequence({ title, values, period, marks }: Sequence): TemplateResult {
  return html`<ol class="strip" tabindex="0" aria-label=${localize(title)}>
    ${linesOf(values, period).map(
      (line) => html`<li>
        ${line.map(
          ([index, value]) => html`<span class="cell ${marks.includes(index) ? 'key' : ''} ${value === 0 ? 'zero' : ''}"
            ><small>${index}</small>${value}</span
          >`,
        )}
      </li>`,
    )}
  </ol>`;
}

/** The values cut into their start and their periods; pairs of index and value. */
function linesOf(values: readonly number[], period: Sequence['period']): (readonly [number, number])[][] {
  const cells = values.map((value, index) => [index, value] as const);
  if (!period) return [cells];
  const lines = period.start > 0 ? [cells.slice(0, period.start)] : [];
  for (let from = period.start; from < cells.length; from += period.length) lines.push(cells.slice(from, from + period.length));
  return lines;
}

export const sequenceStyles = css`
  .strip {
    list-style: none;
    flex: 1 0 100%;
    min-width: 0;
    margin: 0;
    padding: 2px;
    overflow-x: auto;
    display: grid;
    gap: 3px;
  }
  .strip li {
    display: flex;
    gap: 3px;
  }
  .cell {
    display: grid;
    justify-items: center;
    min-width: 2.2em;
    padding: 0 4px 2px;
    border-radius: 6px;
    background: var(--sunken);
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  .cell small {
    font-size: 0.6875rem;
    color: var(--soft-ink);
  }
  .cell.zero {
    font-weight: 700;
  }
  .cell.key {
    outline: 2px solid var(--halo);
    background: var(--halo-soft);
  }
`;
