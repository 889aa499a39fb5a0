import { msg } from '@lit/localize';
import type { Refusal } from '@nimhall/shared/refusal';
import { isCorrespondence } from '@nimhall/shared/room/clock-rule';
import { isInBreak } from '@nimhall/shared/room/duel-phase';
import { ROOM_NOT_FOUND } from '@nimhall/shared/room/not-found';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { html, nothing, type TemplateResult } from 'lit';
import { refusalInWords } from '../../i18n/language.ts';
import type { RoomStore } from '../../stores/room-store.ts';

/** Whether this player may see who was winning. */
export function isReviewable(room: Room, me: string): boolean {
  return room.status === 'over' && room.ply > 0 && !isInBreak(room) && mayWatchOverlay(room, me).ok;
}

/** While the server could not carry out a command. */
export function tryingAgain(): string {
  return msg('The server is busy. Trying again…');
}

/**
 * Why the last command was not carried out yet, or not at all: over the top of the page, so that nothing moves, until it is tapped or
 * something else is done.
 */
export function faultNotice(store: RoomStore): TemplateResult {
  const { trying, refusal } = store.value;
  const said = trying ? tryingAgain() : refusalInWords(refusal);
  const close = ({ currentTarget }: Event) => {
    store.forgetRefusal();
    focusBoardBeside(currentTarget as Element);
  };
  return html`<div class="fault" role="alert">${said ? html`<button type="button" class="toast fault" @click=${close}>${said}</button>` : nothing}</div>`;
}

/** An element that goes away leaves the focus to the board, so that a game can be played on by keyboard. */
function focusBoardBeside(element: Element): void {
  const root = element.getRootNode() as ShadowRoot;
  root.querySelector<HTMLElement>('nh-game-table')?.focus({ preventScroll: true });
}

/** A page without a room, for people who followed a link; they can play all the same. */
export function missingRoom(refusal: Refusal): TemplateResult {
  void import('../lobby/welcome.ts');
  return html`<div class="missing">
    <h1>${msg('Room not found')}</h1>
    <p>${refusal.code === ROOM_NOT_FOUND.code ? '' : refusalInWords(refusal)} ${msg(html`Check the link, or <a href="/">choose a game in the lobby</a>.`)}</p>
    <nh-welcome></nh-welcome>
  </div>`;
}

/** Whether we watch a game without a seat. */
export function isWatched(room: Room, seat: Seat | null): boolean {
  return room.status === 'playing' && seat === null;
}

/** Offers notifications of our turns in a game that goes on. */
export function turnOffer({ clock }: Room): TemplateResult {
  void import('./turn-offer.ts');
  return html`<nh-turn-offer ?days=${clock !== null && isCorrespondence(clock)}></nh-turn-offer>`;
}

/** The state of a challenge. */
export function challengeStatus(room: Room): TemplateResult {
  void import('./challenge-status.ts');
  return html`<nh-challenge-status .room=${room}></nh-challenge-status>`;
}
