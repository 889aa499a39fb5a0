import { msg, str } from '@lit/localize';
import type { PasskeyInfo } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { canUsePasskeys, fetchPasskeys, keepMe, removePasskey, renamePasskey } from '../../ground/net/passkeys.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { panel } from '../../ground/styles/panel.ts';
import { Named } from '../../parts/page/named.ts';
import { port } from '../../parts/page/session.ts';
import { shownName } from '../../parts/words/names.ts';
import { Mine, mine } from './mine.ts';
import './owned-item.ts';
import './pages-of-mine.ts';
import { deviceName } from './this-device.ts';
import { lastUseInWords, personPath } from './words.ts';

/** Where a guest becomes somebody who is kept, and the passkeys by which they are. */
@customElement('nh-keep-page')
export class KeepPage extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    mine,
    css`
      section {
        display: grid;
        justify-items: start;
        gap: 12px;
      }
      ul {
        justify-self: stretch;
      }
      dialog form {
        display: grid;
        gap: 14px;
      }
      dialog .row {
        justify-content: flex-end;
      }
    `,
  ];

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected readonly mine = new Mine(this, fetchPasskeys);

  protected readonly watch = new Watch(this, port.player);

  protected readonly named = new Named(this, () => [msg('Keep your name')]);

  protected override render() {
    const { things: passkeys } = this.mine;
    return html`
      <nh-pages-of-mine here="keep"></nh-pages-of-mine>
      <h1>${msg('Keep your name')}</h1>
      ${passkeys ? (passkeys.length > 0 ? this.#kept(passkeys) : this.#guest()) : html`<p class="soft">${this.mine.refusal ? nothing : msg('Loading…')}</p>`}
      ${this.mine.said()}
    `;
  }

  #guest(): TemplateResult {
    const name = this.#name;
    return html`<section>
      <p>${msg(str`So far only this browser knows that you are ${name}. With a passkey you are ${name} on any device of yours, with all your games and ladders.`)}</p>
      ${
        canUsePasskeys()
          ? html`<p>${msg('There is no password and no e-mail address: your device asks for your finger, your face or its code.')}</p>
              <button type="button" class="main" @click=${this.#keep}>${msg('Keep this name')}</button>`
          : html`<p>${msg('That needs an address that begins with https, and a browser that knows passkeys. Here you can bring your other devices along instead.')}</p>
              <a class="button main" href=${PAGES.devices}>${msg('Your devices')}</a>`
      }
      <p><a href=${PAGES.link}>${msg('I have been here before')}</a></p>
    </section>`;
  }

  #kept(passkeys: readonly PasskeyInfo[]): TemplateResult {
    const name = this.#name;
    return html`
      <section>
        <p role="status">${msg(str`You are kept as ${name}: each of these passkeys lets you in, on any device.`)}</p>
        <ul class="panel">
          ${passkeys.map((passkey) => this.#item(passkey, passkeys.length === 1))}
        </ul>
        <div class="row">
          ${canUsePasskeys() ? html`<button type="button" @click=${this.#keep}>${msg('Add another passkey')}</button>` : nothing}
          <a class="button" href=${personPath(port.player.value?.name ?? '')}>${msg('How others see you')}</a>
        </div>
      </section>
      <dialog aria-labelledby="warning">
        <form method="dialog">
          <h2 id="warning">${msg('Remove your last passkey?')}</h2>
          <p>${msg(str`Then ${name} is not kept any more: only the devices where you are ${name} now still know you.`)}</p>
          <div class="row">
            <button type="submit">${msg('Keep it')}</button>
            <button type="submit" class="main" @click=${() => this.mine.after(removePasskey(passkeys[0]?.id ?? ''))}>${msg('Remove it')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  #item({ id, name, usedAt }: PasskeyInfo, isLast: boolean): TemplateResult {
    return html`<li>
      <nh-owned-item
        .thing=${id}
        .name=${name === '' ? msg('A passkey') : name}
        .detail=${lastUseInWords(usedAt)}
        .rename=${(called: string) => this.mine.after(renamePasskey(id, called))}
        .farewell=${{ says: msg('Remove'), does: () => (isLast ? this.dialog?.showModal() : this.mine.after(removePasskey(id))) }}
      ></nh-owned-item>
    </li>`;
  }

  get #name(): string {
    const me = port.player.value;
    return me ? shownName(me.name) : '';
  }

  async #keep(): Promise<void> {
    await this.mine.once(() => keepMe(deviceName(navigator.userAgent)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-keep-page': KeepPage;
  }
}
