import { msg, str } from '@lit/localize';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { learntKeeper } from '../../components/learnt/my-keeper.ts';
import { connection } from '../../components/page/session.ts';
import { displayName } from '../../components/text/names.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { deleteAccount } from '../../net/access.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';

/** Deletes the account, in two steps. */
@customElement('nh-delete-account')
export class DeleteAccount extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    css`
      section {
        display: grid;
        justify-items: start;
        gap: 12px;
      }
    `,
  ];

  @state() private refusal: Refusal | null = null;

  /** While the server is asked: once is enough. */
  @state() private going = false;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected readonly watch = new StoreController(this, connection.player);

  protected override render() {
    const name = connection.player.value ? displayName(connection.player.value.name) : '…';
    return html`
      <section>
        <h2>${msg('Delete account')}</h2>
        <p>${msg('Your name disappears from all games, lists and chats. Others see “Someone” instead. The games and your messages stay.')}</p>
        <button type="button" ?disabled=${!connection.player.value} @click=${() => this.dialog?.showModal()}>${msg('Delete account…')}</button>
      </section>
      <dialog aria-labelledby="warning" aria-describedby="loss">
        <form method="dialog" @submit=${this.#forget}>
          <h2 id="warning">${msg(str`Delete account ${name}?`)}</h2>
          <p id="loss">
            ${msg(str`You’ll be signed out on every device. Your passkeys, API tokens, list of games, lessons, puzzles and ladders are deleted, and anyone can take the name ${name}. This can’t be undone.`)}
          </p>
          <p>${msg('To keep your games, download them first.')}</p>
          <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
          <div class="buttons">
            <button type="button" autofocus @click=${() => this.dialog?.close()}>${msg('Cancel')}</button>
            <button type="submit" class="main" ?disabled=${this.going}>${msg('Delete forever')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  async #forget(event: Event): Promise<void> {
    event.preventDefault();
    this.going = true;
    const answer = await deleteAccount();
    this.going = false;
    this.refusal = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    learntKeeper.forget();
    // Reloads, because everything on this page belongs to the deleted account.
    location.assign('/');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-delete-account': DeleteAccount;
  }
}
