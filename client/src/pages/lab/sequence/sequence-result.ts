import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { SERIES_FILES, type SeriesFile } from '@nimhall/shared/lab/series/files';
import { publishedRows } from '@nimhall/shared/lab/series/published';
import type { Terms } from '@nimhall/shared/lab/series/terms';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { panel } from '../../../styles/panel.ts';
import { studyLink } from '../../analysis/study-link.ts';
import { toolForm } from '../game/tool-layout.ts';
import { TaskController } from '../work/task-controller.ts';
import { saveFile } from './save-file.ts';
import type { SequenceQuery } from './sequence-query.ts';
import './sequence-plot.ts';
import { exceptionsInWords, proofInWords, repeatInWords, worthInWords, zerosInWords } from './words.ts';

/** Terms of the table that are shown together, and in one row. */
const SHOWN = 100;
const ACROSS = 10;

/** A sequence: how it repeats, and its terms as a table, a plot, and files. */
@customElement('nh-sequence-result')
export class SequenceResult extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    toolForm,
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

  @property({ attribute: false }) asked: SequenceQuery | null = null;

  @property({ attribute: false }) terms: Terms | null = null;

  /** The file that is being written. */
  protected readonly saving = new TaskController(this);

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
      <section class="panel known" aria-label=${msg('Known results')}>
        <p class="repeats">${repeatInWords(terms)}</p>
        ${repeat?.proof ? html`<p class="soft">${proofInWords(repeat)}</p>` : nothing}
        ${repeat ? html`<p>${exceptionsInWords(terms, repeat)}</p>` : nothing}
        <p>${zerosInWords(terms)}</p>
        ${ends ? html`<p>${localize(ends)}</p>` : nothing}
        <p class="soft">${worthInWords(terms.worth)}</p>
        ${publishedInWords(terms, asked)}
      </section>
      <section class="panel" aria-labelledby="plot">
        <h2 id="plot">${msg('Value against size')}</h2>
        <nh-sequence-plot .terms=${terms} .of=${localize(asked.line.of)}></nh-sequence-plot>
      </section>
      <section class="panel" aria-labelledby="terms">
        <h2 id="terms">${msg('Terms')}</h2>
        ${this.#look(terms, asked)} ${this.#table(terms)}
        <div class="row" role="group" aria-label=${msg('Download terms')}>
          <button type="button" @click=${() => this.#save('b.txt', terms, asked)}>${msg('b-file')}</button>
          <button type="button" @click=${() => this.#save('csv', terms, asked)}>${msg('CSV')}</button>
          <button type="button" @click=${() => this.#save('json', terms, asked)}>${msg('JSON')}</button>
        </div>
        ${this.saving.render()}
      </section>
    `;
  }

  /** A field that goes to a term, and a link to its position. */
  #look(terms: Terms, { game, params, misere, line }: SequenceQuery): TemplateResult {
    const { at } = this;
    const term = this.#term(at);
    const last = terms.from + terms.values.length - 1;
    return html`<div class="ask">
      <label for="at">${msg('Show')}</label>
      <input id="at" type="number" inputmode="numeric" min=${terms.from} max=${last} .value=${String(at)} aria-invalid=${term === null ? 'true' : 'false'} aria-describedby="told" @input=${(event: Event) => this.#goTo(event)} />
      ${
        term === null
          ? html`<span id="told" class="fault" role="alert">${msg(str`Enter a whole number from ${terms.from.toString()} to ${last.toString()}.`)}</span>`
          : html`<b id="told">${term}</b> <a href=${studyLink({ game, params, misere, position: line.at(at) })}>${msg('Open in analysis')}</a>`
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
      <button type="button" ?disabled=${begin <= from} @click=${() => this.#leaf(begin - SHOWN)}>${msg('Previous hundred')}</button>
      <button type="button" ?disabled=${begin + SHOWN >= from + values.length} @click=${() => this.#leaf(begin + SHOWN)}>${msg('Next hundred')}</button>
    </div>`;
  }

  /** Has the file written by the worker, and keeps it. */
  #save(file: SeriesFile, terms: Terms, asked: SequenceQuery): void {
    const about = { game: asked.game, params: asked.params, misere: asked.misere, line: asked.line.id };
    const done = (pieces: readonly BlobPart[]) => saveFile(`${asked.game}.${file}`, SERIES_FILES[file], pieces);
    this.saving.start('file', { terms, file, about }, { done });
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

/** Links to these terms in the OEIS. */
function publishedInWords({ worth }: Terms, { game, params, line }: SequenceQuery): TemplateResult | typeof nothing {
  const opened = readGame(game, params);
  const published = opened.ok && worth === 'nimbers' && line.id === 'row' ? publishedRows(opened.value.family, opened.value.params) : null;
  if (!published) return nothing;
  const { number, shift } = published;
  return html`<p class="soft">
    ${msg('In the On-Line Encyclopedia of Integer Sequences:')}
    <a href="https://oeis.org/${number}" target="_blank" rel="noreferrer">${number}</a>.
    ${shift === 0 ? '' : msg(str`Sizes there are smaller by ${shift.toString()}.`)}
  </p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-sequence-result': SequenceResult;
  }
}
