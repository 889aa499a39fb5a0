import { msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './copy-field.ts';
import type { Shareable } from './shareable.ts';
import { linkLabel, linkTitle } from './words.ts';

/** A link that may be passed on: copied, sent where the device can do that, or read by a camera. */
@customElement('nh-share-link')
export class ShareLink extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 12px var(--gap);
      }
      nh-copy-field {
        flex: 1 1 min(17rem, 100%);
        min-width: 0;
      }
      nh-qr-code {
        flex: 0 1 min(11rem, 100%);
        min-width: 0;
      }
      /* Its code comes later, and nothing moves away under a finger then. */
      nh-qr-code:not(:defined) {
        aspect-ratio: 1;
      }
    `,
  ];

  /** What is shared. */
  @property({ attribute: false }) shareable: Shareable | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void import('./qr-code.ts');
  }

  protected override render() {
    if (!this.shareable) return nothing;
    const { shareable } = this;
    const link = location.origin + shareable.path;
    return html`
      <nh-copy-field .label=${linkLabel(shareable)} .value=${link}>
        ${
          'share' in navigator
            ? html`<button type="button" @click=${() => this.#send(linkTitle(shareable), link)}>${msg('Send…')}</button>`
            : nothing
        }
      </nh-copy-field>
      <nh-qr-code .link=${link}></nh-qr-code>
    `;
  }

  async #send(title: string, url: string): Promise<void> {
    // Rejects when the person thinks better of it; the link is still there to be copied.
    await navigator.share({ title, url }).catch(() => undefined);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-share-link': ShareLink;
  }
}
