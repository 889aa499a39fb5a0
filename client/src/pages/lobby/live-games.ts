import { msg } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../parts/ui/clock-face.ts';
import { base } from '../../ground/styles/base.ts';
import { miniature } from '../../parts/board/mini/miniature.ts';
import { gameName } from '../../parts/words/game-name.ts';
import { occupantName } from '../../parts/words/names.ts';
import { liveLayout } from './live-layout.ts';
import { gamesToWatch } from './now-playing.ts';
import { stateInWords } from './words.ts';

/**
 * Games to watch, as they are played. They are drawn from what the lobby tells anyway: entering a room would cost the server a
 * subscription, a snapshot and presence for everybody who only passes by, and count them as spectators.
 */
@customElement('nh-live-games')
export class LiveGames extends LitElement {
  static override styles = [
    base,
    liveLayout,
    css`
      a {
        display: grid;
        grid-template: 1fr auto / minmax(0, 1fr);
        height: 100%;
        overflow: hidden;
        color: inherit;
        text-decoration: none;
        background: var(--card);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        transition:
          box-shadow var(--quick),
          transform var(--quick);
      }
      a:hover {
        box-shadow: var(--shadow);
        transform: translateY(-2px);
      }
      .board {
        display: grid;
        align-items: center;
        padding: 12px;
        background: var(--grain), var(--table-top);
        border-bottom: 1px solid var(--table-edge);
      }
      nh-mini-board {
        height: 6rem;
      }
      .text {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 2px 12px;
        padding: 12px 16px;
        line-height: 1.35;
      }
      .seat {
        grid-column: 1 / -1;
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 10px;
        min-height: 1.75rem;
      }
      .seat span {
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      .turn {
        font-weight: 650;
        color: var(--accent);
      }
    `,
  ];

  /** What the lobby lists. */
  @property({ attribute: false }) rooms: readonly RoomSummary[] = [];

  /** Our id. */
  @property({ attribute: false }) player = '';

  /** How far the server's clock is ahead of ours, in milliseconds. */
  @property({ type: Number }) offset = 0;

  /** The games that are shown; each stays when it is over, until there is another one. */
  @state() private shown: readonly RoomSummary[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('rooms') && !changed.has('player')) return;
    const codes = this.shown.map(({ room }) => room);
    const next = gamesToWatch(this.rooms, this.player, codes, Date.now() + this.offset);
    const kept = this.shown.filter(({ room }) => !next.some((game) => game.room === room));
    this.shown = [...next, ...kept].slice(0, Math.max(next.length, this.shown.length));
  }

  protected override render() {
    return html`<ul>
      ${repeat(
        this.shown,
        ({ room }) => room,
        (room) => html`<li>${this.#card(room)}</li>`,
      )}
    </ul>`;
  }

  #card(room: RoomSummary): TemplateResult {
    const isOver = !this.rooms.includes(room);
    return html`<a href="/r/${room.room}">
      <span class="board">${miniature(room)}</span>
      <span class="text">
        <strong>${gameName(room)}</strong>
        <span class="soft">${isOver ? msg('over') : stateInWords(room)}</span>
        ${SEATS.map((seat) => this.#seat(room, seat, isOver))}
      </span>
    </a>`;
  }

  #seat(room: RoomSummary, seat: Seat, isOver: boolean): TemplateResult {
    const isToMove = room.turn === seat && !isOver;
    return html`<span class="seat">
      <span class=${isToMove ? 'turn' : ''}>${occupantName(room.seats[seat])}</span>
      ${room.clock && !isOver ? html`<nh-clock-face .room=${room} .seat=${seat} .offset=${this.offset}></nh-clock-face>` : nothing}
    </span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-live-games': LiveGames;
  }
}
