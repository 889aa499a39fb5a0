import { msg, str } from '@lit/localize';
import type { PasskeyInfo } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { refusalInWords } from '../../ground/i18n/language.ts';
import { canUsePasskeys, fetchPasskeys, keepMe, removePasskey, renamePasskey } from '../../ground/net/passkeys.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { panel } from '../../ground/styles/panel.ts';
import { port } from '../../parts/page/session.ts';
import { setTitle } from '../../parts/page/title.ts';
import { siblings } from '../../parts/ui/siblings.ts';
import { shownName } from '../../parts/words/names.ts';
import './owned-item.ts';
import { pagesOfMine } from './pages-of-mine.ts';
import { deviceName } from './this-device.ts';
import { WhenKnown } from './when-known.ts';
import { lastUseInWords } from './words.ts';

/** Where a guest becomes somebody who is kept, and the passkeys by which they are. */
@customElement('nh-keep-page')
export class KeepPage extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    siblings,
    css`
      :host {
        display: grid;
        gap: var(--gap);
        max-width: 42rem;
      }
      section {
        display: grid;
        justify-items: start;
        gap: 12px;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 8px;
        justify-self: stretch;
      }
      dialog form {
        display: grid;
        gap: 14px;
      }
      dialog .row {
        justify-content: flex-end;
      }
      .refusal:empty {
        display: none;
      }
    `,
  ];

  /** Null while they are on their way. */
  @state() private passkeys: readonly PasskeyInfo[] | null = null;

  @state() private refusal: Refusal | null = null;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected readonly known = new WhenKnown(this, () => void this.#look());

  protected readonly watch = new Watch(this, port.player);

  protected override render() {
    const { passkeys } = this;
    return html`
      ${pagesOfMine('keep')}
      <h1>${msg('Keep your name')}</h1>
      ${passkeys ? (passkeys.length > 0 ? this.#kept(passkeys) : this.#guest()) : html`<p class="soft">${this.refusal ? nothing : msg('Loading…')}</p>`}
      <p class="refusal" role="alert">${refusalInWords(this.refusal)}</p>
    `;
  }

  protected override updated(): void {
    setTitle(msg('Keep your name'));
  }

  #guest(): TemplateResult {
    const name = this.#name;
    return html`<section>
      <p>${msg(str`So far only this browser knows that you are ${name}. With a passkey you are ${name} on any device of yours, with all your games.`)}</p>
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
        ${canUsePasskeys() ? html`<button type="button" @click=${this.#keep}>${msg('Add another passkey')}</button>` : nothing}
      </section>
      <dialog aria-labelledby="warning">
        <form method="dialog">
          <h2 id="warning">${msg('Remove your last passkey?')}</h2>
          <p>${msg(str`Then ${name} is not kept any more: only the devices where you are ${name} now still know you.`)}</p>
          <div class="row">
            <button type="submit">${msg('Keep it')}</button>
            <button type="submit" class="main" @click=${() => this.#after(removePasskey(passkeys[0]?.id ?? ''))}>${msg('Remove it')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  #item({ id, name, usedAt }: PasskeyInfo, isLast: boolean): TemplateResult {
    return html`<li>
      <nh-owned-item
        .name=${name === '' ? msg('A passkey') : name}
        .detail=${lastUseInWords(usedAt)}
        .rename=${(called: string) => this.#after(renamePasskey(id, called))}
        .farewell=${{ says: msg('Remove'), does: () => (isLast ? this.dialog?.showModal() : this.#after(removePasskey(id))) }}
      ></nh-owned-item>
    </li>`;
  }

  get #name(): string {
    return shownName(port.player.value?.name ?? '');
  }

  async #keep(): Promise<void> {
    await this.#after(keepMe(deviceName(navigator.userAgent)));
  }

  async #look(): Promise<void> {
    const answer = await fetchPasskeys();
    this.refusal = answer.ok ? null : answer.error;
    if (answer.ok) this.passkeys = answer.value;
  }

  /** Looks again after something was done, or says why it was not. */
  async #after(done: Promise<Result<unknown, Refusal>>): Promise<void> {
    const answer = await done;
    if (answer.ok) await this.#look();
    else this.refusal = answer.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-keep-page': KeepPage;
  }
}
