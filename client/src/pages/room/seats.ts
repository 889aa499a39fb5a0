import type { Player } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { html, type TemplateResult } from 'lit';
import type { RoomState } from '../../stores/room-store.ts';
import { isHere } from './room-facts.ts';
import './seat-card.ts';
import type { TakenCounts } from './taken-counts.ts';

/** The seats in the order around the board: our own below it, the other one above; for spectators the first player below. */
export function seatsAround(mine: Seat | null): { readonly above: Seat; readonly below: Seat } {
  const below = mine ?? 'first';
  return { above: otherSeat(below), below };
}

/** A seat of a room, from the view of `me`. `offset` is how far the server's clock is ahead of ours, in milliseconds. */
export function seatCard(
  seat: Seat,
  { room, seat: mine, presence }: RoomState,
  me: Player | null,
  offset: number,
  taken: TakenCounts,
): TemplateResult {
  return html`<nh-seat-card
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
  ></nh-seat-card>`;
}
