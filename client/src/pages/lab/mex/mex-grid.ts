import { msg, str } from '@lit/localize';
import { type MexTable, mexCsv, type Option, optionValues } from '@nimhall/shared/lab/mex-table';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { saveFile } from '../sequence/save-file.ts';

/** By how much a key moves the cursor, in columns and rows. */
const NEXT: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A table that grows entry by entry, with the reason for the entry under the cursor: the entries that can be reached from it are
 * highlighted.
 */
@customElement('nh-mex-grid')
export class MexGrid extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
        min-height: 32rem;
        align-content: start;
      }
      .table {
        overflow-x: auto;
        padding: 4px;
      }
      table {
        border-collapse: separate;
        border-spacing: 2px;
        font-variant-numeric: tabular-nums;
      }
      th {
        font-weight: 400;
        color: var(--soft-ink);
        font-size: 0.875rem;
        padding: 0 4px;
        white-space: nowrap;
      }
      td {
        width: 34px;
        min-width: 27px;
        height: 32px;
        text-align: center;
        background: var(--sunken);
        border-radius: 5px;
        cursor: pointer;
      }
      td.lost {
        font-weight: 700;
        color: var(--accent);
      }
      td.line {
        background: var(--accent-soft);
      }
      td.lit {
        background: var(--halo-soft);
        box-shadow: inset 0 0 0 2px var(--halo);
      }
      td.here {
        box-shadow: inset 0 0 0 3px var(--accent);
      }
      .why {
        min-height: 9rem;
        display: grid;
        gap: 6px;
        align-content: start;
      }
    `,
  ];

  @property({ attribute: false }) table: MexTable | null = null;

  /** How many entries are filled, row by row. */
  @state() private filled = 0;

  /** The entry that is explained. */
  @state() private cursor = 0;

  #moved = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('table') || !this.table) return;
    const { entries, values } = this.table;
    this.filled = Math.min(values.length, entries + Math.ceil(entries / 2));
    this.cursor = this.filled - 1;
  }

  protected override updated(): void {
    if (!this.#moved) return;
    this.#moved = false;
    this.renderRoot.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }

  protected override render() {
    const { table, filled } = this;
    if (!table) return nothing;
    const all = table.values.length;
    const row = Math.floor(filled / table.entries) + 1;
    return html`
      <div class="row">
        <button type="button" class="main" ?disabled=${filled >= all} @click=${() => this.#fill(filled + 1)}>${msg('Next entry')}</button>
        <button type="button" ?disabled=${filled >= all} @click=${() => this.#fill(row * table.entries)}>${msg('Whole row')}</button>
        <button type="button" ?disabled=${filled >= all} @click=${() => this.#fill(all)}>${msg('All')}</button>
        <button type="button" ?disabled=${filled <= 1} @click=${() => this.#fill(1)}>${msg('Start over')}</button>
      </div>
      ${this.#grid(table)}
      <div class="row" role="group" aria-label=${msg('Save the table')}>
        <button type="button" @click=${() => saveFile('nim-sums.csv', 'text/csv', [mexCsv(table)])}>${msg('CSV')}</button>
      </div> ${table.ends ? html`<p class="soft">${localize(table.ends)}</p>` : nothing}
      <div class="why" role="status">${this.#why(table)}</div>
    `;
  }

  #grid({ entries, across, down, values }: MexTable): TemplateResult {
    const lit = this.#lit();
    const [here, there] = [this.cursor % entries, Math.floor(this.cursor / entries)];
    return html`<div class="table">
      <table role="grid" aria-label=${msg('Step by step')} @keydown=${(event: KeyboardEvent) => this.#key(event)}>
        <tr>
          <td role="presentation" class="unseen"></td>
          ${across.parts.slice(0, entries).map(({ text }) => html`<th scope="col">${text}</th>`)}
        </tr>
        ${down.parts.slice(0, entries).map(
          ({ text }, y) => html`<tr>
            <th scope="row">${text}</th>
            ${across.parts.slice(0, entries).map((_, x) => {
              const cell = y * entries + x;
              const value = cell < this.filled ? values[cell] : undefined;
              const classes = [
                cell === this.cursor ? 'here' : lit.has(cell) ? 'lit' : x === here || y === there ? 'line' : '',
                value === 0 ? 'lost' : '',
              ];
              return html`<td class=${classes.join(' ')} tabindex=${cell === this.cursor ? 0 : -1} aria-selected=${cell === this.cursor ? 'true' : 'false'} @click=${() => this.#look(cell)}>${value ?? ''}</td>`;
            })}
          </tr>`,
        )}
      </table>
    </div>`;
  }

  /** Entries that a move leads to from the one under the cursor. */
  #lit(): ReadonlySet<number> {
    const { table, cursor } = this;
    if (!table) return new Set();
    const { entries, across, down } = table;
    const [x, y] = [cursor % entries, Math.floor(cursor / entries)];
    const cells = (options: readonly Option[] = [], at: (index: number) => number): number[] =>
      options.flatMap(({ index }) => (index === null ? [] : [at(index)]));
    return new Set([
      ...cells(across.parts[x]?.options, (index) => y * entries + index),
      ...cells(down.parts[y]?.options, (index) => index * entries + x),
    ]);
  }

  #why(table: MexTable): TemplateResult {
    const { cursor } = this;
    const { entries, across, down, values } = table;
    const [column, row] = [across.parts[cursor % entries], down.parts[Math.floor(cursor / entries)]];
    if (!column || !row) return html``;
    const place = msg(str`${column.text} beside ${row.text}`);
    if (cursor >= this.filled)
      return html`<p><b>${place}</b></p><p>${msg('Empty. Which is the smallest number missing from the highlighted ones?')}</p>`;
    const reached = [...new Set(optionValues(table, cursor))].sort((a, b) => a - b);
    const value = values[cursor] ?? 0;
    return html`
      <p><b>${msg(str`${place}: ${value.toString()}`)}</b></p>
      <p>${reached.length === 0 ? msg('No moves are left, so the value is 0.') : msg(str`Moves lead to ${reached.join(', ')}. The smallest number missing there is ${value.toString()}.`)}</p>
      ${broken(column.options, row.text)} ${broken(row.options, column.text)}
    `;
  }

  #key(event: KeyboardEvent): void {
    const { table, cursor } = this;
    const step = NEXT[event.key];
    if (!table || !step) return;
    event.preventDefault();
    const x = (cursor % table.entries) + step[0];
    const y = Math.floor(cursor / table.entries) + step[1];
    if (x < 0 || y < 0 || x >= table.entries || y >= table.entries) return;
    this.#moved = true;
    this.#look(y * table.entries + x);
  }

  #look(cell: number): void {
    this.cursor = cell;
  }

  #fill(to: number): void {
    this.filled = Math.min(to, this.table?.values.length ?? 0);
    this.cursor = this.filled - 1;
  }
}

/** An option that is no entry of the table, with its nimber; most often a row that breaks in two. */
function broken(options: readonly Option[], beside: string): TemplateResult | typeof nothing {
  const others = options.filter(({ index }) => index === null);
  if (others.length === 0) return nothing;
  const told = others.slice(0, MAX_LISTED).map(({ text, nimber }) => `${text} (${nimber})`);
  const list = others.length > MAX_LISTED ? `${told.join('; ')}; …` : told.join('; ');
  return html`<p class="soft">${msg(str`Outside the table, each with its nimber, beside ${beside}: ${list}`)}</p>`;
}

/** Options that are named one by one. */
const MAX_LISTED = 12;

declare global {
  interface HTMLElementTagNameMap {
    'nh-mex-grid': MexGrid;
  }
}
