import { msg, str } from '@lit/localize';
import type { TableStep } from '@nimhall/shared/lesson/lesson';
import { type TableError, tableErrorOf } from '@nimhall/shared/lesson/nim-table';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './number-keys.ts';
import type { NumberEvent } from './number-keys.ts';
import { StepElement } from './step-element.ts';
import { stepLayout } from './step-layout.ts';

/** The table of nim-sums, filled square by square; then its squares of 2, 4 and 8 are seen. */
@customElement('nh-table-step')
export class TableStepElement extends StepElement<TableStep> {
  static override styles = [
    base,
    controls,
    stepLayout,
    css`
      .thing {
        display: grid;
        place-items: center;
        container-type: size;
      }
      table {
        --cell: min(4.5rem, (100cqw - 32px) / var(--across), (100cqh - 12px) / var(--across));
        border-collapse: separate;
        border-spacing: 0;
        font-variant-numeric: tabular-nums;
        font-size: min(1.75rem, var(--cell) * 0.55);
        line-height: 1;
      }
      th,
      td {
        width: var(--cell);
        height: var(--cell);
        padding: 0;
        text-align: center;
        border: 1px solid transparent;
      }
      th {
        color: var(--soft-ink);
        font-weight: 500;
      }
      td {
        background: var(--card);
        border-color: var(--field-line);
      }
      td.look {
        background: var(--halo-soft);
      }
      td.clash {
        background: var(--accent);
        color: var(--on-accent);
        font-weight: 700;
      }
      td.here {
        outline: 3px solid var(--accent);
        outline-offset: -3px;
      }
      td.own {
        font-weight: 700;
      }
      td.block-1 {
        background: color-mix(in oklab, var(--halo-soft), var(--card) 35%);
      }
      td.block-2 {
        background: color-mix(in oklab, var(--halo-soft), var(--halo) 18%);
      }
      td.block-3 {
        background: color-mix(in oklab, var(--good), var(--card) 75%);
      }
      .sizes {
        flex: 1;
        display: flex;
        gap: 6px;
      }
      .sizes button {
        min-height: 48px;
        min-width: 48px;
        padding-inline: 6px;
        white-space: nowrap;
      }
      .sizes [aria-pressed='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      td.bottom {
        border-bottom: 2px solid var(--ink);
      }
      td.right {
        border-inline-end: 2px solid var(--ink);
      }
    `,
  ];

  /** How many squares are filled. */
  @state() private filled = 0;

  /** The last number that did not fit. */
  @state() private misfit: TableError | null = null;

  /** The size of the highlighted squares, once all is filled. */
  @state() private blocks = 2;

  protected override begin(): void {
    this.filled = 0;
    this.misfit = null;
    this.blocks = 2;
  }

  protected override render() {
    const { step } = this;
    if (!step) return nothing;
    const heads = Array.from({ length: step.size }, (_, at) => at);
    return html`<div class="desk">
      ${this.coach()}
      <div class="thing">
        <table .style=${`--across: ${step.size + 1}`} aria-label=${msg('Table of nim-sums')}>
          <thead>
            <tr>
              <th scope="col" aria-label=${msg('plus')}>+</th>
              ${heads.map((column) => html`<th scope="col">${column}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${heads.map((row) => html`<tr><th scope="row">${row}</th>${heads.map((column) => this.#cell(row, column))}</tr>`)}
          </tbody>
        </table>
      </div>
      <div class="actions">${this.done ? html`${this.#sizes(step.size)}${this.next()}` : this.#keys(step.size)}</div>
    </div>`;
  }

  /** The square to be filled now. */
  get #here(): readonly [row: number, column: number] | null {
    return this.step?.fill[this.filled] ?? null;
  }

  #cell(row: number, column: number): TemplateResult {
    const { misfit, blocks } = this;
    const [hereRow, hereColumn] = this.#here ?? [-1, -1];
    const isHere = row === hereRow && column === hereColumn;
    const looked = (row === hereRow && column < hereColumn) || (column === hereColumn && row < hereRow);
    const clash = misfit?.kind === 'repeated' && misfit.row === row && misfit.column === column;
    const own = this.step?.fill.some(([a, b]) => orderOf(a, b) === orderOf(row, column));
    const isThere = this.done || orderOf(row, column) < orderOf(hereRow, hereColumn);
    const value = nimSum(row, column);
    const classes = this.done
      ? [`block-${Math.floor(value / blocks)}`, (row + 1) % blocks === 0 && 'bottom', (column + 1) % blocks === 0 && 'right']
      : [isHere && 'here', looked && 'look', clash && 'clash', own && 'own'];
    return html`<td class=${classes.filter(Boolean).join(' ')} aria-label=${isHere ? msg(str`Row ${row}, column ${column}, empty`) : nothing}>
      ${isThere ? value : isHere ? '?' : ''}
    </td>`;
  }

  #keys(size: number): TemplateResult {
    return html`<nh-number-keys .count=${size} @nh-number=${(event: NumberEvent) => this.#enter(event.number)}></nh-number-keys>`;
  }

  /** Chooses the highlighted squares. */
  #sizes(size: number): TemplateResult {
    const sizes = [2, 4, 8].filter((blocks) => blocks <= size);
    return html`<div class="sizes">${sizes.map(
      (
        blocks,
      ) => html`<button type="button" aria-pressed=${this.blocks === blocks} aria-label=${msg(str`${blocks} by ${blocks} squares`)} @click=${() => this.#show(blocks)}>
        ${blocks}×${blocks}
      </button>`,
    )}</div>`;
  }

  #show(blocks: number): void {
    this.blocks = blocks;
  }

  #enter(number: number): void {
    const here = this.#here;
    if (!here || !this.step) return;
    const [row, column] = here;
    const misfit = tableErrorOf(row, column, number);
    this.misfit = misfit;
    if (misfit) {
      this.missed(`${row} ${column} ${number}`);
      this.said = { text: () => misfitInWords(misfit, number), tone: 'bad' };
      return;
    }
    this.filled++;
    if (this.filled < this.step.fill.length) {
      this.said = row === column && row === 0 ? null : { text: () => msg(str`${row} + ${column} = ${number}. Right!`), tone: 'good' };
      return;
    }
    this.finish(() => msg(str`${row} + ${column} = ${number}.`));
    void this.focusNext();
  }
}

/** How late a square comes while the table grows from its corner: with each goes its mirror image. */
function orderOf(row: number, column: number): number {
  const far = Math.max(row, column);
  return far * far + Math.min(row, column);
}

function misfitInWords(misfit: TableError, number: number): string {
  if (misfit.kind === 'smaller') return msg(str`${misfit.free} is smaller, and it isn’t to the left or above.`);
  return misfit.where === 'row' ? msg(str`This row already has a ${number}.`) : msg(str`This column already has a ${number}.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-table-step': TableStepElement;
  }
}
