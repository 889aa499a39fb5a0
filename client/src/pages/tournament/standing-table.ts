import { type StandingRow, standingOf } from '@nimhall/shared/gathering/tournament/standing';
import type { Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { pointsInWords } from '../../components/text/points.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { entrantInWords } from './entrants.ts';

/** Rows that are shown before more are asked for. */
const FIRST_ROWS = 50;

/** The standing. Dispatches `nh-follow` with the number of a player whose boards are to be shown. */
@customElement('nh-standing-table')
export class StandingTable extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th {
        font-weight: 550;
        text-align: start;
      }
      thead th {
        padding: 4px 6px;
        font-size: 0.875em;
        color: var(--soft-ink);
      }
      tbody tr {
        border-top: 1px solid var(--line);
      }
      .me {
        background: var(--sunken);
      }
      .out {
        color: var(--soft-ink);
      }
      td,
      tbody th {
        height: 44px;
        padding-inline: 6px;
      }
      tbody th {
        width: 100%;
        padding-inline: 2px;
        overflow-wrap: anywhere;
      }
      .number {
        text-align: end;
        white-space: nowrap;
      }
      .points {
        font-weight: 650;
      }
      .name {
        display: block;
        width: 100%;
        min-height: 44px;
        padding: 0 4px;
        font: inherit;
        color: inherit;
        text-align: start;
        background: none;
        border: 0;
        box-shadow: none;
        cursor: pointer;
      }
      .name:hover,
      .name[aria-pressed='true'] {
        color: var(--accent);
      }
      .streak {
        color: var(--accent);
        font-weight: 650;
      }
      @media (max-width: 26rem) {
        .wide {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) tournament!: Tournament;

  /** Our number; -1 for nobody. */
  @property({ type: Number }) me = -1;

  /** The player whose boards are shown; -1 for nobody. */
  @property({ type: Number }) followed = -1;

  @state() private showsAll = false;

  protected override render() {
    const rows = standingOf(this.tournament);
    if (rows.length === 0) return html`<p class="soft">${localize(say`No one has joined yet.`)}</p>`;
    const shown = this.showsAll ? rows : rows.slice(0, FIRST_ROWS);
    const mine = shown.some(({ member }) => member === this.me) ? undefined : rows.find(({ member }) => member === this.me);
    return html`<table>
        <thead>
          <tr>
            <th scope="col" class="number"><span aria-hidden="true">#</span><span class="unseen">${localize(say`Place`)}</span></th>
            <th scope="col">${localize(say`Name`)}</th>
            <th scope="col" class="number">${localize(say`Points`)}</th>
            ${this.#moreHeads()}
          </tr>
        </thead>
        <tbody>
          ${repeat(
            mine ? [...shown, mine] : shown,
            ({ member }) => member,
            (row) => this.#row(row),
          )}
        </tbody>
      </table>
      ${
        shown.length < rows.length
          ? html`<button type="button" @click=${() => this.#showAll()}>${localize(say`Show all ${rows.length}`)}</button>`
          : nothing
      }`;
  }

  /** What decides first between those with equal points. */
  #moreHeads(): TemplateResult {
    switch (this.tournament.settings.form) {
      case 'arena':
        return html`<th scope="col" class="number wide">${localize(say`Matches`)}</th>`;
      case 'swiss':
        return html`<th scope="col" class="number wide">${localize(say`Buchholz`)}</th>`;
      case 'round-robin':
        return html`<th scope="col" class="number wide">${localize(say`S.–B.`)}</th>`;
      default:
        return html``;
    }
  }

  #row(row: StandingRow): TemplateResult {
    const { member, place, points, isLeft } = row;
    const { entrants, status } = this.tournament;
    const isOut = isLeft === false || entrants[member]?.isIn !== true;
    return html`<tr class="${member === this.me ? 'me' : ''} ${isOut && status !== 'over' ? 'out' : ''}">
      <td class="number">${place}</td>
      <th scope="row">
        <button type="button" class="name" aria-pressed=${member === this.followed} @click=${() => this.#follow(member)}>
          ${entrantInWords(this.tournament, member)}
        </button>
      </th>
      <td class="number points">${pointsInWords(points)} ${(row.streak ?? 0) >= 2 ? html`<span class="streak" title=${localize(say`Wins in a row: next points count double`)}>×2</span>` : nothing}</td>
      ${this.#more(row)}
    </tr>`;
  }

  #more({ won, drawn, lost, buchholz, sonnebornBerger }: StandingRow): TemplateResult {
    switch (this.tournament.settings.form) {
      case 'arena':
        return html`<td class="number wide">${won + drawn + lost}</td>`;
      case 'swiss':
        return html`<td class="number wide">${pointsInWords(buchholz ?? 0)}</td>`;
      case 'round-robin':
        return html`<td class="number wide">${tieBreakInWords(sonnebornBerger ?? 0)}</td>`;
      default:
        return html``;
    }
  }

  #follow(member: number): void {
    this.dispatchEvent(new CustomEvent<number>('nh-follow', { detail: member === this.followed ? -1 : member }));
  }

  #showAll(): void {
    this.showsAll = true;
  }
}

/** Sonneborn–Berger counts quarters. */
function tieBreakInWords(value: number): string {
  return value.toLocaleString(undefined, { maximumFractionDigits: 2 });
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-standing-table': StandingTable;
  }
}
