import { shownClassCode } from '@nimhall/shared/gathering/class-code';
import { say } from '@nimhall/shared/phrase';
import { newId } from '@nimhall/shared/player/new-id';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { replaceAddress } from '../../components/page/navigation.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { classPath } from './links.ts';

/** Where another device becomes a teacher of a class, by the secret behind the `#` of its address. */
@customElement('nh-teach-page')
export class TeachPage extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: var(--space-3);
        max-width: var(--width-reading);
      }
    `,
  ];

  @property({ attribute: false }) code = '';

  @state() private refusal: Refusal | null = null;

  readonly #going = new SingleFlight();

  protected readonly named = new TitleController(this, () => [localize(say`Class ${shownClassCode(this.code)}`)]);

  protected override render() {
    return html`
      <h1>${localize(say`Class ${shownClassCode(this.code)}`)}</h1>
      <p>${localize(say`You can start rounds and see all answers from this device.`)}</p>
      <button type="button" class="main" @click=${this.#teach}>${localize(say`Teach here`)}</button>
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
    `;
  }

  #teach(): void {
    void this.#going.run(async () => {
      const ack = await connection.send('class:teach', { code: this.code, id: newId(), key: location.hash.slice(1) || '-' });
      this.refusal = ack.ok ? null : ack.error;
      // The secret does not stay in the history of the device.
      if (ack.ok && this.isConnected) replaceAddress(classPath(this.code));
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-teach-page': TeachPage;
  }
}
