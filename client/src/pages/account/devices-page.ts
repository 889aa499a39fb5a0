import { msg } from '@lit/localize';
import type { TokenInfo } from '@nimhall/shared/protocol/messages';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { TitleController } from '../../components/page/title-controller.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { fetchTokens, renameToken, signOut, signOutOthers } from '../../net/access.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import './add-device.ts';
import { mine, OwnedListController } from './owned-list.ts';
import './owned-item.ts';
import './account-nav.ts';
import { lastUseInWords } from './words.ts';

/** The devices that are me. */
@customElement('nh-devices-page')
export class DevicesPage extends LitElement {
  static override styles = [base, controls, pageHeadStyles, panel, mine];

  protected readonly mine = new OwnedListController(this, () => fetchTokens('browser'));

  protected readonly named = new TitleController(this, () => [msg('Your devices')]);

  protected override render() {
    return html`
      <nh-account-nav here="devices"></nh-account-nav>
      ${pageHead({ title: msg('Your devices'), lead: msg('You’re signed in on these devices.') })}
      <nh-add-device></nh-add-device>
      ${this.mine.things ? this.#list(this.mine.things) : html`<p class="soft">${this.mine.refusal ? nothing : msg('Loading…')}</p>`}
      ${this.mine.said()}
    `;
  }

  #list(tokens: readonly TokenInfo[]): TemplateResult {
    return html`
      <ul class="panel">
        ${tokens.map((token) => this.#item(token))}
      </ul>
      ${
        tokens.length > 1
          ? html`<div><button type="button" @click=${() => this.mine.after(signOutOthers())}>${msg('Sign out everywhere else')}</button></div>`
          : nothing
      }
    `;
  }

  #item(token: TokenInfo): TemplateResult {
    const { id, current, usedAt } = token;
    return html`<li>
      <nh-owned-item
        .thing=${id}
        .name=${token.name === '' ? msg('Browser') : token.name}
        .detail=${current ? msg('this device') : lastUseInWords(usedAt)}
        .rename=${(name: string) => this.mine.after(renameToken(id, name))}
        .farewell=${current ? null : { says: msg('Sign out'), does: () => this.mine.after(signOut(id)) }}
      ></nh-owned-item>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-devices-page': DevicesPage;
  }
}
