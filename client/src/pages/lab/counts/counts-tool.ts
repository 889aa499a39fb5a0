import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { boxOf } from '@nimhall/shared/lab/count-boxes';
import { type CountsRow, countsCost, countsCsv, MAX_WAYS } from '@nimhall/shared/lab/counts';
import { count } from '@nimhall/shared/phrase';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { updateUrlState } from '../../../components/page/navigation.ts';
import { language, localize } from '../../../i18n/language.ts';
import type { ChosenGame } from '../game/chosen-game.ts';
import { LabTool } from '../game/lab-tool.ts';
import '../game/game-fields.ts';
import '../game/number-field.ts';
import { toolStyles } from '../game/tool-layout.ts';
import { saveFile } from '../sequence/save-file.ts';
import '../sequence/sequence-plot.ts';
import { type CountsQuery, countsLink, mostOf, readCountsQuery, withGame } from './counts-query.ts';

/** Games whose positions can be counted by sizes. */
const COUNTED = GAMES.filter(({ id }) => boxOf(id));

/** How many positions of a box are lost, how many moves win the others, and how long a game can be. */
@customElement('nh-counts-tool')
export class CountsTool extends LabTool<CountsQuery> {
  static override styles = [
    toolStyles,
    css`
      .result {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
        align-content: start;
        min-height: 46rem;
      }
      .all {
        font-weight: 600;
        min-height: 3em;
      }
      .rows {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 3px 8px;
        text-align: end;
        border-bottom: 1px solid var(--line);
      }
      th {
        font-weight: 550;
        font-size: 0.875rem;
      }
    `,
  ];

  @state() private rows: readonly CountsRow[] = [];

  protected override read(query: string): CountsQuery {
    return readCountsQuery(query);
  }

  protected override render() {
    const { asked } = this;
    if (!asked) return nothing;
    const { box, chosen, parts, to } = asked;
    const cost = localize(count(countsCost(box, parts, to), '{0} position to check.', '{0} positions to check.'));
    return html`
      ${this.form(html`<nh-lab-game-fields .games=${COUNTED} .chosen=${chosen} @nh-chosen=${(event: CustomEvent<ChosenGame>) => this.ask(withGame(event.detail, parts, to))}></nh-lab-game-fields>
        <div class="field">
          <label for="parts">${localize(box.of)}</label>
          <select id="parts" @change=${(event: Event) => this.ask(withGame(chosen, Number((event.target as HTMLSelectElement).value), to))}>
            ${box.most.map((_, index) => (index + 1 < box.fewest ? nothing : html`<option value=${index + 1} .selected=${index + 1 === parts}>${index + 1}</option>`))}
          </select>
        </div>
        <nh-lab-number-field label=${msg('Largest size')} from=${box.from} most=${mostOf(box, parts)} note=${cost} .value=${to} .asked=${asked} @nh-number=${(event: CustomEvent<number>) => this.ask({ ...asked, to: event.detail })}></nh-lab-number-field>`)}
      <section class="result panel" aria-label=${msg('Result')}>${this.#result(this.rows)}</section>
    `;
  }

  #result(rows: readonly CountsRow[]): TemplateResult | typeof nothing {
    const [first] = rows;
    if (!first) return nothing;
    const sum = (of: (row: CountsRow) => number) => rows.reduce((all, row) => all + of(row), 0);
    const [positions, lost, unknown] = [sum((row) => row.positions), sum((row) => row.lost), sum((row) => row.unknown)];
    const share = (lost / positions).toLocaleString(language(), { style: 'percent', maximumSignificantDigits: 3 });
    const ways = Array.from({ length: MAX_WAYS }, (_, index) => sum((row) => row.ways[index] ?? 0));
    const terms = {
      worth: 'outcomes' as const,
      from: first.size,
      values: Int32Array.from(rows, (row) => Math.round((1_000 * row.lost) / row.positions)),
      repeat: null,
      ends: null,
    };
    return html`
      <p class="all">
        ${msg(str`${localize(lost)} of ${localize(positions)} positions are lost for the player to move (${share}).`)}
        ${unknown === 0 ? '' : msg(str`${localize(unknown)} couldn’t be decided.`)}
      </p>
      <p>${msg(str`The longest game has ${localize(Math.max(...rows.map(({ longest }) => longest)))} moves.`)}</p>
      <h2>${msg('Lost positions per thousand, by size of the largest part')}</h2>
      <nh-sequence-plot .terms=${terms} of=${msg('Lost per thousand')}></nh-sequence-plot>
      <h2>${msg('Number of winning moves')}</h2>
      ${table(
        [msg('Winning moves'), msg('Positions')],
        ways.map((each, index) => [
          index + 1 === MAX_WAYS ? msg(str`${MAX_WAYS.toString()} or more`) : localize(index + 1),
          localize(each),
        ]),
      )}
      <h2>${msg('By the size of the largest part')}</h2>
      ${table(
        [msg('Size'), msg('Positions'), msg('Lost positions'), msg('Longest game')],
        rows.slice(-MAX_ROWS).map((row) => [row.size, row.positions, row.lost, row.longest].map(localize)),
      )}
      <div class="row" role="group" aria-label=${msg('Save the counts')}>
        <button type="button" @click=${() => saveFile(`${this.asked?.chosen.game}-counts.csv`, 'text/csv', [countsCsv(rows)])}>${msg('CSV')}</button>
      </div>
    `;
  }

  protected override ask(asked: CountsQuery | null): void {
    if (!asked) return;
    this.working.stop();
    this.asked = asked;
    this.rows = [];
    const { chosen, parts, to } = asked;
    if (!readGame(chosen.game, chosen.params).ok) return;
    updateUrlState(countsLink(asked));
    this.working.start(
      'counts',
      { ...chosen, parts, to },
      {
        progress: ({ rows }) => this.#show(rows),
        done: (result) => result.ok && result.value && this.#show(result.value),
      },
    );
  }

  #show(rows: readonly CountsRow[]): void {
    this.rows = rows;
  }
}

/** Sizes that are listed, the largest. */
const MAX_ROWS = 50;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): TemplateResult {
  return html`<div class="rows" role="region" tabindex="0" aria-label=${heads.join(', ')}>
    <table>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
      ${rows.map(
        (cells) => html`<tr>
          ${cells.map((cell, index) => (index === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}
        </tr>`,
      )}
    </table>
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-counts-tool': CountsTool;
  }
}
