import { msg } from '@lit/localize';
import { listsAll } from '@nimhall/shared/game/theory';
import type { View } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import './explanation.ts';
import { referenceLink } from './references.ts';
import { methodInWords, verdictInWords, winningMovesInWords } from './verdict.ts';

/** The analysis of a position: the verdict, the winning moves, and why. */
@customElement('nh-position-analysis')
export class PositionAnalysis extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .verdict {
        font-size: var(--type-title-3);
        line-height: 1.3;
        font-weight: 650;
        color: var(--halo);
      }
      ul {
        margin: 0;
        padding-inline-start: 1.2em;
      }
      /* The only winning move is what to do, not a list. */
      .only {
        padding: 0;
        list-style: none;
        font-weight: 600;
      }
      .source {
        font-size: 0.875rem;
      }
      .source a {
        margin-inline-end: 0.5em;
      }
    `,
  ];

  /** Null while it is being worked out. */
  @property({ attribute: false }) analysis: Analysis | null = null;

  /** The position, to put moves into words. */
  @property({ attribute: false }) view: View | null = null;

  /** The name of the player to move; empty if unknown. */
  @property({ attribute: false }) mover = '';

  /** True when nothing can be played any more. */
  @property({ type: Boolean }) final = false;

  /** The lesson about it; null if there is none. */
  @property({ attribute: false }) lesson: string | null = null;

  protected override render() {
    if (this.final) return html`<p class="verdict">${msg('No moves left.')}</p>`;
    if (!this.analysis || !this.view) return html`<p class="soft">${msg('Calculating…')}</p>`;
    const { told, more } = winningMovesInWords(this.analysis, this.view);
    const rest = restInWords(this.analysis, more);
    return html`
      <p class="verdict">${verdictInWords(this.analysis, this.mover)}</p>
      ${
        told.length > 0
          ? html`<ul class=${told.length === 1 && rest === '' ? 'only' : ''} aria-label=${msg('Winning moves')}>
              ${told.map((move) => html`<li>${move}</li>`)}
              ${rest === '' ? nothing : html`<li class="soft">${rest}</li>`}
            </ul>`
          : nothing
      }
      <nh-explanation .explanation=${this.analysis.explanation}></nh-explanation>
      <p class="source soft">${methodInWords(this.analysis)}${referenceLink(this.analysis)}${this.#toLesson()}</p>
    `;
  }

  #toLesson(): TemplateResult | typeof nothing {
    return this.lesson ? html` <a href=${this.lesson}>${msg('Learn why by playing')}</a>` : nothing;
  }
}

/** How many winning moves there are beside those that are shown. */
function restInWords(analysis: Analysis, more: number): string {
  if (analysis.mayBeMore) return msg('and perhaps more');
  if (!listsAll(analysis)) return msg('and many more');
  return more > 0 ? localize(count(more, 'and {0} more', 'and {0} more')) : '';
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-position-analysis': PositionAnalysis;
  }
}
