import type { BotId } from '@nimhall/shared/bot/levels';
import type { Seat } from '@nimhall/shared/room/seat';
import type { RoomStore } from '../../stores/room-store.ts';

/** Actions in a room, besides moving, chatting and looking back. */
export type Action =
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'stand' }
  | { readonly kind: 'seat-bot'; readonly seat: Seat; readonly level: BotId }
  | { readonly kind: 'seat-program'; readonly seat: Seat; readonly program: string }
  | { readonly kind: 'resign' }
  | { readonly kind: 'abort' }
  /** Claims the win when the opponent has left. */
  | { readonly kind: 'claim' }
  | { readonly kind: 'offer-takeback' }
  /** Declining one's own request withdraws it. */
  | { readonly kind: 'answer-takeback'; readonly accept: boolean }
  | { readonly kind: 'offer-rematch' }
  | { readonly kind: 'answer-rematch'; readonly accept: boolean }
  | { readonly kind: 'join-queue' | 'leave-queue' | 'play-winner' };

/** An element of a room asks the page for an action, through all that is between. */
export class ActionEvent extends Event {
  static readonly type = 'nh-action';
  readonly action: Action;

  constructor(action: Action) {
    super(ActionEvent.type, { bubbles: true, composed: true });
    this.action = action;
  }
}

export function carryOut(action: Action, store: RoomStore): void {
  switch (action.kind) {
    case 'sit':
      store.sit(action.seat);
      break;
    case 'stand':
      store.stand();
      break;
    case 'seat-bot':
      store.seatBot(action.seat, action.level);
      break;
    case 'seat-program':
      store.seatProgram(action.seat, action.program);
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
      store.answerTakeback(action.accept);
      break;
    case 'offer-rematch':
      store.offerRematch();
      break;
    case 'answer-rematch':
      store.answerRematch(action.accept);
      break;
    case 'join-queue':
      store.joinQueue();
      break;
    case 'leave-queue':
      store.leaveQueue();
      break;
    case 'play-winner':
      store.playWinner();
      break;
    default:
      action satisfies never;
  }
}
