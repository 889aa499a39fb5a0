import { msg, str } from '@lit/localize';
import type { Judgement } from '@nimhall/shared/room/review';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { judgementColours } from './review-layout.ts';
import { judgementInWords, SIGNS } from './review-words.ts';

/** The moves of the game, one to a line, or two where they are short. A click on one fires `nh-look` with how many moves lead to its position. */
@customElement('nh-move-list')
export class MoveList extends LitElement {
  static override styles = [
    base,
    judgementColours,
    css`
      :host {
        display: flex;
        flex-direction: column;
      }
      ol {
        min-height: 0;
        list-style: none;
        margin: 8px 0 0;
        padding: 0;
        max-height: 15rem;
        overflow-y: auto;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 2px 8px;
        font-variant-numeric: tabular-nums;
      }
      .pairs {
        grid-template-columns: auto repeat(2, minmax(0, 1fr));
      }
      li {
        display: contents;
      }
      .number {
        color: var(--soft-ink);
        text-align: end;
      }
      button {
        font: inherit;
        color: inherit;
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
        min-height: 44px;
        min-width: 0;
        padding: 2px 8px;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        text-align: start;
        overflow-wrap: anywhere;
        cursor: pointer;
      }
      button:hover {
        background: var(--sunken);
      }
      button:focus-visible {
        outline-offset: -3px;
      }
      [aria-current] {
        font-weight: 650;
        color: var(--accent);
        background: var(--accent-soft);
      }
      @media (pointer: fine) {
        button {
          min-height: 32px;
        }
      }
      /* As high as what it lies in. */
      @media (min-width: 60rem) {
        ol {
          max-height: none;
        }
      }
    `,
  ];

  /** The moves as they are shown, from the first on: in words or in notation. */
  @property({ attribute: false }) moves: readonly string[] = [];

  /** True where a line has room for the moves of both sides. */
  @property({ type: Boolean }) pairs = false;

  /** How many moves lead to the position on the board. */
  @property({ type: Number }) ply = 0;

  /** The verdict on each move, as far as requested. */
  @property({ attribute: false }) judgements: readonly Judgement[] = [];

  @query('[aria-current]') private readonly current?: HTMLElement;

  @query('[tabindex="0"]') private readonly stop?: HTMLElement;

  protected override render() {
    if (this.moves.length === 0) return html`<h2>${msg('Moves')}</h2><p class="soft">${msg('None yet.')}</p>`;
    const each = this.pairs ? 2 : 1;
    const lines = Array.from({ length: Math.ceil(this.moves.length / each) }, (_, line) => line);
    return html`<h2>${msg('Moves')}</h2>
      <ol class=${this.pairs ? 'pairs' : ''} aria-label=${msg('Moves')}>
        ${lines.map(
          (line) => html`<li>
            <span class="number">${line + 1}.</span>
            ${Array.from({ length: each }, (_, side) => this.#move(each * line + side))}
          </li>`,
        )}
      </ol>`;
  }

  /** One stop for the Tab key: the move on the board, from which the arrow keys lead on. */
  #move(at: number): TemplateResult | typeof nothing {
    const move = this.moves[at];
    if (move === undefined) return html`<span></span>`;
    const shown = at + 1 === this.ply;
    const judgement = this.judgements[at];
    return html`<button
      type="button"
      tabindex=${shown || (this.ply === 0 && at === 0) ? 0 : -1}
      aria-current=${shown ? 'true' : nothing}
      aria-label=${judgement ? msg(str`Move ${at + 1}: ${move} – ${judgementInWords(judgement)}`) : msg(str`Move ${at + 1}: ${move}`)}
      title=${judgement ? judgementInWords(judgement) : nothing}
      @click=${() => this.dispatchEvent(new CustomEvent<number>('nh-look', { detail: at + 1 }))}
    ><span>${move}</span>${judgement ? html`<span class=${judgement}>${SIGNS[judgement]}</span>` : nothing}</button>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('moves') && !changed.has('ply')) return;
    if (this.shadowRoot?.activeElement) this.stop?.focus();
    // With the next picture, whose layout is made anyway: asked for now, it would be made twice.
    requestAnimationFrame(() => this.#bringIntoView());
  }

  /** Scrolls the list alone: the page stays where the person has it. */
  #bringIntoView(): void {
    const list = this.renderRoot.querySelector('ol');
    if (!list) return;
    if (!this.current) list.scrollTop = 0;
    else list.scrollTop += this.current.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom + list.clientHeight / 3;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-move-list': MoveList;
  }
}
