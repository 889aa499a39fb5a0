import type { Room, Seat } from '@nimhall/shared/room/room';
import { otherSeat, SEATS } from '@nimhall/shared/room/room';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import { occupantName } from './names.ts';

/** What the result card asks of the page: `offer` a rematch, or answer the other side's offer. */
export type RematchWish = 'offer' | 'accept' | 'decline';

/** How the game ended, and the rematch. */
@customElement('nh-result-card')
export class ResultCard extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      section {
        display: grid;
        gap: 12px;
        padding: var(--gap);
        background: var(--accent-soft);
        border: 1px solid var(--accent);
        border-radius: var(--radius);
        animation: appear var(--soft) backwards;
      }
      @keyframes appear {
        from {
          opacity: 0;
          transform: translateY(8px);
        }
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
    `,
  ];

  /** The room whose game is over. */
  @property({ attribute: false }) room: Room | null = null;

  /** The result in one sentence. */
  @property({ attribute: false }) sentence = '';

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** True when we opened the room: between two bots the host asks for the rematch. */
  @property({ type: Boolean }) host = false;

  @query('h2') private readonly heading?: HTMLElement;

  protected override render() {
    if (!this.room) return nothing;
    return html`<section>
      <h2 tabindex="-1">${this.sentence}</h2>
      ${this.#rematch(this.room)}
    </section>`;
  }

  /** Takes the focus, when what had it is gone. */
  override focus(): void {
    this.heading?.focus();
  }

  #rematch(room: Room): TemplateResult | typeof nothing {
    if (room.result?.reason === 'expired') return html`<p>This room is closed. <a href="/">Open a new one in the lobby.</a></p>`;
    if (!this.seat) {
      const bots = SEATS.every((seat) => room.seats[seat]?.kind === 'bot');
      if (bots && this.host) return html`<div class="row">${this.#button('offer', 'Rematch')}</div>`;
      return room.rematch ? html`<p>${occupantName(room.seats[room.rematch])} offers a rematch.</p>` : nothing;
    }
    if (room.rematch === this.seat) return html`<p role="status">Rematch offered. Waiting for the answer…</p>`;
    if (room.rematch) {
      return html`<p role="status">${occupantName(room.seats[otherSeat(this.seat)])} offers a rematch.</p>
        <div class="row">${this.#button('accept', 'Accept')}${this.#button('decline', 'Decline')}</div>`;
    }
    return html`<div class="row">
      ${this.#button('offer', 'Rematch')}
      <span class="soft">${this.seat === 'first' ? 'You move second then.' : 'You move first then.'}</span>
    </div>`;
  }

  #button(wish: RematchWish, text: string): TemplateResult {
    return html`<button
      type="button"
      class=${wish === 'decline' ? '' : 'main'}
      @click=${() => this.dispatchEvent(new CustomEvent<RematchWish>('nh-rematch', { detail: wish }))}
    >
      ${text}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-result-card': ResultCard;
  }
}
