import { msg } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { connection } from '../components/page/session.ts';
import { displayName } from '../components/text/names.ts';
import { showDialog } from '../components/ui/show-dialog.ts';
import { refusalInWords } from '../i18n/language.ts';
import { renamePlayer } from '../net/access.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import { dialogStyles } from '../styles/dialog.ts';

/** Changes the name, registers an account, and links to the account pages. */
@customElement('nh-name-dialog')
export class NameDialog extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    css`
      nav {
        display: grid;
      }
      nav a {
        min-height: 44px;
        align-content: center;
      }
    `,
  ];

  @state() private fault: Refusal | null = null;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  @query('input') private readonly input?: HTMLInputElement;

  /** Shows it, with the name we have. */
  async open(): Promise<void> {
    this.fault = null;
    await this.updateComplete;
    const me = connection.player.value;
    if (this.input) this.input.value = me ? displayName(me.name) : '';
    showDialog(this.dialog);
    this.input?.select();
  }

  protected override render() {
    return html`
      <dialog aria-labelledby="heading">
        <form method="dialog" @submit=${this.#save}>
          <h2 id="heading">${msg('Your name')}</h2>
          <label for="name">${msg('Shown to other players')}</label>
          <input id="name" required maxlength="40" autocomplete="nickname" aria-describedby="fault" aria-invalid=${this.fault !== null} />
          <p id="fault" class="fault" role="alert">${refusalInWords(this.fault)}</p>
          <div class="buttons">
            <button type="button" @click=${this.#close}>${msg('Cancel')}</button>
            <button type="submit" class="main">${msg('Save')}</button>
          </div>
          <nav aria-label=${msg('You')} @click=${this.#close}>
            <a href=${PAGES.keep}>${msg('Create account')}</a>
            <a href=${PAGES.link}>${msg('Sign in')}</a>
            <a href=${PAGES.me}>${msg('Your games')}</a>
          </nav>
        </form>
      </dialog>
    `;
  }

  #close(): void {
    this.dialog?.close();
  }

  async #save(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await renamePlayer(this.input?.value.trim() ?? '');
    if (!answer.ok) {
      this.fault = answer.error;
      return;
    }
    connection.player.set(answer.value);
    this.#close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-name-dialog': NameDialog;
  }
}
