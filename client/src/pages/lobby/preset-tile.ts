import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { conventionInShort } from '../../components/text/convention.ts';
import { tilePicture } from '../../components/ui/tile-picture.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { surface } from '../../styles/surface.ts';
import type { Tile } from './tiles.ts';

/** A game to start with one tap: a picture of the position, its names, and why it is worth playing. */
@customElement('nh-preset-tile')
export class PresetTile extends LitElement {
  static override styles = [
    base,
    controls,
    surface,
    css`
      :host {
        height: 100%;
      }
      button {
        width: 100%;
        height: 100%;
        padding: 0;
        display: grid;
        grid-template: auto 1fr / 1fr;
        justify-content: stretch;
        gap: 0;
        text-align: start;
        align-items: start;
        overflow: hidden;
        border-radius: var(--radius);
        transition:
          border-color var(--quick),
          box-shadow var(--quick),
          transform var(--quick);
      }
      button:hover {
        box-shadow: var(--shadow);
        transform: translateY(-2px);
      }
      .board {
        display: grid;
        align-items: center;
        width: 100%;
        height: 6.5rem;
        padding: 12px;
      }
      .picture {
        width: 100%;
        height: 4.9rem;
      }
      .text {
        display: grid;
        gap: 2px;
        padding: 10px 14px 12px;
        justify-items: start;
        line-height: 1.3;
        overflow-wrap: anywhere;
      }
      .start,
      .why,
      .note {
        font-size: 0.875rem;
        font-weight: 400;
        color: var(--soft-ink);
      }
      .note {
        color: var(--ink);
        font-weight: 550;
      }
      /* On a phone two stand side by side; why one would play it is said on the page of the game. */
      @media (max-width: 36rem) {
        .board {
          height: 5rem;
          padding: 8px;
        }
        .picture {
          height: 3.9rem;
        }
        .text {
          padding: 6px 10px 10px;
        }
        .why {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) tile: Tile | null = null;

  /** A note before one plays it; empty for none. */
  @property({ attribute: false }) note = '';

  protected override render() {
    if (!this.tile) return nothing;
    const { game: id, name: game, preset } = this.tile;
    const { name, misere, why } = preset;
    const names = [name === game ? '' : localize(name), misere ? conventionInShort(true) : ''];
    const starts = names.filter((each) => each !== '').join(', ');
    return html`<button type="button">
      <span class="board surface ${this.tile.surface}" aria-hidden="true">${tilePicture(id)}</span>
      <span class="text">
        <span class="game">${localize(game)}</span>
        ${starts === '' ? nothing : html`<span class="start">${starts}</span>`}
        <span class="why">${localize(why)}</span>
        ${this.note ? html`<span class="note">${this.note}</span>` : nothing}
      </span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-preset-tile': PresetTile;
  }
}
