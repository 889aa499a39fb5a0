import { msg } from '@lit/localize';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { type Action, ActionEvent } from './actions.ts';

/** What a player may do besides moving: ask for a move back, call the game off or resign, which both ask first. */
@customElement('nh-player-actions')
export class PlayerActions extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host,
      .row {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: 8px;
      }
      /* It keeps its place, so that nothing moves when there is a move to take back. */
      .none {
        visibility: hidden;
      }
      dialog {
        width: min(100vw - 24px, 22rem);
      }
      form {
        display: grid;
        gap: 14px;
      }
    `,
  ];

  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected override render() {
    const { room, seat } = this;
    if (room?.status !== 'playing' || !seat) return nothing;
    const early = room.ply < 2;
    const moved = room.turn === seat ? room.ply >= 2 : room.ply >= 1;
    return html`
      <button
        type="button"
        class="quiet ${moved && !room.takeback ? '' : 'none'}"
        @click=${() => this.#action({ kind: 'offer-takeback' })}
      >${msg('Take back')}</button>
      ${this.#button(early ? msg('Call off…') : msg('Resign…'), () => this.dialog?.showModal())}
      <dialog aria-labelledby="heading" @close=${this.#onClose}>
        <form method="dialog">
          <h2 id="heading">${early ? msg('Call this game off?') : msg('Resign this game?')}</h2>
          <p>${early ? msg('It ends at once, and nobody wins.') : msg('Your opponent wins at once.')}</p>
          <div class="row">
            <button value="">${msg('Keep playing')}</button>
            <button value=${early ? 'abort' : 'resign'} class="main">${early ? msg('Call off') : msg('Resign')}</button>
          </div>
        </form>
      </dialog>
    `;
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
