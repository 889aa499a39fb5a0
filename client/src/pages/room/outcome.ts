import { msg } from '@lit/localize';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import type { Room } from '@nimhall/shared/room/room';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Review } from '../../ground/state/review-store.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { panel } from '../../ground/styles/panel.ts';

/**
 * What can be learned from a game that is over: its review, where that is asked for, and the analysis. Fires `nh-review` to
 * ask for the review, and `nh-look` with how many moves lead to a position that is worth a look.
 */
@customElement('nh-outcome')
export class Outcome extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
    `,
  ];

  @property({ attribute: false }) room: Room | null = null;

  /** Our own id. */
  @property({ attribute: false }) me = '';

  /** The review, once it has been asked for. */
  @property({ attribute: false }) review: Review | null = null;

  /** How many moves lead to the position on the board, which the analysis opens with. */
  @property({ type: Number }) ply = 0;

  protected override render() {
    const { room, me, review } = this;
    if (room?.status !== 'over' || room.ply === 0) return nothing;
    return html`
      <div class="row">
        ${
          !review && mayWatchOverlay(room, me).ok
            ? html`<button type="button" @click=${this.#onReview}>${msg('Review the game')}</button>`
            : nothing
        }
        <a class="button" href="/analysis?room=${room.room}&ply=${this.ply}">${msg('Open in analysis')}</a>
      </div>
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
