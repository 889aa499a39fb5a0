import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { PlacedBoard, Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, SEATS, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { miniature, surfaceIn } from '../../components/board/mini/miniature.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { surface } from '../../styles/surface.ts';
import { entrantInWords } from './entrants.ts';

/** A running match: the players, the position, and the games won so far. A link to its room. */
@customElement('nh-live-board')
export class LiveBoard extends LitElement {
  static override styles = [
    base,
    css`
      ${surface}
      a {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        overflow: hidden;
        color: inherit;
        text-decoration: none;
        background: var(--card);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
      }
      a:hover {
        border-color: var(--accent);
      }
      .side {
        display: flex;
        justify-content: space-between;
        gap: 8px;
        padding: 6px 12px;
        font-size: clamp(1rem, 1.5vw, 2rem);
      }
      .side > :first-child {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .turn {
        font-weight: 650;
      }
      .turn > :first-child::before {
        content: '';
        display: inline-block;
        width: 0.6em;
        height: 0.6em;
        margin-inline-end: 0.4em;
        border-radius: 50%;
        background: var(--accent);
      }
      .board {
        position: relative;
        display: block;
        height: clamp(9rem, 30vh, 24rem);
      }
      nh-mini-board {
        position: absolute;
        inset: 8px;
      }
    `,
  ];

  @property({ attribute: false }) tournament!: Tournament;

  @property({ attribute: false }) board!: PlacedBoard;

  /** Null until it is known. */
  @property({ attribute: false }) room: Room | null = null;

  protected override render() {
    const { tournament, board, room } = this;
    // Seats are swapped for the second game.
    const sides = SEATS.map((seat) => this.#side(seat));
    return html`<a href="/r/${boardCode(tournament, board.round, board.board)}">
      <span class="unseen">${localize(say`Watch this match:`)}</span>
      ${sides[0]}
      <span class="board surface ${surfaceIn(room ?? { game: board.start.game })}">${room ? miniature(room) : nothing}</span>
      ${sides[1]}
    </a>`;
  }

  #side(seat: Seat): TemplateResult {
    const { tournament, board, room } = this;
    const isSwapped = room?.duel?.game === 2;
    const number = board.seats[isSwapped ? otherSeat(seat) : seat];
    const isTurn = room?.status === 'playing' && room.turn === seat;
    return html`<span class="side ${isTurn ? 'turn' : ''}"><span>${entrantInWords(tournament, number)}</span><strong>${room?.score[seat] ?? 0}</strong></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-live-board': LiveBoard;
  }
}
