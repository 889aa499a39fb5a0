import { msg, str } from '@lit/localize';
import { isBoard } from '@nimhall/shared/room/board-mark';
import { keptForQueueUntil } from '@nimhall/shared/room/queue';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, SEATS, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { occupantName } from '../../components/text/names.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { type Action, ActionEvent } from './actions.ts';

/** The rematch: to offer it, and to answer one. Between two bots the host asks for it. */
@customElement('nh-rematch')
export class Rematch extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 6px;
      }
      :host(:not([shown])) {
        display: none;
      }
      p {
        font-size: 0.9375rem;
        line-height: 1.25;
      }
      div {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: 8px;
      }
      button {
        padding-inline: 8px;
      }
    `,
  ];

  /** The room whose game is over. */
  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** True when we opened the room. */
  @property({ type: Boolean }) host = false;

  /** True where it is the next thing to do. */
  @property({ type: Boolean }) main = false;

  /** Whether there is anything to say or do. */
  @property({ type: Boolean, reflect: true }) shown = false;

  /** While there is an offer, which takes more words than a button. */
  @property({ type: Boolean, reflect: true }) offered = false;

  protected readonly ticker = new Ticker(this, 1_000, () => this.#isForQueue);

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.offered = this.room?.rematch != null;
    this.shown =
      this.room !== null &&
      !isBoard(this.room) &&
      !this.#isForQueue &&
      (isShut(this.room) || (!this.room.duel && (this.seat !== null || this.offered || this.#isOfBots())));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { room, seat } = this;
    if (!room || !this.shown) return nothing;
    if (isShut(room)) return html`<p>${msg('This room is closed.')} <a href="/">${msg('Choose another game.')}</a></p>`;
    if (!room.rematch) return html`<div>${this.#button({ kind: 'offer-rematch' }, msg('Rematch'), this.main)}</div>`;
    if (room.rematch === seat) {
      return html`<p role="status">${msg('Rematch offered. Waiting for the answer…')}</p>
        <div>${this.#button({ kind: 'answer-rematch', accept: false }, msg('Never mind'))}</div>`;
    }
    const offer = msg(str`${occupantName(room.seats[room.rematch])} offers a rematch.`);
    if (seat !== otherSeat(room.rematch)) return html`<p>${offer}</p>`;
    return html`<p role="status">${offer}</p>
      <div>
        ${this.#button({ kind: 'answer-rematch', accept: true }, msg('Accept'), true)}
        ${this.#button({ kind: 'answer-rematch', accept: false }, msg('Decline'))}
      </div>`;
  }

  /** While somebody in the queue may take a seat first. */
  get #isForQueue(): boolean {
    return this.room !== null && keptForQueueUntil(this.room) > Date.now() + connection.offset.value;
  }

  #isOfBots(): boolean {
    return this.host && SEATS.every((seat) => this.room?.seats[seat]?.kind === 'bot');
  }

  #button(action: Action, text: string, main = false): TemplateResult {
    return html`<button type="button" class=${main ? 'main' : ''} @click=${() => this.dispatchEvent(new ActionEvent(action))}>${text}</button>`;
  }
}

/** Whether the room is closed for further games. */
function isShut(room: Room): boolean {
  return room.closed || room.result?.reason === 'expired';
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-rematch': Rematch;
  }
}
