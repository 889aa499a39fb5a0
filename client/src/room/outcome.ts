import type { View } from '@nimhall/shared/game/view';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Review } from '../state/review-store.ts';
import { base } from '../styles/base.ts';
import { panel } from '../styles/panel.ts';
import './result-card.ts';
import type { ResultCard } from './result-card.ts';
import { resultInWords, statusInWords } from './words.ts';

/**
 * What has come of the game: whose turn it is, or how it ended and, where it is asked for, the review. Fires `nh-review` to
 * ask for that, and `nh-look` with how many moves lead to a position that is worth a look.
 */
@customElement('nh-outcome')
export class Outcome extends LitElement {
  static override styles = [
    base,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .status {
        font-size: 1.125rem;
        font-weight: 600;
      }
      .status.mine {
        color: var(--accent);
      }
    `,
  ];

  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** Our own id. */
  @property({ attribute: false }) me = '';

  /** The position of the game. */
  @property({ attribute: false }) view: View | null = null;

  /** The review, once it has been asked for. */
  @property({ attribute: false }) review: Review | null = null;

  /** How many moves lead to the position on the board. */
  @property({ type: Number }) ply = 0;

  @query('nh-result-card') private readonly result?: ResultCard;

  protected override render() {
    const { room, seat, me, view, review } = this;
    if (!room || !view) return nothing;
    if (room.status !== 'over') {
      const mine = room.status === 'playing' && room.turn === seat;
      return html`<p class="status ${mine ? 'mine' : ''}">${statusInWords(room, seat)}</p>`;
    }
    return html`
      <nh-result-card
        .room=${room}
        .seat=${seat}
        .sentence=${resultInWords(room, seat)}
        .ply=${this.ply}
        ?host=${room.host === me}
        ?reviewable=${!review && room.ply > 0 && mayWatchOverlay(room, me).ok}
        @nh-review=${this.#onReview}
      ></nh-result-card>
      ${
        review
          ? html`<nh-review-panel
              class="panel"
              .room=${room}
              .review=${review}
              .ply=${this.ply}
              @nh-look=${(event: CustomEvent<number>) => this.dispatchEvent(new CustomEvent('nh-look', event))}
            ></nh-review-panel>`
          : nothing
      }
    `;
  }

  /** Takes the focus to the result, once that is drawn, when what had it is gone. */
  async focusResult(): Promise<void> {
    await this.updateComplete;
    await this.result?.updateComplete;
    this.result?.focus();
  }

  async #onReview(): Promise<void> {
    await import('./review-panel.ts');
    this.dispatchEvent(new CustomEvent('nh-review'));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-outcome': Outcome;
  }
}
