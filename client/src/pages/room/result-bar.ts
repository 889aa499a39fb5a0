import { msg } from '@lit/localize';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './rematch.ts';
import { reasonInWords, winnerInWords } from './words.ts';

/** How the game ended, under the board while the final position is looked at. Fires `nh-show-result`. */
@customElement('nh-result-bar')
export class ResultBar extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 10px;
        min-height: 60px;
      }
      .how {
        flex: 1 1 9rem;
        line-height: 1.25;
      }
      h2 {
        font-size: 1.0625rem;
      }
      p {
        font-size: 0.9375rem;
      }
    `,
  ];

  /** The room whose game is over. */
  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** True when we opened the room. */
  @property({ type: Boolean }) host = false;

  @query('h2') private readonly heading?: HTMLElement;

  protected override render() {
    const { room, seat } = this;
    if (!room) return nothing;
    return html`<div class="how">
        <h2 tabindex="-1">${winnerInWords(room, seat)}</h2>
        <p class="soft">${reasonInWords(room, seat)}</p>
      </div>
      <nh-rematch .room=${room} .seat=${seat} ?host=${this.host} main></nh-rematch>
      <button type="button" @click=${() => this.dispatchEvent(new CustomEvent('nh-show-result'))}>${msg('Result')}</button>`;
  }

  /** Takes the focus, when what had it is gone. */
  override focus(): void {
    this.heading?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-result-bar': ResultBar;
  }
}
