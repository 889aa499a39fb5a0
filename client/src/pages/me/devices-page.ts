import { msg } from '@lit/localize';
import type { TokenInfo } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { refusalInWords } from '../../ground/i18n/language.ts';
import { fetchTokens, renameToken, signOut, signOutOthers } from '../../ground/net/access.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { panel } from '../../ground/styles/panel.ts';
import { setTitle } from '../../parts/page/title.ts';
import { siblings } from '../../parts/ui/siblings.ts';
import './bring-along.ts';
import './owned-item.ts';
import { pagesOfMine } from './pages-of-mine.ts';
import { WhenKnown } from './when-known.ts';
import { lastUseInWords } from './words.ts';

/** The devices and programs that are me. */
@customElement('nh-devices-page')
export class DevicesPage extends LitElement {
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
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 8px;
      }
      .refusal:empty {
        display: none;
      }
    `,
  ];

  /** Null while they are on their way. */
  @state() private tokens: readonly TokenInfo[] | null = null;

  @state() private refusal: Refusal | null = null;

  protected readonly known = new WhenKnown(this, () => void this.#look());

  protected override render() {
    return html`
      ${pagesOfMine('devices')}
      <div>
        <h1>${msg('Your devices')}</h1>
        <p class="soft">${msg('On each of them you are the same person, with the same name and the same games.')}</p>
      </div>
      <nh-bring-along></nh-bring-along>
      ${this.tokens ? this.#list(this.tokens) : html`<p class="soft">${this.refusal ? nothing : msg('Loading…')}</p>`}
      <p class="refusal" role="alert">${refusalInWords(this.refusal)}</p>
    `;
  }

  protected override updated(): void {
    setTitle(msg('Your devices'));
  }

  #list(tokens: readonly TokenInfo[]): TemplateResult {
    return html`
      <ul class="panel">
        ${tokens.map((token) => this.#item(token))}
      </ul>
      ${
        tokens.length > 1
          ? html`<div><button type="button" @click=${() => this.#after(signOutOthers())}>${msg('Sign out everywhere else')}</button></div>`
          : nothing
      }
    `;
  }

  #item(token: TokenInfo): TemplateResult {
    const { id, current, usedAt } = token;
    return html`<li>
      <nh-owned-item
        .name=${nameOf(token)}
        .detail=${current ? msg('this one') : lastUseInWords(usedAt)}
        .rename=${(name: string) => this.#after(renameToken(id, name))}
        .farewell=${current ? null : { says: msg('Sign out'), does: () => this.#after(signOut(id)) }}
      ></nh-owned-item>
    </li>`;
  }

  async #look(): Promise<void> {
    const answer = await fetchTokens();
    this.refusal = answer.ok ? null : answer.error;
    if (answer.ok) this.tokens = answer.value;
  }

  /** Looks again after something was done, or says why it was not. */
  async #after(done: Promise<Result<unknown, Refusal>>): Promise<void> {
    const answer = await done;
    if (answer.ok) await this.#look();
    else this.refusal = answer.error;
  }
}

function nameOf({ name, kind }: TokenInfo): string {
  if (name !== '') return name;
  return kind === 'browser' ? msg('A browser') : msg('A program');
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-devices-page': DevicesPage;
  }
}
