import type { Activity, Board } from '@nimhall/shared/gathering/class/classroom';
import { say } from '@nimhall/shared/phrase';
import type { Room } from '@nimhall/shared/room/room';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { miniature, surfaceIn } from '../../components/board/mini/miniature.ts';
import { yieldToBrowser } from '../../components/board/mini/yield-to-browser.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { surface } from '../../styles/surface.ts';

/** A board on the wall: the players, the position, whose turn it is, and the result. The page handles taps on it. */
@customElement('nh-wall-board')
export class WallBoard extends LitElement {
  static override styles = [
    base,
    css`
      ${surface}
      :host {
        height: 100%;
      }
      button {
        display: grid;
        grid-template-rows: auto minmax(4rem, 1fr) auto;
        width: 100%;
        height: 100%;
        min-width: 0;
        padding: 0;
        overflow: hidden;
        font: inherit;
        color: inherit;
        text-align: start;
        background: var(--card);
        border: 2px solid var(--line);
        border-radius: var(--radius-small);
        cursor: pointer;
      }
      button:hover {
        border-color: var(--accent);
      }
      .side {
        display: block;
        padding: 2px 10px;
        overflow: hidden;
        font-size: clamp(0.875rem, 1.5vw, 2rem);
        line-height: 1.4;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .side::before {
        content: '';
        display: inline-block;
        width: 0.6em;
        height: 0.6em;
        margin-inline-end: 0.4em;
        border: 2px solid var(--soft-ink);
        border-radius: 50%;
      }
      .turn {
        font-weight: 650;
      }
      .turn::before {
        background: var(--accent);
        border-color: var(--accent);
      }
      .won {
        font-weight: 700;
        color: var(--good);
      }
      .won::before {
        content: '★';
        width: auto;
        height: auto;
        border: 0;
      }
      .board {
        position: relative;
        display: grid;
        min-height: 0;
        padding: 6px;
      }
      nh-mini-board {
        position: absolute;
        inset: 6px;
      }
      .result {
        position: absolute;
        inset: auto 0 0;
        padding: 2px 10px;
        background: var(--card);
        font-size: clamp(0.875rem, 1.5vw, 2rem);
        font-weight: 650;
      }
    `,
  ];

  /** Who moves first and second, in words. */
  @property() first = '';

  @property() second = '';

  /** How it ended, in words; empty while it goes on. */
  @property() result = '';

  @property({ attribute: false }) activity!: Activity;

  @property({ attribute: false }) board!: Board;

  /** Null until it is known. */
  @property({ attribute: false }) room: Room | null = null;

  /** Sixty boards that come at once are drawn one after the other. */
  protected override async scheduleUpdate(): Promise<void> {
    await yieldToBrowser();
    super.scheduleUpdate();
  }

  protected override render() {
    const { activity, board, room, first, second, result } = this;
    const shown = room ?? { ...activity, position: board.start ?? activity.start };
    return html`<button type="button">
      <span class="unseen">${localize(say`Enlarge:`)}</span>
      ${this.#side('first', first)}
      <span class="board surface ${surfaceIn(shown)}">
        ${miniature(shown)} ${result ? html`<span class="result">${result}</span>` : nothing}
      </span>
      ${this.#side('second', second)}
    </button>`;
  }

  #side(seat: 'first' | 'second', name: string) {
    const { board, room } = this;
    const isTurn = !board.result && room?.turn === seat;
    return html`<span class="side ${isTurn ? 'turn' : ''} ${board.result?.winner === seat ? 'won' : ''}">${name}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-wall-board': WallBoard;
  }
}
