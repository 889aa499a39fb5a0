import { msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { panel } from '../../styles/panel.ts';
import './share-link.ts';
import type { Shareable } from './shareable.ts';

/**
 * Sharing on a page: a button that opens everything there is to share, and, where somebody is waited for, the link in
 * sight. What the button opens is fetched when it is needed.
 */
@customElement('nh-share')
export class Share extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: start;
        gap: 8px;
      }
      .panel,
      :host([slot]) > button {
        justify-self: stretch;
      }
      .head {
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: 12px;
        position: sticky;
        top: calc(-1 * var(--gap));
        margin: calc(-1 * var(--gap)) 0 0;
        padding-block: 10px;
        background: var(--card);
      }
    `,
  ];

  /** What is shared. */
  @property({ attribute: false }) shareable: Shareable | null = null;

  @state() private opened = false;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected override render() {
    const waiting = this.shareable?.room?.status === 'waiting';
    return html`
      ${waiting ? html`<nh-share-link class="panel" .shareable=${this.shareable}></nh-share-link>` : nothing}
      <button type="button" @click=${this.#open}>${waiting ? msg('More options…') : msg('Share…')}</button>
      <dialog class="wide" aria-labelledby="heading" closedby="any" @close=${this.#onClose}>
        <div class="head">
          <h2 id="heading">${msg('Share')}</h2>
          <button type="button" @click=${() => this.dialog?.close()}>${msg('Close')}</button>
        </div>
        ${this.opened ? html`<nh-share-panel .shareable=${this.shareable}></nh-share-panel>` : nothing}
      </dialog>
    `;
  }

  #open(): void {
    void import('./share-panel.ts');
    this.opened = true;
    this.dialog?.showModal();
  }

  #onClose(): void {
    this.opened = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-share': Share;
  }
}
