import { msg } from '@lit/localize';
import { type QuotientFound, quotientCsv, quotientJson } from '@nimhall/shared/lab/quotient';
import type { RowStructure } from '@nimhall/shared/lab/row-structure';
import { misereText } from '@nimhall/shared/solver/misere/genus';
import type { Word } from '@nimhall/shared/solver/quotient/presentation';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { panel } from '../../../styles/panel.ts';
import { saveFile } from '../sequence/save-file.ts';
import type { QuotientQuery } from './quotient-query.ts';
import './divisibility-picture.ts';
import { compareKinds, endInWords, growthInWords, kindsInWords, rangeInWords, rowsInWords, wordInWords } from './words.ts';

/** Sizes in one row of the table. */
const ACROSS = 10;

/** A misère quotient: how far it is proven, its elements, and the element of each row. */
@customElement('nh-quotient-result')
export class QuotientResult extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
        min-height: 60rem;
        align-content: start;
      }
      .panel {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: 8px;
      }
      .known {
        min-height: 16rem;
      }
      .sizes.panel {
        min-height: 12rem;
      }
      .range {
        font-weight: 600;
      }
      .list {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 18px;
        margin: 0;
        padding: 0;
        list-style: none;
        font-variant-numeric: tabular-nums;
      }
      .table {
        overflow: auto;
        max-height: 26rem;
      }
      @media (max-width: 30rem) {
        .known {
          min-height: 25rem;
        }
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 3px 8px;
        text-align: start;
        border-bottom: 1px solid var(--line);
        white-space: nowrap;
      }
      th {
        font-weight: 550;
        font-size: 0.875rem;
        white-space: normal;
      }
      .words :is(td, th[scope='col']) {
        text-align: center;
      }
      .lost td {
        background: var(--halo-soft);
      }
      sup {
        font-size: 0.7em;
        line-height: 0;
      }
    `,
  ];

  @property({ attribute: false }) asked: QuotientQuery | null = null;

  @property({ attribute: false }) found: QuotientFound | null = null;

  protected override render() {
    const { found, asked } = this;
    if (!found || !asked) return nothing;
    const { words, generators, relations } = found.presentation;
    const about = { game: asked.game, params: asked.params };
    return html`
      <section class="panel known" aria-label=${msg('Known results')}>
        <p class="range">${rangeInWords(found)}</p>
        <p>${kindsInWords(found)} ${msg('Positions of one kind are interchangeable when the last move loses, beside any such rows or heaps.')}</p>
        <p>${endInWords(found)}</p>
        <p class="soft">${msg('Number of kinds as rows get longer:')} ${growthInWords(found)}</p>
        <div class="row" role="group" aria-label=${msg('Download quotient')}>
          <button type="button" @click=${() => saveFile(`${asked.game}-quotient.csv`, 'text/csv', [...quotientCsv(found)])}>${msg('CSV')}</button>
          <button type="button" @click=${() => saveFile(`${asked.game}-quotient.json`, 'application/json', [...quotientJson(found, about)])}>${msg('JSON')}</button>
        </div>
      </section>
      <section class="kinds panel">
        <h2>${msg('Kinds of positions')}</h2>
        ${kindsTable(found)}
      </section>
      <section class="sizes panel">
        <h2>${msg('Kind of each row or heap')}</h2>
        ${sizesTable(found.elements.map((element) => words[element] ?? []))}
      </section>
      <section class="panel" aria-labelledby="presentation">
        <h2 id="presentation">${msg('Letters and rules')}</h2>
        <p>${msg('Each letter is one row or heap. Letters side by side are a sum. The rules reduce every sum to one of the kinds.')}</p>
        <ul class="list">
          ${generators.map((size, at) => html`<li>${wordInWords(generators.map((_, letter) => (letter === at ? 1 : 0)))} = ${rowsInWords([size])}</li>`)}
        </ul>
        <ul class="list">
          ${relations.map(([word, same]) => html`<li>${wordInWords(word)} = ${wordInWords(same)}</li>`)}
        </ul>
      </section>
      ${
        found.divisibility
          ? html`<section class="panel">
        <h2>${msg('What divides what')}</h2>
        <p>${msg('Adding rows or heaps leads down along the lines. Kinds in one box lead to one another. Lost kinds are shaded.')}</p>
        <nh-divisibility-picture tabindex="0" role="region" aria-label=${msg('What divides what')} .found=${found}></nh-divisibility-picture>
      </section>`
          : nothing
      }
      ${
        found.rows.length > 0
          ? html`<section class="panel">
        <h2>${msg('Genus and simplest form')}</h2>
        <p>${msg('What a single row or heap is beside any game, when the last move loses.')}</p>
        <p class="soft">${msg('Genus: the nimber, then misère values beside 0, 1, 2, … heaps of two. The last two alternate forever.')}</p>
        ${structureTable(found.rows)}
      </section>`
          : nothing
      }
    `;
  }
}

function kindsTable({ kinds, presentation: { words } }: QuotientFound): TemplateResult {
  const sorted = kinds.map((kind, element) => ({ ...kind, word: words[element] ?? [] })).sort(compareKinds);
  return html`<div class="table" role="region" tabindex="0" aria-label=${msg('Kinds of positions')}>
    <table>
      <tr>
        <th scope="col">${msg('Kind')}</th>
        <th scope="col">${msg('Smallest position')}</th>
        <th scope="col">${msg('Player to move')}</th>
      </tr>
      ${sorted.map(
        ({ rows, lost, word }) => html`<tr class=${lost ? 'lost' : ''}>
          <td>${wordInWords(word)}</td>
          <td>${rowsInWords(rows)}</td>
          <td>${lost ? msg('lost') : msg('won')}</td>
        </tr>`,
      )}
    </table>
  </div>`;
}

/** The pretending function: the kind of each size. */
function sizesTable(words: readonly Word[]): TemplateResult {
  const columns = [...Array(ACROSS).keys()];
  const rows = Array.from({ length: Math.ceil(words.length / ACROSS) }, (_, row) => row * ACROSS);
  return html`<div class="table" role="region" tabindex="0" aria-label=${msg('Kind of each row or heap')}>
    <table class="words">
      <tr>
        <td></td>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
      ${rows.map(
        (row) => html`<tr>
          <th scope="row">${row}</th>
          ${columns.map((column) => {
            const word = words[row + column];
            return html`<td>${word ? wordInWords(word) : ''}</td>`;
          })}
        </tr>`,
      )}
    </table>
  </div>`;
}

function structureTable(rows: readonly RowStructure[]): TemplateResult {
  return html`<div class="table" role="region" tabindex="0" aria-label=${msg('Genus and simplest form')}>
    <table>
      <tr>
        <th scope="col">${msg('Row or heap')}</th>
        <th scope="col">${msg('Genus')}</th>
        <th scope="col">${msg('Like Nim')}</th>
        <th scope="col">${msg('Simplest form')}</th>
      </tr>
      ${rows.map(
        ({ genus, wild, form }, size) => html`<tr>
          <th scope="row">${size}</th>
          <td>${genus.nimber}<sup>${misereText(genus.misere)}</sup></td>
          <td>${wild ? msg('wild') : msg('tame')}</td>
          <td>${form ?? html`<span class="soft">${msg('too long to show')}</span>`}</td>
        </tr>`,
      )}
    </table>
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-quotient-result': QuotientResult;
  }
}
