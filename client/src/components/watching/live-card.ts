import { msg } from '@lit/localize';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { SEATS } from '@nimhall/shared/room/seat';
import { css, html, nothing, type TemplateResult } from 'lit';
import '../ui/clock-face.ts';
import { raisedLink } from '../../styles/raised-link.ts';
import { surface } from '../../styles/surface.ts';
import { miniature, surfaceIn } from '../board/mini/miniature.ts';
import { gameName } from '../text/game-name.ts';
import { listedOccupant } from '../text/players.ts';
import { stateInWords } from '../text/room-state.ts';

/** A game that is being played, or was until just now: its board, who plays, and how far it is. `offset`: how far the server's clock is ahead. */
export function liveCard(room: RoomSummary, isOver: boolean, offset: number): TemplateResult {
  return html`<a class="raised live" href="/r/${room.room}">
    <span class="board surface ${surfaceIn(room)}">${miniature(room)}</span>
    <span class="text">
      <strong>${gameName(room)}</strong>
      <span class="soft">${isOver ? msg('finished') : stateInWords(room)}</span>
      ${SEATS.map(
        (seat) => html`<span class="seat">
          <span class=${room.turn === seat && !isOver ? 'turn' : ''}>${listedOccupant(room.seats[seat])}</span>
          ${room.clock && !isOver ? html`<nh-clock-face .room=${room} .seat=${seat} .offset=${offset}></nh-clock-face>` : nothing}
        </span>`,
      )}
    </span>
  </a>`;
}

export const liveCardStyles = css`
  ${surface}
  ${raisedLink}
  .live {
    grid-template: 1fr auto / minmax(0, 1fr);
    height: 100%;
  }
  .board {
    display: grid;
    align-items: center;
    padding: 12px;
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
`;
