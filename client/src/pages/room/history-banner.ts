import { msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Replay, ReplayStore } from '../../stores/replay-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { viewingInWords } from './replay-words.ts';

/** Says which old position is on the board, and leads back to the game. */
@customElement('nh-history-banner')
export class HistoryBanner extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 12px;
        /* Below the ring around the face of who won; as high together as the bar that it replaces. */
        margin-block-start: 6px;
        min-height: 54px;
        padding: 4px 6px 4px 12px;
        background: var(--warn-soft);
        border: 1px solid var(--warn);
        border-radius: var(--radius-small);
      }
      p {
        flex: 1 1 12rem;
        font-size: 0.9375rem;
        line-height: 1.25;
      }
      button {
        flex: none;
        margin-inline-start: auto;
      }
    `,
  ];

  /** The part of the game that is shown, and how to change it. */
  @property({ attribute: false }) replay: Replay | null = null;

  @property({ attribute: false }) store: ReplayStore | null = null;

  /** The move that led to the position looked at, in words. */
  @property({ attribute: false }) made = '';

  protected override render() {
    const { replay, store } = this;
    if (!replay || !store || replay.ply === null) return nothing;
    return html`<div>
      <p role="status"><strong>${viewingInWords(replay.ply, replay.positions.length - 1)}.</strong> ${this.made}</p>
      <button type="button" class="main" @click=${() => store.last()}>${msg('Back to the game')}</button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-history-banner': HistoryBanner;
  }
}
