import { msg } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { refusalInWords } from '../../i18n/language.ts';
import { createLinkCode } from '../../net/access.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/share/copy-field.ts';
import '../../components/share/qr-code.ts';

/** A code by which another device becomes the same person: to be photographed, typed or sent. */
@customElement('nh-add-device')
export class AddDevice extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: 10px;
      }
      .code {
        font-size: 1.5rem;
        font-variant-numeric: tabular-nums;
        letter-spacing: 0.08em;
      }
      nh-copy-field {
        width: min(100%, 30rem);
      }
      p:empty {
        display: none;
      }
    `,
  ];

  /** Null before one is asked for, and when it holds no longer. */
  @state() private code: string | null = null;

  @state() private refusal: Refusal | null = null;

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** While one is on its way: each ends the one before. */
  readonly #going = new SingleFlight();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.code = null;
  }

  protected override render() {
    const { code } = this;
    if (code === null) {
      return html`<button type="button" class="main" @click=${this.#createLinkCode}>${msg('Add a device')}</button>
        <p role="alert">${refusalInWords(this.refusal)}</p>`;
    }
    const link = `${location.origin}${PAGES.link}#${code}`;
    return html`
      <p role="status">${msg('Scan this with your other device to sign in there. Don’t show it to anyone else.')}</p>
      <nh-qr-code .link=${link}></nh-qr-code>
      <p>${msg('Or open this page there and enter the code:')} <strong>${location.host}${PAGES.link}</strong></p>
      <p class="code">${code.slice(0, 5)} ${code.slice(5)}</p>
      <nh-copy-field .label=${msg('Or open this link there')} .value=${link}></nh-copy-field>
      <p class="soft">${msg('The code works once, for five minutes.')}</p>
    `;
  }

  async #createLinkCode(): Promise<void> {
    const answer = await this.#going.run(createLinkCode);
    if (!answer) return;
    this.refusal = answer.ok ? null : answer.error;
    if (!answer.ok || !this.isConnected) return;
    this.code = answer.value.code;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.code = null;
    }, answer.value.holdsFor);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-add-device': AddDevice;
  }
}
