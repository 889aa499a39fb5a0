import { msg, str } from '@lit/localize';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { refusalInWords } from '../../ground/i18n/language.ts';
import { acceptInvitation } from '../../ground/net/access.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { port } from '../../parts/page/session.ts';
import { setTitle } from '../../parts/page/title.ts';
import { shownName } from '../../parts/words/names.ts';
import { deviceName } from './this-device.ts';

/**
 * Where a device becomes the same person as another, by the code that one shows. The code comes behind the `#` of a link, which is sent
 * to no server, and nothing is done before somebody says so: a program that looks at the link uses up nothing.
 */
@customElement('nh-link-page')
export class LinkPage extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 12px;
        max-width: 36rem;
      }
      form {
        display: grid;
        justify-items: start;
        gap: 10px;
      }
      input {
        font-size: 1.25rem;
        font-family: ui-monospace, monospace;
        width: min(100%, 14rem);
      }
      .fault {
        color: var(--warn);
        min-height: 1.5em;
      }
    `,
  ];

  @state() private refusal: Refusal | null = null;

  @query('input') private readonly input?: HTMLInputElement;

  protected readonly watch = new Watch(this, port.player);

  protected override render() {
    const name = port.player.value ? shownName(port.player.value.name) : null;
    return html`
      <h1>${msg('Be the same person here')}</h1>
      <p>${msg('Type the code that your other device shows. Then you have the same name and the same games here as there.')}</p>
      <form @submit=${this.#accept}>
        <label for="code">${msg('Code')}</label>
        <input
          id="code"
          required
          maxlength="40"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          aria-describedby="fault"
          .value=${location.hash.slice(1)}
        />
        <button type="submit" class="main">${msg('That is me')}</button>
        <p id="fault" class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      </form>
      ${name === null ? '' : html`<p class="soft">${msg(str`On this device you were ${name}. What ${name} played stays behind.`)}</p>`}
    `;
  }

  protected override updated(): void {
    setTitle(msg('Be the same person here'));
  }

  /** Everything begins anew as somebody else: the connection, and what this page knows of us. */
  async #accept(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await acceptInvitation(this.input?.value ?? '', deviceName(navigator.userAgent));
    if (answer.ok) location.replace('/me');
    else this.refusal = answer.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-link-page': LinkPage;
  }
}
