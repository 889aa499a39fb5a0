import type { Player } from '@nimhall/shared/room/room';
import { otherSeat, SEATS } from '@nimhall/shared/room/seat';
import { html, type TemplateResult } from 'lit';
import type { RoomState } from '../../ground/state/room-store.ts';
import { isHere } from './room-facts.ts';
import './seat-card.ts';
import type { Taken } from './takings.ts';

/** Both seats of a room, one's own always in the same place, for whoever `me` is. `offset` is how far the server's clock is ahead of ours, in milliseconds. */
export function seatCards({ room, seat: mine, presence }: RoomState, me: Player | null, offset: number, taken: Taken): TemplateResult {
  const seats = mine === null ? SEATS : [mine, otherSeat(mine)];
  return html`<div class="seats">
    ${seats.map(
      (seat) => html`<nh-seat-card
        .seat=${seat}
        .occupant=${room?.seats[seat] ?? null}
        .score=${room?.score[seat] ?? 0}
        .taken=${taken[seat]}
        .room=${room}
        .offset=${offset}
        ?turn=${room?.turn === seat}
        ?mine=${mine === seat}
        ?seated=${mine !== null}
        ?here=${room !== null && isHere(room, presence, seat)}
        ?open=${room?.status === 'waiting' && !room.duel}
        ?mayBot=${mine !== null || (me !== null && room?.host === me.id)}
      ></nh-seat-card>`,
    )}
  </div>`;
}
