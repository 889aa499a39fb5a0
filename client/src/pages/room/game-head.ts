import { msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { conventionInShort } from '../../components/text/convention.ts';
import { base } from '../../styles/base.ts';

/** The name of the game and its rule, of which more is said when it is asked for. */
@customElement('nh-game-head')
export class GameHead extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 2px;
      }
      .line {
        display: flex;
        align-items: baseline;
        gap: 4px 12px;
      }
      h1 {
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        line-height: 1.25;
      }
      .detail {
        white-space: nowrap;
        color: var(--soft-ink);
        font-size: 0.9375rem;
      }
      button {
        flex: none;
        margin-inline-start: auto;
        font: inherit;
        font-weight: 550;
        min-width: 44px;
        min-height: 44px;
        margin-block: -8px;
        padding: 0 4px;
        color: var(--accent);
        background: none;
        border: 0;
        cursor: pointer;
      }
      p {
        color: var(--soft-ink);
        line-height: 1.35;
      }
      .aim {
        display: inline-block;
        font-weight: 600;
      }
      .aim::first-letter {
        text-transform: uppercase;
      }
      /* Most games are won by the last move: where it loses, no one may overlook that. */
      .loses {
        color: var(--warn);
      }
      .whole .aim {
        display: none;
      }
      /* On a small screen the board needs the space: what the last move does is said in short until more is asked for. */
      @media (max-width: 36rem), (max-height: 42rem) {
        h1 {
          font-size: 1.25rem;
        }
        .line {
          gap: 4px 8px;
        }
        p {
          font-size: 0.9375rem;
        }
        .brief .convention {
          display: none;
        }
      }
      /* In the smallest window the name is on the line of the rule. */
      @media (max-width: 36rem) and (max-height: 36rem) {
        :host {
          display: block;
        }
        .line,
        h1,
        .brief {
          display: inline;
        }
        h1 {
          font-size: 1rem;
          white-space: normal;
        }
        p {
          font-size: 0.875rem;
        }
        button {
          float: inline-end;
          margin-block: -12px;
        }
      }
      /* Beside the board there is room for more of it. */
      @media (max-height: 32rem) and (min-width: 33rem) {
        h1 {
          white-space: normal;
        }
      }
      @media (min-width: 36.01rem) and (min-height: 42.01rem) {
        .aim:not(.loses),
        button:not(.exact) {
          display: none;
        }
      }
    `,
  ];

  /** The name of the game. */
  @property({ attribute: false }) name = '';

  /** Its rule. */
  @property({ attribute: false }) rule = '';

  /** The rule once more, with nothing left to the eye; empty where it is the same. */
  @property({ attribute: false }) exactly = '';

  /** The winning condition, in a sentence; on a small screen only with the whole rule. */
  @property({ attribute: false }) convention = '';

  @property({ type: Boolean }) misere = false;

  /** Its clock in words, or which game of a duel it is; empty where there is nothing to say. */
  @property({ attribute: false }) detail = '';

  /** The stakes, in a sentence; empty if there are none. */
  @property({ attribute: false }) stake = '';

  /** True while the whole rule is asked for. */
  @state() private open = false;

  protected override render() {
    const shown = this.open ? 'whole' : 'brief';
    return html`
      <div class="line">
        <h1>${this.name}</h1>
        ${this.detail ? html`<span class="detail">${this.detail}.</span>` : ''}
        <button type="button" class=${this.exactly ? 'exact' : ''} aria-expanded=${this.open} @click=${this.#toggle}>${this.open ? msg('Less') : msg('Rule')}</button>
      </div>
      <p class=${shown}><span class="aim ${this.misere ? 'loses' : ''}">${conventionInShort(this.misere)}.</span> <span class="rule">${this.rule}</span> <span class="convention">${this.convention}</span></p>
      ${this.stake ? html`<p>${this.stake}</p>` : nothing}
      ${this.open && this.exactly ? html`<p class="whole">${msg('Exactly:')} ${this.exactly}</p>` : nothing}
    `;
  }

  #toggle(): void {
    this.open = !this.open;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-game-head': GameHead;
  }
}
