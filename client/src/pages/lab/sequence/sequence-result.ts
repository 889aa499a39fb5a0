import { msg, str } from '@lit/localize';
import { bFile, csvFile, jsonFile } from '@nimhall/shared/lab/series/files';
import type { Terms } from '@nimhall/shared/lab/series/terms';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { inOurLanguage } from '../../../ground/i18n/language.ts';
import { base } from '../../../ground/styles/base.ts';
import { controls } from '../../../ground/styles/controls.ts';
import { panel } from '../../../ground/styles/panel.ts';
import { studyLink } from '../../analysis/study-link.ts';
import type { Asked } from './asked.ts';
import { saveFile } from './save-file.ts';
import './sequence-plot.ts';
import { exceptionsTold, proofTold, repeatTold, worthTold, zerosTold } from './words.ts';

/** Terms of the table that are shown together, and in one row. */
const SHOWN = 100;
const ACROSS = 10;

/** What is known of a sequence: how it repeats, its terms as a table and a plot, and as files. */
@customElement('nh-sequence-result')
export class SequenceResult extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
        min-height: 46rem;
      }
      .panel {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: 8px;
      }
      .known {
        min-height: 12rem;
      }
      .repeats {
        font-weight: 600;
      }
      .rows {
        overflow-x: auto;
      }
      table {
        border-collapse: separate;
        border-spacing: 1px;
        font-variant-numeric: tabular-nums;
      }
      th {
        padding-inline: 2px;
        font-weight: 400;
        font-size: 0.75rem;
        color: var(--soft-ink);
        text-align: end;
      }
      td {
        min-width: 1.2rem;
        padding: 3px 2px;
        text-align: center;
        background: var(--sunken);
        border-radius: 5px;
        font-size: 0.9375rem;
      }
      td.zero {
        font-weight: 700;
        background: var(--halo-soft);
      }
      td.none {
        background: none;
      }
      .ask {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 10px;
        min-height: 44px;
      }
      .ask input {
        width: 8rem;
      }
    `,
  ];

  @property({ attribute: false }) asked: Asked | null = null;

  @property({ attribute: false }) terms: Terms | null = null;

  /** The number that is looked at. */
  @state() private at = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('terms') as Terms | null | undefined;
    if (changed.has('terms') && this.terms && (!before || this.#term(this.at) === null)) this.at = this.terms.from;
  }

  protected override render() {
    const { terms, asked } = this;
    if (!terms || !asked) return nothing;
    const { repeat, ends } = terms;
    return html`
      <section class="panel known" aria-label=${msg('What is known')}>
        <p class="repeats">${repeatTold(terms)}</p>
        ${repeat?.proof ? html`<p class="soft">${proofTold(repeat)}</p>` : nothing}
        ${repeat ? html`<p>${exceptionsTold(terms, repeat)}</p>` : nothing}
        <p>${zerosTold(terms)}</p>
        ${ends ? html`<p>${inOurLanguage(ends)}</p>` : nothing}
        <p class="soft">${worthTold(terms.worth)}</p>
      </section>
      <section class="panel" aria-labelledby="plot">
        <h2 id="plot">${msg('Value against size')}</h2>
        <nh-sequence-plot .terms=${terms} .of=${inOurLanguage(asked.line.of)}></nh-sequence-plot>
      </section>
      <section class="panel" aria-labelledby="terms">
        <h2 id="terms">${msg('Terms')}</h2>
        ${this.#look(terms, asked)} ${this.#table(terms)}
        <div class="row" role="group" aria-label=${msg('Save the terms')}>
          <button type="button" @click=${() => saveFile(`${asked.game}.b.txt`, 'text/plain', bFile(terms))}>${msg('b-file')}</button>
          <button type="button" @click=${() => saveFile(`${asked.game}.csv`, 'text/csv', csvFile(terms))}>${msg('CSV')}</button>
          <button type="button" @click=${() => saveFile(`${asked.game}.json`, 'application/json', jsonFile(terms, aboutOf(asked)))}>${msg('JSON')}</button>
        </div>
      </section>
    `;
  }

  /** A field that goes to a term, and a link to its position. */
  #look(terms: Terms, { game, params, misere, line }: Asked): TemplateResult {
    const { at } = this;
    const term = this.#term(at);
    const last = terms.from + terms.values.length - 1;
    return html`<div class="ask">
      <label for="at">${msg('Look at')}</label>
      <input id="at" type="number" inputmode="numeric" min=${terms.from} max=${last} .value=${String(at)} @input=${(event: Event) => this.#goTo(event)} />
      ${
        term === null
          ? html`<span>${msg(str`Give a whole number from ${terms.from.toString()} to ${last.toString()}.`)}</span>`
          : html`<b>${term}</b> <a href=${studyLink({ game, params, misere, position: line.at(at) })}>${msg('Open in analysis')}</a>`
      }
    </div>`;
  }

  /** The hundred terms among which the one that is looked at is. */
  #table({ from, values }: Terms): TemplateResult {
    const place = this.#term(this.at) === null ? from : this.at;
    const begin = Math.floor(place / SHOWN) * SHOWN;
    const rows = Array.from({ length: SHOWN / ACROSS }, (_, row) => begin + row * ACROSS).filter((n) => n < from + values.length);
    const columns = [...Array(ACROSS).keys()];
    return html`<div class="rows" role="region" aria-label=${msg('Table of terms')} tabindex="0">
      <table>
        <tr>
          <td class="none"></td>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
        ${rows.map(
          (n) => html`<tr>
            <th scope="row">${n}</th>
            ${columns.map((column) => {
              const term = this.#term(n + column);
              return term === null ? html`<td class="none"></td>` : html`<td class=${term === 0 ? 'zero' : ''}>${term}</td>`;
            })}
          </tr>`,
        )}
      </table>
    </div>
    <div class="row">
      <button type="button" ?disabled=${begin <= from} @click=${() => this.#leaf(begin - SHOWN)}>${msg('A hundred back')}</button>
      <button type="button" ?disabled=${begin + SHOWN >= from + values.length} @click=${() => this.#leaf(begin + SHOWN)}>${msg('A hundred on')}</button>
    </div>`;
  }

  #leaf(to: number): void {
    this.at = Math.max(this.terms?.from ?? 0, to);
  }

  #goTo(event: Event): void {
    this.at = (event.target as HTMLInputElement).valueAsNumber;
  }

  /** The term of a number; null where there is none. */
  #term(n: number): number | null {
    const { terms } = this;
    return terms?.values[n - terms.from] ?? null;
  }
}

function aboutOf({ game, params, misere, line }: Asked): Record<string, unknown> {
  return { game, params, misere, line: line.id };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-sequence-result': SequenceResult;
  }
}
