import type { BotLevelId } from '@nimhall/shared/bot/levels';
import type { Seat } from '@nimhall/shared/room/seat';
import type { RoomStore } from '../../ground/state/room-store.ts';

/** What a person may want of a room, besides moving, talking and looking. */
export type Order =
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'stand' }
  | { readonly kind: 'seat-bot'; readonly seat: Seat; readonly level: BotLevelId }
  | { readonly kind: 'resign' }
  | { readonly kind: 'abort' }
  /** Wins the game of somebody who went away. */
  | { readonly kind: 'claim' }
  | { readonly kind: 'offer-takeback' }
  /** Declining one's own request withdraws it. */
  | { readonly kind: 'answer-takeback'; readonly accept: boolean }
  | { readonly kind: 'offer-rematch' }
  | { readonly kind: 'answer-rematch'; readonly accept: boolean };

/** An element of a room gives an order to the page, through all that is between. */
export class OrderEvent extends Event {
  static readonly type = 'nh-order';
  readonly order: Order;

  constructor(order: Order) {
    super(OrderEvent.type, { bubbles: true, composed: true });
    this.order = order;
  }
}

export function carryOut(order: Order, store: RoomStore): void {
  switch (order.kind) {
    case 'sit':
      store.sit(order.seat);
      break;
    case 'stand':
      store.stand();
      break;
    case 'seat-bot':
      store.seatBot(order.seat, order.level);
      break;
    case 'resign':
      store.resign();
      break;
    case 'abort':
      store.abort();
      break;
    case 'claim':
      store.claim();
      break;
    case 'offer-takeback':
      store.offerTakeback();
      break;
    case 'answer-takeback':
      store.answerTakeback(order.accept);
      break;
    case 'offer-rematch':
      store.offerRematch();
      break;
    case 'answer-rematch':
      store.answerRematch(order.accept);
      break;
    default:
      order satisfies never;
  }
}
