import { msg, str } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import type { Presence } from '@nimhall/shared/protocol/messages';
import { MAX_QUEUE, playableAt, seatToGive } from '@nimhall/shared/room/queue';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { localize } from '../../i18n/language.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { type Action, ActionEvent } from './actions.ts';

/** Waiting to play the winner: to join and leave the queue, one's place in it, and the next game once it is one's turn. */
@customElement('nh-table-queue')
export class TableQueue extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host,
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      p {
        font-weight: 600;
      }
      :host([slot]) {
        justify-content: center;
      }
    `,
  ];

  /** A room that has a queue. */
  @property({ attribute: false }) room: Room | null = null;

  /** Our own id. */
  @property({ attribute: false }) me = '';

  @property({ attribute: false }) presence: Presence | null = null;

  /** Our turn may come by waiting. */
  protected readonly ticker = new Ticker(this, 1_000, () => this.room?.status === 'over' && this.#place >= 0);

  protected override render() {
    const { room, me } = this;
    if (!room) return nothing;
    const waiting = room.queue?.players.length ?? 0;
    if (seatOf(room, me)) {
      return waiting === 0
        ? nothing
        : html`<p role="status">${localize(count(waiting, '{0} person wants to play the winner.', '{0} people want to play the winner.'))}</p>`;
    }
    if (this.#place < 0) return waiting < MAX_QUEUE ? this.#button({ kind: 'join-queue' }, msg('Play the winner')) : nothing;
    return html`<p role="status">${this.#place === 0 ? msg('You play the winner next.') : msg(str`You’re number ${this.#place + 1} in line.`)}</p>
      <div>
        ${this.#isMyTurn(room) ? this.#button({ kind: 'play-winner' }, msg('Play now'), true) : nothing}
        ${this.#button({ kind: 'leave-queue' }, msg('Leave line'))}
      </div>`;
  }

  get #place(): number {
    return this.room?.queue?.players.indexOf(this.me) ?? -1;
  }

  #isMyTurn(room: Room): boolean {
    const at = playableAt(room, this.me);
    const free = this.presence && seatToGive(room, this.presence.seats);
    return at !== null && free !== null && Date.now() + connection.offset.value >= at;
  }

  #button(action: Action, text: string, main = false): TemplateResult {
    return html`<button type="button" class=${main ? 'main' : ''} @click=${() => this.dispatchEvent(new ActionEvent(action))}>${text}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-table-queue': TableQueue;
  }
}
