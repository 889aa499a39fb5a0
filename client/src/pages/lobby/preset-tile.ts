import type { Family, Preset } from '@nimhall/shared/game/contract';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../parts/board/mini/mini-board.ts';
import { inOurLanguage } from '../../ground/i18n/language.ts';
import { sceneOf } from '../../ground/position/scene.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { conventionInShort } from '../../parts/words/convention.ts';

/** A position to start from with one tap: a picture of it, its game, and why it is worth playing. */
@customElement('nh-preset-tile')
export class PresetTile extends LitElement {
  static override styles = [
    base,
    controls,
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
        height: 7rem;
        padding: 14px;
        background: var(--table-top);
        border-bottom: 1px solid var(--table-edge);
      }
      nh-mini-board {
        height: 5.2rem;
      }
      .text {
        display: grid;
        gap: 2px;
        padding: 10px 14px 12px;
        justify-items: start;
      }
      .game {
        font-size: 0.8125rem;
        color: var(--soft-ink);
        font-weight: 500;
      }
      .why {
        font-size: 0.9375rem;
        font-weight: 400;
        color: var(--soft-ink);
        line-height: 1.35;
      }
      /* On a phone picture and words stand side by side, so that the rooms are not far below. */
      @media (max-width: 36rem) {
        button {
          grid-template: 1fr / 7.5rem 1fr;
          align-items: stretch;
        }
        .board {
          height: auto;
          min-height: 6.5rem;
          padding: 10px;
          border-bottom: 0;
          border-inline-end: 1px solid var(--table-edge);
        }
        nh-mini-board {
          height: 5rem;
        }
        .text {
          align-content: center;
        }
      }
    `,
  ];

  /** The game. */
  @property({ attribute: false }) family: Family | null = null;

  /** One of its presets. */
  @property({ attribute: false }) preset: Preset | null = null;

  protected override render() {
    if (!this.family || !this.preset) return nothing;
    const { start, params, misere, name, why } = this.preset;
    const scene = sceneOf({ game: this.family.id, params, position: start });
    return html`<button type="button">
      <span class="board" aria-hidden="true">${scene.ok ? html`<nh-mini-board .view=${scene.value.view}></nh-mini-board>` : nothing}</span>
      <span class="text">
        <span class="game">${inOurLanguage(this.family.name)}, ${conventionInShort(misere ?? false)}</span>
        <span>${inOurLanguage(name)}</span>
        <span class="why">${inOurLanguage(why)}</span>
      </span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-preset-tile': PresetTile;
  }
}
