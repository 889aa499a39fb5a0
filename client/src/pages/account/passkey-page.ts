import { msg, str } from '@lit/localize';
import type { PasskeyInfo } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { displayName } from '../../components/text/names.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { renamePlayer } from '../../net/access.ts';
import { canUsePasskeys, fetchPasskeys, registerPasskey, removePasskey, renamePasskey } from '../../net/passkeys.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { panel } from '../../styles/panel.ts';
import { mine, OwnedListController } from './owned-list.ts';
import './owned-item.ts';
import './account-nav.ts';
import { deviceName } from './this-device.ts';
import { lastUseInWords, personPath } from './words.ts';

/** Where a guest registers an account, and manages its passkeys. */
@customElement('nh-passkey-page')
export class PasskeyPage extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    pageHeadStyles,
    panel,
    mine,
    css`
      section,
      section form {
        display: grid;
        justify-items: start;
        gap: 12px;
      }
      ul {
        justify-self: stretch;
      }
    `,
  ];

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  @query('#name') private readonly nameInput?: HTMLInputElement;

  protected readonly mine = new OwnedListController(this, fetchPasskeys);

  protected readonly watch = new StoreController(this, connection.player);

  protected readonly named = new TitleController(this, () => [msg('Account')]);

  protected override render() {
    const { things: passkeys } = this.mine;
    return html`
      <nh-account-nav here="keep"></nh-account-nav>
      ${pageHead({ title: msg('Account') })}
      ${passkeys ? (passkeys.length > 0 ? this.#kept(passkeys) : this.#guest()) : html`<p class="soft">${this.mine.refusal ? nothing : msg('Loading…')}</p>`}
      ${this.mine.said()}
    `;
  }

  #guest(): TemplateResult {
    const name = this.#name;
    return html`<section>
      <p>${msg(str`So far, ${name} exists only in this browser. Create an account to sign in as ${name} on any device, with your games, lessons and ladders.`)}</p>
      ${
        canUsePasskeys()
          ? html`<p>${msg('No password, no email. Your device asks for your fingerprint, your face or its PIN.')}</p>
              <form @submit=${this.#create}>
                <label for="name">${msg('Your name')}</label>
                <input id="name" required maxlength="40" autocomplete="nickname" .value=${name} />
                <button type="submit" class="main">${msg('Create account')}</button>
              </form>`
          : html`<p>${msg('Accounts need an https address and a browser with passkeys. You can add your other devices instead.')}</p>
              <a class="button main" href=${PAGES.devices}>${msg('Your devices')}</a>`
      }
      <p><a href=${PAGES.link}>${msg('Sign in')}</a></p>
    </section>`;
  }

  #kept(passkeys: readonly PasskeyInfo[]): TemplateResult {
    const name = this.#name;
    return html`
      <section>
        <p role="status">${msg(str`Your account is ${name}. Each of these passkeys signs you in on any device.`)}</p>
        <ul class="panel">
          ${passkeys.map((passkey) => this.#item(passkey, passkeys.length === 1))}
        </ul>
        <div class="row">
          ${canUsePasskeys() ? html`<button type="button" @click=${this.#keep}>${msg('Add passkey')}</button>` : nothing}
          <a class="button" href=${personPath(connection.player.value?.name ?? '')}>${msg('Public profile')}</a>
        </div>
      </section>
      <dialog aria-labelledby="warning">
        <form method="dialog">
          <h2 id="warning">${msg('Remove your last passkey?')}</h2>
          <p>${msg(str`Without a passkey, you can play as ${name} only on devices that are signed in now.`)}</p>
          <div class="buttons">
            <button type="submit">${msg('Cancel')}</button>
            <button type="submit" class="main" @click=${() => this.mine.after(removePasskey(passkeys[0]?.id ?? ''))}>${msg('Remove passkey')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  #item({ id, name, usedAt }: PasskeyInfo, isLast: boolean): TemplateResult {
    return html`<li>
      <nh-owned-item
        .thing=${id}
        .name=${name === '' ? msg('Passkey') : name}
        .detail=${lastUseInWords(usedAt)}
        .rename=${(called: string) => this.mine.after(renamePasskey(id, called))}
        .farewell=${{ says: msg('Remove'), does: () => (isLast ? this.dialog?.showModal() : this.mine.after(removePasskey(id))) }}
      ></nh-owned-item>
    </li>`;
  }

  get #name(): string {
    const me = connection.player.value;
    return me ? displayName(me.name) : '';
  }

  /** The name first, where another one is wanted: it is the one that is kept. */
  async #create(event: Event): Promise<void> {
    event.preventDefault();
    const name = this.nameInput?.value.trim() ?? '';
    await this.mine.once(async () => {
      const renamed = name === this.#name ? null : await renamePlayer(name);
      if (renamed && !renamed.ok) return renamed;
      if (renamed) connection.player.set(renamed.value);
      return await registerPasskey(deviceName(navigator.userAgent));
    });
  }

  async #keep(): Promise<void> {
    await this.mine.once(() => registerPasskey(deviceName(navigator.userAgent)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-passkey-page': PasskeyPage;
  }
}
