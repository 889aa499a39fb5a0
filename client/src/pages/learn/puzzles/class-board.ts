import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { analysisOf } from '../../../analysis-worker/analyses.ts';
import { moveInWords } from '../../../components/board/sentences.ts';
import { localize } from '../../../i18n/language.ts';
import { type BoardPosition, boardPositionOf } from '../../../position/board-position.ts';
import { onlyWins } from '../../../position/legality.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import '../../../components/board/game-table.ts';
import '../../../components/share/qr-code.ts';
import { conventionInWords } from '../../../components/text/convention.ts';
import { Projector } from '../../../components/ui/projector.ts';
import { backLink } from '../step-page.ts';
import { classLink, PUZZLES } from './links.ts';
import { questionInWords } from './puzzle.ts';
import { puzzlesOf, setOf } from './sets.ts';

/** The puzzles of a class for a projector: one at a time as large as may be, with its answer when it is asked for. */
@customElement('nh-class-board')
export class ClassBoard extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        gap: 8px;
      }
      header,
      .join,
      .actions {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 16px;
      }
      svg {
        width: 24px;
        height: 24px;
        fill: none;
        stroke: currentColor;
        stroke-width: 2.2;
      }
      h1 {
        flex: 1;
        font-size: clamp(1.125rem, 3vw, 2rem);
      }
      strong {
        font-size: clamp(1.25rem, 3vw, 2rem);
      }
      /* As large as the screen already: the projector enlarges it little. */
      .says {
        font-size: calc(clamp(1rem, 2.2vw, 1.5rem) * min(1.25, var(--table-zoom, 1)) / var(--table-zoom, 1));
      }
      .task {
        font-weight: 650;
      }
      .answer {
        min-height: 1.5em;
        color: var(--halo);
        font-weight: 650;
      }
      nh-game-table {
        --table: calc(100% * var(--table-zoom, 1));
        min-height: 0;
      }
      .actions {
        flex-wrap: nowrap;
        gap: 8px;
        justify-content: end;
        min-height: 64px;
      }
      nh-qr-code {
        width: 6rem;
      }
      .turn {
        flex: none;
        width: 48px;
        padding: 0;
      }
      .join p {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 12px;
      }
      @media (max-width: 40rem), (max-height: 32rem) {
        nh-qr-code {
          display: none;
        }
        h1,
        strong {
          font-size: 1.125rem;
        }
        .says {
          font-size: 0.9375rem;
          line-height: 1.35;
        }
      }
    `,
  ];

  /** The word of the class. */
  @property({ attribute: false }) word = '';

  protected readonly projector = new Projector(this);

  @state() private puzzles: readonly Puzzle[] = [];

  /** Which of them, from 0. */
  @state() private place = 0;

  /** The analysis, once the answer is shown; null before. */
  @state() private analysis: Analysis | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('word')) return;
    this.place = 0;
    this.analysis = null;
    this.puzzles = [];
    const { word } = this;
    void puzzlesOf(setOf(word)).then((puzzles) => {
      if (this.word === word) this.puzzles = puzzles ?? [];
    });
  }

  protected override render() {
    const puzzle = this.puzzles[this.place];
    const scene = puzzle && boardPositionOf(puzzle);
    return html`
      <header>
        ${backLink(PUZZLES.class, msg('Puzzles'))}
        <h1>${puzzle ? `${this.place + 1} · ${localize(findFamily(puzzle.game)?.name ?? '')}` : this.word}</h1>
        <div class="join">
          <p>${location.host}${PUZZLES.class} <strong>${this.word}</strong></p>
          <nh-qr-code .link=${location.origin + classLink(this.word)}></nh-qr-code>
        </div>
      </header>
      ${puzzle && scene?.ok ? this.#table(puzzle, scene.value) : html`<p class="soft" role="status">${msg('Loading puzzle…')}</p>`}
    `;
  }

  #table(puzzle: Puzzle, { view, now }: BoardPosition): TemplateResult {
    const wins = this.analysis?.winningMoves ?? null;
    return html`<nh-game-table .view=${view} .now=${now} .course=${null} .marks=${wins && onlyWins(wins)}>
      <div class="says">
        <p class="task">${questionInWords(puzzle.kind)}</p>
        ${this.#rule(puzzle)}
        <p class="answer" role="status">${this.analysis ? answerInWords(puzzle, this.analysis, view) : ''}</p>
      </div>
      <div class="actions" slot="bar">
        ${this.#turn(-1, msg('Back'), 'm14 5-7 7 7 7')}
        <button type="button" class=${this.analysis ? '' : 'main'} @click=${() => void this.#reveal(puzzle)}>
          ${this.analysis ? msg('Hide the answer') : msg('Show the answer')}
        </button>
        ${this.#turn(1, msg('Next'), 'm10 5 7 7-7 7')}
      </div>
    </nh-game-table>`;
  }

  /** A button to another puzzle, with an arrow. */
  #turn(by: -1 | 1, label: string, arrow: string): TemplateResult {
    return html`<button
      type="button"
      class="turn"
      aria-label=${label}
      title=${label}
      aria-disabled=${!(this.place + by in this.puzzles)}
      @click=${() => this.#go(by)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${arrow} /></svg>
    </button>`;
  }

  #rule({ game, params, misere }: Puzzle): TemplateResult | typeof nothing {
    const read = readGame(game, params);
    return read.ok ? html`<p>${conventionInWords(misere, read.value.rules.last)} ${localize(read.value.rules.rule)}</p>` : nothing;
  }

  #go(by: -1 | 1): void {
    const place = this.place + by;
    if (!(place in this.puzzles)) return;
    this.place = place;
    this.analysis = null;
  }

  async #reveal(puzzle: Puzzle): Promise<void> {
    if (this.analysis) {
      this.analysis = null;
      return;
    }
    const analysis = await analysisOf(puzzle);
    if (this.puzzles[this.place] === puzzle) this.analysis = analysis;
  }
}

/** Who wins, and by which move. */
function answerInWords({ kind }: Puzzle, { outcome, winningMoves: [move] }: Analysis, view: BoardPosition['view']): string {
  if (outcome !== 'N' || move === undefined) return msg('The first player loses. Every move has an answer.');
  const words = moveInWords(view, move)?.imperative ?? move;
  return kind === 'find' ? `${words}.` : msg(str`The first player wins with ${words}.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-class-board': ClassBoard;
  }
}
