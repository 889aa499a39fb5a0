import { msg } from '@lit/localize';
import { say } from '@nimhall/shared/phrase';
import type { TokenInfo } from '@nimhall/shared/protocol/messages';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { TitleController } from '../../components/page/title-controller.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize } from '../../i18n/language.ts';
import { addToken, fetchTokens, renameToken, signOut } from '../../net/access.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import '../../components/share/copy-field.ts';
import './my-programs.ts';
import { addForm, mine, OwnedListController } from './owned-list.ts';
import './owned-item.ts';
import './account-nav.ts';
import { lastUseInWords } from './words.ts';

/** The programs that are me, each by a token. */
@customElement('nh-programs-page')
export class ProgramsPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    panel,
    mine,
    addForm,
    css`
      .new {
        display: grid;
        gap: 6px;
      }
    `,
  ];

  /** The new token: the server shows it only once. */
  @state() private made: string | null = null;

  @query('input') private readonly input?: HTMLInputElement;

  protected readonly mine = new OwnedListController(this, () => fetchTokens('program'));

  protected readonly named = new TitleController(this, () => [localize(say`Your programs`)]);

  protected override render() {
    return html`
      <nh-account-nav here="programs"></nh-account-nav>
      ${pageHead({ title: localize(say`Your programs`) })}
      <nh-my-programs></nh-my-programs>
      <div>
        <h2>${msg('Your API tokens')}</h2>
        <p class="soft">${msg('A program with a token can play as you.')}</p>
      </div>
      <form @submit=${this.#add}>
        <label>${msg('New name')}<input required maxlength="40" autocomplete="off" /></label>
        <button type="submit" class="main">${msg('Create token')}</button>
      </form>
      ${this.made === null ? nothing : this.#new(this.made)}
      ${this.mine.said()}
      ${this.mine.things ? this.#list(this.mine.things) : html`<p class="soft">${this.mine.refusal ? nothing : msg('Loading…')}</p>`}
    `;
  }

  #new(token: string): TemplateResult {
    return html`<div class="panel new">
      <nh-copy-field .label=${msg('Token')} .value=${token}></nh-copy-field>
      <p role="status">${msg('Copy it now. It’s shown only once, and anyone who has it can play as you.')}</p>
    </div>`;
  }

  #list(programs: readonly TokenInfo[]): TemplateResult {
    if (programs.length === 0) return html`<p class="soft">${msg('No tokens yet.')}</p>`;
    return html`<ul class="panel">
      ${programs.map(
        ({ id, name, usedAt }) => html`<li>
          <nh-owned-item
            .thing=${id}
            .name=${name === '' ? msg('Program') : name}
            .detail=${lastUseInWords(usedAt)}
            .rename=${(called: string) => this.mine.after(renameToken(id, called))}
            .farewell=${{ says: msg('Remove'), does: () => this.mine.after(signOut(id)) }}
          ></nh-owned-item>
        </li>`,
      )}
    </ul>`;
  }

  #add(event: Event): void {
    event.preventDefault();
    if (!this.input) return;
    void this.mine.add(this.input, async (name) => {
      const answer = await addToken(name);
      if (answer.ok) this.made = answer.value;
      return answer;
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-programs-page': ProgramsPage;
  }
}
