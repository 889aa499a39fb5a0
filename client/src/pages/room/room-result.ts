import type { Room } from '@nimhall/shared/room/room';
import type { LitElement } from 'lit';
import { connection } from '../../components/page/session.ts';
import { MAX_AUTOMATIC_REVIEW_PLIES } from '../../components/text/turning-point.ts';
import { ResultVisibility } from '../../components/ui/result-visibility.ts';
import type { RoomController } from './room-controller.ts';
import { isReviewable } from './room-parts.ts';

/** The result over the board of a finished game: when it is shown, where the focus goes, and the review below the board. */
export class RoomResult {
  readonly #host: LitElement;
  readonly #controller: () => RoomController | null;
  readonly #visibility: ResultVisibility;
  /** The branch of the game whose full review was requested. */
  #reviewBranch: number | null = null;

  constructor(host: LitElement, controller: () => RoomController | null) {
    this.#host = host;
    this.#controller = controller;
    this.#visibility = new ResultVisibility(host);
  }

  get isOpen(): boolean {
    return this.#visibility.isOpen;
  }

  /** True between the end of a game and its result. */
  get isComing(): boolean {
    return this.#visibility.isComing;
  }

  /** Whether the full review of this game is shown. */
  isReviewed(room: Room): boolean {
    return this.#reviewBranch === room.branch;
  }

  /** Opens it soon after the end. The focused control may be gone with the game; focus in the chat stays there. */
  gameEnded(): void {
    const controller = this.#controller();
    const room = controller?.store.value.room;
    const focused = this.#focused;
    if (!controller || !room) return;
    this.#lookForTurningPoint(controller, room);
    this.#visibility.openAfterPause(() => {
      if (focused && this.#focused !== this.#find('nh-chat-drawer')) void this.#focusOn('nh-result-panel');
    });
  }

  /** Shows it again. */
  show(controller: RoomController, room: Room): void {
    controller.replay.last();
    this.#lookForTurningPoint(controller, room);
    this.#visibility.open();
    void this.#focusOn('nh-result-panel');
  }

  /** Shows the board instead, without moving the focus. */
  hide(): void {
    this.#visibility.close();
  }

  /** Shows the final position; the focus moves from the result to the board's bar. */
  close(): void {
    const focused = this.#focused;
    const shouldMoveFocus = !focused || focused === this.#find('nh-result-panel');
    this.#visibility.close();
    if (shouldMoveFocus) void this.#focusOn('nh-result-bar');
  }

  /** Opens the whole review below the board. */
  async review(controller: RoomController, room: Room): Promise<void> {
    await import('./review-panel.ts');
    this.#visibility.close();
    this.#reviewBranch = room.branch;
    this.#host.requestUpdate();
    void controller.review.begin(room);
  }

  /** Begins the review of a game that is short enough to be reviewed automatically. */
  #lookForTurningPoint(controller: RoomController, room: Room): void {
    if (isReviewable(room, connection.player.value?.id ?? '') && room.ply <= MAX_AUTOMATIC_REVIEW_PLIES) void controller.review.begin(room);
  }

  get #focused(): Element | null {
    return this.#host.shadowRoot?.activeElement ?? null;
  }

  #find(element: 'nh-chat-drawer' | 'nh-result-panel' | 'nh-result-bar'): HTMLElement | null {
    return this.#host.renderRoot.querySelector(element);
  }

  async #focusOn(element: 'nh-result-panel' | 'nh-result-bar'): Promise<void> {
    await this.#host.updateComplete;
    this.#find(element)?.focus();
  }
}
