import { msg } from '@lit/localize';
import { abortableAt } from '@nimhall/shared/room/decide/endings';
import { takebackRefused } from '@nimhall/shared/room/decide/takeback';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { type Action, ActionEvent } from './actions.ts';

/** How often it is looked whether a game may be called off by now, in milliseconds. */
const CHECK_INTERVAL_MS = 10_000;

/** Actions of a player besides moving: ask for a takeback, abort or resign; the last two ask for confirmation. */
@customElement('nh-player-actions')
export class PlayerActions extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    css`
      /* Its buttons are on the line of those around it. */
      :host {
        display: contents;
      }
      /* It keeps its place, so that nothing moves when there is a move to take back. */
      .none {
        visibility: hidden;
      }
    `,
  ];

  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** The question of the dialog when it was opened, so that a new move does not change it under a finger. */
  @state() private asked: 'abort' | 'resign' = 'resign';

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected readonly ticker = new Ticker(this, CHECK_INTERVAL_MS, () => Number.isFinite(this.#untilCalledOff) && this.#untilCalledOff > 0);

  protected override render() {
    const { room, seat } = this;
    if (room?.status !== 'playing' || !seat) return nothing;
    const asksFor = this.#untilCalledOff > 0 ? 'resign' : 'abort';
    const early = this.asked === 'abort';
    return html`
      ${this.#button(asksFor === 'abort' ? msg('Call off…') : msg('Resign…'), () => this.#ask(asksFor))}
      ${
        room.duel
          ? nothing
          : html`<button
              type="button"
              class="quiet ${takebackRefused(room, seat) ? 'none' : ''}"
              @click=${() => this.#action({ kind: 'offer-takeback' })}
            >${msg('Take back')}</button>`
      }
      <dialog aria-labelledby="heading" @close=${this.#onClose}>
        <form method="dialog">
          <h2 id="heading">${early ? msg('Call this game off?') : msg('Resign this game?')}</h2>
          <p>${early ? msg('It ends at once, and no one wins.') : msg('Your opponent wins at once.')}</p>
          <div class="buttons">
            <button value="">${msg('Keep playing')}</button>
            <button value=${this.asked} class="main">${early ? msg('Call off') : msg('Resign')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  /** The time until the game may be aborted, in milliseconds; infinite if it can only be resigned. */
  get #untilCalledOff(): number {
    const at = this.room && this.seat ? abortableAt(this.room, this.seat) : null;
    return at === null ? Number.POSITIVE_INFINITY : Math.max(0, at - Date.now() - connection.offset.value);
  }

  #ask(what: 'abort' | 'resign'): void {
    if (!this.dialog) return;
    this.asked = what;
    // Closing the dialog by a key answers nothing, so an earlier answer is cleared.
    this.dialog.returnValue = '';
    this.dialog.showModal();
  }

  #button(text: string, onClick: () => void): TemplateResult {
    return html`<button type="button" class="quiet" @click=${onClick}>${text}</button>`;
  }

  #onClose(): void {
    const { returnValue: chosen } = this.dialog ?? {};
    if (chosen === 'resign' || chosen === 'abort') this.#action({ kind: chosen });
  }

  #action(action: Action): void {
    this.dispatchEvent(new ActionEvent(action));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-player-actions': PlayerActions;
  }
}
