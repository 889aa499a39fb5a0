import { msg } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../parts/ui/clock-face.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { panel } from '../../ground/styles/panel.ts';
import { miniature } from '../../parts/board/mini/miniature.ts';
import { gameName } from '../../parts/words/game-name.ts';
import { occupantName } from '../../parts/words/names.ts';
import { featuredOf } from './featured.ts';
import { stateInWords } from './words.ts';

/**
 * A game to watch, as it is played. It is drawn from what the lobby tells anyway: entering the room would cost the
 * server a subscription, a snapshot and presence for everybody who only passes by, and count them as spectators.
 */
@customElement('nh-featured-game')
export class FeaturedGame extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      section {
        display: grid;
        gap: 10px;
        align-content: start;
        height: 100%;
      }
      .board {
        display: grid;
        align-items: center;
        height: 11rem;
        padding: 14px;
        background: var(--table-top);
        border: 1px solid var(--table-edge);
        border-radius: var(--radius-small);
      }
      nh-mini-board {
        height: 9rem;
      }
      .seat {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 10px;
        min-height: 2.4rem;
        overflow-wrap: anywhere;
      }
      .turn {
        font-weight: 650;
        color: var(--accent);
      }
      .turn::before {
        content: '▸ ';
      }
    `,
  ];

  /** What the lobby lists. */
  @property({ attribute: false }) rooms: readonly RoomSummary[] = [];

  /** Our id. */
  @property({ attribute: false }) player = '';

  /** How far the server's clock is ahead of ours, in milliseconds. */
  @property({ type: Number }) offset = 0;

  /** The game that is shown; it stays when it is over, until there is another one. */
  @state() private shown: RoomSummary | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('rooms') && !changed.has('player')) return;
    this.shown = featuredOf(this.rooms, this.player, this.shown?.room ?? null, Date.now() + this.offset) ?? this.shown;
  }

  protected override render() {
    const { shown } = this;
    if (!shown) return nothing;
    const isOver = !this.rooms.includes(shown);
    return html`<section class="panel" aria-labelledby="heading">
      <div>
        <h2 id="heading">${msg('Being played now')}</h2>
        <p class="soft">${gameName(shown)}, ${isOver ? msg('over') : stateInWords(shown)}</p>
      </div>
      <div class="board">${miniature(shown)}</div>
      <div>${SEATS.map((seat) => this.#seat(shown, seat, isOver))}</div>
      <a class="button" href="/r/${shown.room}">${isOver ? msg('See how it ended') : msg('Watch this game')}</a>
    </section>`;
  }

  #seat(room: RoomSummary, seat: Seat, isOver: boolean): TemplateResult {
    const clock = room.clock && !isOver;
    return html`<div class="seat">
      <span class=${room.turn === seat && !isOver ? 'turn' : ''}>${occupantName(room.seats[seat])}</span>
      ${clock ? html`<nh-clock-face .room=${room} .seat=${seat} .offset=${this.offset}></nh-clock-face>` : nothing}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-featured-game': FeaturedGame;
  }
}
