import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './copy-field.ts';

/** Copies the address of the page. Where the browser does not let us, the address is shown, to be copied by hand. */
@customElement('nh-copy-link')
export class CopyLink extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      /* Its gap, as long as it says nothing. */
      span:empty {
        margin-inline-start: -8px;
      }
      nh-copy-field {
        flex: 1 1 16rem;
      }
    `,
  ];

  /** The address that was copied, or could not be. */
  @state() private answered: { readonly address: string; readonly isCopied: boolean } | null = null;

  protected override render() {
    const { answered } = this;
    return html`<button type="button" @click=${this.#copy}>${msg('Copy link')}</button>
      <span class="soft" role="status">${answered?.isCopied ? msg('Copied.') : ''}</span>
      ${answered && !answered.isCopied ? html`<nh-copy-field label=${msg('Link')} .value=${answered.address}></nh-copy-field>` : ''}`;
  }

  async #copy(): Promise<void> {
    const address = location.href;
    try {
      // Only offered by the browser on https and localhost, and the person may refuse.
      await navigator.clipboard.writeText(address);
      this.answered = { address, isCopied: true };
    } catch {
      this.answered = { address, isCopied: false };
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-copy-link': CopyLink;
  }
}
