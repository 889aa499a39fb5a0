import { msg } from '@lit/localize';
import { css, html, LitElement, svg } from 'lit';
import { customElement } from 'lit/decorators.js';
import { settings } from '../../reactive/settings.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { toggleSound } from './toggle-sound.ts';

/** Switches sounds on or off, on the page where they are heard. */
@customElement('nh-sound-button')
export class SoundButton extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      button {
        width: 44px;
        padding: 0;
      }
      svg {
        width: 22px;
        height: 22px;
      }
    `,
  ];

  protected readonly watch = new StoreController(this, settings);

  protected override render() {
    const { sound } = settings.value;
    return html`<button
      type="button"
      class="quiet"
      aria-pressed=${sound}
      aria-label=${msg('Sounds')}
      title=${sound ? msg('Sounds are on.') : msg('Sounds are off.')}
      @click=${toggleSound}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
        <path d="M4 9.5v5h3.5l5 4v-13l-5 4Z" fill="currentColor" />
        ${sound ? svg`<path d="M16 9.2a4 4 0 0 1 0 5.6M18.6 6.6a7.6 7.6 0 0 1 0 10.8" />` : svg`<path d="m16.5 9.5 5 5m0-5-5 5" />`}
      </svg>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-sound-button': SoundButton;
  }
}
