import { msg } from '@lit/localize';
import { css, html, LitElement, type PropertyValues } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { sceneOf } from '../../ground/position/scene.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import '../../parts/board/mini/mini-board.ts';
import type { FirstGame } from './first-game.ts';
import { FIRST_START } from './first-start.ts';

/**
 * The first game of somebody who has not played here before, at once and without a room. Until somebody reaches for it, it is a
 * picture with the same things in the same places: a board to play on is as much code as all the rest of the lobby.
 */
@customElement('nh-welcome')
export class Welcome extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        height: clamp(15rem, 100svh - var(--header) - 7rem, 27rem);
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
        padding: 10px 10px 38px;
        align-items: end;
        background: var(--table-top);
        border: 1px solid var(--table-edge);
        border-radius: var(--radius);
      }
      nh-mini-board {
        width: 100%;
        height: min(100%, 225px);
      }
      .bar {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 6px 8px;
        min-height: 60px;
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

  /** Where the picture was tapped before there was a board. */
  #tapped: readonly [x: number, y: number] | null = null;

  /** Whether the picture had the focus. */
  #focused = false;

  protected override updated(changed: PropertyValues): void {
    if (changed.has('awake') && this.awake) void this.#handOver();
  }

  protected override render() {
    if (this.awake) return html`<nh-first-game></nh-first-game>`;
    const scene = sceneOf(FIRST_START);
    return html`<div class="still" @pointerover=${this.#wake} @pointerdown=${this.#wake} @focusin=${this.#wake}>
      <p class="rule">${msg('Take stones from one heap. Whoever takes the last wins.')}</p>
      <button type="button" class="board" aria-label=${msg('Play here')} @click=${this.#onClick}>
        <nh-mini-board .view=${scene.ok ? scene.value.view : null}></nh-mini-board>
      </button>
      <div class="bar">
        <p><strong>${msg('Your move.')}</strong> ${msg('Tap a stone.')}</p>
        <button type="button" class="main" aria-disabled="true" tabindex="-1">${msg('Play')}</button>
      </div>
    </div>`;
  }

  async #wake(): Promise<void> {
    try {
      await import('./first-game.ts');
    } catch {
      // It stays a picture, and the next one who reaches for it tries again.
      return;
    }
    this.#focused ||= this.shadowRoot?.activeElement !== null;
    this.awake = true;
  }

  #onClick(event: MouseEvent): void {
    this.#tapped = [event.clientX, event.clientY];
    void this.#wake();
  }

  /** What was meant for the picture goes to the board: a tap, or the focus. */
  async #handOver(): Promise<void> {
    const { game } = this;
    await game?.updateComplete;
    if (this.#tapped) await game?.tapAt(...this.#tapped);
    else if (this.#focused) await game?.focusBoard();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-welcome': Welcome;
  }
}
