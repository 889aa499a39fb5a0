import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { tilePicture } from '../../components/ui/tile-picture.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { surface } from '../../styles/surface.ts';
import type { FirstGame } from './first-game.ts';
import { FIRST_TILE } from './tiles.ts';

/**
 * The first game of a new person, without a room. Before they touch it, it is a picture with the same layout, because a playable board
 * needs as much code as the rest of the lobby.
 */
@customElement('nh-welcome')
export class Welcome extends LitElement {
  static override styles = [
    base,
    controls,
    surface,
    css`
      :host {
        height: clamp(15rem, 100svh - var(--header) - var(--tabs) - 9.5rem, 27rem);
      }
      .still {
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: 8px;
        height: 100%;
      }
      .board {
        width: 100%;
        height: 100%;
        min-height: 0;
        padding: 10px 10px 33px;
        align-items: end;
        border: 0;
        border-radius: var(--radius);
      }
      .picture {
        width: 100%;
        height: 100%;
      }
      .bar {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 6px 8px;
        min-height: 64px;
        padding-bottom: 4px;
        font-size: 0.9375rem;
        line-height: 1.25;
      }
      .bar strong {
        color: var(--accent);
      }
      .main {
        min-width: 4.75rem;
        min-height: 48px;
      }
      @media (max-height: 32rem) and (min-width: 33rem) {
        :host {
          height: 16rem;
        }
        .still {
          grid-template: auto minmax(0, 1fr) auto / minmax(0, 3fr) minmax(15rem, 2fr);
          gap: 8px 12px;
        }
        .board {
          grid-area: 1 / 1 / 4 / 2;
        }
        .rule {
          grid-area: 1 / 2;
        }
        .bar {
          grid-area: 3 / 2;
        }
      }
    `,
  ];

  /** True once there is a board to play on. */
  @state() private awake = false;

  @query('nh-first-game') private readonly game?: FirstGame;

  @query('.picture') private readonly picture?: Element;

  /** True from a press to its click. The picture stays meanwhile, because the board in its place would be clicked as well. */
  #pressed = false;

  protected override render() {
    if (this.awake) return html`<nh-first-game></nh-first-game>`;
    return html`<div
      class="still"
      @pointerover=${this.#wake}
      @focusin=${this.#wake}
      @pointerdown=${() => this.#press(true)}
      @pointercancel=${() => this.#press(false)}
      @click=${this.#onClick}
    >
      <p class="rule">${msg('Take stones from one heap. Take the last stone to win.')}</p>
      <button type="button" class="board surface" aria-label=${msg('Play here')}>
        ${tilePicture(FIRST_TILE.game)}
      </button>
      <div class="bar">
        <p><strong>${msg('Your turn.')}</strong> ${msg('Tap a stone.')}</p>
        <button type="button" class="main" aria-disabled="true" tabindex="-1">${msg('Play')}</button>
      </div>
    </div>`;
  }

  /** Puts the board in place of the picture, once it is loaded and nothing is pressed; whatever had the focus there, the board has. */
  async #wake(): Promise<void> {
    try {
      await import('./first-game.ts');
    } catch {
      // It stays a picture, and the next one who reaches for it tries again.
      return;
    }
    if (this.#pressed || this.awake) return;
    const isFocused = this.shadowRoot?.activeElement !== null;
    this.awake = true;
    await this.updateComplete;
    if (isFocused) await this.game?.focusBoard();
  }

  /** A press that ends without a click, as that of a finger that scrolls the page, means nothing. */
  #press(pressed: boolean): void {
    this.#pressed = pressed;
    void this.#wake();
  }

  /** A tap on the picture means the stone that is there. */
  async #onClick({ detail, clientX, clientY }: MouseEvent): Promise<void> {
    this.#pressed = false;
    // Soon the picture is gone.
    const box = this.picture?.getBoundingClientRect();
    await this.#wake();
    await this.updateComplete;
    const hasPlace = detail > 0;
    if (hasPlace && box) await this.game?.tapAt({ x: clientX - box.x, y: clientY - box.y, width: box.width, height: box.height });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-welcome': Welcome;
  }
}
