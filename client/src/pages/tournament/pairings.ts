import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { Tournament, TournamentBoard } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { entrantInWords } from './entrants.ts';

/** Who plays whom in a round, and how each match ended. */
@customElement('nh-pairings')
export class Pairings extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      h2 {
        font-size: 1.125em;
      }
      ol {
        display: grid;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        border-top: 1px solid var(--line);
      }
      a,
      .bye {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(4rem, auto) minmax(0, 1fr);
        align-items: center;
        gap: 8px;
        min-height: 44px;
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        color: var(--accent);
      }
      a > * {
        overflow-wrap: anywhere;
      }
      a > :first-child {
        text-align: end;
      }
      /* One above the other, so that a long name has a line to itself. */
      @media (max-width: 24rem) {
        a:not(.bye) {
          grid-template-columns: minmax(0, 1fr) auto;
          gap: 0 8px;
          padding-block: 6px;
        }
        a > :first-child {
          text-align: start;
        }
        a > :last-child {
          grid-column: 1;
        }
        a > .score {
          grid-area: 1 / 2 / 3;
        }
      }
      .score {
        font-variant-numeric: tabular-nums;
        font-weight: 650;
        text-align: center;
        white-space: nowrap;
      }
      .bye {
        grid-template-columns: minmax(0, 1fr);
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
      }
    `,
  ];

  @property({ attribute: false }) tournament!: Tournament;

  /** The round that is shown, from 1; null for the present one. */
  @state() private shown: number | null = null;

  protected override render() {
    const { rounds } = this.tournament;
    const number = this.shown ?? rounds.length;
    const round = rounds[number - 1];
    if (!round) return nothing;
    return html`
      <div class="head">
        <h2>${localize(say`Round ${number}`)}</h2>
        ${
          rounds.length > 1
            ? html`<select aria-label=${localize(say`Round`)} @change=${this.#onRound}>
                ${rounds.map((_, at) => html`<option value=${at + 1} .selected=${at + 1 === number}>${localize(say`Round ${at + 1}`)}</option>`)}
              </select>`
            : nothing
        }
      </div>
      <ol>
        ${round.boards.map((board, at) => html`<li>${this.#board(number, board, at)}</li>`)}
        ${round.byes.map((member) => html`<li><span class="bye">${localize(say`${entrantInWords(this.tournament, member)} has a bye`)}</span></li>`)}
      </ol>
    `;
  }

  #board(round: number, { seats, result }: TournamentBoard, at: number): TemplateResult {
    const { tournament } = this;
    return html`<a href="/r/${boardCode(tournament, round, at)}">
      <span>${entrantInWords(tournament, seats.first)}</span>
      <span class="score">${result ? (result.ending === 'void' ? '–' : `${result.won.first} : ${result.won.second}`) : localize(say`in play`)}</span>
      <span>${entrantInWords(tournament, seats.second)}</span>
    </a>`;
  }

  #onRound(event: Event): void {
    const number = Number((event.target as HTMLSelectElement).value);
    this.shown = number === this.tournament.rounds.length ? null : number;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-pairings': Pairings;
  }
}
