import { css, html, LitElement } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';

/** Resigning, which asks first. Fires `nh-resign`. */
@customElement('nh-resign-button')
export class ResignButton extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      dialog {
        width: min(100vw - 24px, 22rem);
      }
      form {
        display: grid;
        gap: 14px;
      }
      .row {
        display: flex;
        justify-content: flex-end;
        gap: 8px;
      }
    `,
  ];

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected override render() {
    return html`
      <button type="button" class="quiet" @click=${() => this.dialog?.showModal()}>Resign…</button>
      <dialog aria-labelledby="heading" @close=${this.#onClose}>
        <form method="dialog">
          <h2 id="heading">Resign this game?</h2>
          <p>Your opponent wins at once.</p>
          <div class="row">
            <button value="">Keep playing</button>
            <button value="resign" class="main">Resign</button>
          </div>
        </form>
      </dialog>
    `;
  }

  #onClose(): void {
    if (this.dialog?.returnValue === 'resign') this.dispatchEvent(new Event('nh-resign'));
    if (this.dialog) this.dialog.returnValue = '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-resign-button': ResignButton;
  }
}
