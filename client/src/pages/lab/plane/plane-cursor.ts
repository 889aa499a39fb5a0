import { msg, str } from '@lit/localize';
import { type Field, UNKNOWN } from '@nimhall/shared/lab/plane/field';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { analysisOf } from '../../../analysis-worker/analyses.ts';
import { verdictInWords, winningMovesInWords } from '../../../components/explanation/verdict.ts';
import { localize } from '../../../i18n/language.ts';
import { boardPositionOf } from '../../../position/board-position.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { studyLink } from '../../analysis/study-link.ts';
import type { PlaneChoice } from './plane-query.ts';
import type { Cell } from './window.ts';
import { valueInWords } from './words.ts';

/** How long the cursor rests before moves are looked for, in milliseconds. */
const REST = 200;

/** The position under the cursor: its value, who wins and by which moves, and the values around it as a table. */
@customElement('nh-plane-cursor')
export class PlaneCursor extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 6px;
      }
      .told {
        min-height: 11.5rem;
      }
      ul {
        margin: 0;
        padding-inline-start: 1.2em;
      }
      table {
        border-collapse: separate;
        border-spacing: 1px;
        font-variant-numeric: tabular-nums;
        font-size: 0.875rem;
      }
      th,
      td {
        min-width: 1.9rem;
        padding: 2px;
        text-align: center;
      }
      th {
        font-weight: 400;
        color: var(--soft-ink);
      }
      td {
        background: var(--sunken);
      }
      .lost {
        color: var(--on-accent);
        background: var(--accent);
      }
      .here {
        outline: 2px solid var(--ink);
        font-weight: 700;
      }
    `,
  ];

  @property({ attribute: false }) asked: PlaneChoice | null = null;

  @property({ attribute: false }) field: Field | null = null;

  @property({ attribute: false }) cursor: Cell = { column: 0, row: 0 };

  /** Of the position under the cursor, once the cursor rests there. */
  @state() private analysis: Analysis | null = null;

  #rest: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#rest);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('asked') && !changed.has('cursor')) return;
    this.analysis = null;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#analyse(), REST);
  }

  protected override render() {
    const { asked, field, cursor } = this;
    if (!asked || !field) return nothing;
    const place = placeOf(asked, field, cursor);
    const value = field.values[cursor.row * field.size + cursor.column] ?? UNKNOWN;
    const [across, up] = [localize(asked.plane.column), localize(asked.plane.row)];
    return html`
      <div class="told" role="status">
        <p><b>${msg(str`${across}: ${(field.from + cursor.column).toString()}`)}<br />${msg(str`${up}: ${(field.from + cursor.row).toString()}`)}</b></p>
        <p>${valueInWords(field.worth, value)}</p>
        ${this.#moves(place)}
      </div>
      <p><a href=${studyLink(place)}>${msg('Open in analysis')}</a></p>
      <details>
        <summary>${msg('Values around the cursor')}</summary>
        ${around(field, cursor)}
      </details>
    `;
  }

  #moves(place: Parameters<typeof boardPositionOf>[0]): TemplateResult | typeof nothing {
    const scene = boardPositionOf(place);
    if (!this.analysis || !scene.ok) return nothing;
    if (scene.value.example === '') return html`<p>${msg('No moves left.')}</p>`;
    const { told } = winningMovesInWords(this.analysis, scene.value.view);
    return html`<p>${verdictInWords(this.analysis)}</p>
      <ul>
        ${told.slice(0, MOVES_TOLD).map((move) => html`<li>${move}</li>`)}
      </ul>`;
  }

  async #analyse(): Promise<void> {
    const { asked, field, cursor } = this;
    if (!asked || !field) return;
    const analysis = await analysisOf({ ...asked.chosen, position: placeOf(asked, field, cursor).position });
    if (asked === this.asked && cursor === this.cursor) this.analysis = analysis;
  }
}

/** Winning moves that are listed here; the analysis page has the others. */
const MOVES_TOLD = 3;

/** The position under the cursor. */
export function placeOf({ chosen, plane, third }: PlaneChoice, { from }: Field, { column, row }: Cell) {
  return { ...chosen, position: plane.at(from + column, from + row, third) };
}

/** Columns and rows of the table to either side of the cursor. */
const NEAR = 3;

/** The values around a cell, the highest row above as in the picture. */
function around({ from, size, values }: Field, { column, row }: Cell): TemplateResult {
  const near = (at: number): number[] => {
    const begin = Math.max(0, Math.min(at - NEAR, size - 2 * NEAR - 1));
    return Array.from({ length: Math.min(size, 2 * NEAR + 1) }, (_, index) => begin + index);
  };
  const columns = near(column);
  return html`<table>
    <tr>
      <td></td>
      ${columns.map((each) => html`<th scope="col">${from + each}</th>`)}
    </tr>
    ${near(row)
      .toReversed()
      .map(
        (up) => html`<tr>
          <th scope="row">${from + up}</th>
          ${columns.map((across) => {
            const value = values[up * size + across] ?? UNKNOWN;
            const here = across === column && up === row;
            return html`<td class="${value === 0 ? 'lost' : ''} ${here ? 'here' : ''}" aria-current=${here ? 'true' : nothing}>${value === UNKNOWN ? '?' : value}</td>`;
          })}
        </tr>`,
      )}
  </table>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-plane-cursor': PlaneCursor;
  }
}
